import type { Circle, SeasonTerms } from '@slow-train/protocol';
import type { Evening } from '@slow-train/protocol/evening';
import { at } from '@slow-train/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dataOf } from '../../src/account-data/store.ts';
import { circleMerge } from '../../src/circles/account-data-store.ts';
import { answerEvening, enterEvening } from '../../src/circles/evenings.ts';
import { foundCircle, joinCircle } from '../../src/circles/membership.ts';
import { openNextGame, readCircle, setStanding, startSeason } from '../../src/circles/standing.ts';
import { ProblemError } from '../../src/http/problem.ts';
import { answerInvitation } from '../../src/lobby/answers.ts';
import { newEvening } from '../kit/evenings.ts';
import { openNotificationHarness, resultOf, type NotificationHarness } from '../kit/notification-harness.ts';

const DAYS_3 = 3 * 24 * 3_600_000;
const TERMS: SeasonTerms = { games: 4, counted: 'places', dropped: 0, droppable: 'games', late: 'missed' };

let harness: NotificationHarness;
beforeEach(async () => {
  harness = await openNotificationHarness();
});
afterEach(() => harness.stop());

type Outcome<T> = Promise<{ ok: true; value: T } | { ok: false; error: ConstructorParameters<typeof ProblemError>[0] }>;
async function must<T>(result: Outcome<T>): Promise<T> {
  const found = await result;
  if (!found.ok) throw new ProblemError(found.error);
  return found.value;
}
async function refusal(result: Outcome<unknown>): Promise<string> {
  const found = await result;
  if (found.ok) throw new Error('it is accepted');
  return new ProblemError(found.error).message;
}

/** An evening of Ana, Bo, a guest and Cy: two rounds, the third not begun. */
const SHEET: Evening = {
  ...newEvening,
  title: 'At the cabin',
  people: ['Annie', 'Bo', 'Walt', 'Cyril'],
  engines: [12, 11, 10],
  entries: [
    [30, 0, 12, 9],
    [0, 41, 7, 20],
  ].flatMap((pips, round) =>
    pips.map((one, seat) => ({
      round,
      seat,
      at: 1,
      undoes: null,
      count: { pips: one, isOut: one === 0, tiles: [] },
    })),
  ),
};
const PLAYERS = [1, 2, null, 3];

/** A circle of Ana, Bo, Cy and Dot, who all sit at one table of it, with a season. */
async function circleWithSeason(terms: SeasonTerms = TERMS) {
  const people = await Promise.all(['Ana', 'Bo', 'Cy', 'Dot'].map((name) => harness.person(name)));
  const ana = at(people, 0);
  const { id } = await must(foundCircle(harness.ports, ana, 'Thursday club'));
  const { invitation } = await pageOf(ana, id);
  for (const account of people.slice(1)) {
    harness.setTime(harness.now().getTime() + 1_000);
    await must(joinCircle(harness.ports, account, invitation));
  }
  const standing = { rules: { preset: 'bonepile' }, rounds: 1, clock: null, phrasesOnly: false, weekly: null } as const;
  await must(setStanding(harness.ports, ana, { id, standing }));
  const { id: game } = await must(resultOf(openNextGame(harness.ports, ana, id)));
  for (const account of people.slice(1))
    await must(resultOf(answerInvitation(harness.ports, account, { id: game, answer: 'yes' })));
  await must(startSeason(harness.ports, ana, { id, terms }));
  const enter = (account: string, evening: Evening = SHEET, players: readonly (number | null)[] = PLAYERS) =>
    enterEvening(harness.ports, account, { id, evening, players });
  const answer = (account: string, said: 'yes' | 'no', evening: string) =>
    answerEvening(harness.ports, account, { id, game: evening, answer: said });
  return { id, people, who: (nth: number) => at(people, nth), enter, answer };
}
const pageOf = (account: string, id: string): Promise<Circle> => must(readCircle(harness.ports, account, id));
const sumsOf = ({ season }: Circle) => season?.rows.map(({ name, sum }) => [name, sum]);
const told = async (account: string): Promise<string[]> =>
  (await harness.rows('waiting')).flatMap((row) =>
    row.event === 'circle' && row.accountId === account ? [row.revision === 3 ? 'asked' : 'objected'] : [],
  );

