import { For, type JSX } from 'solid-js';
import { Tile } from '../tile/Tile.tsx';
import './journey.css';

/** A train as everybody hopes for one. The last ones only ride along where there is room. */
const WAGONS = [
  { a: 12, b: 12, isFar: false },
  { a: 12, b: 5, isFar: false },
  { a: 5, b: 3, isFar: false },
  { a: 3, b: 3, isFar: false },
  { a: 3, b: 8, isFar: false },
  { a: 8, b: 1, isFar: true },
  { a: 1, b: 10, isFar: true },
] as const;

/** A picture of what the game is about: tiles rolling in, end to end. */
export function Journey(): JSX.Element {
  return (
    <div class="journey" aria-hidden="true">
      <For each={WAGONS}>
        {(wagon) => (
          <span class="wagon" classList={{ across: wagon.a === wagon.b, far: wagon.isFar }}>
            <Tile a={wagon.a} b={wagon.b} stands={wagon.a === wagon.b} />
          </span>
        )}
      </For>
    </div>
  );
}
