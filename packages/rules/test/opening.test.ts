import { describe, expect, test } from 'vitest';
import {
  ALL_SETS,
  hasLeader,
  isPips,
  openRound,
  parseSetup,
  setsFor,
  SETS,
  tileOf,
  tilesOf,
  without,
  type RuleChoice,
  type Tile,
} from '../src/index.ts';

/** Opens the first round of a table from one deck; returns why it cannot. */
function fault(rules: RuleChoice, seats: number, set: number, starter: number, deck: readonly Tile[]): string {
  const setup = parseSetup(rules, seats, set);
  if (!setup.ok) throw new Error(setup.error);
  const opened = openRound({ setup: setup.value, round: 1, usedEngines: [], starter, decks: [deck] });
  if (opened.ok) return 'opened';
  return opened.error.code === 'BAD_DECK' ? opened.error.message : opened.error.code;
}

describe('a wrong deck opens no round, and says why', () => {
  const hub: RuleChoice = { preset: 'hub' };
  const two: RuleChoice = { preset: 'hub', sets: 2 };
  const engine = tileOf(12, 12);
  const deck = without(tilesOf(12), engine);
  const twice = without([...tilesOf(12), ...tilesOf(12)], engine);

  test.each([
    ['hub', hub, 2, deck, 'opened'],
    ['hub with its engine', hub, 2, tilesOf(12), 'The engine 12-12 is in the deck.'],
    ['two sets with one engine laid', two, 2, twice, 'opened'],
    ['two sets with both engines', two, 2, [...twice, engine], 'The engine 12-12 is in the deck.'],
    ['a starter who has no seat', hub, 4, deck, 'There is no seat 4 to start.'],
    ['a starter before the first seat', hub, -1, deck, 'There is no seat -1 to start.'],
    ['half a starter', hub, 0.5, deck, 'There is no seat 0.5 to start.'],
    ['a tile of a larger set', hub, 0, [...deck, tileOf(13, 1)], '13-1 is not a tile of a double-12 set.'],
    ['a tile twice', hub, 0, [...deck, tileOf(1, 1)], 'A tile is twice in the deck.'],
    ['a tile three times', two, 0, [...twice, tileOf(1, 1)], 'A tile is three times in the deck.'],
    ['a deck that is short', hub, 0, deck.slice(0, 59), 'The deck has 59 tiles; the hands need 60.'],
    ['a deck for the hands alone', hub, 0, deck.slice(0, 60), 'opened'],
  ])('a deck is refused in words, or opens the round: %s', (_, rules, starter, tiles, expected) => {
    expect(fault(rules, 4, 12, starter, tiles)).toBe(expected);
  });

  test('station counts the tile that each seat takes more', () => {
    const tiles = tilesOf(18);
    expect(fault({ preset: 'station' }, 4, 18, 0, tiles.slice(0, 27))).toBe(
      'The deck has 27 tiles; the hands need 28.',
    );
  });
});

test('a record names the leader where it matters who looks for the engine first (section 13)', () => {
  const leads = (opening: 'aside' | 'holder' | 'highest' | 'first', engineDraw: 'together' | 'inTurn', sets: 1 | 2) =>
    hasLeader({ opening, engineDraw, sets });
  expect(leads('first', 'together', 1)).toBe(true);
  expect(leads('holder', 'inTurn', 1)).toBe(true);
  expect(leads('holder', 'together', 1)).toBe(false);
  expect(leads('holder', 'together', 2)).toBe(true);
  expect(leads('highest', 'together', 2)).toBe(true);
  expect(leads('aside', 'together', 2)).toBe(false);
});

test('a holder’s round is thrown in when too few tiles are left for all to draw', () => {
  // Nobody of two holds the 6-6, which is the last of 28; one tile is left over.
  const tiles = without(tilesOf(6), tileOf(6, 6)).slice(0, 19);
  expect(fault({ preset: 'roundhouse' }, 2, 6, 0, tiles)).toBe('THROWN_IN');
});

test('pips are whole numbers from 0 to 18', () => {
  expect([-1, 0, 0.5, 18, 19, '1'].map(isPips)).toEqual([false, true, false, true, false, false]);
});

test('shops sell these sets, and a table may choose any of them that deals its hands', () => {
  expect(SETS).toEqual([6, 9, 12, 15, 18]);
  expect(ALL_SETS).toEqual(Array.from({ length: 15 }, (_, index) => index + 4));
  expect(setsFor('station', 2)).toEqual([6, 9, 12, 15, 18]);
  expect(setsFor('station', 8)).toEqual([12, 15, 18]);
});
