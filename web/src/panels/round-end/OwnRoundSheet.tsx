import { high, low, tileName, type Seat, type Tile } from '@slow-train/rules';
import type { RatedPlay } from '@slow-train/players';
import type { Names } from '#words';
import { createMemo, For, Show, type JSX } from 'solid-js';
import type { RecordFrame } from '../../playback/record-timeline.ts';
import { roundEndText } from '#text/round-end.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Tile as TilePicture } from '../../ui/tile/Tile.tsx';
import { ownRound } from './own-round.ts';
import styles from './OwnRoundSheet.module.css';

const words = roundEndText.analysis;

/** What a player can learn from their own round. Computed in the browser. */
export default function OwnRoundSheet(props: {
  frames: readonly RecordFrame[];
  seat: Seat;
  round: number;
  names: Names;
  onClose(): void;
}): JSX.Element {
  const found = createMemo(() => ownRound(props.frames, props.seat));
  const isLonger = (): boolean => found().firstTrain.best.length > found().firstTrain.laid.length;
  const play = ({ play: { tile, train } }: RatedPlay): string => words.play(tileName(tile), props.names.train(train));
  return (
    <Sheet open title={words.title(props.round)} close={words.close} onClose={() => props.onClose()}>
      <p class={styles['judged']}>{words.judged}</p>
      <section class={styles['part']}>
        <h3>{words.first}</h3>
        <p>
          {words.laid(found().firstTrain.laid.length)}{' '}
          {isLonger() ? words.best(found().firstTrain.best.length) : words.asLong}
        </p>
        <Show when={isLonger()}>
          <Tiles tiles={found().firstTrain.best} />
        </Show>
      </section>
      <section class={styles['part']}>
        <h3>{words.costly}</h3>
        <Show when={found().costliest} fallback={<p>{words.noCost}</p>}>
          {(turn) => (
            <p>
              {words.cost({
                turn: turn().turn,
                played: play(turn().played),
                better: play(turn().better),
                pips: turn().cost,
              })}
            </p>
          )}
        </Show>
      </section>
      <section class={styles['part']}>
        <h3>{words.left}</h3>
        <ul>
          <For each={found().left} fallback={<li>{words.noneLeft}</li>}>
            {({ tile, chances }) => (
              <li>
                <TilePicture class={styles['tile']} a={high(tile)} b={low(tile)} label={tileName(tile)} />
                <span>{chances === 0 ? words.neverFit : words.couldGo(chances)}</span>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Sheet>
  );
}

function Tiles(props: { tiles: readonly Tile[] }): JSX.Element {
  return (
    <p class={styles['tiles']}>
      <For each={props.tiles}>
        {(tile) => <TilePicture class={styles['tile']} a={high(tile)} b={low(tile)} label={tileName(tile)} />}
      </For>
    </p>
  );
}
