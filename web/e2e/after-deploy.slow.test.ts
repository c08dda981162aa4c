import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@slow-train/local/kit';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { person } from '../../api/test/kit/visitor.ts';
import { clockTerms } from '../../api/test/kit/clock-terms.ts';
import { soloTable } from '../../api/test/kit/play.ts';
import { DESKTOP, playableTiles, settled } from './fixtures/player.ts';
import { type ReleasedSite, releasedSite } from './fixtures/releases.ts';
import { SHORT_GAME } from './fixtures/solo.ts';
import { useHarness } from './harness/harness.ts';

// A release without the files of the one before: the site keeps them for a month (docs/deploy.md), and a page that comes
// back later has to find its way all the same.

const harness = useHarness();
const DIST = join(import.meta.dirname, '../dist');
let site: ReleasedSite;
beforeEach(async () => {
  site = await releasedSite(DIST, harness.url());
});
afterEach(() => site.stop());

const routes = await readFile(join(import.meta.dirname, '../src/app/App.tsx'), 'utf8');
/** The score keeper has no route of the app. */
const ADDRESSES = [
  '/score',
  ...[...routes.matchAll(/\bpath: '(\/[^']*)'/g)].map(([, path = '']) =>
    path
      .replace('/sign-in', '/sign-in#token=abc')
      .replace('/unsubscribe', '/unsubscribe#abc')
      .replaceAll(/:\w+\??/g, 'A1-_'),
  ),
];

/** Opens a page of the site in a browser of its own. */
async function open(
  path: string,
  keepsApp: boolean,
  cookies: ReadonlyMap<string, string> = new Map(),
  { url } = site,
): Promise<Page> {
  const { context, page } = await harness.newPlayer({ ...DESKTOP, keepsApp });
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
  await page.goto(url + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (keepsApp) await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  return page;
}

/** Returns the entry of the release that a page shows. */
const releaseOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('script[src*="/assets/main-"]')?.getAttribute('src') ?? null);

/** As many visitors go from page to page at once: most of the time they wait for the worker of another release. */
const VISITORS = 3;

test('31.1 every page opens from an old worker after a release, at the address that was asked for', async () => {
  expect(ADDRESSES.length).toBeGreaterThan(40);
  const failed = await Promise.all(
    Array.from({ length: VISITORS }, (_, visitor) =>
      failuresAt(ADDRESSES.filter((_, at) => at % VISITORS === visitor)),
    ),
  );
  expect(failed.flat()).toEqual([]);
});

/** Visits addresses on a site of its own, each after a new release. Returns those that do not open. */
async function failuresAt(addresses: readonly string[]): Promise<readonly string[]> {
  const own = await releasedSite(DIST, harness.url());
  const page = await open('/', true, new Map(), own);
  const failed: string[] = [];
  for (const address of addresses) {
    own.deploy();
    await page.goto('about:blank');
    await page.goto(own.url + address);
    await eventually(async () => {
      expect([address, await page.locator('[data-skeleton]').count()]).toEqual([address, 0]);
      expect([address, await page.locator('main, [role=alert]').count()]).not.toEqual([address, 0]);
    });
    const isBroken = (await page.getByText('Something broke').count()) > 0;
    if (isBroken || new URL(page.url()).pathname !== address.replace(/#.*/, ''))
      failed.push(`${address}: ${page.url()}`);
  }
  await page.context().close();
  await own.stop();
  return failed;
}

test.each([true, false])('31.1 a link on an old page leads to the new release, with a worker: %s', async (keepsApp) => {
  const page = await open('/', keepsApp);
  const before = await releaseOf(page);
  site.deploy();
  await page.getByRole('link', { name: 'The rules' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'The rules' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/rules');
  expect(await releaseOf(page)).not.toBe(before);
});

test('31.2 a turn in progress is kept when a part of the table is gone', async () => {
  const who = await person(harness.site(), 'Ines');
  const { id } = (await soloTable(who, { rules: { preset: 'hub' }, clock: clockTerms({ allowance: 24 * 60 }) })).game;
  const page = await open(`/tables/${id}`, false, who.cookies);
  await settled(page);
  await playableTiles(page).first().click();
  const hand = page.getByRole('region', { name: 'Your hand' });
  const laid = await hand.ariaSnapshot();
  const before = await releaseOf(page);
  site.deploy();
  await page
    .getByRole('button', { name: / left$/ })
    .first()
    .click();
  await eventually(async () => expect(await releaseOf(page)).not.toBe(before));
  await settled(page);
  expect(await hand.ariaSnapshot()).toBe(laid);
  await page
    .getByRole('button', { name: / left$/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
});

test('31.2 without a network an old page says so, and the new release comes once there is one', async () => {
  const page = await open('/', false);
  const before = await releaseOf(page);
  site.deploy();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'The rules' }).first().click();
  await page.getByText('Can’t reach Slow Train').waitFor();
  expect(await page.getByText('cannot go on').count()).toBe(0);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await page.getByRole('heading', { level: 1, name: 'The rules' }).waitFor();
  expect(await releaseOf(page)).not.toBe(before);
});

test('31.3 an old page reads a refusal in words, and takes it for no lost connection', async () => {
  const who = await person(harness.site(), 'Ines');
  const { id } = (await soloTable(who, SHORT_GAME)).game;
  const page = await open(`/tables/${id}`, false, who.cookies);
  await settled(page);
  site.deploy();
  await page.context().clearCookies();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await page
    .getByText(/no longer signed in|not signed in|cannot see this table/i)
    .first()
    .waitFor();
  expect(await page.getByText('Can’t reach Slow Train').count()).toBe(0);
});

test('31.2 every part that is loaded on demand asks for a newer release if its file is gone', async () => {
  const files = (await readdir(join(DIST, 'assets'))).filter((name) => name.split('.').at(-1) === 'js');
  const texts = await Promise.all(files.map((name) => readFile(join(DIST, 'assets', name), 'utf8')));
  // As Vite compiles an import within the function that sends `vite:preloadError`; each of its names is short.
  const all = texts.flatMap((text) => text.match(/.{0,60}\bimport\(/gu) ?? []);
  const bare = all.filter((text) => !/[\w$]\((?:async)?\(\)=>(?:\{let\{[^}]*\}=await )?import\($/u.test(text));
  expect(all.length).toBeGreaterThan(200);
  expect(bare).toEqual([]);
  expect(texts.filter((text) => text.includes('vite:preloadError'))).not.toEqual([]);
});
