import {
  isDouble,
  parseTile,
  tileOf,
  tilesOf,
  without,
  type Options,
  type Pips,
  type Tile,
  type TileName,
  type TileSet,
} from '@slow-train/rules';
import { chanceOf, shuffle, type Mix } from './chance.ts';

/** What the decks of a round depend on, apart from randomness. */
export interface DeckRules {
  readonly set: TileSet;
  readonly opening: Options['opening'];
  /** Two mixed sets (docs/rules.md section 12.3). */
  readonly sets?: 2;
  /** The number of the round's engine, if the rules name another one than the highest of the rounds that are left (12.4). */
  readonly engine?: Pips;
  /** Seats draw for the engine one after the other (13.2). */
  readonly engineDraw?: 'inTurn';
  /** Doubles that have been an engine in this game; used by the opening `highest` only. */
  readonly usedEngines: readonly Tile[];
}

/** What decides which tiles are shuffled. */
export type DeckTiles = Pick<DeckRules, 'set' | 'opening' | 'sets' | 'engine'>;

/**
 * Returns the tiles to shuffle, in their order before the shuffle: 0-0, 1-0, 1-1, 2-0, … and, with two sets, the same
 * again. With the opening `aside` the round's engine is left out, the second of two (docs/rules.md sections 3 and 12.3).
 */
export function deckTiles(round: number, rules: DeckTiles): readonly Tile[] {
  const { set, opening, sets = 1 } = rules;
  const tiles = Array.from({ length: sets }, () => tilesOf(set)).flat();
  return opening === 'aside' ? without(tiles, engineOf(round, rules)) : tiles;
}

/** Returns one deck of a round. `attempt` is 1, plus 1 each time the tiles are thrown in. */
export function deckOf(mix: Mix, rules: DeckTiles, attempt: number): readonly Tile[] {
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
 * draw together until one has it, so the tiles that do not suffice for another draw are out of reach; where they draw
 * one after the other, none is.
 */
export function isThrownIn(deck: readonly Tile[], round: number, seats: number, rules: DeckRules): boolean {
  const { opening, engineDraw, usedEngines } = rules;
  const outOfReach = engineDraw === 'inTurn' ? 0 : deck.length % seats;
  const withinReach = deck.slice(0, deck.length - outOfReach);
  switch (opening) {
    case 'aside':
    case 'turns':
    case 'first':
      return false;
    case 'holder':
      return !withinReach.includes(engineOf(round, rules));
    case 'highest':
      return !withinReach.some((tile) => isDouble(tile) && !usedEngines.includes(tile));
    default:
      return opening satisfies never;
  }
}

function engineOf(round: number, { set, engine = usualEngine(round, set) }: DeckTiles): Tile {
  return tileOf(engine, engine);
}

/** Returns the number of a round's engine where the rounds count down from the set's highest number. */
export function usualEngine(round: number, set: TileSet): Pips {
  return set - round + 1;
}

/** Returns the tiles for validated names. */
export function tilesNamed(names: readonly TileName[]): Tile[] {
  return names.flatMap((name) => parseTile(name) ?? []);
}
