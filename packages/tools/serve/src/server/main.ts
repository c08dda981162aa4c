import { reducedError } from '@slow-train/settings/reduced-error';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readBuild, startServer } from './server.ts';
import { type Listen, readEnvironment, readServerSettings } from './settings.ts';

// `npm run serve`: runs the Worker until a signal, then lets requests finish and exits with status 0. Exits with 1 and
// a sentence if it cannot start, or if workerd is gone; a supervisor starts this process again.

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
  const { values } = parseArgs({ options: { 'take-over': { type: 'boolean', default: false } } });
  const build = await readBuild(BUILD);
  const environment = await readEnvironment(REPOSITORY, process.env);
  const settings = readServerSettings(environment, build.settings, REPOSITORY, process.pid);
  const started = startServer(settings, build, BUILD, { takeOver: values['take-over'], report: console.log });
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
    console.error(reducedError(error));
    process.exit(1);
  }
}

function place(listen: Listen): string {
  if (listen.kind === 'inherited') return 'the socket that systemd opened';
  return listen.kind === 'unix' ? listen.path : `${listen.address}, port ${listen.port}`;
}
