import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mailOf, monthOf } from '../../bench/cost/month.ts';

/** As docs/scale.md says them. */
const MEASURED = {
  idleDay: { requests: 32, wakeUps: 144 },
  poll: { roundTrips: 1 },
  turn: { roundTrips: 2 },
  notification: { roundTrips: 7 },
};

const dollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en')}`;

test('29.20 eighteen games fit on the free plan of the database, as documented, and twenty do not', () => {
  const { fitsFree, quantities } = monthOf(18, MEASURED);
  expect({ ...fitsFree, hours: Math.round(quantities.computeUnitHours) }).toMatchObject({ database: true, hours: 96 });
  expect(monthOf(20, MEASURED).fitsFree.database).toBe(false);
});

test.each([10, 1_000, 100_000])('29.22 the page about scale says what a month of %i games costs', async (games) => {
  const page = await readFile(join(import.meta.dirname, '../../../docs/scale.md'), 'utf8');
  const { workers, database, mail, total } = monthOf(games, MEASURED);
  const name = games.toLocaleString('en');
  expect(page).toContain(`| ${name} | ${[workers, database, mail].map(dollars).join(' | ')} | **${dollars(total)}** |`);
  const { now, pushesFirst, digests, bySmtp, all } = mailOf(games);
  expect(page).toContain(`| ${name} | ${[now, pushesFirst, digests, bySmtp, all].map(dollars).join(' | ')} |`);
});
