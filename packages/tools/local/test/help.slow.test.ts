import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REPOSITORY } from '../src/machine/paths.ts';

const PROGRAM = join(REPOSITORY, 'packages/tools/local/bin/slow-train.mjs');

/** Runs a command to its end. */
function run(...args: readonly string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], { encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

const commands = [...run('help').output.matchAll(/^ {2}(\S+)/gm)].flatMap(([, name]) => name ?? []);
/** Those that read no options, or pass them on. */
const WITHOUT_OPTIONS = new Set(
  'start dev test statements keys verify-deal keep-release build:serve sbom audit'.split(' '),
);

test('mutants names each of its options', () => {
  const { output } = run('mutants', '--help');
  for (const option of ['--folder', '--count', '--seed', '--only', '--tests', '--list'])
    expect(output).toMatch(new RegExp(`^  ${option} `, 'm'));
});

test.each([
  [['--all'], "Unknown option '--all'."],
  [['turn.ts'], "Unexpected argument 'turn.ts'."],
  [['--seed'], "Option '--seed <value>' argument missing."],
])('mutants %j says in a sentence what is wrong', (args, sentence) => {
  const { status, output } = run('mutants', ...args);
  expect(output).toContain(`${sentence}\nUsage: `);
  expect(status).toBe(1);
});

test('the launcher lists its commands', () => expect(commands.length).toBeGreaterThan(30));

describe.each(commands)('%s', (command) => {
  test(`${command} answers --help with its usage`, () => {
    const { status, output } = run(command, '--help');
    expect(output).toMatch(new RegExp(`^Usage: .*${command === 'test' ? 'npm test' : command}`));
    expect(status).toBe(0);
  });

  if (WITHOUT_OPTIONS.has(command)) return;
  test(`${command} refuses an unknown option without a stack trace`, () => {
    const { status, output } = run(command, '--unheard-of');
    expect(status).toBeGreaterThan(0);
    expect(output).not.toMatch(/^ {4}at /m);
  });
});
