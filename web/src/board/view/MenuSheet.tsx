import { createSignal, Show, type Component, type JSX, type ParentProps } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { LEVELS } from '@slow-train/protocol/levels';
import { substitutesText } from '#text/clock.ts';
import { text } from '#text/table.ts';
import { createAsyncAction } from '../../client/async-action.ts';
import { Choices } from '../../ui/Choices.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { createOptimisticToggle } from '../../client/optimistic-toggle.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { createStep } from '../../ui/step.ts';
import { chooseTheme, chosenTheme, type Theme } from '../../ui/theme.ts';
import { chooseLargeTiles, wantsLargeTiles } from '../../ui/tile/large-tiles.ts';
import { chooseNumerals, showsNumerals } from '../../ui/tile/numerals.ts';
import { cx } from '../../ui/cx.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { chooseHintLevel, hintLevel } from '../state/hint-level.ts';
import { useLiveBoard } from '../state/live-board.ts';
import { SideTabs, type TalkSlot } from './SideTabs.tsx';
import styles from './MenuSheet.module.css';

const { menu } = text;

/** The page’s additions to the menu of a board. */
export interface MenuParts {
  readonly links: Component | undefined;
  readonly settings: Component | undefined;
  readonly last: Component | undefined;
  readonly talk: TalkSlot | undefined;
  /** Whether the menu shows the tabs; a roomy board has them at its side. */
  readonly hasTabs: boolean;
}

/** The menu of the board: links, the tabs where the board has no room for them, and the settings one level down. */
export function MenuSheet(props: MenuParts): JSX.Element {
  const board = useLiveBoard();
  const [isSetting, setSetting] = createSignal(false);
  const isOpen = (): boolean => board.sheet() === 'menu';
  let toSettings: HTMLButtonElement | undefined;
  const leaveSettings = (): void => {
    setSetting(false);
    toSettings?.focus();
  };
  return (
    <Sheet
      open={isOpen()}
      class={cx(styles['sheet'], props.hasTabs && styles['tall'])}
      scrollClass={styles['scroll']}
      title={isSetting() ? menu.settings : board.game().name}
      close={menu.close}
      foot={
        <TextButton
          ref={toSettings}
          class={styles['to-settings']}
          hidden={isSetting()}
          onClick={() => setSetting(true)}
        >
          {menu.settings}
        </TextButton>
      }
      onClose={() => {
        setSetting(false);
        // It also closes when another sheet takes its place.
        if (isOpen()) board.show('none');
      }}
    >
      <Show when={isOpen()}>
        <Show
          when={isSetting()}
          fallback={
            <>
              <Links more={props.links} />
              <Show when={props.hasTabs}>
                <Later>
                  <SideTabs class={styles['tabs']} talk={props.talk} />
                </Later>
              </Show>
            </>
          }
        >
          <TextButton
            ref={(button) => queueMicrotask(() => button.focus())}
            class={styles['back']}
            onClick={leaveSettings}
          >
            {menu.back}
          </TextButton>
          <h3 class={styles['heading']}>{menu.thisTable}</h3>
          <nav class={styles['links']}>
            <Dynamic component={props.settings} />
          </nav>
          <ForcedMoves />
          <Dynamic component={props.last} />
          <h3 class={styles['heading']}>{menu.thisDevice}</h3>
          <Display />
        </Show>
      </Show>
    </Sheet>
  );
}

/** Comes a step after the sheet has opened, which is costly enough: the whole page behind it becomes inert. */
function Later(props: ParentProps): JSX.Element {
  const isDue = createStep();
  return <Show when={isDue()}>{props.children}</Show>;
}

function Links(props: { more: Component | undefined }): JSX.Element {
  const board = useLiveBoard();
  return (
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
      <Dynamic component={props.more} />
    </nav>
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

/** The settings of this device: hints, tiles and theme. */
function Display(): JSX.Element {
  const [theme, setTheme] = createSignal(chosenTheme());
  const choose = (next: Theme): void => {
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <>
      <Choices
        legend={menu.hints}
        value={hintLevel()}
        options={LEVELS.map((level) => ({ value: level, label: substitutesText.level[level] }))}
        onChoose={chooseHintLevel}
      />
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
        legend={menu.size}
        value={wantsLargeTiles() ? 'larger' : 'fit'}
        options={[
          { value: 'fit', label: menu.fit },
          { value: 'larger', label: menu.larger },
        ]}
        onChoose={(value) => chooseLargeTiles(value === 'larger')}
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