test('34.4 an evening counts for the season once all members who played have confirmed it; guests get nothing', async () => {
  const { id, who, enter, answer } = await circleWithSeason();
  const [ana, bo, cy, dot] = [who(0), who(1), who(2), who(3)];
  const { id: evening } = await must(enter(ana));
  expect([await told(ana), await told(bo), await told(cy), await told(dot)]).toEqual([[], ['asked'], ['asked'], []]);
  const page = await pageOf(bo, id);
  expect(page.season).toMatchObject({ games: [], rows: [] });
  expect(page.evenings).toMatchObject([
    {
      id: evening,
      title: 'At the cabin',
      season: 1,
      by: 'Ana',
      rounds: 2,
      you: 'asked',
      countsAt: new Date(harness.now().getTime() + DAYS_3).toISOString(),
      rows: [
        { name: 'Walt', isGuest: true, place: 1, pips: 19, says: null },
        { name: 'Cy', isGuest: false, place: 2, pips: 29, says: null },
        { name: 'Ana', place: 3, pips: 30, says: true },
        { name: 'Bo', isYou: true, place: 4, pips: 41, says: null },
      ],
    },
  ]);
  // Nobody is asked who was not there, and confirming twice is confirming.
  expect(await refusal(answer(dot, 'no', evening))).toContain('not there any more');
  await must(answer(bo, 'yes', evening));
  await must(answer(bo, 'yes', evening));
  expect(sumsOf(await pageOf(bo, id))).toEqual([]);
  await must(answer(cy, 'yes', evening));
  const after = await pageOf(dot, id);
  expect(sumsOf(after)).toEqual([
    ['Cy', 2],
    ['Ana', 3],
    ['Bo', 4],
  ]);
  expect(after.season?.games).toMatchObject([{ id: evening, isReal: true }]);
  expect(after.evenings).toMatchObject([{ countsAt: null, you: null }]);
  expect(after.totals.map(({ name, games, pips }) => [name, games, pips])).toEqual([
    ['Cy', 1, 14.5],
    ['Ana', 1, 15],
    ['Bo', 1, 20.5],
  ]);
  expect(await refusal(answer(bo, 'no', evening))).toContain('counts already');
  expect(await refusal(enter(bo))).toContain('entered already');

  // A guest account that gets an address brings its part along; the export has all of it.
  const eve = await harness.person('Eve');
  await harness.db.batch(circleMerge(harness.db, ana, eve));
  const circles = (await dataOf(harness.db, eve))?.circles;
  expect(circles?.results).toMatchObject([{ place: 3, says: true, scores: [30, 0] }]);
  expect(circles?.evenings).toMatchObject([{ title: 'At the cabin', guests: [{ name: 'Walt' }] }]);
});

test('34.4 silence of three days confirms an evening, in a season that adds up pips as well', async () => {
  const { id, who, enter } = await circleWithSeason({ ...TERMS, counted: 'pips' });
  const { id: evening } = await must(enter(who(0)));
  harness.setTime(harness.now().getTime() + DAYS_3 - 1_000);
  expect(sumsOf(await pageOf(who(1), id))).toEqual([]);
  harness.setTime(harness.now().getTime() + 1_000);
  const page = await pageOf(who(1), id);
  expect(sumsOf(page)).toEqual([
    ['Cy', 29],
    ['Ana', 30],
    ['Bo', 41],
  ]);
  expect(page.evenings).toMatchObject([{ id: evening, countsAt: null }]);
});

test('34.4 one objection is enough: the evening is gone, and who entered it is told', async () => {
  const { id, who, enter, answer } = await circleWithSeason();
  const { id: evening } = await must(enter(who(3)));
  expect(await told(who(0))).toEqual(['asked']);
  expect((await pageOf(who(3), id)).evenings).toMatchObject([{ you: 'author' }]);
  await must(answer(who(0), 'yes', evening));
  await must(answer(who(2), 'no', evening));
  expect(await told(who(3))).toEqual(['objected']);
  expect(await pageOf(who(0), id)).toMatchObject({ evenings: [], season: { rows: [] } });
  expect(await refusal(answer(who(1), 'yes', evening))).toContain('not there any more');
  // A corrected sheet can be entered, and taken back by its author, who then need not be told.
  const { id: again } = await must(enter(who(3)));
  await must(answer(who(3), 'no', again));
  expect(await told(who(3))).toEqual(['objected']);
  expect((await pageOf(who(0), id)).evenings).toEqual([]);
});

test('34.4 an evening that cannot count is refused and said why', async () => {
  const { id, who, enter } = await circleWithSeason({ ...TERMS, counted: 'pips' });
  const half = SHEET.entries.slice(0, -1);
  const points: Evening = { ...SHEET, rules: { ...SHEET.rules, scoring: 'winner' } };
  expect(await refusal(enter(who(0), { ...SHEET, entries: half }))).toContain('half entered');
  expect(await refusal(enter(who(0), { ...SHEET, entries: [] }))).toContain('No round');
  expect(await refusal(enter(who(0), points))).toContain('fewer are better');
  for (const players of [
    [1, 1, null, 2],
    [1, null, null, null],
    [1, 2],
    [1, 2, null, 99],
  ])
    expect(await refusal(enter(who(0), SHEET, players))).toContain('two different members');
  const eve = await harness.person('Eve');
  expect(await refusal(enter(eve))).toContain('no such circle');
  expect((await pageOf(who(0), id)).evenings).toEqual([]);
});
