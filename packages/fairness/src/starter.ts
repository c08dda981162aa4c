import { at, compareTiles, hasLeader, type Seat, type Tile } from '@slow-train/rules';
import { below, chanceOf, shuffle, type Mix } from './chance.ts';
import { deckTiles, type DeckRules, type DeckTiles } from './deck.ts';

/** A draw for the first turn or, where the opening needs one, for the seat that looks for the engine first. */
export type StarterDraw =
  | { readonly by: 'random'; readonly seat: Seat }
  /** One tile for each seat, seat 0's first; the highest begins. */
  | { readonly by: 'highTile'; readonly tiles: readonly Tile[]; readonly seat: Seat };

/**
 * Whether a seat is drawn: only in the first round, with the opening `aside` for the first turn, and otherwise where it
 * matters which seat looks for the engine first (docs/rules.md sections 3 and 13).
 */
export function hasStarterDraw(round: number, rules: Pick<DeckRules, 'opening' | 'engineDraw' | 'sets'>): boolean {
  const { opening, engineDraw = 'together', sets = 1 } = rules;
  return round === 1 && (opening === 'aside' || hasLeader({ opening, engineDraw, sets }));
}

/**
 * Draws the starter from a separate stream, so that the tiles shown reveal nothing about the deck. `random` draws a
 * seat; `highTile` shuffles the deck's tiles and gives one to each seat. Of two equal tiles the first seat's counts.
 */
export function drawStarter(mix: Mix, rules: DeckTiles, by: StarterDraw['by']): StarterDraw {
  const seats = mix.contributions.length;
  const chance = chanceOf(mix, 'starter', 1);
  switch (by) {
    case 'random':
      return { by, seat: below(seats, chance) };
    case 'highTile': {
      const tiles = shuffle(deckTiles(mix.round, rules), chance).slice(0, seats);
      return { by, tiles, seat: tiles.indexOf(at(tiles.toSorted(compareTiles), seats - 1)) };
    }
    default:
      return by satisfies never;
  }
}
