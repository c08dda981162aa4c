/**
 * `npx slow-train surge`: lets 10,000 seats run out of time and 10,000 notifications become due in one minute, works both off
 * as a site on the paid plan does, and prints how long each waited. `-- --each 1000` for another number, `-- --json`
 * for JSON. Exits with 1 if it took more than ten minutes or left anything over.
 */
import { parseArguments } from '@slow-train/local/command';
import { runnerImport } from 'vite';
import { startBenchEnvironment } from '../kit/environment.ts';
import type * as Measure from './measure.ts';

const { values } = parseArguments(
  { options: { json: { type: 'boolean', default: false }, each: { type: 'string', default: '10000' } } },
  'npx slow-train surge [--each N] [--json]',
);
const each = Number(values.each);
const MOST_MINUTES = 10;

// The routes log every request; only the figures belong on the console.
console.info = () => undefined;
const environment = await startBenchEnvironment();
try {
  // The templates of mails are JSX, which Node does not run.
  const { module } = await runnerImport<typeof Measure>(`${import.meta.dirname}/measure.ts`, { logLevel: 'error' });
  const result = await module.surge({ ...environment.bindings, WORKERS_PLAN: 'paid' }, each);
  const { runs, minutes, timeouts, notifications } = result;
  const line = (name: string, { count, median, longest }: typeof timeouts) =>
    `${name}: ${count}, waited ${median.toFixed(0)} s (median), ${longest.toFixed(0)} s (longest)`;
  console.log(
    values.json
      ? JSON.stringify(result)
      : [
          `${runs} runs, ${minutes.toFixed(1)} minutes`,
          line('Time-outs', timeouts),
          line('Notifications', notifications),
        ].join('\n'),
  );
  if (minutes > MOST_MINUTES || timeouts.count < each || notifications.count < each) process.exitCode = 1;
} finally {
  await environment.stop();
}
