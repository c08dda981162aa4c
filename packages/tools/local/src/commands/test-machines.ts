import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { REPOSITORY } from '../machine/paths.ts';
import { CONDITIONS, elsewhere } from '../machines/conditions.ts';
import { thisHost } from '../machines/host.ts';
import type { Program } from '../machines/program.ts';
import { tryOn, verdict } from '../machines/trial.ts';

// `npx slow-train test:machines`: tries `npm start` and `npm test` in fresh clones under each condition that this machine
// allows, and says which it does not allow. With names it tries those, with --whole all tests instead of a few, with
// --tests those.

/** A few of every kind: time zones, languages, mail, a database, the Worker, the page, a browser, the packages. */
const FEW = [
  'packages/clock/test',
  'packages/words/test',
  'packages/settings/test/mail/smtp.test',
  'packages/tools/local/test/postgres',
  'packages/tools/checks/test/supply-chain/lock-file',
  'api/test/feeds',
  'api/test/accounts/email',
  'api/test/notifications/templates',
  'web/test/pages/home',
  'web/test/text',
  'web/e2e/app.test',
];
/** On a disk, unlike some temporary folders: a clone takes a gigabyte. */
const SPACE = '/var/tmp';

const { values, positionals } = asked();
const unknown = positionals.filter((name) => CONDITIONS.every((one) => one.name !== name));
if (unknown.length > 0) refuse(`There is no ${unknown.join(', ')}.`);

function asked() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { whole: { type: 'boolean' }, tests: { type: 'string', multiple: true } },
    });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return refuse('The options are --whole and --tests FILE.');
  }
}

function refuse(why: string): never {
  console.error(`${why} The conditions: ${CONDITIONS.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

let current: Program | null = null;
let interrupted = false;
for (const signal of ['SIGUSR2', 'SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    interrupted = true;
    current?.interrupt();
  });
}

function onProgram(program: Program): void {
  current = program;
  if (interrupted) program.interrupt();
}

const { stdout: changed } = await promisify(execFile)('git', ['status', '--porcelain'], { cwd: REPOSITORY });
if (changed !== '') console.log('Changes that are not committed are not part of the clones.');
const logs = join(REPOSITORY, 'test-results', 'machines');
await rm(logs, { recursive: true, force: true });
await mkdir(logs, { recursive: true });
const folder = await mkdtemp(join(SPACE, 'slow-train-machines-'));
await chmod(folder, 0o755);
await mkdir(join(folder, 'home'));

const host = await thisHost();
const tests = values.tests ?? (values.whole === true ? [] : FEW);
const missing: string[] = [];
const failed: string[] = [];
try {
  for (const { name, title, on } of CONDITIONS) {
    if (interrupted || (positionals.length > 0 && !positionals.includes(name))) continue;
    const machine = on(host);
    if (typeof machine === 'string') {
      missing.push(`${title} (${machine})`);
      continue;
    }
    const log = join(logs, `${name}.log`);
    const { failure, done } = await tryOn(machine, name, log, { folder, nobody: host.nobody, tests, onProgram });
    if (failure !== null) failed.push(name);
    console.log(verdict(name, title, done, failure === null ? null : `${failure}, see ${log}`));
  }
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 20 });
}
console.log(`\nNot tried here: ${[...missing, ...elsewhere(host)].join('; ')}.`);
console.log(
  failed.length === 0 && !interrupted ? 'All conditions that were tried hold.' : `Failed: ${failed.join(', ')}`,
);
process.exitCode = failed.length > 0 || interrupted ? 1 : 0;
