import { createEffect, createMemo, createSignal, For, on, onCleanup, onMount, Show, type JSX } from 'solid-js';
import { useLiveBoard } from '../../board/state/live-board.ts';
import { headingOf } from '../../board/view/TopBar.tsx';
import { focusMainButton } from '../../board/view/ActionBar.tsx';
import { createNow } from '../../client/server-time.ts';
import { MoveReactions } from '../../components/MoveReactions.tsx';
import type { MoveReaction } from '../../components/move-reactions.ts';
import { recapText } from '#text/table.ts';
import { clockTime, dayName, dayOf } from '#text/shell.ts';
import { useBack } from '../../ui/back.ts';
import { cx } from '../../ui/cx.ts';
import { Rich } from '../../ui/Rich.tsx';
import { isMyTurn } from '../../client/turn.ts';
import { isCutShort, missedPlays } from './missed-plays.ts';
import type { Missed } from './missed.ts';
import { roundLines, type RecapLine } from './round-lines.ts';
import { RecapPlayer } from './RecapPlayer.tsx';
import { Unseen } from '../../ui/Unseen.tsx';
import { Card } from '../../ui/Card.tsx';
import styles from './Recap.module.css';

/** The form of the recap: a list over the trains, or its own board. */
export type RecapMode = 'list' | 'player';

/** The events while the player was away. Closes as soon as they play, or when they close it. */
export default function Recap(props: {
  missed: Missed;
  mode: RecapMode;
  onWatch(): void;
  onDone(): void;
}): JSX.Element {
  const board = useLiveBoard();
  /** The player's selection and its sending, as a string, so that equal states do not count as a change. */
  const doing = createMemo(() => {
    const { tile, build } = board.selection();
    return [tile, build.length, board.props.sending.state].join();
  });
  // A player who selects a tile has seen enough.
  createEffect(
    on(
      doing,
      () => {
        if (props.mode === 'list') props.onDone();
      },
      { defer: true },
    ),
  );
  const skip = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented && props.mode === 'list' && board.sheet() === 'none')
      props.onDone();
  };
  useBack(
    () => true,
    () => props.onDone(),
  );
  onMount(() => document.addEventListener('keydown', skip));
  onCleanup(() => {
    document.removeEventListener('keydown', skip);
    focusMainButton();
  });
  return (
    <Show
      when={props.mode === 'player'}
      fallback={<RecapList missed={props.missed} onWatch={() => props.onWatch()} onSkip={() => props.onDone()} />}
    >
      <RecapPlayer span={{ since: props.missed.since }} onDone={() => props.onDone()} />
    </Show>
  );
}

/** More lines than these are not read: one for each round is. */
const MOST_LINES = 20;

/**
 * The missed events: a line above the hand, which a tap opens in the hand's place, so that it never covers the trains.
 * Oldest first, up to now; with a button that leads there, and one to watch it.
 */
function RecapList(props: { missed: Missed; onWatch(): void; onSkip(): void }): JSX.Element {
  const board = useLiveBoard();
  const now = createNow();
  const plays = createMemo(() => missedPlays(board.props.log, props.missed, board.game()));
  const title = (): string => recapText.title(plays().length, isCutShort(board.props.log, props.missed));
  const lines = createMemo((): readonly RecapLine[] => {
    const all = plays();
    if (all.length > MOST_LINES) return roundLines(all, board.recentPlays(), board.game(), board.names());
    return all;
  });
  /** Includes the day if it is not today, so that an old entry is not taken for this morning's. */
  const when = (at: number): string =>
    dayOf(at, now()) === dayOf(now(), now()) ? clockTime(at) : `${dayName(at)} ${clockTime(at)}`;
  const reactionsOn = ({ revision }: RecapLine): readonly MoveReaction[] =>
    revision === undefined ? [] : (board.props.reactionsOn?.(revision) ?? []);
  const [isOpen, setOpen] = createSignal(false);
  const isMine = (): boolean => isMyTurn(board.game());
  // Screen readers only announce changes, so the text is set after mounting.
  const [announcement, announce] = createSignal('');
  onMount(() => announce(title()));
  return (
    <Card kind="note" class={cx(styles['recap'], isOpen() && styles['open'])} aria-label={title()}>
      <Unseen as="p" role="status">
        {announcement()}
      </Unseen>
      <h2>
        <button type="button" aria-expanded={isOpen()} onClick={() => setOpen(!isOpen())}>
          {title()}
        </button>
      </h2>
      <Show when={isOpen()}>
        <ol tabindex="0" aria-label={recapText.list}>
          <For each={lines()}>
            {(line) => (
              <li>
                <time datetime={new Date(line.at).toISOString()}>{when(line.at)}</time>
                <span>
                  <Rich text={line.sentence} />
                  <MoveReactions reactions={reactionsOn(line)} />
                </span>
              </li>
            )}
          </For>
          <li class={styles['now']}>
            <b>{recapText.now}</b>
            <b>{headingOf(board, board.situation().mode)}</b>
          </li>
        </ol>
      </Show>
      <div class={styles['buttons']}>
        <Show when={isOpen()}>
          <button type="button" onClick={() => props.onWatch()}>
            {recapText.show}
          </button>
        </Show>
        <button type="button" class={styles['go']} onClick={() => props.onSkip()}>
          {isMine() ? recapText.toYourTurn : recapText.toTable}
        </button>
      </div>
    </Card>
  );
}
