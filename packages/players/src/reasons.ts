import { bears, compareTiles, high, isAfterDouble, isDouble, pips, type Tile, type View } from '@slow-train/rules';
import type { Reason } from './hint.ts';
import type { Outlook, Play } from './outlook.ts';

/** What speaks most for this play, of `choices` that there are. */
export function reasonFor(view: View, play: Play, outlook: Outlook, choices: number): Reason {
  const { table, seat, hand } = view;
  if (hand.length === 1) return { why: 'goesOut' };
  const double = coveredBy(view, play);
  if (double !== null) return { why: 'covers', double };
  if (choices === 1) return { why: 'onlyPlay' };
  if (isDouble(play.tile)) {
    const by = heaviest(hand.filter((tile) => tile !== play.tile && bears(tile, high(play.tile))));
    if (by !== undefined) return { why: 'canCover', by };
  }
  const after = outlook.after(play);
  const now = outlook.now();
  const tiles = after.tiles.length;
  const isProved = after.isProved && now.isProved;
  if (play.train === seat && isProved && tiles > 0 && tiles + 1 === now.tiles.length)
    return { why: 'startsTrain', tiles: tiles + 1 };
  if (play.train === seat && tiles > 0) return { why: 'goesOn', tiles };
  // A partner's train counts as one's own, so what follows there says nothing about one's own track.
  const goesElsewhere = table.rules.partners === 'no' && play.train !== seat;
  if (goesElsewhere && isProved && tiles > 0 && tiles === now.tiles.length) return { why: 'keepsTrain', tiles };
  return { why: 'lightens', pips: pips(play.tile) };
}

/** The double that the tile covers, if one was placed in this turn or left open by another. */
function coveredBy({ table }: View, { train }: Play): Tile | null {
  const open = isAfterDouble(table.turn) ? table.turn.doubles : table.open.slice(0, 1);
  return open.find((one) => one.train === train)?.tile ?? null;
}

function heaviest(tiles: readonly Tile[]): Tile | undefined {
  return tiles.toSorted((a, b) => compareTiles(b, a))[0];
}
