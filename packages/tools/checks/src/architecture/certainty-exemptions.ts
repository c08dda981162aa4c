import type { Exemption } from './certainty.ts';

const NEW_NAMES = 'Names of databases and files, which have to be new on a server that others use.';
const MEASURES = 'Measures processes and pages, by the clock of the machine.';

/** Where chance, time or patience need not come from the kit of all tests. */
export const EXEMPTIONS: readonly Exemption[] = [
  { path: 'packages/tools/local/src/testing/kit.ts', doubts: ['chance', 'clock', 'patience'], why: 'It is the kit.' },
  { path: 'packages/tools/local/src/testing/chance.ts', doubts: ['chance'], why: 'The kit’s chance.' },
  {
    path: 'packages/tools/local/src/testing/project.ts',
    doubts: ['patience', 'chance'],
    why: 'The nets of all projects, and the seed of a run that wants a random one.',
  },
  { path: 'packages/tools/local/src/testing/databases.ts', doubts: ['chance'], why: NEW_NAMES },
  {
    path: 'packages/tools/serve/test/process.slow.test.ts',
    doubts: ['patience'],
    why: 'A server that stops leaves new requests alone, which shows only by waiting.',
  },
  {
    path: 'web/e2e/harness/webkit.ts',
    doubts: ['patience'],
    why: 'Its driver hangs on some machines, which is found out by waiting; the test is then skipped.',
  },
  {
    path: 'packages/tools/local/src/testing/mailbox.ts',
    doubts: ['patience'],
    why: 'Waits for a mail as long as the kit does, and lists those that came instead.',
  },
  { path: 'packages/tools/local/src/testing/workerd.ts', doubts: ['chance'], why: NEW_NAMES },
  { path: 'packages/tools/operate/test/', doubts: ['chance'], why: NEW_NAMES },
  { path: 'api/test/operator/backup.slow.test.ts', doubts: ['chance'], why: NEW_NAMES },
  { path: 'api/test/kit/push-device.ts', doubts: ['chance'], why: 'Keys of a device; no test sees which.' },

  { path: 'api/bench/', doubts: ['clock'], why: MEASURES },
  { path: 'packages/players/bench/', doubts: ['clock'], why: MEASURES },
  { path: 'packages/rules/bench/', doubts: ['clock'], why: MEASURES },
  { path: 'packages/tools/serve/bench/', doubts: ['clock'], why: MEASURES },
  { path: 'web/bench/lighthouse/', doubts: ['clock'], why: MEASURES },
  {
    path: 'api/bench/kit/workerd.ts',
    doubts: ['patience'],
    why: 'Looks every tenth of a second whether a process has come to rest, of which there is no event.',
  },
  { path: 'api/bench/kit/poll-load.ts', doubts: ['patience'], why: 'Sends so many requests a second.' },
  {
    path: 'api/bench/cpu/runs.ts',
    doubts: ['patience'],
    why: 'Looks seldom whether all is worked off: to look costs the CPU that it measures.',
  },
  {
    path: 'api/bench/durable/boardgame-load.ts',
    doubts: ['patience'],
    why: 'Reports a move that a server has lost, for which it would wait for ever.',
  },
  {
    path: 'web/bench/lighthouse/',
    doubts: ['patience'],
    why: 'A browser reports what it has measured some time after the next frame.',
  },
];
