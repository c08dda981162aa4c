import { at, compareTiles, type Options, type Seat, type Tile, type TileSet } from '@slow-train/rules';
import { deckTiles } from './deck.ts';
import { chanceOf, type Mix } from './mix.ts';
import { shuffle } from './shuffle.ts';
import { below } from './stream.ts';

/** Who begins, where chance says so. */
export type StarterDraw =
  | { readonly by: 'random'; readonly seat: Seat }
  /** One tile each, seat 0's first; the highest begins. */
  | { readonly by: 'highTile'; readonly tiles: readonly Tile[]; readonly seat: Seat };

/** Whether chance says who begins: in the first round of a table with the opening `aside` (RULES.md section 3). */
export function hasStarterDraw(round: number, opening: Options['opening']): boolean {
  return round === 1 && opening === 'aside';
}

/**
 * Draws who begins, from a stream of its own, so that the tiles which are shown say nothing of the deck.
 * `random`: a seat. `highTile`: the deck's tiles are shuffled and each seat gets one; ties cannot be.
 */
export function drawStarter(mix: Mix, set: TileSet, by: StarterDraw['by']): StarterDraw {
  const seats = mix.contributions.length;
  const chance = chanceOf(mix, 'starter', 1);
  switch (by) {
    case 'random':
      return { by, seat: below(seats, chance) };
    case 'highTile': {
      const tiles = shuffle(deckTiles(mix.round, { set, opening: 'aside' }), chance).slice(0, seats);
      return { by, tiles, seat: tiles.indexOf(at(tiles.toSorted(compareTiles), seats - 1)) };
    }
    default:
      return by satisfies never;
  }
}
