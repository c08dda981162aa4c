import { createMemo, createSignal, For, onMount, type JSX } from 'solid-js';
import { createNow } from '../app/now.ts';
import { recapText } from '../text/recap.ts';
import { clockTime, dayName, dayOf } from '../text/when.ts';
import { useBoard } from '../table/board.ts';
import { Rich } from '../ui/Rich.tsx';
import type { Missed } from './missed.ts';
import { isCutShort, thingsIn } from './things.ts';

/** A calm plate over the trains: how much has happened, in sentences, and the way to see it. */
export function Plate(props: { missed: Missed; onWatch(): void; onSkip(): void }): JSX.Element {
  const board = useBoard();
  const now = createNow();
  const things = createMemo(() => thingsIn(board.props.log, props.missed, board.props.game));
  const title = (): string => recapText.title(things().length, isCutShort(board.props.log, props.missed));
  /** The day as well, where it is another one: who was away for long would take it for this morning. */
  const when = (at: number): string =>
    dayOf(at, now()) === dayOf(now(), now()) ? clockTime(at) : `${dayName(at)} ${clockTime(at)}`;
  // Read out only what changes after it is there.
  const [told, setTold] = createSignal('');
  onMount(() => setTold(title()));
  return (
    <section class="recap" aria-label={title()}>
      <p class="unseen" role="status">
        {told()}
      </p>
      <h2>{title()}</h2>
      <ol tabindex="0" aria-label={recapText.list}>
        <For each={things().toReversed()}>
          {(thing) => (
            <li>
              <time datetime={new Date(thing.at).toISOString()}>{when(thing.at)}</time>
              <span>
                <Rich text={thing.sentence} />
              </span>
            </li>
          )}
        </For>
      </ol>
      <div class="recap-ways">
        <button type="button" class="recap-skip" onClick={() => props.onSkip()}>
          <span aria-hidden="true">×</span> {recapText.skip}
        </button>
        <button type="button" class="recap-watch" onClick={() => props.onWatch()}>
          {recapText.show}
        </button>
      </div>
    </section>
  );
}
