import {
  mainEnd,
  bears,
  isDouble,
  legalActions,
  pips,
  type Action,
  type Seat,
  type Tile,
  type View,
} from '@slow-train/rules';

/**
 * Returns the least that the rules let a seat do: it passes rather than draws, draws rather than plays, and plays the
 * lightest tile if it must, a double only if nothing else is left; it builds a single tile. It never taps or catches
 * anybody.
 */
export function leastAction({ table, hand }: View, seat: Seat): Action {
  const legal = legalActions(table, hand, seat);
  const other = legal.find(({ do: what }) => what === 'pass') ?? legal.find(({ do: what }) => what === 'draw');
  if (other?.do === 'pass' || other?.do === 'draw') return other;
  const plays = legal.flatMap((action) => (action.do === 'play' ? [action] : []));
  const [play] = plays.toSorted((a, b) => weightOf(a.tile) - weightOf(b.tile));
  if (play !== undefined) return play;
  const { end } = mainEnd(table, seat);
  const [first] = hand.filter((tile) => bears(tile, end)).toSorted((a, b) => weightOf(a) - weightOf(b));
  if (first === undefined) throw new Error(`seat ${seat} is to act and can do nothing`);
  return { do: 'build', tiles: [first] };
}

/** Returns a sort key for tiles: doubles last, then by pips. */
function weightOf(tile: Tile): number {
  return pips(tile) + (isDouble(tile) ? 1_000 : 0);
}
