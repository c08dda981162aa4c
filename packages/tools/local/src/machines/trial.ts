import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Account } from '../postgres/account.ts';
import { type Clone, freshClone } from './clone.ts';
import type { Machine } from './conditions.ts';
import type { Program } from './program.ts';

/** What became of a fresh clone. */
export interface Trial {
  /** Why it failed, in a sentence; null if all went well. */
  readonly failure: string | null;
  /** What was done, such as `npm start in 41 s`. */
  readonly done: readonly string[];
}

/** What a trial works with. */
export interface Bench {
  /** For the clones; every account can enter it. */
  readonly folder: string;
  readonly nobody: Account | null;
  /** Arguments of `npm test`, such as files. */
  readonly tests: readonly string[];
  /** Called with each program, so that a signal can end it. */
  onProgram(program: Program): void;
}

/** Runs `npm start` and `npm test` in a fresh clone. */
export async function tryOn(machine: Machine, name: string, log: string, bench: Bench): Promise<Trial> {
  const done: string[] = [];
  try {
    const [parent, home] = [join(bench.folder, 'clones', name), join(bench.folder, 'home')];
    const clone = await freshClone(machine, parent, home, bench.nobody, log);
    try {
      const failure =
        (await prepared(clone, machine, bench)) ??
        (await started(clone, machine, done, bench)) ??
        (await tested(clone, done, bench));
      return { failure, done };
    } finally {
      await clone.remove();
    }
  } catch (error) {
    return { failure: String(error), done };
  }
}

/** Returns the line that says how a condition went. */
export function verdict(name: string, title: string, done: readonly string[], failure: string | null): string {
  const facts = [...done, ...(failure === null ? [] : [failure])].join('; ');
  return `${failure === null ? 'ok    ' : 'FAILED'}  ${name.padEnd(10)}  ${title}: ${facts}`;
}

const since = (begun: number): string => `${Math.round((performance.now() - begun) / 1_000)} s`;

async function prepared(clone: Clone, { before }: Machine, bench: Bench): Promise<string | null> {
  if (before === undefined) return null;
  const program = clone.start('/bin/sh', '-c', before);
  bench.onProgram(program);
  const status = await program.status;
  return status === 0 ? null : `"${before}" ended with ${status}`;
}

async function started(clone: Clone, { ports = [] }: Machine, done: string[], bench: Bench): Promise<string | null> {
  const begun = performance.now();
  const program = clone.start('npm', 'start');
  bench.onProgram(program);
  const [, address = ''] = (await program.says(/Slow Train is running: (\S+)/u)) ?? [];
  if (address === '') return `npm start ended with ${await program.status}`;
  done.push(`npm start in ${since(begun)}`);
  const [ready, page] = await Promise.all(['/api/ready', '/'].map((path) => statusOf(`${address}${path}`)));
  program.interrupt();
  const status = await program.status;
  if (ports.includes(Number(new URL(address).port))) return `npm start took ${address}, which was taken`;
  if (ready !== 200) return `${address}/api/ready answered ${ready}`;
  if (page !== 200) return `${address} answered ${page}`;
  if (status !== 0) return `npm start ended with ${status} after Ctrl-C`;
  const left = await clone.processes();
  return left.length === 0 ? null : `npm start left ${left.join(', ')}`;
}

async function tested(clone: Clone, done: string[], bench: Bench): Promise<string | null> {
  const begun = performance.now();
  const program = clone.start('npm', 'test', '--', ...bench.tests);
  bench.onProgram(program);
  const status = await program.status;
  const totals = /\d+ passed, \d+ failed.*/u.exec(program.output.trimEnd().split('\n').at(-1) ?? '')?.[0];
  done.push(`npm test in ${since(begun)}${totals === undefined ? '' : `: ${totals}`}`);
  if (status !== 0) return [`npm test ended with ${status}`, ...failuresIn(program.output)].join('; ');
  const left = await clone.processes();
  return left.length === 0 ? null : `npm test left ${left.join(', ')}`;
}

/** How many failures a verdict names. */
const NAMED = 5;

/** Returns the lines of `npm test` that name a failure. */
export function failuresIn(output: string): readonly string[] {
  const lines = stripVTControlCharacters(output).split('\n');
  const named = lines.flatMap((line) => /^(?:Checks that failed: .*| FAIL +\S.*)/u.exec(line)?.[0].trim() ?? []);
  return [...new Set(named)].slice(0, NAMED);
}

const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    async (response) => {
      await response.body?.cancel();
      return response.status;
    },
    () => 0,
  );
