import { eventually } from '@slow-train/local/kit';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { follow, mainKind, PHONE, settled, step, stepUntilSent } from './fixtures/player.ts';
import { useHarness } from './harness/harness.ts';

// One visit of somebody who is new here; each test goes on where the one before has stopped.

const harness = useHarness();

let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  ({ context, page } = await harness.newPlayer({ ...PHONE, keepsApp: true }));
});

/** Returns the widths of a tile's name, with the hyphen that breaks no line and with a plain one. */
const widthsOfHyphens = () =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (canvas === null) throw new Error('This browser has no canvas.');
    const found: { readonly font: string; readonly unbreakable: number; readonly plain: number }[] = [];
    for (const font of ['600 40px Besley', '500 40px Archivo']) {
      await document.fonts.load(font, '12\u20115');
      canvas.font = font;
      found.push({
        font,
        unbreakable: canvas.measureText('12\u20115').width,
        plain: canvas.measureText('12-5').width,
      });
    }
    return found;
  });

test('a game against the computer takes one tap', async () => {
  const foreign: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(harness.url())) foreign.push(request.url());
  });
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    // Messages about a response do not name it: the handler below does.
    if (isComplaint && !message.text().startsWith('Failed to load resource')) complaints.push(message.text());
  });
  page.on('response', (response) => {
    const [status, method, path] = [response.status(), response.request().method(), new URL(response.url()).pathname];
    // A deal does not wait for a page that a busy machine keeps from taking part: its message then comes too late.
    const isLate = status === 409 && path.endsWith('/commitments');
    if (status >= 400 && !isLate) complaints.push(`${status} ${method} ${path}`);
  });
  const first = await page.goto('/');
  expect(first?.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
  for (const { font, unbreakable, plain } of await widthsOfHyphens())
    expect({ font, width: unbreakable }, 'the hyphen of a tile comes from the same font as its numbers').toEqual({
      font,
      width: plain,
    });
  await page.getByRole('button', { name: /^Play the computer/ }).tap();
  await page.waitForURL(/\/tables\/[\w-]{12}$/);
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  expect(await page.title()).toMatch(/^● Your turn · /);
  expect(foreign, 'nothing comes from elsewhere').toEqual([]);
  expect(complaints, 'nothing is refused, by the API or by the policy').toEqual([]);
  // The tab says it too, even among many.
  await page.locator('link[rel=icon][href="/favicon-waiting.svg"]').waitFor({ state: 'attached' });
});

test('without a network the app opens with the last known games, keeps one move, and sends it later', async () => {
  const table = new URL(page.url()).pathname;
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('slow-train:known:game:')));
  // The service worker has kept the page.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await follow(page, '/');
  await page.locator(`a[href="${table}"]`).first().waitFor();

  await context.setOffline(true);
  await page.reload();
  await page.getByText(/^No connection\. You see it as of /).waitFor();
  // 30.8 So does the way to everything else.
  await follow(page, '/more');
  await page.reload();
  await page.getByRole('searchbox').waitFor();
  await follow(page, '/');
  await page.locator(`a[href="${table}"]`).first().tap();
  await page.getByText(/^No connection\. You see it as of /).waitFor();
  while ((await mainKind(page)) === 'hint') await step(page, PHONE);
  await stepUntilSent(page, PHONE);
  await page.getByText('No connection. Your move is kept.').first().waitFor();
  // Kept through a restart, too.
  await page.reload();
  await page.getByText('No connection. Your move is kept.').first().waitFor();

  const played = page.waitForResponse((answer) => answer.url().endsWith('/actions') && answer.ok());
  await context.setOffline(false);
  await played;
  await settled(page);
});

test('signing out leaves nothing known in this browser', async () => {
  const knownKeys = (): Promise<string[]> =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('slow-train:known:')));
  expect(await knownKeys()).toContain('slow-train:known:me');
  await follow(page, '/you');
  await page.getByRole('button', { name: 'Sign out', exact: true }).tap();
  await page.getByRole('button', { name: 'Sign out, lose my seats' }).tap();
  await eventually(async () => expect(await knownKeys()).toEqual([]));
});
