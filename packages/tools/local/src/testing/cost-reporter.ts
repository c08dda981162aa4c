import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { type RunningProcess, processesBelow } from './processes.ts';

/** Seconds of processor time of a run of vitest. */
export interface Costs {
  /** Of the workers of each project. */
  readonly projects: Readonly<Record<string, number>>;
  /** Of each file, by its path in the repository. */
  readonly files: Readonly<Record<string, number>>;
  /** Of vitest's own process and, on Linux, of the servers and browsers that it has started for all. */
  readonly programs: Readonly<Record<string, number>>;
  /** Of those that nobody waits for, which a shell's `times` leaves out. */
  readonly unwaited: number;
}

/** Writes the costs that cost-setup.ts has noted to the file that TEST_COSTS names, while the servers still run. */
export default class CostReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const to = process.env['TEST_COSTS'];
    if (to === undefined) return;
    const projects: Record<string, number> = {};
    const files: Record<string, number> = {};
    let inThreads = 0;
    for (const one of modules) {
      const { cpu = 0 } = one.meta();
      projects[one.project.name] = (projects[one.project.name] ?? 0) + cpu;
      if (one.project.config.pool === 'threads') inThreads += cpu;
      const path = one.moduleId.slice(one.project.vitest.config.root.length + 1);
      files[path] = (files[path] ?? 0) + cpu;
    }
    const { user, system } = process.cpuUsage();
    const started = processesBelow(process.pid);
    const chromium = started.filter(({ name }) => /^chrom|^headless_shell/u.test(name));
    const postgres = started.filter(({ name }) => name === 'postgres');
    const programs = {
      vitest: (user + system) / 1_000_000 - inThreads,
      ...(postgres.length > 0 && { PostgreSQL: secondsOf(postgres) }),
      ...(chromium.length > 0 && { Chromium: secondsOf(chromium) }),
    };
    // Chromium's first process leaves the others to the system.
    const left = chromium.filter(({ parent }) => chromium.some(({ pid }) => pid === parent));
    writeFileSync(to, JSON.stringify({ projects, files, programs, unwaited: secondsOf(left) } satisfies Costs));
  }
}

const secondsOf = (processes: readonly RunningProcess[]): number =>
  processes.reduce((all, { seconds }) => all + seconds, 0);
