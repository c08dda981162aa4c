import { handScore, high, low, tileName, type RoundState, type RuleSet, type Seat, type Tile } from '@slow-train/rules';
import { createEffect, createMemo, For, Index, on, type JSX } from 'solid-js';
import { bySuit } from '../board/state/hand-order.ts';
import { replayText } from '#text/replay.ts';
import { TilePicture } from '../ui/tile/TilePicture.tsx';
import { createSize } from '../ui/size.ts';
import { cx } from '../ui/cx.ts';
import { Unseen } from '../ui/Unseen.tsx';
import styles from './OpenHands.module.css';

/**
 * The open hands of some seats, each sorted by suit. They get the room they need at their largest in the round, as far
 * as the board can spare it; if that is too little, the hand of the seat on turn is kept in sight.
 */
export function OpenHands(props: {
  state: RoundState;
  seats: readonly Seat[];
  /** The number of tiles that these seats hold, at each frame of the round. */
  sizes: readonly (readonly number[])[];
  isWide: boolean;
  nameOf(seat: Seat): string;
}): JSX.Element {
  let section: HTMLElement | undefined;
  const size = createSize(() => section, { width: 360, height: 150 });
  const room = createMemo(() => handLines(props.sizes, size().width, props.isWide));
  const turn = createMemo(() => (props.state.table.phase === 'over' ? null : props.state.table.turn.seat));
  createEffect(
    on([turn, () => props.seats, room], () =>
      section?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }),
    ),
  );
  return (
    <section
      ref={section}
      class={cx(styles['hands'], props.seats.length === 1 && styles['single'])}
      tabindex="0"
      aria-label={replayText.hands}
      style={{ '--rows': room().rows, '--lines': room().lines }}
    >
      <Index each={props.seats}>
        {(seat) => (
          <OpenHand
            name={props.nameOf(seat())}
            tiles={props.state.secret.hands[seat()] ?? []}
            rules={props.state.table.rules}
            isOn={turn() === seat()}
          />
        )}
      </Index>
    </section>
  );
}

function OpenHand(props: { name: string; tiles: readonly Tile[]; rules: RuleSet; isOn: boolean }): JSX.Element {
  const tiles = createMemo(() => bySuit(props.tiles));
  return (
    <div class={styles['hand']} role="group" aria-label={props.name} aria-current={props.isOn ? 'true' : undefined}>
      <p class={styles['owner']}>
        <b>{props.name}</b> <span>{replayText.hand(tiles().length, handScore(props.rules, tiles()))}</span>
      </p>
      <Unseen as="p">{tiles().map(tileName).join(', ')}</Unseen>
      <div class={styles['tiles']}>
        <For each={tiles()}>{(tile) => <TilePicture class={styles['tile']} a={high(tile)} b={low(tile)} />}</For>
      </div>
    </div>
  );
}

/** A tile with its gap, and the width next to the tiles of a hand (OpenHands.module.css), in pixels. */
const TILE = 41;
const EDGES = 22;
const NAME_WIDE = 172;
/** A wide board has the name next to the tiles, on two smaller lines. */
const NAME_LINES = 1.5;

/** The room for open hands: rows of hands, and the lines of tiles in all rows. */
export interface HandLines {
  readonly rows: number;
  readonly lines: number;
}

/**
 * Returns the room for hands of these sizes at the frame at which they need most.
 * @param sizes at each frame, the tiles in each of them
 * @param width of all hands together, in pixels; a wide board lays two in a row
 */
export function handLines(sizes: readonly (readonly number[])[], width: number, isWide: boolean): HandLines {
  const seats = sizes[0]?.length ?? 0;
  const columns = isWide && seats > 1 ? 2 : 1;
  const inLine = Math.max(1, Math.floor((width / columns - (isWide ? NAME_WIDE : EDGES)) / TILE));
  const rows = Math.ceil(seats / columns);
  const lines = sizes.map((hands) =>
    Array.from({ length: rows }, (_, row) => {
      const largest = Math.max(...hands.slice(row * columns, (row + 1) * columns));
      return Math.max(isWide ? NAME_LINES : 1, Math.ceil(largest / inLine));
    }).reduce((sum, one) => sum + one, 0),
  );
  return { rows, lines: Math.max(0, ...lines) };
}
