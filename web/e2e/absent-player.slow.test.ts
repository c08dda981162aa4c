import type { GameView } from '@slow-train/protocol';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './harness/accessibility.ts';
import { look } from '../../api/test/kit/play.ts';
import { joinByLink, seatedIn, startByHand } from './fixtures/by-hand.ts';
import { gameIdIn } from './fixtures/deals.ts';
import { DESKTOP, handTiles, refetch, PHONE, settled, unfold } from './fixtures/player.ts';
import { playTurnOf, type Seated } from './fixtures/seated.ts';
import { untilShown } from './fixtures/turn.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();
/** The seats, in order of play. */
const [INES, ANA, BO] = [0, 1, 2];
const AGREED = ['Six hours a turn, no reserve.', 'Out of time three times in a row'];

/** Ines creates a game for three on her phone, with a custom clock. */
async function setTable(): Promise<{ readonly ines: Seated; readonly link: string }> {
  const opened = await harness.newPlayer(PHONE);
  const { page } = opened;
  await page.goto('/new');
  await page.getByLabel('Your name').fill('Ines');
  await unfold(page, 'Name of the table');
  await page.getByLabel('Name of the table').fill('Night Mail');
  await page.getByRole('radio', { name: /^Caravan/ }).check();
  await unfold(page, 'When there is only one move');
  await page.getByRole('radio', { name: 'Wait for me' }).check();
  await page.getByRole('spinbutton', { name: 'People' }).fill('3');
  await unfold(page, 'Clock');
  await page.getByRole('radio', { name: /^My own/ }).check();
  await page.getByRole('combobox', { name: 'Time for each turn' }).selectOption('Six hours');
  await page.getByRole('combobox', { name: 'Reserve at the start' }).selectOption('Nothing');
  await page.getByRole('combobox', { name: 'Reserve at most' }).selectOption('Nothing');
  await page.getByRole('spinbutton', { name: 'Patience' }).fill('3');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open the table' }).tap();
  // Its session exists once the table does.
  const link = await page.getByLabel('Link to this table').inputValue();
  return { ines: await seatedIn(harness, opened, PHONE), link };
}

/** Checks that an invited player can read the clock's terms before taking a seat. */
async function readContract(page: Page): Promise<void> {
  await unfold(page, 'Clock: six hours a turn');
  for (const sentence of AGREED) await page.getByText(sentence).waitFor();
}

const voteOn = (page: Page): Locator => page.getByRole('region', { name: 'A vote is open' });

const gameOf = async ({ who }: Seated, id: string): Promise<GameView> => (await look(who, id)).game;

/** Returns everything about the game but the occupants of its seats. */
function played({ round, results }: GameView): unknown {
  const { hand: _hand, seat: _seat, pending: _pending, ...table } = round ?? {};
  return { table, results };
}

/** The board's top bar, with its time. */
const topBar = (page: Page): Locator => page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });

