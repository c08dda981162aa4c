import { expect, test } from 'vitest';
import * as z from 'zod';
import { OPERATOR } from '../../api/test/kit/operator.ts';
import { newKey } from '../../api/test/kit/play.ts';
import { person } from '../../api/test/kit/visitor.ts';
import { DESKTOP, PHONE } from './fixtures/player.ts';
import { startedGame } from './fixtures/seated.ts';
import { openGame } from './fixtures/solo.ts';
import { violations } from './harness/accessibility.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

const QueueSchema = z.object({
  reports: z.array(z.object({ id: z.string() })),
  appeals: z.array(z.object({ text: z.string() })),
});

/** Asks the service as the operator does. */
async function operator(path: string, body?: object): Promise<unknown> {
  const headers = { ...OPERATOR, 'content-type': 'application/json', origin: harness.url() };
  const more = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  return (await fetch(new URL(`/api/operator${path}`, harness.url()), { headers, ...more })).json();
}

test('a report goes through the operator’s queue: the reported person is warned and appeals, the reporter is told', async () => {
  const [host, rude] = [await person(harness.site(), 'Ines'), await person(harness.site(), 'Ana')];
  const { id: game } = (await startedGame(host, [rude])).game;
  const said = await rude.post(`/api/games/${game}/talk`, { text: 'Rude words' }, { 'idempotency-key': newKey() });
  expect(said.status).toBe(201);

  const ines = await openGame(harness, PHONE, host, game);
  await ines.page.getByRole('button', { name: /Menu\s+1 new message/ }).tap();
  await ines.page.getByRole('tab', { name: /^Talk/ }).tap();
  await ines.page.getByRole('button', { name: 'More about what Ana said' }).tap();
  await ines.page.getByRole('button', { name: 'Report Ana' }).tap();
  await ines.page.getByRole('radio', { name: 'Insults' }).check();
  await ines.page.getByRole('radio', { name: 'Mute' }).check();
  expect(await violations(ines.page)).toEqual([]);
  await ines.page.getByRole('button', { name: 'Send the report' }).tap();
  await ines.page.getByText('A person will look at it').first().waitFor();
  await ines.page.getByRole('button', { name: 'Ana is muted, 1 message' }).waitFor();

  const queue = QueueSchema.parse(await operator('/reports'));
  expect(queue.reports).toHaveLength(1);
  const id = queue.reports[0]?.id ?? '';
  expect(await operator(`/reports/${id}`)).toMatchObject({ lines: [{ name: 'Ana', said: { text: 'Rude words' } }] });
  await operator('/sanctions', { kind: 'warn', report: id, days: 7, reason: 'Be kind.' });

  const ana = await harness.browserOf(rude, DESKTOP);
  await ana.page.goto('/');
  await ana.page.getByText('Whoever runs this site has warned you').waitFor();
  await ana.page.getByRole('link', { name: 'Read why, and appeal' }).click();
  await ana.page.getByText('The reason: “Be kind.”').waitFor();
  expect(await violations(ana.page)).toEqual([]);
  await ana.page.getByLabel('Is this wrong? Write to us').fill('It was a joke.');
  await ana.page.getByRole('button', { name: 'Send the appeal' }).click();
  await ana.page.getByText('You wrote: “It was a joke.”').waitFor();
  expect(QueueSchema.parse(await operator('/reports'))).toMatchObject({
    reports: [],
    appeals: [{ text: 'It was a joke.' }],
  });

  await ines.page.goto('/');
  await ines.page.getByText('A person has looked at your report.').waitFor();
  await ines.page.goto(`/tables/${game}/people/1`);
  await ines.page.getByRole('button', { name: 'Report Ana' }).waitFor();
});
