import { high, low, pipsOf, tileName, type RoundState, type Seat, type Tile as TileId } from '@slow-train/rules';
import { createEffect, createMemo, For, Index, on, type JSX } from 'solid-js';
import { bySuit } from '../table/order.ts';
import { replayText } from '../text/replay.ts';
import { Tile } from '../tile/Tile.tsx';
import { createSize } from '../ui/size.ts';
import { linesOf } from './hand-lines.ts';

/**
 * Hands laid open: those of these seats, each with its tiles by suit. There is room for them as they are at their
 * largest in the round, as far as the board can spare it; beyond that the hand on turn is always in sight.
 */
export function Hands(props: {
  state: RoundState;
  seats: readonly Seat[];
  /** How many tiles these seats hold, at each moment of the round. */
  sizes: readonly (readonly number[])[];
  isWide: boolean;
  nameOf(seat: Seat): string;
}): JSX.Element {
  let section: HTMLElement | undefined;
  const size = createSize(() => section, { width: 360, height: 150 });
  const room = createMemo(() => linesOf(props.sizes, size().width, props.isWide));
  const turn = createMemo(() => (props.state.table.phase === 'over' ? null : props.state.table.turn.seat));
  createEffect(
    on([turn, () => props.seats, room], () =>
      section?.querySelector('.open-hand.turn')?.scrollIntoView({ block: 'nearest' }),
    ),
  );
  return (
    <section
      ref={section}
      class="open-hands"
      classList={{ single: props.seats.length === 1 }}
      tabindex="0"
      aria-label={replayText.hands}
      style={{ '--rows': room().rows, '--lines': room().lines }}
    >
      <Index each={props.seats}>
        {(seat) => (
          <OpenHand
            name={props.nameOf(seat())}
            tiles={props.state.secret.hands[seat()] ?? []}
            doubleBlank={props.state.table.rules.doubleBlank}
            isOn={turn() === seat()}
          />
        )}
      </Index>
    </section>
  );
}

function OpenHand(props: { name: string; tiles: readonly TileId[]; doubleBlank: number; isOn: boolean }): JSX.Element {
  const tiles = createMemo(() => bySuit(props.tiles));
  return (
    <div class="open-hand" classList={{ turn: props.isOn }}>
      <p>
        <b>{props.name}</b> <span>{replayText.hand(tiles().length, pipsOf(tiles(), props.doubleBlank))}</span>
      </p>
      <p class="unseen">{tiles().map(tileName).join(', ')}</p>
      <div>
        <For each={tiles()}>{(tile) => <Tile a={high(tile)} b={low(tile)} />}</For>
      </div>
    </div>
  );
}
