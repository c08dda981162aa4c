import type { Tile } from '@slow-train/rules';
import type { JSX } from 'solid-js';
import { useBoard } from '../table/board.ts';
import { planText } from '../text/plan.ts';
import { PlanTiles } from './PlanTiles.tsx';

/** Which tiles go on a double that has to be covered, in order of preference. */
export function CoverPart(props: { cover: readonly Tile[]; onChange(cover: readonly Tile[]): void }): JSX.Element {
  const board = useBoard();
  const others = (tile: Tile): readonly Tile[] => props.cover.filter((one) => one !== tile);
  return (
    <>
      <p class="plan-how">{planText.cover.how}</p>
      <PlanTiles
        chosen={props.cover}
        fits={new Set(board.view().hand.filter((tile) => !props.cover.includes(tile)))}
        onTap={(tile) => props.onChange(props.cover.includes(tile) ? others(tile) : [...props.cover, tile])}
      />
    </>
  );
}
