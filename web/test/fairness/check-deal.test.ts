import type { Evidence } from '@slow-train/fairness';
import type { DealAbsences, LogEntry } from '@slow-train/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeGame } from '../../src/client/game.ts';
import { checkDeal } from '../../src/fairness/check-deal.ts';
import { checkedDeals, dealWords, worstGrade } from '../../src/panels/fairness/rated-deals.ts';
import { keptStore } from '../../src/fairness/kept-store.ts';
import { verdictsOf, type DealVerdict } from '../../src/fairness/verdicts.ts';
import { gameView } from '../fixtures.ts';
import { json, pretendService, problem } from '../service.ts';
import { dealt, pageOf } from './dealt.ts';

const ABSENCES = { round: 1, withheld: [], silent: [] };

/** A game with as many finished rounds as there are deals. */
function over(deals: readonly DealAbsences[]) {
  const results = deals.map(() => ({ engine: '12-12', scores: [0, 1], out: 0 }));
  return gameView({ results, fairness: { lists: [], deals } });
}

/** Returns the words on the score sheet about this deal of a game. */
function wordsFor(table: string, absences: DealAbsences): string[] {
  return checkedDeals(over([absences]), verdictsOf(table).now()).map((deal) => dealWords(gameView(), deal));
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** A service with this evidence of a finished round, and this log. */
function service(evidence: unknown, log: readonly LogEntry[]) {
  return pretendService((sent) =>
    sent.path.includes('/deals/') ? json(evidence) : json({ game: gameView(), log: pageOf(log, sent) }),
  );
}

test('a deal is repeated and compared with the kept data, and the tiles of the round with its deck', async () => {
  const { evidence, kept, log } = dealt('proved');
  const { sent } = service(evidence, log);
  keptStore().save(kept);
  const checked = await checkDeal('proved', 1);
  expect(sent[0]?.path).toBe('/api/games/proved/deals/1');
  expect(checked.found).toBe('proved');
  expect(checked.checks.every(({ passed }) => passed)).toBe(true);
  expect(checked.checks.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['commitment', 'decks', 'list', 'own', 'play']),
  );
  expect(wordsFor('proved', ABSENCES)).toEqual(['Deal proved ✓']);
});

test('the part of a round that this browser has seen is not read again', async () => {
  const { evidence, kept, log } = dealt('seen');
  const { sent } = service(evidence, []);
  keptStore().save(kept);
  takeGame({ game: gameView({ id: 'seen', revision: log.length }), log });
  expect((await checkDeal('seen', 1)).found).toBe('proved');
  expect(sent).toHaveLength(1);
});

test('a player who committed but did not reveal is named', async () => {
  const { evidence, kept, log } = dealt('withheld', true);
  service(evidence, log);
  keptStore().save(kept);
  expect((await checkDeal('withheld', 1)).found).toBe('withheld');
  expect(wordsFor('withheld', { ...ABSENCES, withheld: [1] })).toEqual(['Deal without Ana’s part']);
  expect(wordsFor('withheld', { ...ABSENCES, silent: [0] })).toEqual(['Deal without your part']);
});

test('several deals are summed up by the worst verdict and how many have it', () => {
  const deals = [1, 2, 3, 4].map((round) => ({ round, withheld: round > 2 ? [1] : [], silent: [] }));
  const count = (...found: readonly DealVerdict[]) =>
    worstGrade(checkedDeals(over(deals), new Map(found.map((one, index) => [index + 1, one]))));
  expect(count('proved', 'proved')).toEqual({ standing: 'unchecked', many: 2 });
  expect(count('proved', 'unproved', 'withheld', 'withheld')).toEqual({ standing: 'part', many: 2 });
  expect(count('proved', 'broken', 'missing', 'withheld')).toEqual({ standing: 'broken', many: 1 });
});

test('another deck and other evidence are broken, no evidence is missing', async () => {
  const { evidence, kept, log } = dealt('wrong');
  const found = async (shown: unknown) => {
    service(shown, log);
    return checkDeal('wrong', 1);
  };
  keptStore().save(kept);
  const [deck = []] = evidence.decks;
  expect(await found({ ...evidence, decks: [deck.toReversed()] })).toMatchObject({
    found: 'broken',
    checks: expect.arrayContaining([expect.objectContaining({ name: 'decks', passed: false })]),
  });
  expect((await found({ ...evidence, table: 'another-table' })).found).toBe('broken');
  expect((await found({})).found).toBe('broken');
  pretendService(() => problem(404, 'Nothing here.'));
  expect((await checkDeal('wrong', 1)).found).toBe('missing');
  pretendService(() => 'offline');
  await expect(checkDeal('wrong', 1)).rejects.toThrow('cannot be reached');
});

test.each<readonly [what: string, tamper: (log: readonly LogEntry[]) => readonly LogEntry[]]>([
  ['a seat lays a tile that it does not have', (log) => log.map(withAnotherTile)],
  ['the deal is missing', (log) => log.slice(4)],
  ['an entry in the middle is missing', (log) => log.toSpliced(10, 1)],
  ['the end is missing', (log) => log.slice(0, -1)],
])('a log in which %s is a broken deal, even without a part in it', async (_, tamper) => {
  const { evidence, kept, log } = dealt('table');
  service(evidence, tamper(log));
  const checked = await checkDeal('table', 1);
  expect(checked).toMatchObject({ found: 'broken', checks: expect.arrayContaining([wrongPlay]) });
  keptStore().save(kept);
  expect((await checkDeal('table', 1)).found).toBe('broken');
});

const wrongPlay = expect.objectContaining({ name: 'play', passed: false });

function withAnotherTile(entry: LogEntry): LogEntry {
  const events = entry.events.map((event) => (event.type === 'played' ? { ...event, tile: '12-12' } : event));
  return { ...entry, events };
}

test('a verdict still holds after the data kept for it was pruned', async () => {
  const { evidence, kept, log } = dealt('pruned');
  service(evidence, log);
  keptStore().save(kept);
  await checkDeal('pruned', 1);
  keptStore().remove('pruned', 1);
  const again = await checkDeal('pruned', 1);
  expect(again).toMatchObject({ found: 'proved', sentence: expect.stringContaining('checked this deal before') });
  expect(verdictsOf('pruned').now().get(1)).toBe('proved');
  // Evidence that no longer fits is still broken.
  const another: Evidence = { ...evidence, secret: 'd'.repeat(64) };
  service(another, log);
  expect((await checkDeal('pruned', 1)).found).toBe('broken');
});
