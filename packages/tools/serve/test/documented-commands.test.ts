import { execFileSync } from 'node:child_process';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const REPOSITORY = join(import.meta.dirname, '../../../..');
const PROGRAM = 'packages/tools/local/bin/slow-train.mjs';

test('the units and commands of docs/serve.md name programs and commands that exist', async () => {
  const text = await readFile(join(REPOSITORY, 'docs/serve.md'), 'utf8');
  const units = [...text.matchAll(/^ExecStart=\/opt\/slow-train\/(\S+) (.*)$/gm)];
  expect(units.length).toBeGreaterThan(1);
  for (const [, program = '', args = ''] of units) {
    await access(join(REPOSITORY, program));
    expect(args).toMatch(/(?:^| )(?:dist\/serve\/server\.js$|packages\/tools\/local\/bin\/slow-train\.mjs )/);
  }
  const help = execFileSync(process.execPath, [join(REPOSITORY, PROGRAM), 'help'], { encoding: 'utf8' });
  const known = new Set([...help.matchAll(/^ {2}(\S+)/gm)].map(([, name]) => name));
  const used = [...text.matchAll(/(?:npx slow-train|slow-train\.mjs) ([\w:-]+)/g)].map(([, name]) => name);
  expect(used).toEqual(expect.arrayContaining(['backup', 'upgrade', 'rollback']));
  for (const name of used) expect(known).toContain(name);
});

test('29.15 the systemd chapter of docs/serve.md has one account from the clone to the backup, in commands that a shell reads', async () => {
  const text = await readFile(join(REPOSITORY, 'docs/serve.md'), 'utf8');
  const [chapter = ''] = text.split('## systemd\n').slice(1);
  const [commands = ''] = chapter.split('\n```\n').slice(1);
  execFileSync('/bin/sh', ['-n', '-c', commands]);
  // npx needs a home that it may write, and the clone's own folders must not get its files.
  expect(commands).toContain('--home-dir /opt/slow-train/.wrangler/home ');
  const places = ['useradd', 'git clone', 'chown', 'createuser', 'createdb', 'setup', 'migrate', 'build:serve'].map(
    (word) => commands.indexOf(word),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  const accounts = [...text.matchAll(/^User=(\S+)$|sudo -u (\S+) (?:env|npx|npm|git) /gm)].map(([, a, b]) => a ?? b);
  expect(new Set(accounts)).toEqual(new Set(['slow-train']));
  expect(accounts.length).toBeGreaterThan(5);
});
