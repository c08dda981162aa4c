// A player that is not ours, for the league's test: plays its lightest tile.
import { legalActions, pips } from '@slow-train/rules';

export const name = 'lightest';

/** @param {import('@slow-train/rules').View} view @returns {import('@slow-train/rules').Action} */
export function chooseAction({ table, hand, seat }) {
  if (seat === null) throw new Error('a spectator does not play');
  const legal = legalActions(table, hand, seat);
  const plays = legal.flatMap((action) => (action.do === 'play' ? [action] : []));
  const [lightest] = plays.toSorted((a, b) => pips(a.tile) - pips(b.tile));
  if (lightest !== undefined) return lightest;
  if (legal.some((action) => action.do === 'build'))
    return { do: 'build', tiles: hand.filter((tile) => fits(table, tile, seat)).slice(0, 1) };
  return { do: legal.some((action) => action.do === 'draw') ? 'draw' : 'pass' };
}

/** @param {import('@slow-train/rules').PublicRound} table @param {import('@slow-train/rules').Tile} tile @param {number} seat */
function fits(table, tile, seat) {
  return legalActions({ ...table }, [tile], seat).some((action) => action.do === 'build');
}
