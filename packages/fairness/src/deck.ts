import { isDouble, tileOf, tilesOf, type Options, type Tile, type TileSet } from '@slow-train/rules';
import { chanceOf, type Mix } from './mix.ts';
import { shuffle } from './shuffle.ts';

/** What the decks of a round depend on beside chance. */
export interface DeckRules {
  readonly set: TileSet;
  readonly opening: Options['opening'];
  /** Doubles that have been an engine in this game; only the opening `highest` asks. */
  readonly usedEngines: readonly Tile[];
}

/**
 * The tiles that are shuffled, in the order in which they go into the shuffle: 0-0, 1-0, 1-1, 2-0, …
 * With the opening `aside` without the engine of the round (RULES.md section 3).
 */
export function deckTiles(round: number, { set, opening }: Pick<DeckRules, 'set' | 'opening'>): readonly Tile[] {
  const tiles = tilesOf(set);
  const engine = engineOf(round, set);
  return opening === 'aside' ? tiles.filter((tile) => tile !== engine) : tiles;
}

/** One deck of a round: the first (`attempt` 1), or the one after the tiles were thrown in `attempt` - 1 times. */
export function deckOf(mix: Mix, rules: Pick<DeckRules, 'set' | 'opening'>, attempt: number): readonly Tile[] {
  return shuffle(deckTiles(mix.round, rules), chanceOf(mix, 'deck', attempt));
}

/**
 * The decks of a round: one, and another for each time the tiles have to be thrown in.
 * Throws a RangeError where no deck could ever have an engine, which the rules do not allow.
 */
export function decksOf(mix: Mix, rules: DeckRules): readonly (readonly Tile[])[] {
  const { set, opening, usedEngines } = rules;
  if (opening === 'highest' && usedEngines.length > set) throw new RangeError('every double has been an engine');
  const decks: (readonly Tile[])[] = [];
  for (;;) {
    const deck = deckOf(mix, rules, decks.length + 1);
    decks.push(deck);
    if (!isThrownIn(deck, mix.round, mix.contributions.length, rules)) return decks;
  }
}

/**
 * Whether nobody can get the engine from this deck (RULES.md section 3). With `holder` and `highest` all seats draw
 * together until somebody has it; the tiles that are left when no whole draw remains are out of reach.
 */
export function isThrownIn(deck: readonly Tile[], round: number, seats: number, rules: DeckRules): boolean {
  const { set, opening, usedEngines } = rules;
  const withinReach = deck.slice(0, deck.length - (deck.length % seats));
  switch (opening) {
    case 'aside':
    case 'turns':
      return false;
    case 'holder':
      return !withinReach.includes(engineOf(round, set));
    case 'highest':
      return !withinReach.some((tile) => isDouble(tile) && !usedEngines.includes(tile));
    default:
      return opening satisfies never;
  }
}

function engineOf(round: number, set: TileSet): Tile {
  return tileOf(set - round + 1, set - round + 1);
}
