import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from './fixtures/player.ts';
import { untilShown } from './fixtures/turn.ts';
import { violations } from './harness/accessibility.ts';
import { useHarness } from './harness/harness.ts';

// No other table is open.
const harness = useHarness({ isAlone: true });

test('a stranger finds an open game in Spanish, sits down, and it starts, with phrases only', async () => {
  const host = await harness.newPlayer(DESKTOP);
  await host.page.goto('/open');
  await host.page.getByText('No table is open yet').waitFor();
  await host.page.getByRole('link', { name: 'Open a table of your own' }).click();
  await host.page.getByLabel('Your name').fill('Lucía');
  await host.page.getByRole('spinbutton', { name: 'People' }).fill('2');
  await host.page.locator('summary').filter({ hasText: 'Who may sit down' }).click();
  await host.page.getByLabel('Language of the table').selectOption({ label: 'Español' });
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  await host.page.getByText(/^Anyone may sit down until /).waitFor();

  const stranger = await harness.newPlayer({ ...PHONE, locale: 'es-MX' });
  await stranger.page.goto('/open');
  await stranger.page.getByLabel('Idioma', { exact: true }).selectOption({ label: 'Deutsch' });
  await stranger.page.getByText('No hay una mesa así abierta').waitFor();
  await stranger.page.getByLabel('Idioma', { exact: true }).selectOption({ label: 'Español' });
  await stranger.page.getByText('1 tiene lugar libre').waitFor();
  expect(await violations(stranger.page)).toEqual([]);
  const sit = stranger.page.getByRole('button', { name: /^Sentarme en / });
  await sit.tap();
  await stranger.page.getByLabel('Tu nombre').fill('Mateo');
  await sit.tap();
  await stranger.page.waitForURL(/\/tables\//);
  await stranger.page.getByRole('region', { name: 'Trenes' }).waitFor();

  const answer = await stranger.page.request.get(`/api/games/${stranger.page.url().split('/').at(-1) ?? ''}`);
  const { game } = await answer.json();
  expect(game).toMatchObject({ status: 'playing', phrasesOnly: true });
  await untilShown(host.page, host.page.getByRole('region', { name: 'Trains' }));
});
