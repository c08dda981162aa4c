import { expect, test } from 'vitest';
import { mainKind, PHONE, settled, stepUntilSent, unfold } from './fixtures/player.ts';
import { ROUND_END } from './fixtures/solo.ts';
import { untilShown } from './fixtures/turn.ts';
import { violations } from './harness/accessibility.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();
/** The button that opens a game with computers alone. */
const START = /^(?:Open the table|Play now|Begin|Start)/;

test.each([
  { sheet: 'SCRCR, Continental Ranch', people: 6, line: 'We play with two sets, mixed.' },
  { sheet: 'Pigeon foot', people: 4, line: 'A double takes up to three tiles.' },
])('32.4 the sheet of $sheet is set on a phone, and a round is played by it', async ({ sheet, people, line }) => {
  const { page } = await harness.newPlayer(PHONE);
  await page.goto('/new/sheet');
  await unfold(page, 'Start from a printed sheet');
  await page.getByRole('button', { name: sheet }).tap();
  expect(await page.locator('p').allTextContents()).toContain(line);
  await page.getByRole('button', { name: 'Use these rules' }).tap();
  await page.getByLabel('Your name').fill('Ines');
  await page.getByRole('spinbutton', { name: 'People' }).fill('1');
  await page.getByRole('spinbutton', { name: 'Computers' }).fill(String(people - 1));
  await page.getByRole('spinbutton', { name: 'Rounds' }).fill('1');
  await page.getByRole('button', { name: START }).tap();
  await untilShown(page, page.locator('[data-main]'));
  expect(await violations(page)).toEqual([]);
  const end = page.getByRole('heading', { name: ROUND_END });
  while ((await end.count()) === 0) {
    await settled(page);
    if ((await end.count()) > 0 || (await mainKind(page)) === 'scores') break;
    await stepUntilSent(page, PHONE);
  }
  await untilShown(page, end);
});
