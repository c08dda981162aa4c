import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ExpectedError } from '@slow-train/settings/expected-error';
import { parseArguments, runCommand } from '../machine/command.ts';
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

let current: Program | null = null;
let interrupted = false;

function onProgram(program: Program): void {
  current = program;
  if (interrupted) program.interrupt();
}

await runCommand(
  async (say) => {
    const names = CONDITIONS.map(({ name }) => name);
    const { values, positionals } = parseArguments(
      { allowPositionals: true, options: { whole: { type: 'boolean' }, tests: { type: 'string', multiple: true } } },
      `npx slow-train test:machines [--whole] [--tests FILE] [${names.join('] [')}]`,
    );
    const unknown = positionals.filter((name) => !names.includes(name));
    if (unknown.length > 0)
      throw new ExpectedError(`There is no ${unknown.join(', ')}. The conditions: ${names.join(', ')}.`);

    const { stdout: changed } = await promisify(execFile)('git', ['status', '--porcelain'], { cwd: REPOSITORY });
    if (changed !== '') say('Changes that are not committed are not part of the clones.');
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
        say(verdict(name, title, done, failure === null ? null : `${failure}, see ${log}`));
      }
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 20 });
    }
    say(`\nNot tried here: ${[...missing, ...elsewhere(host)].join('; ')}.`);
    say(failed.length === 0 && !interrupted ? 'All conditions that were tried hold.' : `Failed: ${failed.join(', ')}`);
    process.exitCode = failed.length > 0 || interrupted ? 1 : 0;
  },
  () => {
    interrupted = true;
    current?.interrupt();
  },
);
