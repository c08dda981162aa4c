import { checkPlan } from '@slow-train/players';
import { planFaults } from '@slow-train/words/en';
import { tileName, type Tile } from '@slow-train/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { claimUnsent } from '../../../src/account/session.ts';
import {
  planDraftOf,
  fittingNext,
  freshDraft,
  legalDraft,
  draftedPlan,
  loadDraft,
  saveDraft,
  type PlanDraft,
} from '../../../src/panels/plan/draft.ts';
import { statusWords, planSummary } from '../../../src/panels/plan/plan-words.ts';
import { planned, planStopped, waiting } from '../../../src/playground/positions.ts';
import { seen } from '../../board/fixtures.ts';

const { situation, names, tile } = seen(waiting());
const { view } = situation;
const tiles = (text: string): Tile[] => text.split(' ').map(tile);
const draft = (changed: Partial<PlanDraft> = {}): PlanDraft => ({
  train: [],
  cover: [],
  plays: [],
  otherwise: 'wait',
  stops: { doubleOpens: false, trainOpens: false, oneTile: false, roundEnds: false },
  turns: 3,
  ...changed,
});

test('a draft starts empty, or from the tiles laid out for a build', () => {
  expect(freshDraft(view, []).train).toEqual([]);
  expect(freshDraft(view, tiles('7-3')).train.map(tileName)).toEqual(['7-3']);
  expect(freshDraft(view, tiles('12-6')).train).toEqual([]);
  expect(freshDraft(view, []).stops).toMatchObject({ doubleOpens: true, oneTile: true });
});

test('played tiles leave the draft, and so do train tiles that no longer fit', () => {
  const before = draft({
    train: tiles('3-2 5-2 5-0'),
    cover: tiles('7-3 3-2'),
    plays: [
      { tile: tile('11-6'), train: 'M' },
      { tile: tile('3-2'), train: 1 },
    ],
  });
  // 3-2 has been played on the own train, which now ends in 2.
  const { table, hand } = view;
  const later = {
    ...view,
    hand: hand.filter((one) => one !== tile('3-2')),
    table: {
      ...table,
      seats: table.seats.map((one, seat) => (seat === 0 ? { ...one, train: { ...one.train, end: 2 } } : one)),
    },
  };
  const mended = legalDraft(before, later);
  expect(mended.train).toEqual(tiles('5-2 5-0'));
  expect(mended.cover).toEqual(tiles('7-3'));
  expect(mended.plays).toEqual([{ tile: tile('11-6'), train: 'M' }]);
  const elsewhere = { ...later, table: { ...later.table, seats: view.table.seats } };
  expect(legalDraft(before, elsewhere).train).toEqual([]);
});

test('any combination of tiles that light up is a valid plan, and reads back as it was written', () => {
  const any = fc.record({
    taps: fc.array(fc.nat(), { maxLength: 9 }),
    cover: fc.shuffledSubarray([...view.hand]),
    plays: fc.array(fc.record({ tile: fc.constantFrom(...view.hand), train: fc.constantFrom('M' as const, 0, 1, 7) }), {
      maxLength: 5,
    }),
    otherwise: fc.constantFrom('wait' as const, 'advice' as const),
    turns: fc.integer({ min: 1, max: 20 }),
  });
  fc.assert(
    fc.property(any, ({ taps, cover, plays, otherwise, turns }) => {
      const train: Tile[] = [];
      for (const tap of taps) {
        const fits = [...fittingNext(view, train)];
        const next = fits[tap % Math.max(fits.length, 1)];
        if (next !== undefined) train.push(next);
      }
      const laid = draft({ train, cover, plays, otherwise, turns });
      const plan = draftedPlan(laid);
      expect(legalDraft(laid, view)).toEqual(laid);
      expect(planDraftOf({ plan, left: turns })).toEqual(laid);
      const isEmpty = otherwise === 'wait' && train.length + cover.length + plays.length === 0;
      expect(checkPlan(plan, view, planFaults) === null).toBe(!isEmpty);
    }),
  );
});

test('the summary says in order what will happen, and what ends it', () => {
  expect(planSummary(draft(), names)).toBe('In your next 3 turns: waits for you. Forced moves are made in any case.');
  const all = draft({
    train: tiles('3-2 5-2'),
    cover: tiles('7-3 4-4'),
    plays: [{ tile: tile('11-6'), train: 'M' }],
    otherwise: 'advice',
    stops: { doubleOpens: true, trainOpens: true, oneTile: true, roundEnds: true },
    turns: 1,
  });
  expect(planSummary(all, names)).toBe(
    'In your next turn: covers a double with 7-3, else 4-4; else lays 3-2, 5-2 on your train, as far as it goes; ' +
      'else plays 11-6 on the Mexican train, whichever is legal first; else does what the computer player advises. ' +
      'Forced moves are made in any case. ' +
      'Stops when a double opens or a train opens or somebody has 1 tile left or the round ends.',
  );
});

test('the status says what comes next, in another round only what still applies, and why it has stopped', () => {
  const { plan } = planned();
  if (plan === undefined) throw new Error('no plan');
  const words = (changed: Partial<typeof plan>, notation: Partial<typeof plan.plan> = {}): string =>
    statusWords({ ...plan, ...changed, plan: { ...plan.plan, ...notation } }, view, names);
  expect(words({})).toBe('*Your plan:* 3-2 next, 3 turns');
  expect(words({ left: 1 }, { train: ['9-3', '5-2'] })).toBe('*Your plan:* 5-2 next, 1 turn');
  expect(words({}, { train: [] })).toBe('*Your plan:* 11-6 on the Mexican train, 3 turns');
  expect(words({}, { train: [], plays: [] })).toBe('*Your plan:* 7-3 on an open double, 3 turns');
  expect(words({ round: 3 })).toBe('*Your plan:* only forced moves, 3 turns');
  expect(words({ round: 3 }, { otherwise: 'advice' })).toBe('*Your plan:* as the computer player advises, 3 turns');
  const branched = { why: 'doubleOpened', tile: '3-3', train: 'M', line: 'b' } as const;
  expect(words({ stopped: branched })).toBe('Your plan stopped: *3‑3* is open on the Mexican train (branch b).');
  expect(words({ stopped: planStopped().plan?.stopped ?? null })).toBe('Your plan stopped: Jun has 1 tile left.');
});

test('31.10 a plan laid before signing in is kept through the reload, for the same account only', () => {
  claimUnsent('ines');
  const laid = draft({ train: tiles('3-2 5-2'), cover: tiles('7-3'), turns: 5 });
  saveDraft('abcdefghijkl', 4, laid);
  claimUnsent('ines');
  expect(loadDraft('abcdefghijkl', 4)).toEqual(laid);
  expect(loadDraft('abcdefghijkl', 5), 'in another round').toBeUndefined();
  claimUnsent('ana');
  expect(loadDraft('abcdefghijkl', 4), 'under another name').toBeUndefined();
});
