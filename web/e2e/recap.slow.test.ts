import { eventually } from '@slow-train/local/kit';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './harness/accessibility.ts';
import { mainKind, refetch, playTurn, settled } from './fixtures/player.ts';
import { playerOnTurn, seatPlayers, type Seated } from './fixtures/seated.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

/** Returns the accessible names of the trains on a board. */
async function trains(board: Locator): Promise<readonly string[]> {
  const found = await board.getByRole('region', { name: 'Trains' }).getByRole('button').all();
  return Promise.all(found.map((train) => train.ariaSnapshot()));
}

test('a returning player reads what happened, watches it, and continues to play', async () => {
  // A computer player sits between them, since the recap appears only after two or more moves.
  const { ines, ana } = await seatPlayers(harness, { computers: 1 });
  if ((await playerOnTurn([ines, ana])) === ines) await playTurn(ines);
  await refetch(ana.page);
  await playTurn(ana);
  const table = new URL(ana.page.url()).pathname;
  await expectSaved(ana.page, table);
  await ana.page.close();
  await playTurn(ines);
  await untilTurnOf(ana, table, ines);

  const page = await ana.context.newPage();
  await page.goto(table);
  const plate = page.getByRole('region', { name: /^While you were away: \d+ moves$/ });
  await plate.waitFor();
  const told = await plate.getByRole('listitem').allTextContents();
  expect(told.length).toBeGreaterThan(1);
  expect(told.join(' ')).toContain('Ines');
  expect(await violations(page)).toEqual([]);

  await plate.getByRole('button', { name: 'Show them on the board' }).click();
  const replay = page.getByRole('dialog', { name: 'While you were away' });
  await replay.getByText('This is how you left it.').waitFor();
  expect(await violations(page)).toEqual([]);
  for (let step = 0; !(await replay.getByText(/^\d+ of \d+/).innerText()).includes('now'); step++) {
    expect(step).toBeLessThan(60);
    await page.keyboard.press('ArrowRight');
  }
  expect(await replay.getByRole('status').filter({ hasText: /\S/ }).innerText()).toContain(
    told.at(-2)?.replace(/^[^A-Z]*/, '') ?? '',
  );
  const last = await trains(replay);
  expect(last.length).toBeGreaterThan(0);
  expect(last).toEqual(await trains(page.getByRole('main')));
  await page.keyboard.press('Escape');
  await replay.waitFor({ state: 'hidden' });
  expect(await plate.count()).toBe(0);

  await playTurn({ ...ana, page });
  await page.reload();
  await settled(page);
  expect(await plate.count()).toBe(0);
});

/** Waits until the server says that it is the player's turn; plays the other's if it goes on. */
async function untilTurnOf({ context }: Seated, table: string, other: Seated): Promise<void> {
  await eventually(async () =>
    expect(
      await (async () => {
        const kind = await mainKind(other.page);
        if (kind === 'act' || kind === 'hint') await playTurn(other);
        const { game } = await (await context.request.get(`/api${table.replace('/tables/', '/games/')}`)).json();
        return game.round.turn.seat === game.you.seat;
      })(),
    ).toBe(true),
  );
}

/** Waits until the server has saved the player's read mark. */
async function expectSaved(page: Page, table: string): Promise<void> {
  await eventually(async () =>
    expect(
      await (async () => {
        const { game, desk } = await (await page.request.get(`/api${table.replace('/tables/', '/games/')}`)).json();
        return desk?.readUpTo === game.revision;
      })(),
    ).toBe(true),
  );
}
