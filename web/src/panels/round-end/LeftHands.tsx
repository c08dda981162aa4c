import { tileName, type Seat } from '@slow-train/rules';
import type { Names } from '#words';
import { createMemo, For, Show, type JSX } from 'solid-js';
import { roundEndText } from '#text/replay.ts';
import { leftBecause, type LeftTile } from './left-tiles.ts';
import styles from './LeftHands.module.css';

const words = roundEndText.analysis;

/** The count of every hand and its reasons, fewest first: each tile as long as its pips. */
export function LeftHands(props: {
  /** By seat. */
  hands: readonly (readonly LeftTile[])[];
  names: Names;
  you: Seat;
}): JSX.Element {
  const rows = createMemo(() =>
    props.hands
      .map((left, seat) => ({ seat, left, total: left.reduce((sum, { pips }) => sum + pips, 0) }))
      .toSorted((a, b) => a.total - b.total || a.seat - b.seat),
  );
  const most = (): number => Math.max(1, ...rows().map(({ total }) => total));
  return (
    <ol class={styles['hands']} style={{ '--most': most() }}>
      <For each={rows()}>
        {({ seat, left, total }) => (
          <li data-you={seat === props.you ? '' : undefined}>
            <b class={styles['name']}>{props.names.seat(seat)}</b>
            <Show when={left.length > 0}>
              <span class={styles['bar']} aria-hidden="true">
                <For each={left}>
                  {({ tile, pips, why }) => (
                    <i data-why={why} style={{ '--pips': pips }}>
                      {tileName(tile).replace('-', '\u2011')}
                    </i>
                  )}
                </For>
              </span>
            </Show>
            <span class={styles['why']}>
              <Show when={left.length > 0} fallback={words.wentOut}>
                {words.because(total, leftBecause(left))}
              </Show>
            </span>
          </li>
        )}
      </For>
    </ol>
  );
}
