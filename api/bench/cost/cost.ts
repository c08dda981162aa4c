/**
 * `npx slow-train cost`: counts what the site asks of its database for a poll, a turn, a notification and an idle day, and
 * prices a month of 10, 1,000 and 100,000 games (docs/scale.md). `-- --json` prints the figures as JSON.
 */
import { parseArguments } from '@slow-train/local/command';
import { runnerImport } from 'vite';
import { startBenchEnvironment } from '../kit/environment.ts';
import type * as Measure from './measure.ts';
import { mailOf, monthOf } from './month.ts';
import { reportOf } from './report.ts';

const { values } = parseArguments(
  { options: { json: { type: 'boolean', default: false } } },
  'npx slow-train cost [--json]',
);
// The routes log every request; only the figures belong on the console.
console.info = () => undefined;
const environment = await startBenchEnvironment();
try {
  // The templates of mails are JSX, which Node does not run.
  const { module } = await runnerImport<typeof Measure>(`${import.meta.dirname}/measure.ts`, { logLevel: 'error' });
  const site = await module.measure(environment.bindings);
  const months = { 10: monthOf(10, site), 1000: monthOf(1_000, site), 100000: monthOf(100_000, site) };
  const month = Object.fromEntries(Object.entries(months).map(([games, { total }]) => [games, total]));
  const mail = { 10: mailOf(10), 1000: mailOf(1_000), 100000: mailOf(100_000) };
  const figures = { ...site, month, months, mail };
  console.log(values.json ? JSON.stringify(figures) : reportOf(figures));
} finally {
  await environment.stop();
}
