import { expect, test } from 'vitest';
import * as z from 'zod';
import { setTable } from '../../api/test/kit/play.ts';
import { person } from '../../api/test/kit/visitor.ts';
import { DESKTOP } from './fixtures/player.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();
const IdSchema = z.object({ id: z.string() });

test('30.23 on a desktop no page is half empty: its parts begin at one left edge and use its width', async () => {
  const who = await person(harness.site(), 'Ines');
  await setTable(who, { name: 'Night Mail' });
  const circle = IdSchema.parse(await (await who.post('/api/circles', { name: 'Thursday club' })).json()).id;
  const { page } = await harness.browserOf(who, DESKTOP);
  for (const path of ['/', '/circles', `/circles/${circle}`, '/tournaments', '/you/profile', '/you', '/more']) {
    await page.goto(path);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForLoadState('networkidle');
    const { head, parts } = await page.evaluate(() => {
      const box = (one: Element): { readonly left: number; readonly right: number } => {
        const { left, right } = one.getBoundingClientRect();
        return { left, right };
      };
      const shown = [...document.querySelectorAll('main h2, main form, main ul, main button, main a')].filter(
        (one) => one.getBoundingClientRect().width > 0 && one.closest('header') === null,
      );
      const header = document.querySelector('main header');
      return { head: header === null ? null : box(header), parts: shown.map(box) };
    });
    if (head === null) throw new Error(`${path} has no header.`);
    const left = Math.min(...parts.map((one) => one.left));
    expect.soft(Math.abs(left - head.left), `${path}: the left edge`).toBeLessThanOrEqual(24);
    const used = Math.max(...parts.map((one) => one.right)) - left;
    expect.soft(used / (head.right - head.left), `${path}: the width`).toBeGreaterThan(0.85);
    expect
      .soft(Math.max(...parts.map((one) => one.right)), `${path}: the right edge`)
      .toBeLessThanOrEqual(head.right + 1);
  }
});
