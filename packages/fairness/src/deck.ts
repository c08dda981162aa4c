import {
  isDouble,
  parseTile,
  tileOf,
  tilesOf,
  type Options,
  type Tile,
  type TileName,
  type TileSet,
} from '@slow-train/rules';
import { chanceOf, shuffle, type Mix } from './chance.ts';

/** What the decks of a round depend on, apart from randomness. */
export interface DeckRules {
  readonly set: TileSet;
  readonly opening: Options['opening'];
  /** Doubles that have been an engine in this game; used by the opening `highest` only. */
  readonly usedEngines: readonly Tile[];
}

/**
 * Returns the tiles to shuffle, in their order before the shuffle: 0-0, 1-0, 1-1, 2-0, … With the opening `aside` the
 * round's engine is left out (docs/rules.md section 3).
 */
export function deckTiles(round: number, { set, opening }: Pick<DeckRules, 'set' | 'opening'>): readonly Tile[] {
  const tiles = tilesOf(set);
  const engine = engineOf(round, set);
  return opening === 'aside' ? tiles.filter((tile) => tile !== engine) : tiles;
}

/** Returns one deck of a round. `attempt` is 1, plus 1 each time the tiles are thrown in. */
export function deckOf(mix: Mix, rules: Pick<DeckRules, 'set' | 'opening'>, attempt: number): readonly Tile[] {
  return shuffle(deckTiles(mix.round, rules), chanceOf(mix, 'deck', attempt));
}

/**
 * Returns the decks of a round: one, plus one each time the tiles have to be thrown in.
 * @throws RangeError if every double has been an engine, so that no deck could open the round
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
 * Whether no seat can get the engine from this deck (docs/rules.md section 3). With `holder` and `highest` all seats
 * draw together until one has it, so the tiles that do not suffice for another draw are out of reach.
 */
export function isThrownIn(deck: readonly Tile[], round: number, seats: number, rules: DeckRules): boolean {
  const { set, opening, usedEngines } = rules;
  const withinReach = deck.slice(0, deck.length - (deck.length % seats));
  switch (opening) {
    case 'aside':
    case 'turns':
    case 'first':
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

/** Returns the tiles for validated names. */
export function tilesNamed(names: readonly TileName[]): Tile[] {
  return names.flatMap((name) => parseTile(name) ?? []);
}
