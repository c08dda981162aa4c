import { eventually } from '@slow-train/local/kit';
import { CircleSchema, type Circle } from '@slow-train/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { legalIn, look, newKey, send, someAction, tableIn } from '../../api/test/kit/play.ts';
import type { Visitor } from '../../api/test/kit/visitor.ts';
import { member } from './fixtures/member.ts';
import { DESKTOP, PHONE } from './fixtures/player.ts';
import { violations } from './harness/accessibility.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

/** Plays a game to its end. Returns the pips of each round, in the order of these people. */
async function playToEnd(game: string, people: readonly Visitor[]): Promise<readonly (readonly number[])[]> {
  for (;;) {
    for (const who of people) {
      let answer = await look(who, game);
      while (legalIn(answer).length > 0) answer = await tableIn(await send(who, answer, someAction(answer), newKey()));
    }
    const seen = await Promise.all(people.map((who) => look(who, game)));
    const [{ game: first } = { game: null }] = seen;
    if (first?.status === 'finished')
      return first.results.map(({ scores }) => seen.map(({ game: { you } }) => scores[you?.seat ?? -1] ?? NaN));
  }
}

const tableOf = (page: Page) => page.getByRole('region', { name: 'Table of season 1' });

/** Returns the names and sums of a season, best first. */
async function sumsOn(page: Page): Promise<readonly (readonly [name: string, sum: number])[]> {
  await tableOf(page).waitFor();
  const rows = await tableOf(page).locator('tbody tr').all();
  return Promise.all(
    rows.map(async (row) => [await row.locator('b').innerText(), Number(await row.locator('td').last().innerText())]),
  );
}

