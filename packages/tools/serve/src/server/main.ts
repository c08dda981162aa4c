import { ExpectedError } from '@slow-train/settings/expected-error';
import { reducedError } from '@slow-train/settings/reduced-error';
import { adviceFor } from '@slow-train/database/causes';
import { join } from 'node:path';
import { readBuild, startServer } from './server.ts';
import { type Listen, readEnvironment, readServerSettings } from './settings.ts';

// `npm run serve`: runs the Worker until a signal, then lets requests finish and exits with status 0. Exits with 1 and
// a sentence if it cannot start, or if workerd is gone; a supervisor starts this process again.

const TAKE_OVER = '--take-over';
const USAGE = `Usage: npm run serve -- [${TAKE_OVER}]\n${TAKE_OVER}: the database may belong to the site at its earlier address. Settings: .production.vars, see docs/serve.md`;

/** This file is `dist/serve/releases/…/server.js`. */
const BUILD = import.meta.dirname;
const REPOSITORY = join(BUILD, '../../../..');

let ending: Promise<unknown> | null = null;
let starting: Promise<{ stop(): Promise<void> }> | null = null;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (ending !== null) return;
    console.log('Stopping: letting requests finish.');
    // A signal during the start takes effect afterwards.
    const stopped = Promise.resolve(starting).then((server) => server?.stop());
    ending = stopped.then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}

try {
  const args = process.argv.slice(2);
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    console.log(USAGE);
    process.exit(0);
  }
  const wrong = args.find((arg) => arg !== TAKE_OVER);
  if (wrong !== undefined) throw new ExpectedError(`There is no option ${wrong}.\n${USAGE}`);
  const build = await readBuild(BUILD);
  const environment = await readEnvironment(REPOSITORY, process.env);
  const settings = readServerSettings(environment, build.settings, REPOSITORY, process.pid);
  const started = startServer(settings, build, BUILD, { takeOver: args.includes(TAKE_OVER), report: console.log });
  starting = started;
  const server = await started;
  console.log(`Slow Train is serving ${settings.worker['APP_URL']} on ${place(settings.listen)}.`);
  const message = await server.crashed;
  if (ending === null) {
    console.error(message);
    await server.stop();
    process.exit(1);
  }
} catch (error) {
  if (ending === null) {
    const advice = error instanceof ExpectedError ? null : adviceFor(error, 'machine');
    console.error(advice ?? reducedError(error));
    process.exit(1);
  }
}

function place(listen: Listen): string {
  if (listen.kind === 'inherited') return 'the socket that systemd opened';
  return listen.kind === 'unix' ? listen.path : `${listen.address}, port ${listen.port}`;
}
