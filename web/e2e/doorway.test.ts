import { expect, test } from 'vitest';
import { PHONE } from './fixtures/player.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

test.each(['en-GB', 'de-DE', 'es-MX'])(
  '30.1 a small phone shows a new visitor three ways in and nothing else, in %s',
  async (locale) => {
    const { page } = await harness.newPlayer({ ...PHONE, locale });
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'Slow Train' }).waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const ends = await page
      .locator('main nav > *, main a, main button')
      .evaluateAll((found) =>
        found.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
      );
    const above = ends.filter(({ top }) => top < 640);
    expect(new Set(above.map(({ top }) => top)).size, 'three tickets').toBe(3);
    expect(Math.max(...above.map(({ bottom }) => bottom)), 'whole').toBeLessThanOrEqual(640);
  },
);

test('30.1 a friend’s link takes a name and two taps', async () => {
  const { page } = await harness.newPlayer(PHONE);
  await page.goto('/');
  await page.getByRole('link', { name: /^Play with friends/ }).tap();
  await page.getByLabel('Your name').fill('Mira');
  await page.getByRole('button', { name: 'Get my link' }).tap();
  await expect(page.getByLabel('Link to this table').inputValue()).resolves.toMatch(/\/join\/[\w-]{22}$/);
});
