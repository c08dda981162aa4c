import { createSignal, Show, type JSX } from 'solid-js';
import { chooseTheme, chosenTheme, type Theme } from '../app/theme.ts';
import { mayPlan } from '../plan/may-plan.ts';
import { ClockButton } from '../clock/ClockButton.tsx';
import { TellingButton } from '../notify/TellingButton.tsx';
import { GetUp } from '../substitutes/GetUp.tsx';
import { soughtFor } from '../substitutes/held.ts';
import { text } from '../text/en.ts';
import { planText } from '../text/plan.ts';
import { recapText } from '../text/recap.ts';
import { substitutesText } from '../text/substitutes.ts';
import { votesText } from '../text/votes.ts';
import { chooseNumerals, showsNumerals } from '../tile/numerals.ts';
import { Choices } from '../ui/Choices.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { useBoard } from './board.ts';
import { OwnMoves } from './OwnMoves.tsx';
import { SideTabs } from './Side.tsx';
import './menu-sheet.css';

/** The menu of the board: how tiles and light should be, the scores, and on a phone the log and the seats. */
export function MenuSheet(): JSX.Element {
  const board = useBoard();
  const [theme, setTheme] = createSignal(chosenTheme());
  const choose = (next: Theme): void => {
    chooseTheme(next);
    setTheme(next);
  };
  const mayHint = (): boolean => !board.isBusy() && (board.now().mode === 'playing' || board.now().mode === 'building');
  const mayAskTable = (): boolean => board.props.game.status === 'playing' && board.props.game.you.seat !== null;
  const { menu } = text;
  return (
    <Sheet
      open={board.sheet() === 'menu'}
      class="menu-sheet"
      title={board.props.game.name}
      close={menu.close}
      onClose={() => {
        // It also closes where another sheet takes its place.
        if (board.sheet() === 'menu') board.show('none');
      }}
    >
      <Show when={board.sheet() === 'menu'}>
        <nav class="menu-links">
          <button
            type="button"
            onClick={() => {
              board.show('none');
              board.props.onShowScores();
            }}
          >
            {menu.scores}
          </button>
          <a href="/">{menu.tables}</a>
          <Show when={mayHint()}>
            <button
              type="button"
              onClick={() => {
                board.show('none');
                board.askHint();
              }}
            >
              {text.notice.hint}
            </button>
          </Show>
          <Show when={mayPlan(board)}>
            <button type="button" onClick={() => board.show('plan')}>
              {planText.open}
            </button>
          </Show>
          <Show when={board.props.onRecap}>
            {(tell) => (
              <button
                type="button"
                onClick={() => {
                  board.show('none');
                  tell()();
                }}
              >
                {recapText.again}
              </button>
            )}
          </Show>
          <Show when={mayAskTable()}>
            <button type="button" onClick={() => board.show('ask')}>
              {votesText.open}
            </button>
          </Show>
          <Show when={soughtFor(board.props.game)}>
            {(held) => (
              <button type="button" onClick={() => board.show('substitute')}>
                {substitutesText.find(held().owner)}
              </button>
            )}
          </Show>
          <ClockButton game={board.props.game} />
          <Show when={board.view().seat !== null}>
            <TellingButton id={board.props.game.id} class="menu-telling" />
          </Show>
        </nav>
        <OwnMoves />
        <GetUp />
        <Choices
          legend={menu.tiles}
          value={showsNumerals() ? 'numerals' : 'pips'}
          options={[
            { value: 'pips', label: menu.pips },
            { value: 'numerals', label: menu.numerals },
          ]}
          onChoose={(value) => chooseNumerals(value === 'numerals')}
        />
        <Choices
          legend={menu.light}
          value={theme()}
          options={[
            { value: 'auto', label: menu.auto },
            { value: 'day', label: menu.day },
            { value: 'night', label: menu.night },
          ]}
          onChoose={choose}
        />
        <SideTabs />
      </Show>
    </Sheet>
  );
}
