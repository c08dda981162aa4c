import { expect, test } from 'vitest';
import { soloTable } from '../../api/test/kit/play.ts';
import { person } from '../../api/test/kit/visitor.ts';
import { PHONE, settled } from './fixtures/player.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();
/** The browser of a messenger, in which a line above the page offers to take the seat along. */
const IN_APP =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 WhatsApp/24.1';

test('a line above the page is seen, and the page begins below it', async () => {
  const who = await person(harness.site(), 'Ines');
  const { id } = (await soloTable(who)).game;
  const { page } = await harness.browserOf(who, { ...PHONE, userAgent: IN_APP });
  await page.goto(`/tables/${id}`);
  await settled(page);
  const take = page.getByRole('button', { name: 'Take it to Safari' });
  await take.waitFor();
  const line = await take.boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  if (line === null || heading === null) throw new Error('The line or the page is not shown.');
  expect(line.y).toBeGreaterThanOrEqual(0);
  expect(line.y + line.height).toBeLessThanOrEqual(heading.y);
  await page.getByRole('button', { name: 'Not now' }).tap();
  await take.waitFor({ state: 'detached' });
});
