import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { beforeAll, expect, onTestFinished, test } from 'vitest';

let script: string;

beforeAll(async () => {
  script = await readFile(new URL('../bin/watchdog.sh', import.meta.url), 'utf8');
});

/** Runs a shell script under the watchdog, and waits for its first output. */
async function watched(steps: string, program: string): Promise<ChildProcess> {
  const child = spawn('/bin/sh', ['-c', script, 'sh', steps, '/bin/sh', '-c', program], {
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

test('the watchdog passes on the exit status of a program that ends', async () => {
  const child = await watched('TERM 1', 'echo up; exit 7');
  expect(await once(child, 'exit')).toEqual([7, null]);
});

test('the watchdog stops a program whose parent is gone, by the first signal if it obeys', async () => {
  const child = await watched(
    'HUP 5 TERM 5',
    'trap "exit 3" TERM; trap "exit 2" HUP; echo up; while :; do sleep 0.1; done',
  );
  child.stdin?.end();
  expect(await once(child, 'exit')).toEqual([2, null]);
});

test('the watchdog goes on to the next signal, and in the end to SIGKILL, with a program that does not obey', async () => {
  const child = await watched('HUP 1 TERM 1', 'trap "echo asked" HUP TERM; echo up; while :; do sleep 0.1; done');
  let output = '';
  child.stdout?.on('data', (data: Buffer) => (output += data.toString()));
  child.stdin?.end();
  expect(await once(child, 'exit')).toEqual([128 + 9, null]);
  expect(output).toBe('asked\nasked\n');
});
