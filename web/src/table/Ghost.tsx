import { otherEnd, type Pips, type Tile as TileId } from '@slow-train/rules';
import type { JSX } from 'solid-js';
import { Tile } from '../tile/Tile.tsx';
import './ghost.css';

/** The tile in mind where it would lie, dashed, turned the way it would be. */
export function Ghost(props: { tile: TileId; end: Pips; stands?: boolean }): JSX.Element {
  return (
    <span class="ghost" classList={{ across: props.stands ?? false }}>
      <Tile ghost class="end" stands={props.stands} a={props.end} b={otherEnd(props.tile, props.end)} />
    </span>
  );
}
