import { at, compareTiles, type Options, type Seat, type Tile, type TileSet } from '@slow-train/rules';
import { below, chanceOf, shuffle, type Mix } from './chance.ts';
import { deckTiles } from './deck.ts';

/** A draw for the first turn. */
export type StarterDraw =
  | { readonly by: 'random'; readonly seat: Seat }
  /** One tile for each seat, seat 0's first; the highest begins. */
  | { readonly by: 'highTile'; readonly tiles: readonly Tile[]; readonly seat: Seat };

/** Whether a draw decides who begins: only in the first round with the opening `aside` (docs/rules.md section 3). */
export function hasStarterDraw(round: number, opening: Options['opening']): boolean {
  return round === 1 && opening === 'aside';
}

/**
 * Draws the starter from a separate stream, so that the tiles shown reveal nothing about the deck. `random` draws a
 * seat; `highTile` shuffles the deck's tiles and gives one to each seat. No two tiles tie.
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
