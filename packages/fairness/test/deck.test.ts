import {
  MOST_SEATS,
  openRound,
  parseSetup,
  PRESET_NAMES,
  SETS,
  tileName,
  tilesOf,
  type Setup,
  type Tile,
} from '@slow-train/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deckOf, decksOf, deckTiles, drawStarter, isThrownIn, keyOf, type Mix } from '../src/index.ts';
import { flipped, hexFor } from './bytes.ts';

const OPENINGS = ['aside', 'holder', 'highest', 'turns'] as const;
const hex = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));

const mixes: fc.Arbitrary<Mix> = fc.record({
  table: fc.stringMatching(/^[A-Za-z0-9_-]{12}$/),
  round: fc.integer({ min: 1, max: 7 }),
  secret: hex,
  contributions: fc.array(fc.option(hex), { minLength: 2, maxLength: MOST_SEATS }),
});

const MIX: Mix = { table: 'table', round: 1, secret: hexFor('secret'), contributions: [hexFor(0), hexFor(1), null] };
const RULES = { set: 12, opening: 'aside' } as const;
const named = (mix: Mix, attempt = 1) => deckOf(mix, RULES, attempt).map(tileName).join(' ');

describe('a deck', () => {
  test('a deck has each tile of its set once', () => {
    fc.assert(
      fc.property(
        mixes,
        fc.constantFrom(...SETS),
        fc.constantFrom(...OPENINGS),
        fc.integer({ min: 1, max: 9 }),
        (mix, set, opening, attempt) => {
          const engine = `${set - mix.round + 1}-${set - mix.round + 1}`;
          const right = tilesOf(set).filter((tile) => opening !== 'aside' || tileName(tile) !== engine);
          expect(deckOf(mix, { set, opening }, attempt).toSorted((a, b) => a - b)).toEqual(right);
        },
      ),
    );
  });

  test('a deck changes with every single bit of the secret and of each contribution', () => {
    const decks = new Set([named(MIX)]);
    for (let bit = 0; bit < 256; bit++) {
      decks.add(named({ ...MIX, secret: flipped(MIX.secret, bit) }));
      decks.add(named({ ...MIX, contributions: [flipped(hexFor(0), bit), hexFor(1), null] }));
      decks.add(named({ ...MIX, contributions: [hexFor(0), flipped(hexFor(1), bit), null] }));
    }
    expect(decks.size).toBe(1 + 3 * 256);
  });

  test('a deck changes with the game, the round, the attempt, and any contribution added, removed or moved', () => {
    const [a, b] = [hexFor(0), hexFor(1)];
    const given = [
      [a, b],
      [b, a, null],
      [a, null, b],
      [null, a, b],
      [a, null, null],
      [null, null, null],
      [a, b, a],
      [a, b, null, null],
    ];
    const others = [
      { ...MIX, table: 'other' },
      { ...MIX, round: 2 },
      ...given.map((contributions) => ({ ...MIX, contributions })),
    ];
    const decks = [named(MIX), named(MIX, 2), ...others.map((mix) => named(mix))];
    expect(new Set(decks).size).toBe(decks.length);
  });

  test('a deck has a different key from the starter draw', () => {
    expect(keyOf(MIX, 'deck', 1)).not.toEqual(keyOf(MIX, 'starter', 1));
  });
});

describe('a throw-in', () => {
  const setups: fc.Arbitrary<Setup> = fc
    .record({
      preset: fc.constantFrom(...PRESET_NAMES),
      // Rounds are thrown in with these two.
      opening: fc.oneof(
        { weight: 1, arbitrary: fc.constantFrom(...OPENINGS) },
        { weight: 4, arbitrary: fc.constantFrom('holder' as const, 'highest' as const) },
      ),
      seats: fc.integer({ min: 2, max: MOST_SEATS }),
      set: fc.constantFrom(...SETS),
    })
    .map(({ preset, opening, seats, set }) => {
      const starter = { aside: 'random', holder: 'engine', highest: 'engine', turns: 'left' }[opening];
      return parseSetup({ preset, opening, starter }, seats, set);
    })
    .filter((setup) => setup.ok)
    .map((setup) => setup.value);

  test('a throw-in happens exactly when the rules require it', () => {
    let thrownIn = 0;
    fc.assert(
      fc.property(setups, fc.nat(), fc.noBias(hex), (setup, nth, secret) => {
        // The last rounds, in which `highest` has few unused doubles left.
        const round = setup.rounds - (nth % 3);
        const { set, seats, rules } = setup;
        const usedEngines = rules.opening === 'highest' ? doubles(set).slice(0, round - 1) : [];
        const mix = { table: 'table', round, secret, contributions: Array.from({ length: seats }, () => null) };
        const deck = deckOf(mix, { set, opening: rules.opening }, 1);
        const opened = openRound({ setup, round, usedEngines, starter: 0, decks: [deck] });
        const isThrown = isThrownIn(deck, round, seats, { set, opening: rules.opening, usedEngines });
        expect(opened.ok ? 'dealt' : opened.error.code).toBe(isThrown ? 'THROWN_IN' : 'dealt');
        if (isThrown) thrownIn++;
        const decks = decksOf(mix, { set, opening: rules.opening, usedEngines });
        expect(openRound({ setup, round, usedEngines, starter: 0, decks }).ok).toBe(true);
        if (decks.length > 1)
          expect(openRound({ setup, round, usedEngines, starter: 0, decks: decks.slice(0, -1) }).ok).toBe(false);
      }),
      { numRuns: 2_000 },
    );
    // About twenty, by the seed.
    expect(thrownIn).toBeGreaterThan(3);
  });

  test('a throw-in cannot help if every double has been an engine', () => {
    expect(() => decksOf(MIX, { set: 6, opening: 'highest', usedEngines: doubles(6) })).toThrow(RangeError);
  });

  function doubles(set: Setup['set']): Tile[] {
    return tilesOf(set).filter((tile) => tileName(tile).split('-')[0] === tileName(tile).split('-')[1]);
  }
});

describe('a starter draw', () => {
  test('a starter draw is uniform over the seats with `random`', () => {
    const times = [0, 0, 0, 0, 0];
    for (let index = 0; index < 5_000; index++) {
      const { seat } = drawStarter(
        { ...MIX, contributions: times.map(() => null), secret: hexFor(index) },
        RULES,
        'random',
      );
      times[seat] = (times[seat] ?? 0) + 1;
    }
    // Five standard deviations (28 each). The secrets are fixed, so the outcome is too.
    for (const count of times) expect(Math.abs(count - 1_000)).toBeLessThan(142);
  });

  test('a starter draw goes to the highest tile with `highTile`: one tile a seat, never the engine', () => {
    fc.assert(
      fc.property(mixes, (mix) => {
        const draw = drawStarter({ ...mix, round: 1 }, RULES, 'highTile');
        if (draw.by !== 'highTile') throw new Error('not a tile draw');
        expect(new Set(draw.tiles).size).toBe(mix.contributions.length);
        expect(deckTiles(1, RULES)).toEqual(expect.arrayContaining([...draw.tiles]));
        const worth = draw.tiles
          .map((tile) => tileName(tile).split('-').map(Number))
          .map(([high = 0, low = 0]) => high + low + high / 100);
        expect(worth[draw.seat]).toBe(Math.max(...worth));
      }),
    );
  });
});
