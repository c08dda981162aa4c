import { describe, expect, test } from 'vitest';
import {
  closeList,
  dealOf,
  newRoundCommitments,
  readEvidence,
  verdictOf,
  verifyDeal,
  type DealCheck,
  type Evidence,
} from '../src/index.ts';
import { flipped, hexFor } from './bytes.ts';
import { vector } from './vectors.ts';

const FIRST = vector(1).evidence;
const HUB = vector(2).evidence;
const HOLDER = vector(3).evidence;
const HIGHEST = vector(4).evidence;
const FIRST_DOUBLE = vector(7).evidence;
const ONE_SET = vector(5).evidence;

type Name = DealCheck['name'];

function failed(evidence: Evidence): Name[] {
  const read = readEvidence(evidence);
  if (!read.ok) throw new Error(read.error);
  return verifyDeal(read.value)
    .filter(({ passed }) => !passed)
    .map(({ name }) => name);
}

/** Returns the decks with two tiles of the first one swapped. */
function swapped({ decks: [deck = [], ...more] }: Evidence) {
  const [a = '', b = '', ...rest] = deck;
  return [[b, a, ...rest], ...more];
}

const [THROWN = [], PLAYED = []] = HOLDER.decks;

const TAMPERED: readonly (readonly [
  member: keyof Evidence,
  what: string,
  evidence: Evidence,
  fails: readonly Name[],
])[] = [
  ['table', 'the table', { ...HUB, table: 'another' }, ['commitment', 'seals', 'decks', 'starter']],
  ['round', 'the round', { ...HOLDER, round: 3 }, ['commitment', 'seals', 'decks', 'throwIns']],
  ['set', 'the set', { ...HOLDER, set: 9 }, ['decks', 'throwIns']],
  ['opening', 'the opening', { ...HUB, opening: 'turns' }, ['decks', 'starter']],
  ['sets', 'a second set', { ...ONE_SET, sets: 2 }, ['decks']],
  ['engine', 'the engine', { ...vector(8).evidence, engine: 2 }, ['decks']],
  ['engineDraw', 'how seats draw', { ...HOLDER, engineDraw: 'inTurn' }, ['throwIns']],
  ['usedEngines', 'the used engines', { ...HIGHEST, usedEngines: HIGHEST.usedEngines.with(0, '3-3') }, ['throwIns']],
  ['commitment', 'the commitment', { ...HUB, commitment: flipped(HUB.commitment, 0) }, ['commitment']],
  ['secret', 'the secret', { ...HUB, secret: flipped(HUB.secret, 255) }, ['commitment', 'decks', 'starter']],
  ['seals', 'a seal', { ...HUB, seals: HUB.seals.with(1, hexFor('x')) }, ['seals']],
  ['seals', 'a seal removed', { ...HUB, seals: HUB.seals.with(1, null) }, ['seals']],
  [
    'contributions',
    'a contribution',
    { ...HUB, contributions: HUB.contributions.with(0, hexFor('x')) },
    ['seals', 'decks', 'starter'],
  ],
  [
    'contributions',
    'a contribution removed',
    { ...HUB, contributions: HUB.contributions.with(3, null) },
    ['decks', 'starter'],
  ],
  [
    'contributions',
    'a contribution made up',
    { ...HUB, contributions: HUB.contributions.with(2, hexFor('x')) },
    ['seals', 'decks', 'starter'],
  ],
  [
    'contributions',
    'two contributions swapped',
    {
      ...HUB,
      contributions: HUB.contributions.with(0, HUB.contributions[1] ?? null).with(1, HUB.contributions[0] ?? null),
    },
    ['seals', 'decks', 'starter'],
  ],
  ['contributions', 'all contributions removed', { ...FIRST, contributions: [null, null] }, ['contributions', 'decks']],
  ['decks', 'two tiles of the deck', { ...HUB, decks: swapped(HUB) }, ['decks']],
  [
    'decks',
    'a tile of the deck twice',
    { ...HUB, decks: [HUB.decks[0]?.with(0, HUB.decks[0][1] ?? '') ?? []] },
    ['decks'],
  ],
  ['decks', 'a thrown-in deck left out', { ...HOLDER, decks: [PLAYED] }, ['decks']],
  ['decks', 'one deck too few', { ...HOLDER, decks: [THROWN] }, ['throwIns']],
  ['decks', 'one deck too many', { ...HUB, decks: [...HUB.decks, ...HUB.decks] }, ['decks', 'throwIns']],
  ['starter', 'who begins', { ...FIRST, starter: { by: 'random', seat: 0 } }, ['starter']],
  [
    'starter',
    'a tile of the draw',
    {
      ...HUB,
      starter: HUB.starter?.by === 'highTile' ? { ...HUB.starter, tiles: HUB.starter.tiles.with(0, '0-0') } : null,
    },
    ['starter'],
  ],
  ['starter', 'the draw left out', { ...HUB, starter: null }, ['starter']],
  ['starter', 'the seat that looks first', { ...FIRST_DOUBLE, starter: { by: 'random', seat: 1 } }, ['starter']],
  [
    'starter',
    'a draw of tiles for it',
    { ...FIRST_DOUBLE, starter: { by: 'highTile', tiles: ['6-6', '5-5', '4-4'], seat: 0 } },
    ['starter'],
  ],
  ['starter', 'a draw where the rules call for none', { ...HOLDER, starter: { by: 'random', seat: 0 } }, ['starter']],
];

describe('evidence', () => {
  test.each(TAMPERED)('evidence with a changed value fails the right checks: %s: %s', (_, _what, evidence, fails) => {
    expect(failed(evidence)).toEqual(fails);
    expect(verdictOf(evidence, null)).toBe('broken');
  });

  test('evidence is tested above with a change of every member that the reader accepts with another value', () => {
    const members = new Set<string>(TAMPERED.map(([member]) => member));
    expect(Object.keys(FIRST).filter((member) => !members.has(member))).toEqual(['format', 'seats']);
  });

  test('evidence has a sentence for every check, passed or failed', () => {
    for (const evidence of [FIRST, HUB, HOLDER, HIGHEST, ...TAMPERED.map(([, , tampered]) => tampered)])
      for (const { message } of verifyDeal(evidence)) expect(message).toMatch(/^[A-Z].*[^ ]\.$/);
  });

  test('evidence without any contribution proves nothing, but is not broken', () => {
    const alone = closeList(newRoundCommitments({ table: 'table', round: 2 }, 4, hexFor('secret')));
    const evidence = dealOf(alone, { set: 12, opening: 'aside', starter: 'random', usedEngines: [] });
    expect(failed(evidence)).toEqual(['contributions']);
    expect(verdictOf(evidence, null)).toBe('unproved');
  });
});
