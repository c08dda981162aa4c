import { close, dealOf, prepare, react, takeContribution, takeSeal, type Kept } from '@slow-train/fairness';
import { at, openRound, parseSetup, parseTile, tileName, type Result } from '@slow-train/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkDeal } from '../../src/fairness/check-deal.ts';
import { dealWords } from '../../src/fairness/DealChecks.tsx';
import { keepsIn } from '../../src/fairness/keeps.ts';
import { shufflingSentence } from '../../src/fairness/Shuffling.tsx';
import { verdictsOf } from '../../src/fairness/verdicts.ts';
import { withNames } from '../../src/fairness/who.ts';
import { gameView } from '../fixtures.ts';
import { json, pretendService, problem } from '../service.ts';

const GAME = 'abcdefghijkl';
const SECRET = 'a'.repeat(64);
const NOTE = { round: 1, withheld: [], silent: [] };

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** A round of two in which seat 0, the reader, has a part, with what its browser keeps; seat 1 seals and may withhold. */
function dealt(isWithheld = false) {
  let preparation = prepare({ table: GAME, round: 1 }, 2, SECRET);
  const keep = (seat: number, contribution: string): Kept => {
    const { kept } = react(null, preparation.list, seat, () => contribution);
    if (kept === null) throw new Error('nothing to keep');
    return kept;
  };
  const kept = keep(0, 'b'.repeat(64));
  const other = keep(1, 'c'.repeat(64));
  for (const [seat, { seal }] of [kept, other].entries()) preparation = valueOf(takeSeal(preparation, seat, seal));
  preparation = valueOf(takeContribution(close(preparation), 0, kept.contribution));
  if (!isWithheld) preparation = valueOf(takeContribution(preparation, 1, other.contribution));
  const { seals, opened } = preparation.list;
  const setup = valueOf(parseSetup({ preset: 'hub' }, 2, 12, 13));
  const { set, rules } = setup;
  const evidence = dealOf(preparation, { set, opening: rules.opening, starter: rules.starter, usedEngines: [] });
  const starter = evidence.starter?.seat ?? 0;
  const decks = evidence.decks.map((deck) => deck.flatMap((name) => parseTile(name) ?? []));
  const { state } = valueOf(openRound({ setup, round: 1, usedEngines: [], starter, decks }));
  const hand = at(state.secret.hands, 0).map(tileName);
  const deal = { rules: { preset: 'hub' }, set, usedEngines: [], starter, hand } as const;
  const seen: Kept = { ...kept, list: { seat: 0, seals, opened }, deal };
  return { evidence, seen };
}

function valueOf<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(String(result.error));
  return result.value;
}

test('a deal is made again and held against what was kept', async () => {
  const { evidence, seen } = dealt();
  const { sent } = pretendService(() => json(evidence));
  keepsIn().save(seen);
  const checked = await checkDeal(GAME, 1);
  expect(sent[0]?.path).toBe(`/api/games/${GAME}/deals/1`);
  expect(checked.found).toBe('proved');
  expect(checked.checks.every(({ passed }) => passed)).toBe(true);
  expect(checked.checks.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['commitment', 'decks', 'list', 'own']),
  );
  expect(dealWords(gameView(), NOTE, verdictsOf(GAME).now().get(1))).toBe('Deal checked ✓');
});

test('who sealed and did not open is named', async () => {
  const { evidence, seen } = dealt(true);
  pretendService(() => json(evidence));
  keepsIn().save(seen);
  expect((await checkDeal(GAME, 1)).found).toBe('withheld');
  expect(dealWords(gameView(), { ...NOTE, withheld: [1] }, 'withheld')).toBe('Deal without Ana’s part');
  expect(dealWords(gameView(), { ...NOTE, silent: [0] }, 'unproved')).toBe('Deal without your part');
});

test('another deck, other evidence, or none is said', async () => {
  const { evidence, seen } = dealt();
  keepsIn().save(seen);
  const [deck = []] = evidence.decks;
  pretendService(() => json({ ...evidence, decks: [deck.toReversed()] }));
  expect(await checkDeal(GAME, 1)).toMatchObject({
    found: 'broken',
    checks: expect.arrayContaining([expect.objectContaining({ name: 'decks', passed: false })]),
  });
  pretendService(() => json({ ...evidence, table: 'another-table' }));
  expect((await checkDeal(GAME, 1)).found).toBe('broken');
  pretendService(() => json({}));
  expect((await checkDeal(GAME, 1)).found).toBe('broken');
  pretendService(() => problem(404, 'Nothing here.'));
  expect((await checkDeal(GAME, 1)).found).toBe('missing');
  pretendService(() => 'offline');
  await expect(checkDeal(GAME, 1)).rejects.toThrow('cannot be reached');
});

test('the page says what it waits for, and calls seats by their names', () => {
  const until = '2026-11-21T10:10:00.000Z';
  const sentence = (missing: number[], now: string) =>
    shufflingSentence(gameView({ dealing: { until, missing } }), Date.parse(now));
  expect(sentence([1], '2026-11-21T10:00:00.000Z')).toBe('Shuffling: waiting for Ana’s phone, at most 10 minutes.');
  expect(sentence([0, 1], '2026-11-21T10:09:30.000Z')).toBe(
    'Shuffling: waiting for your and Ana’s phones, at most a minute.',
  );
  expect(shufflingSentence(gameView())).toBeNull();
  expect(withNames('With a part in this deal: seats 0 and 1. Nothing sealed: seat 2.', gameView())).toBe(
    'With a part in this deal: you and Ana. Nothing sealed: seat 3.',
  );
});
