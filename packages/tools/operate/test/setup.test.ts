import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { settingsFaults } from '../src/deploy/check-settings.ts';
import { readSettings, type RawSettings } from '../src/deploy/settings-file.ts';
import { setUp } from '../src/deploy/setup.ts';

const REPOSITORY = join(import.meta.dirname, '../../../..');
const NEON = 'postgres://me:pass-word@ep-cool-leaf-123456.eu-central-1.aws.neon.tech/slow_train';
const GIVEN = { APP_URL: 'https://slow-train.me.workers.dev', DATABASE_URL: NEON };
const CREATED = ['AUTH_SECRET', 'OPERATOR_TOKEN', 'VAPID_PRIVATE_KEY', 'VAPID_PUBLIC_KEY'];

/** A clone with our .gitignore, and the operator's answers. */
async function clone(ignored: string | null = null) {
  const folder = await mkdtemp(join(inject('testServer').folder, 'clone-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  git('init', '--quiet');
  await writeFile(join(folder, '.gitignore'), ignored ?? (await readFile(join(REPOSITORY, '.gitignore'), 'utf8')));
  const lines: string[] = [];
  const run = async (given: RawSettings, replies?: readonly string[], host: 'cloudflare' | 'own' = 'cloudflare') => {
    const rest = [...(replies ?? [])];
    const inFile = await readSettings('production', folder, {});
    const ask = replies === undefined ? null : () => Promise.resolve(rest.shift() ?? '');
    await setUp({ environment: 'production', host, folder, known: { ...inFile, ...given }, inFile, ask }, (line) =>
      lines.push(line),
    );
    return readSettings('production', folder, {});
  };
  return { folder, git, lines, run, file: join(folder, '.production.vars') };
}

test('a set-up without questions takes the given values, creates every key, and writes a file that git ignores', async () => {
  const { run, git, file, lines } = await clone();
  const written = await run(GIVEN);
  expect(Object.keys(written).toSorted()).toEqual([...CREATED, ...Object.keys(GIVEN)].toSorted());
  expect(written).toMatchObject(GIVEN);
  expect(await settingsFaults(written, 'production', 'slow-train')).toEqual([]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  git('add', '--all');
  expect(git('ls-files').trim()).toBe('.gitignore');
  for (const name of CREATED) expect(lines.join('\n')).not.toContain(written[name]);

  // New keys would sign everybody out, so a second time changes nothing.
  const before = await readFile(file, 'utf8');
  await run({});
  expect(await readFile(file, 'utf8')).toBe(before);
});

test('a set-up prepares npm run serve with any PostgreSQL, at any address', async () => {
  const { run } = await clone();
  const given = { APP_URL: 'http://trains.lan:8787', DATABASE_URL: 'postgres://me@localhost/slow_train' };
  await expect(run(given)).rejects.toThrow('APP_URL must start with https://');
  expect(await run(given, undefined, 'own')).toMatchObject(given);
});

test('a set-up with questions asks again after a wrong answer', async () => {
  const { run, lines } = await clone();
  const sender = `"Ana's trains" <mail@example.org>`;
  const written = await run({}, ['play.example.org', 'https://play.example.org', NEON, 're_key', 'nobody', sender]);
  expect(written).toMatchObject({ APP_URL: 'https://play.example.org', DATABASE_URL: NEON, MAIL_FROM: sender });
  expect(lines.slice(0, 2)).toEqual([
    expect.stringMatching(/^APP_URL is not valid\./),
    expect.stringMatching(/^MAIL_FROM is not valid\./),
  ]);
});

test('a set-up for a machine of one’s own asks for the proxy, and again after a wrong answer', async () => {
  const { run, file, lines } = await clone();
  const database = 'postgres://me@localhost/slow_train';
  await run({}, ['https://play.example.org', database, 'nginx', '127.0.0.1', ''], 'own');
  expect(lines[0]).toMatch(/^TRUSTED_PROXY is not valid\./);
  expect(await readFile(file, 'utf8')).toContain("TRUSTED_PROXY='127.0.0.1'\n");
});

describe('writes nothing', () => {
  test('a set-up writes nothing if something is missing', async () => {
    const { run, file } = await clone();
    await expect(run({ APP_URL: GIVEN.APP_URL })).rejects.toThrow(
      /\.production\.vars was not changed.*\n- DATABASE_URL is missing\. Set DATABASE_URL="postgres:/s,
    );
    await expect(stat(file)).rejects.toThrow('ENOENT');
  });

  test('a set-up writes nothing if git would not ignore the file', async () => {
    const { run, file } = await clone('node_modules\n');
    await expect(run(GIVEN)).rejects.toThrow(/^git does not ignore \.production\.vars, so no secret was written/);
    await expect(stat(file)).rejects.toThrow('ENOENT');
  });

  test('a set-up writes nothing if the file is tracked, though .gitignore lists it', async () => {
    const { run, git, file } = await clone();
    await writeFile(file, '# ours\n');
    git('add', '--force', '.production.vars');
    await expect(run(GIVEN)).rejects.toThrow('git rm --cached .production.vars');
    expect(await readFile(file, 'utf8')).toBe('# ours\n');
  });
});
