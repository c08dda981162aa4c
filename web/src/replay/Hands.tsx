import { high, low, pipsOf, tileName, type RoundState, type Seat, type Tile as TileId } from '@slow-train/rules';
import { createMemo, For, Index, type JSX } from 'solid-js';
import { bySuit } from '../table/order.ts';
import { replayText } from '../text/replay.ts';
import { Tile } from '../tile/Tile.tsx';

/** Hands laid open: those of these seats, each with its tiles by suit. */
export function Hands(props: { state: RoundState; seats: readonly Seat[]; nameOf(seat: Seat): string }): JSX.Element {
  return (
    <section
      class="open-hands"
      classList={{ single: props.seats.length === 1 }}
      tabindex="0"
      aria-label={replayText.hands}
      style={{ '--seats': props.seats.length }}
    >
      <Index each={props.seats}>
        {(seat) => (
          <OpenHand
            name={props.nameOf(seat())}
            tiles={props.state.secret.hands[seat()] ?? []}
            doubleBlank={props.state.table.rules.doubleBlank}
            isOn={props.state.table.phase !== 'over' && props.state.table.turn.seat === seat()}
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
