import { eventually } from '@slow-train/local/kit';
import { CircleSchema } from '@slow-train/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { person } from '../../api/test/kit/visitor.ts';
import { DESKTOP, PHONE } from './fixtures/player.ts';
import { hiddenStops, overflowsAt320, violations } from './harness/accessibility.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

const IdSchema = z.object({ id: z.string() });

const PEOPLE = ['Mira', 'Ruth', 'Bo', 'Ana', 'Walt'];
const ROUNDS = 13;
/** The pips of a person in a round; 0 for the one who went out. */
const pipsOf = (round: number, seat: number): number =>
  seat === round % PEOPLE.length ? 0 : 1 + ((round * 31 + seat * 17) % 60);
const totalOf = (seat: number): number =>
  Array.from({ length: ROUNDS }, (_, round) => pipsOf(round, seat)).reduce((sum, pips) => sum + pips);

const key = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const totals = async (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell')
    .allTextContents();

async function begin(page: Page): Promise<void> {
  await page.goto('/score');
  await page.getByRole('textbox', { name: 'A name' }).fill(PEOPLE.join(', '));
  await key(page, /^Start a new sheet/).tap();
}

/** Enters a round by thumb. */
async function enterRound(page: Page, round: number): Promise<void> {
  for (const seat of PEOPLE.keys()) {
    const pips = pipsOf(round, seat);
    if (pips === 0) await key(page, 'Went out').tap();
    else {
      for (const digit of String(pips)) await key(page, digit).tap();
      await key(page, /^(Next: |Round done)/).tap();
    }
  }
}

/** Returns the number of pages of a PDF. */
const pagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/gu)?.length ?? 0;

