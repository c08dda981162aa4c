import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SETTING_NAMES } from '@slow-train/settings';
import { applyMigrations } from '@slow-train/database';
import { expect, inject, test } from 'vitest';
import { emptyDatabase } from './kit/empty-database.ts';

const PROGRAM = join(import.meta.dirname, '../../local/bin/slow-train.mjs');

/** An empty setting counts as unset, also if the developer's own files have it. */
const UNSET = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']));

/** Runs a command as npm does, with no settings but these. */
async function run(args: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const data = join(inject('testServer').folder, 'deploy');
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env: { ...process.env, ...UNSET, SLOW_TRAIN_DATA: data, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [status, out, err] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { status, output: out + err };
}

test('migrate reports, applies, and then has nothing to do', async () => {
  const url = await emptyDatabase();
  const { hostname, port, password, pathname } = new URL(url);
  const where = `${pathname.slice(1)} at ${hostname}:${port}`;
  const steps = [
    [['migrate', '--status'], `${where}: 0 applied\n`, /\d+ pending\n {2}0025_baseline\n/],
    [['migrate'], 'Applied ', / migrations? to \w+ at .*:\n {2}0025_baseline\n/],
    [['migrate'], `${where} has all migrations.\n`, /migrations/],
    [['migrate', '--status'], `${where}: `, /\n0 pending\n$/],
  ] as const;
  for (const [args, start, pattern] of steps) {
    const { status, output } = await run(args, { DATABASE_URL: url });
    expect(output.startsWith(start)).toBe(true);
    expect(output).toMatch(pattern);
    expect(output).not.toContain(password);
    expect(status).toBe(0);
  }
});

test('a backup is written, rehearsed, and restored', async () => {
  const from = await emptyDatabase();
  await applyMigrations(from);
  const file = join(inject('testServer').folder, `${randomUUID()}.sql.gz`);
  expect(await run(['backup', file], { DATABASE_URL: from })).toMatchObject({
    status: 0,
    output: expect.stringContaining(file),
  });
  expect(await run(['restore', file, '--rehearse'])).toMatchObject({
    status: 0,
    output: expect.stringContaining(`${file} is good: restored 0 games and 0 accounts`),
  });
  const into = await emptyDatabase();
  expect(await run(['restore', file], { DATABASE_URL: into })).toMatchObject({ status: 0 });
  expect(await run(['restore', file], { DATABASE_URL: into })).toMatchObject({
    status: 1,
    output: expect.stringMatching(/^This database is not empty, and nothing in it was changed\./),
  });
});

test.each([
  [['migrate', '--all'], /^Unknown option '--all'\.\nUsage: npx slow-train migrate /],
  [['restore'], /^Name the backup\.\nUsage: npx slow-train restore FILE/],
  [['deploy', '--env', 'moon'], /^--env is "staging", or left out for production\.\n$/],
  [['backup', '--env', 'staging'], /^DATABASE_URL is missing\. Set it in \.staging\.vars/],
  [['setup', '--env', 'staging', '--yes'], /^\.staging\.vars was not changed\.[^]*- DATABASE_URL is missing/],
])('%j fails with one sentence', async (args, words) => {
  const { status, output } = await run(args);
  expect(output).toMatch(words);
  expect(output).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
});
