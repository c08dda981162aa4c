import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY } from '../paths.ts';
import { tallyLine, tallyOf } from '../tally.ts';
import { buildWeb, webIsStale } from '../web-build.ts';

/**
 * `npm test`: every check, also after one has failed, and a last line with the totals. Arguments
 * are handed to vitest.
 */
const folder = await mkdtemp(join(tmpdir(), 'slow-train-report-'));
const report = join(folder, 'vitest.json');

let current: ChildProcess | undefined;
let interrupted = false;
for (const signal of ['SIGUSR2', 'SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    interrupted = true;
    // vitest takes its servers down before it goes.
    current?.kill('SIGTERM');
  });
}

const checks = {
  Format: () => run('oxfmt', '--check', '.'),
  Lint: () => run('oxlint'),
  Types: () =>
    run('turbo', 'run', 'types', '--continue=dependencies-successful', '--ui=stream', '--output-logs=errors-only'),
  'Web client': build,
} as const;

const failures: string[] = [];
for (const [name, check] of Object.entries(checks)) {
  console.log(`\n── ${name} ──`);
  if (!interrupted && !(await check())) failures.push(name);
}
console.log('\n── Tests ──');
const ok =
  !interrupted &&
  (await run(
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ));
const tests = tallyOf(await readFile(report, 'utf8').catch(() => null), ok);
await rm(folder, { recursive: true, force: true });

const total = { ...tests, failed: tests.failed + failures.length };
if (failures.length > 0) console.log(`\nFailed besides the tests: ${failures.join(', ')}.`);
console.log(`\n${tallyLine(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Whether one of our tools, run in the repository, ended well. */
async function run(tool: string, ...args: string[]): Promise<boolean> {
  const child = spawn(join(REPOSITORY, 'node_modules', '.bin', tool), args, {
    cwd: REPOSITORY,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', DO_NOT_TRACK: '1' },
  });
  current = child;
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
}

async function build(): Promise<boolean> {
  try {
    const stale = await webIsStale();
    if (stale) await buildWeb();
    console.log(stale ? 'Built.' : 'Up to date.');
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}
