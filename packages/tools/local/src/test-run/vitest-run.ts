import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Costs } from '../testing/cost-reporter.ts';
import { runProgram } from './program.ts';
import { type TestSummary, summarize } from './test-summary.ts';

const REPORTER = fileURLToPath(new URL('../testing/cost-reporter.ts', import.meta.url));
const Seconds = z.record(z.string(), z.number());
const CostsSchema = z.object({ projects: Seconds, files: Seconds, programs: Seconds, unwaited: z.number() });
const NOTHING: Costs = { projects: {}, files: {}, programs: {}, unwaited: 0 };

/** A run of vitest that has ended. */
export interface VitestRun {
  readonly tests: TestSummary;
  readonly costs: Costs;
  /** Seconds of processor time of everything: workers, servers, browsers, vitest itself. */
  readonly cpu: number;
}

/**
 * Runs vitest, which prints to our own output.
 * @param args files and options
 * @param environment besides ours
 */
export async function runVitest(args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<VitestRun> {
  const folder = await mkdtemp(join(tmpdir(), 'slow-train-report-'));
  try {
    const [report, costs] = [join(folder, 'vitest.json'), join(folder, 'costs.json')];
    const command = [
      'vitest',
      'run',
      // No more: a test that waits for a database or a browser lets that work.
      ...(args.some((arg) => arg.startsWith('--maxWorkers'))
        ? []
        : [`--maxWorkers=${Math.max(2, availableParallelism())}`]),
      '--reporter=default',
      '--silent=passed-only',
      '--reporter=json',
      `--outputFile.json=${report}`,
      `--reporter=${REPORTER}`,
      ...args,
    ];
    const { ok, cpu } = await runProgram(command, 'show', { ...environment, TEST_COSTS: costs });
    const noted = await readFile(costs, 'utf8').catch(() => null);
    const found = noted === null ? NOTHING : CostsSchema.parse(JSON.parse(noted));
    const tests = summarize(await readFile(report, 'utf8').catch(() => null), ok);
    return { tests, costs: found, cpu: cpu + found.unwaited };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