test('a season of four games, with a substitute and somebody who joins late; then the founder hands the circle on', async () => {
  const join = async (name: string): Promise<Visitor> => (await member(harness, name)).who;
  const people = { Ruth: await join('Ruth'), Ana: await join('Ana'), Bo: await join('Bo') };
  const [ines, eve] = [await join('Ines'), await join('Eve')];
  const { page } = await harness.browserOf(people.Ruth, PHONE);
  await page.goto('/circles');
  await page.getByLabel('Name').fill('Thursday club');
  await page.getByRole('button', { name: 'Found the circle' }).tap();
  await page.waitForURL(/\/circles\/[\w-]{12}$/);
  const path = new URL(page.url()).pathname;
  const circle = async (who = people.Ruth): Promise<Circle> =>
    CircleSchema.parse(await (await who.get(`/api${path}`)).json());
  const { invitation } = await circle();
  for (const who of [people.Ana, people.Bo])
    expect((await who.post(`/api/circle-invitations/${invitation}/member`, {})).status).toBe(200);
  // A set that four can play with, and is soon played.
  const standing = { rules: { preset: 'bonepile' }, set: 9, rounds: 2, clock: null, weekly: null };
  expect((await people.Ruth.put(`/api${path}/standing`, { standing })).status).toBe(204);

  await page.goto(`${path}/new-season`);
  await page.getByRole('spinbutton', { name: 'Games' }).fill('4');
  await page.getByRole('radio', { name: 'Pips' }).check({ force: true });
  await page.getByRole('radio', { name: 'rounds' }).check({ force: true });
  await page.getByRole('button', { name: 'Start the season' }).tap();
  await page.getByText('after 0 of 4 games, worst round dropped').waitFor();

  // The pips of each round, by the name of the person they count for.
  const rounds: { readonly [name: string]: number }[] = [];
  const count = async (game: string, players: Readonly<Record<string, Visitor>>): Promise<void> => {
    const names = Object.keys(players);
    for (const pips of await playToEnd(game, Object.values(players)))
      rounds.push(Object.fromEntries(names.map((name, index) => [name, pips[index] ?? NaN])));
  };
  const open = async () => {
    const { open: game } = await circle();
    if (game === null) throw new Error('no game is open');
    return game;
  };
  const answer = async (who: Visitor, game: string, said: 'yes' | 'no'): Promise<void> =>
    void (await tableIn(await who.put(`/api/games/${game}/answer`, { answer: said })));
  const openByRequest = async (): Promise<string> => {
    expect((await people.Ruth.post(`/api${path}/games`, {})).status).toBe(201);
    return (await open()).id;
  };

  await page.getByRole('button', { name: 'Open the next table' }).tap();
  await page.getByRole('link', { name: 'Go to the table' }).waitFor();
  const { id: first } = await open();
  for (const who of [people.Ana, people.Bo]) await answer(who, first, 'yes');
  await count(first, people);

  // Eve plays for Bo.
  const second = await openByRequest();
  await answer(people.Ana, second, 'yes');
  await answer(people.Bo, second, 'no');
  await tableIn(await eve.post(`/api/invitations/${(await open()).invitation}/seat`, {}));
  await page.goto(path);
  await page.getByText('Substitutes', { exact: true }).tap();
  await page.getByLabel('Eve plays for').selectOption({ label: 'Bo' });
  const isNamed = async (): Promise<boolean> =>
    (await circle()).games.some(({ seats }) =>
      seats.some(({ name, member: number }) => name === 'Eve' && number === 3),
    );
  await eventually(async () => expect(await isNamed()).toBe(true));
  await count(second, { ...people, Bo: eve });

  const late = await harness.browserOf(ines, DESKTOP);
  await late.page.goto(`/circles/join/${invitation}`);
  await late.page.getByRole('button', { name: 'Join the circle' }).click();
  await late.page.waitForURL(`**${path}`);
  for (let games = 0; games < 2; games++) {
    const game = await openByRequest();
    for (const who of [people.Ana, people.Bo, ines]) await answer(who, game, 'yes');
    await count(game, { ...people, Ines: ines });
  }
  await harness.schedule();
  await eventually(async () => expect((await circle()).season?.isOver).toBe(true));

  // The same by hand: a missed round counts as the most that anybody had in it, and everybody's worst round is dropped.
  const expected = Object.fromEntries(
    ['Ruth', 'Ana', 'Bo', 'Ines'].map((name) => {
      const pips = rounds.map((round) => round[name] ?? Math.max(...Object.values(round)));
      return [name, pips.reduce((sum, one) => sum + one, 0) - Math.max(...pips)];
    }),
  );
  await page.goto(path);
  const shown = await sumsOn(page);
  expect(Object.fromEntries(shown.map(([name, sum]) => [name === 'You' ? 'Ruth' : name, sum]))).toEqual(expected);
  expect(shown.map(([, sum]) => sum)).toEqual(Object.values(expected).toSorted((a, b) => a - b));
  const cells = await tableOf(page).locator('td').allInnerTexts();
  expect(cells.filter((words) => /without round [12]$/.test(words))).toHaveLength(4);
  expect(cells.filter((words) => /missed, counts \d+/.test(words))).toHaveLength(2);
  expect(cells.filter((words) => /played by Eve/.test(words))).toHaveLength(1);
  expect(await violations(page)).toEqual([]);

  await page.goto(`${path}/people`);
  await page.getByRole('button', { name: 'Make Ana the founder' }).tap();
  await page.getByRole('group', { name: 'Make Ana the founder' }).getByRole('button', { name: 'Make founder' }).tap();
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Leave the circle' }).tap();
  await page.getByRole('group', { name: 'Leave the circle' }).getByRole('button', { name: 'Leave the circle' }).tap();
  await page.waitForURL(/\/circles$/);
  await page.getByText('No circle yet').waitFor();

  const { members, isFounder } = await circle(people.Ana);
  expect(isFounder).toBe(true);
  expect(members.map(({ name }) => name)).toEqual(['Ana', 'Bo', 'Ines']);
  // Ruth's results stay.
  await late.page.goto(`${path}/seasons/1`);
  expect(
    Object.fromEntries((await sumsOn(late.page)).map(([name, sum]) => [name === 'You' ? 'Ines' : name, sum])),
  ).toEqual(expected);
  await late.page.getByText(/^It is over\. .+ won\.$/).waitFor();
});
