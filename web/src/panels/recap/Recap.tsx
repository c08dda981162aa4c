import { createEffect, createMemo, createSignal, For, on, onCleanup, onMount, Show, type JSX } from 'solid-js';
import { useLiveBoard } from '../../board/state/live-board.ts';
import { focusMainButton } from '../../board/view/ActionBar.tsx';
import { createNow } from '../../client/server-time.ts';
import { recapText } from '../../text/recap.ts';
import { clockTime, dayName, dayOf } from '../../text/when.ts';
import { Rich } from '../../ui/Rich.tsx';
import { isCutShort, missedPlays } from './missed-plays.ts';
import type { Missed } from './missed.ts';
import { RecapPlayer } from './RecapPlayer.tsx';
import { Unseen } from '../../ui/Unseen.tsx';
import styles from './Recap.module.css';

/** How the recap is shown: as a list over the trains, or on a board of its own. */
export type RecapBoard = 'list' | 'player';

/** What happened while the player was away. It goes as soon as they play, and whenever they want. */
export default function Recap(props: {
  missed: Missed;
  stage: RecapBoard;
  onWatch(): void;
  onDone(): void;
}): JSX.Element {
  const board = useLiveBoard();
  /** What the player is doing: as a text, so that only what differs is a change. */
  const doing = createMemo(() => {
    const { tile, build } = board.selection();
    return [tile, build.length, board.props.sending.state].join();
  });
  // A player who selects a tile has seen enough.
  createEffect(
    on(
      doing,
      () => {
        if (props.stage === 'list') props.onDone();
      },
      { defer: true },
    ),
  );
  const skip = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented && props.stage === 'list' && board.sheet() === 'none')
      props.onDone();
  };
  onMount(() => document.addEventListener('keydown', skip));
  onCleanup(() => {
    document.removeEventListener('keydown', skip);
    focusMainButton();
  });
  return (
    <Show
      when={props.stage === 'player'}
      fallback={<RecapList missed={props.missed} onWatch={() => props.onWatch()} onSkip={() => props.onDone()} />}
    >
      <RecapPlayer missed={props.missed} onDone={() => props.onDone()} />
    </Show>
  );
}

/** How much has happened, in sentences, and the way to see it. */
function RecapList(props: { missed: Missed; onWatch(): void; onSkip(): void }): JSX.Element {
  const board = useLiveBoard();
  const now = createNow();
  const plays = createMemo(() => missedPlays(board.props.log, props.missed, board.game()));
  const title = (): string => recapText.title(plays().length, isCutShort(board.props.log, props.missed));
  /** With its day if that is another one: after a long time people would take it for this morning. */
  const when = (at: number): string =>
    dayOf(at, now()) === dayOf(now(), now()) ? clockTime(at) : `${dayName(at)} ${clockTime(at)}`;
  // Screen readers read out only what changes after it is there.
  const [announcement, announce] = createSignal('');
  onMount(() => announce(title()));
  return (
    <section class={styles['recap']} aria-label={title()}>
      <Unseen as="p" role="status">
        {announcement()}
      </Unseen>
      <h2>{title()}</h2>
      <ol tabindex="0" aria-label={recapText.list}>
        <For each={plays().toReversed()}>
          {(play) => (
            <li>
              <time datetime={new Date(play.at).toISOString()}>{when(play.at)}</time>
              <span>
                <Rich text={play.sentence} />
              </span>
            </li>
          )}
        </For>
      </ol>
      <div class={styles['buttons']}>
        <button type="button" onClick={() => props.onSkip()}>
          <span aria-hidden="true">×</span> {recapText.skip}
        </button>
        <button type="button" class={styles['watch']} onClick={() => props.onWatch()}>
          {recapText.show}
        </button>
      </div>
    </section>
  );
}
