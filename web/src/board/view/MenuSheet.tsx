import { createSignal, Show, type Component, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { text } from '#text/board.ts';
import { createAsyncAction } from '../../client/async-action.ts';
import { Choices } from '../../ui/Choices.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { createOptimisticToggle } from '../../client/optimistic-toggle.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { chooseTheme, chosenTheme, type Theme } from '../../ui/theme.ts';
import { chooseNumerals, showsNumerals } from '../../ui/tile/numerals.ts';
import { useLiveBoard } from '../state/live-board.ts';
import { SideTabs } from './Side.tsx';
import styles from './MenuSheet.module.css';

const { menu } = text;

/** The menu of the board: links, what the page adds, settings, and on a phone the log and the seats. */
export function MenuSheet(props: { links: Component | undefined; settings: Component | undefined }): JSX.Element {
  const board = useLiveBoard();
  return (
    <Sheet
      open={board.sheet() === 'menu'}
      class={styles['sheet']}
      scrollClass={styles['scroll']}
      title={board.game().name}
      close={menu.close}
      onClose={() => {
        // It also closes when another sheet takes its place.
        if (board.sheet() === 'menu') board.show('none');
      }}
    >
      <Show when={board.sheet() === 'menu'}>
        <nav class={styles['links']}>
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
          <Show when={board.mayHint()}>
            <button
              type="button"
              onClick={() => {
                board.show('none');
                board.askHint();
              }}
            >
              {text.status.hint}
            </button>
          </Show>
          <Dynamic component={props.links} />
        </nav>
        <ForcedMoves />
        <Dynamic component={props.settings} />
        <Display />
        <SideTabs class={styles['tabs']} />
      </Show>
    </Sheet>
  );
}

/** Sets whether forced moves are made for the player; hidden in games where every move is sent by hand. */
function ForcedMoves(): JSX.Element {
  const board = useLiveBoard();
  const action = createAsyncAction();
  const toggle = createOptimisticToggle(action, (forced) => board.props.onLetPlay(forced));
  const isOn = (): boolean => toggle.pending() ?? board.game().you.forced;
  return (
    <Show when={board.game().forcedPlays && board.game().you.seat !== null && board.game().status === 'playing'}>
      <Choices
        legend={action.busy() ? menu.forcedBusy : menu.forced}
        value={isOn() ? 'yes' : 'no'}
        options={[
          { value: 'yes', label: menu.forcedYes },
          { value: 'no', label: menu.forcedNo },
        ]}
        onChoose={(value) => toggle.set(value === 'yes')}
      />
      <ErrorMessage class={styles['error']} sentence={action.problem()} />
    </Show>
  );
}

/** The display settings of this device: tiles and theme. */
function Display(): JSX.Element {
  const [theme, setTheme] = createSignal(chosenTheme());
  const choose = (next: Theme): void => {
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <>
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
    </>
  );
}
