import { type Component, createSignal, type JSX, Match, Show, Suspense, Switch } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { playedIn } from '../../components/rules/rules-link.ts';
import { RulesList } from '../../components/rules/RulesList.tsx';
import { LONGEST_NOTES, type PlayerStateStore } from '../../player-state/player-state.ts';
import { playerStateText, text } from '#text/table.ts';
import { rulesText } from '#text/rules.ts';
import { createStep } from '../../ui/step.ts';
import { Tabs, type Tab } from '../../ui/Tabs.tsx';
import { useLiveBoard } from '../state/live-board.ts';
import { Log } from './Log.tsx';
import { Seats } from './Seats.tsx';
import styles from './SideTabs.module.css';

type SideTab = 'log' | 'talk' | 'seats' | 'rules' | 'notes';

/** The page's additions to the tabs. */
export interface TalkSlot {
  /** Messages that the player has not read. */
  readonly unread: () => number;
  readonly panel: Component;
}

/** Log, talk, seats, rules and the player's notepad as tabs; the menu shows the same. */
export function SideTabs(props: { class: string | undefined; talk?: TalkSlot | undefined }): JSX.Element {
  const board = useLiveBoard();
  // eslint-disable-next-line solid/reactivity -- decided at opening, by the unread messages
  const [tab, setTab] = createSignal<SideTab>((props.talk?.unread() ?? 0) > 0 ? 'talk' : 'log');
  // The menu is there at once; a long log comes a step later.
  const isDue = createStep();
  return (
    <Tabs
      class={props.class}
      label={text.menu.side}
      tabs={[
        { id: 'log', label: text.menu.log },
        ...(props.talk === undefined ? [] : [talkTab(props.talk.unread())]),
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
          <Match when={tab() === 'talk'}>
            <Suspense>
              <Dynamic component={props.talk?.panel} />
            </Suspense>
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

function talkTab(unread: number): Tab<SideTab> {
  const badge = unread === 0 ? undefined : { many: unread, words: text.menu.unread(unread) };
  return { id: 'talk', label: text.menu.talk, badge };
}

/** A private notepad for one game, saved while the player writes. */
function Notepad(props: { playerState: PlayerStateStore; online: boolean }): JSX.Element {
  const state = (): string => {
    if (props.playerState.now().notes.length > LONGEST_NOTES) return playerStateText.tooLong(LONGEST_NOTES);
    if (props.playerState.isSaved()) return props.playerState.now().notes === '' ? '' : playerStateText.saved;
    return props.online ? playerStateText.saving : playerStateText.unsaved;
  };
  return (
    <div class={styles['notepad']}>
      <label>
        <span>{playerStateText.notesHint}</span>
        <textarea
          rows={8}
          maxlength={LONGEST_NOTES}
          placeholder={playerStateText.placeholder}
          value={props.playerState.now().notes}
          onInput={(event) => props.playerState.change({ notes: event.currentTarget.value })}
        />
      </label>
      <p role="status">{state()}</p>
    </div>
  );
}
