import { describe, expect, test } from 'vitest';
import { newKeptRound, KEPT_FORMAT } from '../src/kept-round.ts';
import { readEvidence, readKeptRound, type KeptRound } from '../src/index.ts';
import { hexFor } from './bytes.ts';
import { DEALS, vector } from './vectors.ts';

function json(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

describe('the reader of evidence', () => {
  const { evidence } = vector(2);

  test('the reader of evidence reads back the evidence that was written', () => {
    for (const deal of DEALS) expect(readEvidence(json(deal.evidence))).toEqual({ ok: true, value: deal.evidence });
  });

  const WRONG: readonly (readonly [member: string, values: readonly unknown[]])[] = [
    ['format', ['slow-train-deal/2', undefined]],
    ['table', ['', 'a b', 'x'.repeat(65), 7, null]],
    ['round', [0, 14, 1.5, '1', null]],
    ['set', [7, 21, '12', null]],
    ['sets', [1, 3, '2', null]],
    ['engine', [13, -1, 1.5, null]],
    ['engineDraw', ['together', null]],
    ['opening', ['other', 1, null]],
    ['seats', [1, 17, 3, '4', null]],
    ['usedEngines', [['12-12'], null, 'none']],
    ['commitment', ['', null, hexFor('x').toUpperCase(), `${hexFor('x')}00`]],
    ['secret', [null, 'secret']],
    ['seals', [[], null, evidence.seals.slice(1), evidence.seals.with(0, 'x')]],
    ['contributions', [[], null, [...evidence.contributions, null], evidence.contributions.with(0, '')]],
    ['decks', [[], null, [null], [['5-12']], [['19-1']], [['12-05']], [[1]], Array.from({ length: 101 }, () => [])]],
    [
      'starter',
      [
        undefined,
        {},
        { by: 'random', seat: 4 },
        { by: 'random', seat: 1, tiles: [] },
        { by: 'highTile', seat: 1, tiles: ['6-6'] },
      ],
    ],
  ];

  test.each(WRONG)('the reader of evidence refuses a wrong %s with a sentence', (member, values) => {
    for (const value of values) {
      const read = readEvidence(json({ ...evidence, [member]: value }));
      expect(read).toEqual({ ok: false, error: expect.stringMatching(/^[A-Za-z].*\.$/) });
    }
  });

  test('the reader of evidence refuses unknown members and anything but an object', () => {
    expect(readEvidence({ ...evidence, hands: [] })).toEqual({
      ok: false,
      error: '"hands" is not part of this format.',
    });
    for (const value of [null, [], 'x', 3, [evidence]]) expect(readEvidence(value).ok).toBe(false);
  });
});

describe('the reader of a kept round', () => {
  const bare = newKeptRound({ table: 'table', round: 2 }, hexFor('commitment'), hexFor('contribution'));
  const full: KeptRound = {
    ...bare,
    list: { seat: 1, seals: [null, bare.seal], opened: [false, true] },
    deal: { rules: { preset: 'hub' }, set: 12, usedEngines: ['12-12'], starter: 1, leader: 2, hand: ['12-5', '0-0'] },
  };

  test('the reader of a kept round reads back the round that was written', () => {
    for (const kept of [bare, full]) expect(readKeptRound(json(kept))).toEqual({ ok: true, value: kept });
  });

  test.each([
    ['format', ['slow-train-deal/1', null]],
    ['table', ['', 1]],
    ['round', [0, 41]],
    ['commitment', [null, 'x']],
    ['contribution', [hexFor('another')]],
    ['seal', [hexFor('another'), null]],
    ['list', [undefined, {}, { ...full.list, seat: 2 }, { ...full.list, opened: [1, 2] }, { ...full.list, more: 1 }]],
    [
      'deal',
      [
        undefined,
        {},
        { ...full.deal, hand: ['x'] },
        { ...full.deal, rules: {} },
        { ...full.deal, set: 40 },
        { ...full.deal, more: 1 },
      ],
    ],
    ['more', [1]],
  ])('the reader of a kept round refuses a wrong %s with a sentence', (member, values) => {
    for (const value of values)
      expect(readKeptRound(json({ ...full, [member]: value }))).toEqual({
        ok: false,
        error: expect.stringMatching(/\.$/),
      });
    expect(KEPT_FORMAT).toBe('slow-train-kept/1');
  });
});
