import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lookAgain, PHONE, settled, step, stepUntilSent } from './player.ts';
import { onTurn, sitDown, type Seated } from './sit-down.ts';
import { openStage } from './stage.ts';

const stage = openStage();

/** The revision of the table, as the page's own session may read it. */
async function revision(page: Page): Promise<number> {
  const answer = await page.request.get(`/api${new URL(page.url()).pathname.replace('/tables/', '/games/')}`);
  return (await answer.json()).game.revision;
}

async function playOn({ page, device }: Seated): Promise<void> {
  await step(page, device);
  await settled(page);
}

/** Loses the connection, plays, waits, and gets it back. */
async function playInTunnel({ page, context, device }: Seated): Promise<void> {
  const before = await revision(page);
  await context.setOffline(true);
  await stepUntilSent(page, device);
  await context.setOffline(false);
  await settled(page);
  expect(await revision(page)).toBeGreaterThan(before);
}

/** Sends an action whose answer never comes, loads the page again, and finds it done, once. */
async function playAndReload({ page, device }: Seated): Promise<void> {
  const before = await revision(page);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/actions')) keys.push(request.headers()['idempotency-key']);
  });
  // It arrives and is played; only the answer gets lost on the way back.
  await page.route('**/actions', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await stepUntilSent(page, device);
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('slow-train:intent:')));
  await expect.poll(() => keys.length).toBeGreaterThan(0);
  await expect.poll(() => revision(page)).toBeGreaterThan(before);
  const played = await revision(page);
  await page.unroute('**/actions');
  await page.reload();
  await settled(page);
  expect(new Set(keys).size).toBe(1);
  expect(await revision(page)).toBe(played);
}

// A round has about seventy steps; on a busy machine each takes its time.
test(
  'two set a table, play a round to its score, and lose a connection and a page on the way',
  { timeout: 300_000 },
  async () => {
    const { ines, ana } = await sitDown(stage);
    const troubles = new Map<number, (player: Seated) => Promise<void>>([
      [5, playInTunnel],
      [9, playAndReload],
    ]);
    let steps = 0;
    for (;;) {
      const player = await onTurn([ines, ana]);
      if (player === 'over') break;
      steps += 1;
      await (troubles.get(steps) ?? playOn)(player);
    }
    expect(steps).toBeGreaterThan(9);

    for (const { page } of [ines, ana]) {
      await lookAgain(page);
      await page.getByText(/The train has arrived/).waitFor();
      await page.getByRole('button', { name: 'Score sheet' }).click();
      await page.getByRole('heading', { name: / wins?/ }).waitFor();
      expect(
        await page
          .getByRole('row', { name: /^12-12/ })
          .getByRole('cell')
          .count(),
      ).toBe(2);
    }
    await ines.context.close();
    await ana.context.close();
  },
);

test('from nothing to a game against the computer: a name and one click', async () => {
  const { context, page } = await stage.newPlayer(PHONE);
  const foreign: string[] = [];
  const blocked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(stage.url())) foreign.push(request.url());
  });
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) blocked.push(message.text());
  });
  const first = await page.goto('/');
  expect(first?.headers()['content-security-policy']).toContain("script-src 'self';");
  await page.getByLabel('Your name').fill('Ottoline');
  await page.getByRole('button', { name: 'Play against the computer' }).tap();
  await page.waitForURL(/\/tables\/[\w-]{12}$/);
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  expect(await page.title()).toMatch(/^● Your turn · /);
  expect(foreign, 'nothing comes from elsewhere').toEqual([]);
  expect(blocked, 'nothing needs more than the policy allows').toEqual([]);
  await context.close();
});
