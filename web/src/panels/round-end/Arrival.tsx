import { capital, type Names } from '#words';
import { roundEndText } from '#text/replay.ts';
import { For, type JSX } from 'solid-js';
import { cx } from '../../ui/cx.ts';
import { TilePicture } from '../../ui/tile/TilePicture.tsx';
import type { LastTrain } from './round-result.ts';
import styles from './Arrival.module.css';

/** Tiles that are drawn; those before them are only counted. */
const MOST_SHOWN = 9;

/** The end of the train that got the last tile, which rolls in: a picture of the heading. */
export function Arrival(props: { train: LastTrain; names: Names }): JSX.Element {
  const name = (): string => capital(props.names.train(props.train.id, props.train.line));
  const shown = (): LastTrain['tiles'] => props.train.tiles.slice(-MOST_SHOWN);
  return (
    <div class={styles['arrival']} aria-hidden="true">
      <span class={styles['name']}>{roundEndText.arrival(name(), props.train.tiles.length)}</span>
      <For each={shown()}>
        {({ inward, outward }, index) => (
          <TilePicture
            class={cx(index() === shown().length - 1 && styles['last'])}
            a={inward}
            b={outward}
            stands={inward === outward}
          />
        )}
      </For>
    </div>
  );
}
