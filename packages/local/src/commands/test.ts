import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { REPOSITORY } from '../machine/paths.ts';
import { formatSummary, summarize } from './test-summary.ts';
import { buildWebClient, webClientIsStale } from '../worker/web-client.ts';

// `npm test`: runs the tests and every check, even after one has failed, and prints the totals on the last line.
// Arguments are passed on to vitest.

const folder = await mkdtemp(join(tmpdir(), 'slow-train-report-'));
const report = join(folder, 'vitest.json');

const LOW_PRIORITY = 10;
const running = new Set<ChildProcess>();
let interrupted = false;
for (const signal of ['SIGUSR2', 'SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    interrupted = true;
    // At SIGTERM vitest stops its servers before it exits.
    for (const child of running) child.kill('SIGTERM');
  });
}

interface Result {
  readonly ok: boolean;
  readonly output: string;
}

const built = build();
await built;
/** They use what the tests, which often wait for a browser or a database, leave of the processor. */
const checks: Readonly<Record<string, Promise<Result>>> = {
  Format: check('oxfmt', '--check', '.'),
  Lint: check('oxlint'),
  Unused: check('knip', '--no-progress'),
  Types: check(
    'turbo',
    'run',
    'types',
    '--continue=dependencies-successful',
    '--ui=stream',
    '--output-logs=errors-only',
  ),
};

console.log('\n── Tests ──');
const ok =
  !interrupted &&
  (await run(
    ['ignore', 'inherit', 'inherit'],
    'vitest',
    'run',
    // One more than the number of cores, since a file often waits for its browser or its database.
    `--maxWorkers=${availableParallelism() + 1}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ).ended);
const tests = summarize(await readFile(report, 'utf8').catch(() => null), ok);
await rm(folder, { recursive: true, force: true });

const failures: string[] = [];
for (const [name, result] of Object.entries({ 'Web client': built, ...checks })) {
  const { ok, output } = await result;
  console.log(`\n── ${name} ──\n${output.trim()}`);
  if (!ok) failures.push(name);
}

const total = { ...tests, failed: tests.failed + failures.length };
if (failures.length > 0) console.log(`\nChecks that failed: ${failures.join(', ')}.`);
for (const name of tests.skippedTests) console.log(`Skipped: ${name}`);
console.log(`\n${formatSummary(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Runs one of our tools in the background and collects what it prints. */
async function check(tool: string, ...args: string[]): Promise<Result> {
  const { child, ended } = run(['ignore', 'pipe', 'pipe'], tool, ...args);
  if (child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY);
  const [ok, ...output] = await Promise.all([
    ended,
    ...[child.stdout, child.stderr].map((stream) => (stream === null ? '' : text(stream))),
  ]);
  return { ok, output: output.join('') };
}

/** Starts one of our tools in the repository; `ended` says whether it succeeded. */
function run(stdio: StdioOptions, tool: string, ...args: string[]): { child: ChildProcess; ended: Promise<boolean> } {
  const child = spawn(join(REPOSITORY, 'node_modules', '.bin', tool), args, {
    cwd: REPOSITORY,
    stdio,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', DO_NOT_TRACK: '1' },
  });
  running.add(child);
  const ended = new Promise<boolean>((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.on('close', (code) => {
      running.delete(child);
      resolve(code === 0);
    });
  });
  return { child, ended };
}

async function build(): Promise<Result> {
  try {
    const stale = await webClientIsStale();
    if (stale) await buildWebClient();
    return { ok: true, output: stale ? 'Built.' : 'Up to date.' };
  } catch (error) {
    return { ok: false, output: error instanceof Error ? error.message : String(error) };
  }
}