test('34.1 an evening of thirteen rounds with five people goes on without a connection, is corrected, and can be followed', async () => {
  const { context, page } = await harness.newPlayer({ ...PHONE, keepsApp: true });
  await begin(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  for (let round = 0; round < 6; round++) {
    await enterRound(page, round);
    await key(page, /^Round \d+: \d+-\d+$/).tap();
  }
  // In the middle of the evening the connection goes, and the phone closes the page.
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Round 7' }).waitFor();
  for (let round = 6; round < ROUNDS; round++) {
    await enterRound(page, round);
    if (round < ROUNDS - 1) await key(page, /^Round \d+: \d+-\d+$/).tap();
  }
  await page.getByRole('heading', { level: 1, name: /wins?$/ }).waitFor();
  expect(await totals(page)).toEqual(PEOPLE.map((_, seat) => String(totalOf(seat))));
  // A figure of the third round was wrong by ten.
  await key(page, 'Tap it in the sheet').tap();
  await key(page, `Bo, round 2: ${pipsOf(1, 2)}`).tap();
  for (const digit of String(pipsOf(1, 2) + 10)) await key(page, digit).tap();
  await key(page, /^(Next: |Round done)/).tap();
  await eventually(async () => expect((await totals(page))[2]).toBe(String(totalOf(2) + 10)));
  await context.setOffline(false);

  await key(page, 'Share').tap();
  await key(page, 'Show the code').tap();
  const code = page.getByRole('img', { name: 'Scan to follow the score' });
  await code.waitFor();
  const kept = await page.evaluate(() =>
    Object.entries(localStorage).find(([name]) => name.startsWith('slow-train:followed:')),
  );
  const follower = (await harness.newPlayer(PHONE)).page;
  await follower.goto(`/score?follow=${kept?.[1].split(' ')[0] ?? ''}`);
  await eventually(async () => expect((await totals(follower))[2]).toBe(String(totalOf(2) + 10)));

  // The link has all of it, for a phone that has never seen the site.
  const link = await page.getByRole('textbox', { name: 'Link with the whole evening' }).inputValue();
  const other = (await harness.newPlayer(PHONE)).page;
  await other.goto(link);
  await eventually(async () => expect((await totals(other))[2]).toBe(String(totalOf(2) + 10)));

  await key(page, 'Stop and delete it from the site').tap();
  await key(page, 'Show the code').waitFor();
  await follower.reload();
  await follower.getByText('This sheet is not here any more').waitFor();
});

test('34.3 an evening goes on as a table by correspondence, with a link for each seat and the pips so far', async () => {
  const { page } = await harness.newPlayer({ ...PHONE, isTouch: true });
  await begin(page);
  await enterRound(page, 0);
  await key(page, 'End the evening here').tap();
  await page.getByRole('link', { name: 'Go on by correspondence' }).tap();
  await page.getByText('1 round played, 12 left').waitFor();
  await key(page, 'Make the table').tap();
  await page.getByText('Say first which of these people you are.').waitFor();
  await page.getByRole('radio', { name: 'Ruth' }).check();
  expect(await page.getByRole('textbox', { name: 'Your name' }).inputValue()).toBe('Ruth');
  expect(await violations(page)).toEqual([]);
  await key(page, 'Make the table').tap();
  await page.getByRole('heading', { name: 'A link for each' }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await overflowsAt320(page)).toBe(false);

  const links = await page.evaluate(async () => {
    const answer = await fetch(`/api/games/${location.pathname.split('/').at(-1)}/seat-links`, {
      headers: { accept: 'application/json' },
    });
    return answer.text();
  });
  const codes = [...links.matchAll(/"name":"(\w+)","code":"([\w-]{22})"/gu)].map(
    ([, name, code]) => [name, code] as const,
  );
  expect(codes.map(([name]) => name)).toEqual(['Bo', 'Ana', 'Walt', 'Mira']);
  const last = await Promise.all(
    codes.map(async ([name, code]) => {
      const other = (await harness.newPlayer(PHONE)).page;
      await other.goto(`/join/${code}`);
      await other.getByText('with real dominoes').waitFor();
      expect(await other.getByRole('textbox', { name: 'Your name' }).inputValue()).toBe(name);
      await key(other, 'Take a seat').tap();
      await other.waitForURL(/\/tables\//);
      return other;
    }),
  );
  const [bo] = last;
  await bo?.goto(`${new URL(bo.url()).pathname}/scores`);
  await bo?.getByRole('rowheader', { name: 'Played with real dominoes' }).waitFor();
  const seats = [2, 3, 4, 0, 1];
  await eventually(async () => expect(await totals(bo ?? page)).toEqual(seats.map((seat) => String(pipsOf(0, seat)))));
  if (bo !== undefined) expect(await violations(bo)).toEqual([]);
});

test('34.4 an evening is entered into the season of a circle, and counts once the others who played confirm it', async () => {
  const [ana, bo] = await Promise.all(['Ana', 'Bo'].map((name) => person(harness.site(), name)));
  if (ana === undefined || bo === undefined) throw new Error('nobody');
  const idIn = async (answer: Response): Promise<string> => IdSchema.parse(await answer.json()).id;
  const id = await idIn(await ana.post('/api/circles', { name: 'Thursday club' }));
  const { invitation } = CircleSchema.parse(await (await ana.get(`/api/circles/${id}`)).json());
  await bo.post(`/api/circle-invitations/${invitation}/member`, {});
  await ana.post(`/api/circles/${id}/seasons`, {
    games: 4,
    counted: 'places',
    dropped: 0,
    droppable: 'games',
    late: 'missed',
  });
  const { page } = await harness.browserOf(ana, { ...PHONE, isTouch: true });
  await begin(page);
  await enterRound(page, 0);
  await key(page, 'End the evening here').tap();
  await key(page, 'Share').waitFor();
  // With text of twice the size nothing but the sheet scrolls sideways.
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await key(page, 'Share').tap();
  await page.getByRole('link', { name: 'Enter it into a season' }).tap();
  // Ana and Bo are found by their names; the others are guests.
  await page.getByRole('combobox', { name: 'Walt' }).waitFor();
  const chosen = page.getByRole('combobox').locator('option:checked');
  expect(await chosen.allTextContents()).toEqual(['A guest', 'A guest', 'Bo', 'Ana', 'A guest']);
  expect(await violations(page)).toEqual([]);
  await key(page, 'Enter the evening').tap();
  await page.getByText('Played with real dominoes, 1 round, season 1').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await overflowsAt320(page)).toBe(false);

  const other = (await harness.browserOf(bo, PHONE)).page;
  await other.goto(`/circles/${id}`);
  await key(other, 'That is right').tap();
  await other.getByText('It counts.').waitFor();
  await other.getByText('Played with real dominoes: 1.').waitFor();
});

test('34.5 the sheet of an evening prints on one page, a blank one on two with the rules on its back', async () => {
  const { page } = await harness.newPlayer({ ...PHONE, isTouch: true });
  await begin(page);
  await enterRound(page, 0);
  expect(pagesIn(await page.pdf({ format: 'Letter' }))).toBe(1);
  for (const format of ['Letter', 'A4']) {
    await page.goto('/score/blank');
    await page.getByRole('heading', { name: 'Score sheet' }).first().waitFor();
    expect([format, pagesIn(await page.pdf({ format }))]).toEqual([format, 2]);
  }
});

test.each([PHONE, DESKTOP])('34.6 the score keeper is accessible, by keyboard alone too: %o', async (device) => {
  const { page } = await harness.newPlayer(device);
  await page.goto('/score');
  const field = page.getByRole('textbox', { name: 'A name' });
  await field.fill('Mira, Ruth, Bo');
  expect(await violations(page)).toEqual([]);
  expect(await hiddenStops(page)).toEqual([]);
  await field.press('Enter');
  await key(page, /^Start a new sheet/).press('Enter');
  await page.keyboard.type('22');
  await page.keyboard.press('Enter');
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await page.keyboard.type('0');
  await eventually(async () => expect(await totals(page)).toEqual(['22', '7', '0']));
  expect(await violations(page)).toEqual([]);
  expect(await overflowsAt320(page)).toBe(false);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Round 1 is done' }).waitFor();
  expect(await violations(page)).toEqual([]);
});
