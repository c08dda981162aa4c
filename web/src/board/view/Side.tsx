import { createSignal, Match, Show, Switch, type JSX, type ParentProps } from 'solid-js';
import { playedIn } from '../../components/rules/link.ts';
import { RulesList } from '../../components/rules/RulesList.tsx';
import { Notepad } from './Notepad.tsx';
import { playerStateText } from '#text/player-state.ts';
import { text } from '#text/board.ts';
import { rulesText } from '#text/rules.ts';
import { createStep } from '../../ui/step.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { useLiveBoard } from '../state/live-board.ts';
import { Log } from './Log.tsx';
import { Seats } from './Seats.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './Side.module.css';

type SideTab = 'log' | 'seats' | 'rules' | 'notes';

/** The side of a roomy board: what the page adds, the tabs, and the buttons for menu and scores. */
export function Side(props: ParentProps): JSX.Element {
  return (
    <SideFrame label={text.menu.side}>
      {props.children}
      <SideTabs class={styles['tabs']} />
      <SideFoot />
    </SideFrame>
  );
}

/** The column next to a roomy board. Tabs in it are as high as the top bar. */
export function SideFrame(props: ParentProps<{ label: string; class?: string | undefined }>): JSX.Element {
  return (
    <aside class={cx(styles['side'], props.class)} aria-label={props.label}>
      {props.children}
    </aside>
  );
}

/** Log, seats, rules and the player's notepad as tabs; the menu shows the same. */
export function SideTabs(props: { class: string | undefined }): JSX.Element {
  const board = useLiveBoard();
  const [tab, setTab] = createSignal<SideTab>('log');
  // The menu is there at once; a long log comes a step later.
  const isDue = createStep();
  return (
    <Tabs
      class={props.class}
      label={text.menu.side}
      tabs={[
        { id: 'log', label: text.menu.log },
        { id: 'seats', label: text.menu.seats },
        { id: 'rules', label: rulesText.tab },
        ...(board.view().seat === null ? [] : [{ id: 'notes', label: playerStateText.notes } as const]),
      ]}
      chosen={tab()}
      onChoose={setTab}
    >
      <Show when={isDue()}>
        <Switch>
          <Match when={tab() === 'log'}>
            <Log />
          </Match>
          <Match when={tab() === 'seats'}>
            <Seats />
          </Match>
          <Match when={tab() === 'rules'}>
            <RulesList
              played={playedIn(board.game())}
              forcedPlays={board.game().forcedPlays}
              isRated={board.game().isRated}
            />
          </Match>
          <Match when={tab() === 'notes'}>
            <Notepad playerState={board.props.playerState} online={board.props.online} />
          </Match>
        </Switch>
      </Show>
    </Tabs>
  );
}

function SideFoot(): JSX.Element {
  const board = useLiveBoard();
  return (
    <div class={styles['foot']}>
      <button type="button" onClick={() => board.show('menu')}>
        {text.menu.open}
      </button>
      <button type="button" onClick={() => board.props.onShowScores()}>
        {text.menu.scores}
      </button>
    </div>
  );
}
