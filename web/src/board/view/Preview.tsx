import type { JSX } from 'solid-js';
import { TilePicture } from '../../ui/tile/TilePicture.tsx';
import type { PlacedTile } from '../state/trains.ts';
import { cx } from '../../ui/cx.ts';
import styles from './Preview.module.css';

/** The selected tile where and how it would lie, dashed. */
export function Preview(props: { laid: PlacedTile; stands?: boolean }): JSX.Element {
  return (
    <span class={cx(styles['preview'], props.stands && styles['across'])}>
      <TilePicture preview class={styles['tile']} stands={props.stands} a={props.laid.inward} b={props.laid.outward} />
    </span>
  );
}
