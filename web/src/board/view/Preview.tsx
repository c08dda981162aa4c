import type { JSX } from 'solid-js';
import { Tile } from '../../ui/tile/Tile.tsx';
import type { Laid } from '../state/trains.ts';
import { cx } from '../../ui/cx.ts';
import styles from './Preview.module.css';
import trainRowStyles from './TrainRow.module.css';

/** The selected tile where it would lie, dashed, turned the way it would be. */
export function Preview(props: { laid: Laid; stands?: boolean }): JSX.Element {
  return (
    <span class={cx(styles['ghost'], 'ghost', (props.stands ?? false) && 'across')}>
      <Tile ghost class={trainRowStyles['end']} stands={props.stands} a={props.laid.inward} b={props.laid.outward} />
    </span>
  );
}
