import { test } from 'vitest';
import { person } from '../../api/test/kit/visitor.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();
const PHONE = { width: 360, height: 640, isTouch: true };

test('31.7 a code that one browser shows signs in another one, in which it is typed', async () => {
  const ana = await person(harness.site(), 'Ana');
  const { page } = await harness.browserOf(ana, PHONE);
  await page.goto(`${harness.url()}/you/another`);
  await page.getByText('Or type this code').waitFor();
  const other = (await harness.newPlayer(PHONE)).page;
  await other.goto(`${harness.url()}/sign-in`);
  await other.getByRole('button', { name: 'I have a code from my other device' }).tap();
  await other.getByLabel('The code from your other device').waitFor();
  const code =
    (await page
      .locator('[translate=no]')
      .filter({ hasText: /^[0-9A-Z]{4} [0-9A-Z]{4}$/ })
      .first()
      .textContent()) ?? '';
  await other.getByLabel('The code from your other device').fill(code.toLowerCase());
  await other.getByRole('button', { name: 'Bring my seat' }).tap();
  await other.getByRole('button', { name: 'Sign in here' }).tap();
  await other.getByText('Signed in as Ana.').waitFor();
});
