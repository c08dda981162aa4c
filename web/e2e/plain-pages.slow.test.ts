import { expect, test } from 'vitest';
import { setTable, someAction, soloTable } from '../../api/test/kit/play.ts';
import { person } from '../../api/test/kit/visitor.ts';
import { PHONE } from './fixtures/player.ts';
import { violations } from './harness/accessibility.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();
/** Of the page and its sheet, as they are sent. */
const MOST_BYTES = 20_000;

test('31.5 every plain page fits 320 pixels at twice the text, needs no script, can be read aloud, and weighs less than 20 KB', async () => {
  const ana = await person(harness.site(), 'Ana');
  const build = await soloTable(ana, { rules: { preset: 'hub' }, seats: 8, name: 'The Long Night Mail to Nowhere' });
  const play = await soloTable(ana, { rules: { preset: 'bonepile' }, set: 6, name: 'Cousins and Cake' });
  const { game: lobby } = await setTable(ana, { seats: 4, rules: { preset: 'hub' }, name: 'Waiting Room' });
  const table = `/plain/tables/${build.game.id}`;
  const pages = [
    '/plain/sign-in',
    '/plain/tables',
    `/plain/tables/${lobby.id}`,
    `/plain/join/${lobby.invitation ?? ''}`,
    table,
    `${table}?build=`,
    `${table}?play=${encodeURIComponent(someAction(build))}`,
    `${table}/log`,
    `/plain/tables/${play.game.id}`,
    `/plain/tables/${play.game.id}?play=${encodeURIComponent(someAction(play))}`,
    '/plain/tables/abcdefghijkl',
  ];
  for (const width of [320, 1440]) {
    const { page, context } = await harness.browserOf(ana, { width, height: 640, isTouch: width === 320 });
    await context.route('**/*.js', (route) => route.abort());
    for (const path of pages) {
      const answer = await page.goto(harness.url() + path);
      expect(await page.locator('script').count()).toBe(0);
      const sheet = await (await ana.get('/plain.css')).arrayBuffer();
      expect(((await answer?.body())?.length ?? 0) + sheet.byteLength).toBeLessThan(MOST_BYTES);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect({ path, isWider: wide > width }).toEqual({ path, isWider: false });
      if (width === 320) expect({ path, faults: await violations(page) }).toEqual({ path, faults: [] });
    }
    await context.close();
  }
});

test('31.5 a browser too old for the page is offered the plain table, which leads back', async () => {
  const ana = await person(harness.site(), 'Ana');
  const { game } = await soloTable(ana);
  const { page } = await harness.browserOf(ana, PHONE);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'findLast');
  });
  await page.goto(`/tables/${game.id}`);
  await page.locator('#plain a').first().click();
  await page.waitForURL(`/plain/tables/${game.id}`);
  const back = page.getByRole('link').last();
  expect(await back.getAttribute('href')).toBe(`/tables/${game.id}`);
});