/** Picks an item of the settings, one level down in the board's menu. */
async function choose(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

/** Lets everybody but Ana play, through the API; calls `late` when it is her turn. */
async function playUntil(
  there: ReadonlyMap<number, Seated>,
  id: string,
  isReached: (game: GameView) => boolean,
  late: (times: number) => Promise<void> = () => Promise.reject(new Error('nobody plays in Ana’s seat')),
): Promise<void> {
  const [any] = there.values();
  if (any === undefined) throw new Error('nobody is there');
  for (let game = await gameOf(any, id); !isReached(game); game = await gameOf(any, id)) {
    const seat = game.round?.turn.seat ?? -1;
    const player = there.get(seat);
    if (player === undefined) await late(game.clock?.seats[seat]?.strikes ?? 0);
    else await playTurnOf(player, id);
  }
}

test('a player who times out three times is replaced by a computer, then a substitute, and can return; a vote stops all clocks', async () => {
  const { ines, link } = await setTable();
  const ana = await joinByLink(harness, link, 'Ana', readContract);
  const bo = await joinByLink(harness, link, 'Bo', readContract);
  await startByHand(ines, [ana, bo]);
  const id = gameIdIn(ines.page);
  const table = `/tables/${id}`;
  const there = new Map([
    [INES, ines],
    [BO, bo],
  ]);

  // The board shows the same terms, and the time left.
  for (const { page } of [ines, bo]) {
    expect(await topBar(page).innerText()).toMatch(/\b[56] h left/);
    await choose(page, 'Clock and vacation');
    const sheet = page.getByRole('dialog', { name: 'Clock' });
    await sheet.getByText(AGREED[0] ?? '').waitFor();
    expect(await violations(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('Escape');
  }

  // Ana leaves. Her time runs out, first while others have the game open, then while nobody does.
  await ana.page.close();
  const onTurn = ines.page.getByRole('heading', { level: 1, name: 'Ana’s turn' });
  await playUntil(
    there,
    id,
    ({ seats }) => seats[ANA]?.kind === 'computer',
    async (strikes) => {
      await untilShown(ines.page, onTurn);
      await harness.letTimeRunOut(id);
      if (strikes > 0) await harness.schedule();
      await refetch(ines.page);
      await onTurn.waitFor({ state: 'hidden' });
    },
  );
  const { game: held, log: history } = await look(ines.who, id);
  expect(held.seats[ANA]).toMatchObject({ kind: 'computer', sitsFor: 'Ana' });
  const strikes = history.flatMap(({ events }) => events.flatMap((event) => (event.type === 'timedOut' ? event : [])));
  expect(strikes.map((event) => [event.seat, event.strikes])).toEqual([1, 2, 3].map((times) => [ANA, times]));
  // Holding the seat changes nothing else: her automatic plays came before.
  const hold = history.filter(({ events }) => events.some(({ type }) => type === 'held'));
  expect(hold.map(({ events }) => events)).toEqual([
    [{ type: 'held', seat: ANA, name: 'Ana', by: expect.any(String) }],
  ]);

  // Ines sees who holds the seat, and invites a substitute.
  await ines.page.getByRole('button', { name: 'Menu' }).click();
  await ines.page.getByRole('dialog').getByRole('tab', { name: 'Seats' }).click();
  const row = ines.page.getByRole('row').filter({ hasText: 'computer, plays for Ana' });
  expect(await row.innerText()).not.toContain('out of time');
  await ines.page.getByRole('tab', { name: 'Log' }).click();
  const log = ines.page.getByRole('region', { name: 'Log' });
  await log.getByText(/^Ana was away too long\. .+, a computer player, holds the seat\.$/).waitFor();
  await ines.page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
  await ines.page.getByRole('button', { name: 'A substitute for Ana…' }).click();
  const sheet = ines.page.getByRole('dialog', { name: 'A substitute for Ana' });
  const way = await sheet.getByLabel('Link to this table').inputValue();
  expect(way).not.toBe(link);
  expect(await violations(ines.page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Back to the table' }).click();

  // Cy, a newcomer, takes the seat.
  const newcomer = await harness.newPlayer(DESKTOP);
  await newcomer.page.goto(new URL(way).pathname);
  await newcomer.page.getByText('who may come back at any time').waitFor();
  await readContract(newcomer.page);
  expect(await violations(newcomer.page)).toEqual([]);
  await newcomer.page.getByLabel('Your name').fill('Cy');
  const before = await gameOf(ines, id);
  await newcomer.page.getByRole('button', { name: 'Sit in for Ana' }).click();
  await settled(newcomer.page);
  const cy = await seatedIn(harness, newcomer, DESKTOP);
  const sat = await gameOf(cy, id);
  expect(played(sat)).toEqual(played(before));
  expect(sat.you.seat).toBe(ANA);
  expect(await handTiles(cy.page).count()).toBe(before.round?.seats[ANA]?.tiles);
  there.set(ANA, cy);
  let turns = 0;
  await playUntil(there, id, ({ round }) => {
    const isCy = round?.turn.seat === ANA;
    turns += Number(isCy);
    return turns > 0 && !isCy;
  });

  // Ana returns: she sees who plays for her, but not the hand; then she takes her seat back.
  const back = { ...ana, page: await ana.context.newPage() };
  await back.page.goto(table);
  const plate = back.page.getByRole('region', { name: 'Your seat' });
  await plate.getByText('Cy sits in for you.').waitFor();
  expect(await handTiles(back.page).count()).toBe(0);
  expect(await violations(back.page)).toEqual([]);
  const last = await gameOf(cy, id);
  await plate.getByRole('button', { name: 'Take my seat back' }).click();
  await plate.waitFor({ state: 'hidden' });
  const again = await gameOf(back, id);
  expect(played(again)).toEqual(played(last));
  expect(again.round?.hand).toEqual(last.round?.hand);
  expect(await handTiles(back.page).count()).toBe(last.round?.hand.length);
  there.set(ANA, back);

  // Cy is notified, and can leave the page.
  await untilShown(cy.page, cy.page.getByRole('heading', { level: 1, name: 'You no longer sit in for Ana' }));
  expect(await violations(cy.page)).toEqual([]);
  await cy.page.getByRole('link', { name: 'To your tables' }).click();
  await cy.page.getByRole('heading', { level: 1, name: 'Slow Train' }).waitFor();

  // Bo asks for a pause and Ines agrees, which is two of three.
  await choose(bo.page, 'Ask the table…');
  expect(await violations(bo.page)).toEqual([]);
  await bo.page.getByRole('button', { name: 'Ask for a pause' }).click();
  await voteOn(bo.page).waitFor();
  const vote = voteOn(ines.page);
  await untilShown(ines.page, vote.getByText('1 of 2 votes needed'));
  expect(await violations(ines.page)).toEqual([]);
  await vote.getByRole('button', { name: 'Yes' }).tap();
  await vote.waitFor({ state: 'hidden' });
  for (const { page } of there.values()) {
    await untilShown(page, topBar(page).getByText('Paused', { exact: true }));
  }
  expect((await gameOf(bo, id)).turnBy).toBeNull();

  // Ana asks to resume, and Bo agrees.
  await choose(back.page, 'Ask the table…');
  await back.page.getByRole('button', { name: 'Ask to go on' }).click();
  await voteOn(back.page).waitFor();
  await untilShown(bo.page, voteOn(bo.page));
  await voteOn(bo.page).getByRole('button', { name: 'Yes' }).click();
  for (const { page } of there.values()) {
    await untilShown(page, topBar(page).getByText(/ left$/));
  }
});
