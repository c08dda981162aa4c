import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setTable } from '../../api/test/kit/play.ts';
import { person } from '../../api/test/kit/visitor.ts';
import { PHONE } from './fixtures/player.ts';
import { violations } from './harness/accessibility.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

/** Accepts every webhook. */
let receiver: Server;
let hook = '';
const received: string[] = [];
beforeAll(async () => {
  receiver = createServer((request, answer) => {
    received.push(request.url ?? '');
    request.resume();
    answer.writeHead(204).end();
  });
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready));
  const at = receiver.address();
  hook = `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}/hook`;
});
afterAll(() => new Promise((ended) => receiver.close(ended)));

test('a guest’s notification settings are saved, including different ones for one game', async () => {
  const who = await person(harness.site(), 'Ines');
  const { id } = (await setTable(who, { name: 'Night Mail' })).game;
  const { page } = await harness.browserOf(who, PHONE);
  await page.goto(`/tables/${id}`);
  await page.getByRole('heading', { name: 'Night Mail' }).waitFor();

  await page.getByRole('button', { name: 'Tell me when it’s my turn' }).tap();
  await page.getByText('More', { exact: true }).tap();
  await page.getByRole('radio', { name: 'Nothing' }).check();
  await page.getByText('Saved.').waitFor();
  expect(await violations(page), 'the sheet').toEqual([]);
  await page.getByRole('link', { name: 'Settings for all tables' }).tap();

  await page.getByRole('heading', { name: 'As it is set now' }).waitFor();
  await page.getByText('sends you nothing').waitFor();
  await page.getByText('More', { exact: true }).tap();
  await page.getByRole('checkbox', { name: 'Your turn by e-mail' }).uncheck();
  await page.getByRole('checkbox', { name: 'Quiet hours' }).uncheck();
  await page.getByText('Saved.').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'no scrolling sideways').toBe(0);
  expect(await violations(page), 'the page').toEqual([]);

  await page.reload();
  await page.getByRole('heading', { name: 'As it is set now' }).waitFor();
  await page.getByText('More', { exact: true }).tap();
  expect(await page.getByRole('checkbox', { name: 'Your turn by e-mail' }).isChecked()).toBe(false);
  expect(await page.getByRole('checkbox', { name: 'Quiet hours' }).isChecked()).toBe(false);
  await page.getByRole('button', { name: 'Night Mail: as everywhere' }).tap();
  await page.getByText('“Night Mail” is as everywhere now.').waitFor();
});

test('a webhook can be added and tested; feed links work until they are revoked', async () => {
  const who = await person(harness.site(), 'Ana');
  await setTable(who);
  const { page } = await harness.browserOf(who, PHONE);
  await page.goto('/you/notifications');
  await page.getByText('More', { exact: true }).tap();

  await page.getByRole('button', { name: 'Add a webhook' }).tap();
  await page.getByLabel('Address of the webhook').fill(hook);
  await page.getByRole('button', { name: 'Add a webhook' }).tap();
  await page.getByRole('heading', { name: 'Copy this secret now' }).waitFor();
  await page.getByRole('button', { name: 'I have it' }).tap();
  await page.getByRole('button', { name: /^Send a test: http/ }).tap();
  await page.getByText('Sent. It should arrive in a moment.').waitFor();
  expect(received).toEqual(['/hook']);

  await page.getByRole('button', { name: 'Make my links' }).tap();
  const calendar = await page.getByRole('textbox', { name: 'Link for a calendar' }).inputValue();
  expect((await page.request.get(calendar)).status()).toBe(200);
  await page.getByRole('button', { name: 'Revoke them' }).tap();
  await page.getByRole('button', { name: 'Revoke', exact: true }).tap();
  await page.getByRole('button', { name: 'Make my links' }).waitFor();
  expect((await page.request.get(calendar)).status()).toBe(404);
});
