import { createVitest, type Reporter, type TestModule, type TestSpecification } from 'vitest/node';
import type { ViteUserConfig } from 'vitest/config';
import { isOrder, type Order, type MutantReport } from '../src/architecture/mutants/messages.ts';

// Runs tests as it is told, and says which fails first. A process of its own, because a mutant may never end;
// src/mutants/judge.ts starts it, in a group of processes of its own: judge-mutants.ts PROJECT SETUP-FILE

const [project = '.', recorder = ''] = process.argv.slice(2);
const tell = (report: MutantReport): void => void process.send?.(report);

let failure: string | null = null;
let times: Record<string, number> = {};
const fails = (what: string): void => void (failure ??= what);
const nameOf = ({ relativeModuleId }: TestModule): string => relativeModuleId;

/** Tells of every step, so that somebody who waits can tell slow from stuck. */
const reporter: Reporter = {
  onTestModuleCollected: () => tell({ is: 'alive' }),
  onTestCaseReady: () => tell({ is: 'alive' }),
  onTestCaseResult(test) {
    tell({ is: 'alive' });
    if (test.result().state === 'failed') fails(`${nameOf(test.module)}: ${test.fullName}`);
  },
  onTestSuiteResult(suite) {
    if (suite.errors().length > 0) fails(`${nameOf(suite.module)}: ${suite.fullName}`);
  },
  onTestModuleEnd(module) {
    tell({ is: 'alive' });
    const { duration, collectDuration, environmentSetupDuration, prepareDuration, setupDuration } = module.diagnostic();
    times[module.moduleId] = duration + collectDuration + environmentSetupDuration + prepareDuration + setupDuration;
    const [error] = module.errors();
    if (error !== undefined) fails(`${nameOf(module)}: ${error.message.split('\n')[0]}`);
  },
  onTestRunEnd(_, [error]) {
    if (error !== undefined) fails(`outside of tests: ${error.message.split('\n')[0]}`);
  },
};

const vitest = await createVitest(
  'test',
  {
    root: project,
    watch: false,
    bail: 1,
    maxWorkers: 1,
    reporters: [reporter],
    onConsoleLog: () => false,
    sequence: { sequencer: asGiven() },
  },
  {
    plugins: [
      {
        name: 'mutants',
        config: (): ViteUserConfig => ({ test: { setupFiles: [recorder] } }),
      },
    ],
  },
);
const specifications = new Map((await vitest.globTestSpecifications()).map((one) => [one.moduleId, one]));

process.on('message', (message) => {
  if (isOrder(message)) void run(message);
});
process.once('disconnect', () => {
  // After all others have left: a worker with a mutant that never ends hears nothing else.
  process.once('exit', () => process.kill(-process.pid, 'SIGKILL'));
  process.exit();
});
tell({ is: 'alive' });

async function run({ tests, changed, isIsolated }: Order): Promise<void> {
  for (const { config } of vitest.projects) config.isolate = isIsolated;
  for (const path of changed) vitest.invalidateFile(path);
  failure = null;
  times = {};
  // Otherwise the first to fail would be the first of an earlier run.
  vitest.state.filesMap.clear();
  await vitest.runTestSpecifications(tests.flatMap((path) => specifications.get(path) ?? []));
  tell({ is: 'ended', failure, times });
}

/** The order of an order, instead of vitest's own. */
function asGiven() {
  return class {
    sort = (files: TestSpecification[]): TestSpecification[] => files;
    shard = this.sort;
  };
}
