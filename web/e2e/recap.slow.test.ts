import { eventually } from '@slow-train/local/kit';
import type { GameAnswer } from '@slow-train/protocol';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { look } from '../../api/test/kit/play.ts';
import { person } from '../../api/test/kit/visitor.ts';
import { DESKTOP, settled } from './fixtures/player.ts';
import { mayMove, playOn, startedGame } from './fixtures/seated.ts';
import { openGame } from './fixtures/solo.ts';
import { playTurn, untilRead } from './fixtures/turn.ts';
import { violations } from './harness/accessibility.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

/** Returns the accessible names of the trains on a board. */
async function trains(board: Locator): Promise<readonly string[]> {
  const found = await board.getByRole('region', { name: 'Trains' }).getByRole('button').all();
  return Promise.all(found.map((train) => train.ariaSnapshot()));
}

test('a returning player reads what happened, watches it, and continues to play', async () => {
  // A computer player sits between them, since the recap appears only after two or more moves.
  const [host, guest] = [await person(harness.site(), 'Ines'), await person(harness.site(), 'Ana')];
  const { id } = (await startedGame(host, [guest], { rounds: 1, computers: 1 })).game;
  const ana = await openGame(harness, DESKTOP, guest, id);
  const players = [{ who: host }, ana];
  const isAnas = (answer: GameAnswer, player: object): boolean => player === ana && mayMove(answer);
  await untilRead(ana.page, (await playOn(players, id, isAnas)).answer);
  await playTurn(ana);
  // The server has saved up to where she has seen the game.
  await eventually(async () => {
    const { game, playerState } = await look(guest, id);
    expect(playerState?.readUpTo).toBe(game.revision);
  });
  await ana.page.close();
  await playOn(players, id, isAnas);

  const page = await ana.context.newPage();
  await page.goto(`/tables/${id}`);
  const plate = page.getByRole('region', { name: /^While you were away: \d+ moves$/ });
  // A line, which opens in the place of the hand.
  await plate.getByRole('button', { expanded: false }).click();
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
