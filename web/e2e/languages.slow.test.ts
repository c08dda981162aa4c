import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { newAddress } from '../../api/test/kit/mail.ts';
import { PHONE, mainKind, settled, untilSent } from './fixtures/player.ts';
import { SHORT_GAME } from './fixtures/solo.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  ({ context, page } = await harness.newPlayer({ ...PHONE, locale: 'es-MX' }));
});

const languageOf = (): Promise<string | null> => page.locator('html').getAttribute('lang');

test('a browser that asks for Spanish gets it, before the first paint', async () => {
  // The page's scripts never arrive, only the document itself.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  expect(await languageOf()).toBe('es');
  expect(await page.locator('link[rel=manifest]').getAttribute('href')).toBe('/manifest.es.webmanifest');
  await page.unroute('**/assets/*.js');
  const manifest = await page.request.get('/manifest.es.webmanifest');
  expect(await manifest.json()).toMatchObject({ lang: 'es', description: expect.stringContaining('correspondencia') });

  await page.reload();
  await page.getByRole('button', { name: 'Jugar con la máquina' }).waitFor();
});

test('a visitor plays in Spanish', async () => {
  await page.getByRole('button', { name: 'Jugar con la máquina' }).click();
  await settled(page);
  const { game } = await (
    await page.request.post('/api/games', { data: SHORT_GAME, headers: { 'idempotency-key': 'a-short-game-of-ines' } })
  ).json();
  await page.goto(`/tables/${game.id}`);
  await settled(page);

  const hand = page.getByRole('region', { name: 'Tu mano' });
  const trains = page.getByRole('region', { name: 'Trenes' });
  await untilSent(page, async () => {
    if ((await mainKind(page)) === 'act') return page.locator('[data-main]').tap();
    const accepting = trains.getByRole('button', { name: /^Jugar \d+-\d+ en / });
    if ((await accepting.count()) > 0) return accepting.first().tap();
    return hand
      .getByRole('button', { name: /, se puede jugar$/, pressed: false })
      .first()
      .tap();
  });
  await settled(page);
  await page
    .getByText(/^(?:Tu turno|Juega )/)
    .first()
    .waitFor();
});

test('a visitor is refused, and written to, in Spanish', async () => {
  const email = newAddress();
  await page.goto('/you/email');
  await page.getByLabel('Tu correo').fill(email);
  await page.getByRole('button', { name: 'Mandarme un código' }).click();
  const { subject, text } = await harness.mailbox().next(email);
  expect(subject).toBe('Confirma tu correo en Slow Train');
  const [, first = '', last = ''] = /\b(\d{3}) ?(\d{3})\b/.exec(text ?? '') ?? [];
  const wrong = first === '000' ? '111' : '000';
  await page.getByLabel('Las seis cifras').fill(wrong + last);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByText(/^Esto no es válido, o ya venció:/).waitFor();
  await page.getByLabel('Las seis cifras').fill(first + last);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByText(`Entra donde quieras con ${email}.`).waitFor();
});

test('a visitor chooses English in the account, here and after signing in elsewhere', async () => {
  await page.goto('/you');
  await page.getByRole('radio', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Account and display' }).waitFor();
  expect(await languageOf()).toBe('en');
  await page.reload();
  await page.getByRole('heading', { name: 'Account and display' }).waitFor();

  // Another browser of the account, which asks for Spanish, gets the language that the account has chosen.
  const other = await harness.newPlayer({ ...PHONE, locale: 'es-MX' });
  await other.context.addCookies(await context.cookies());
  await other.page.goto('/you');
  await other.page.getByRole('heading', { name: 'Account and display' }).waitFor();
  expect(await other.page.locator('html').getAttribute('lang')).toBe('en');
});
