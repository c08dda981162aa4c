import { databaseAddress } from '@slow-train/database';
import { CAUSES, adviceFor } from '@slow-train/database/causes';
import { asksForHelp, explanationOf } from '@slow-train/local/command';
import { once } from 'node:events';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { PassThrough } from 'node:stream';
import { execFileSync } from 'node:child_process';
import { type AddressInfo } from 'node:net';
import { expect, inject, onTestFinished, test } from 'vitest';
import { admin } from '../src/admin/admin.ts';
import { adminSiteOf } from '../src/admin/site.ts';
import { serveFaults } from '../src/deploy/check-settings.ts';
import { answerOn, setUp } from '../src/deploy/setup.ts';

const fault = (code: string): Error => Object.assign(new Error('x'), { code });
const PLACES = ['database', 'site', 'machine'] as const;

test.each(Object.keys(CAUSES))('29.16 the cause %s is named where it can occur, with something to do', (code) => {
  const said = PLACES.flatMap((place) => adviceFor(fault(code), place) ?? []);
  expect(said.length).toBeGreaterThan(0);
  for (const sentence of said) expect(sentence).toMatch(/^[A-Z].*\. \(\w+\)$/);
});

test.each([
  ['SELF_SIGNED_CERT_IN_CHAIN', 'site', 'certificate', 'APP_URL'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'site', 'certificate', 'APP_URL'],
  ['CERT_HAS_EXPIRED', 'site', 'expired', 'APP_URL'],
  ['ENOSPC', 'machine', 'The disk is full.', 'APP_URL'],
  ['53100', 'database', 'disk is full', 'password'],
] as const)('the cause %s is not taken for another one', (code, place, words, not) => {
  const said = adviceFor(new TypeError('fetch failed', { cause: fault(code) }), place);
  expect(said).toContain(words);
  expect(said).not.toContain(not);
});

test('a command that meets a full disk says so once, with the file, and no stack', () => {
  const error = Object.assign(fault('ENOSPC'), { path: '/srv/backup.sql.gz' });
  expect(explanationOf(error)).toBe('The disk is full. Make room, and try again. (ENOSPC /srv/backup.sql.gz)');
});

test.each([
  ['qzq@zqz', '%40 for @'],
  ['qzq/zqz', '%2F for /'],
  ['qzq:zqz', '%3A for :'],
  ['qzq?zqz', '%3F for ?'],
  ['qzq#zqz', '%23 for #'],
  ['qzq@zqz/qqz:zzq', '%40 for @, %2F for /, %3A for :'],
  ['qzq/zqz@qqz', '%40 for @, %2F for /'],
  ['100%', '%25 for %'],
])(
  'a database password such as %s is refused by setup with its percent-encoding, and not shown',
  async (password, advice) => {
    const url = `postgres://me:${password}@db.example/slow_train`;
    const [sentence = ''] = await serveFaults({ DATABASE_URL: url });
    expect(sentence).toContain(advice);
    for (const part of password.split(/[^a-z]+/).filter((one) => one.length > 1)) expect(sentence).not.toContain(part);
    const shown = (): string => databaseAddress(url).where;
    try {
      expect(shown()).toBe('slow_train at db.example');
    } catch (error) {
      expect(error).toMatchObject({ name: 'ExpectedError', message: expect.stringContaining(advice) });
    }
  },
);

test('a password in percent-encoding is accepted', async () => {
  const url = 'postgres://me:p%40ss%2Fw%3Ard@db.example/slow_train';
  expect((await serveFaults({ DATABASE_URL: url })).filter((one) => one.startsWith('DATABASE_URL'))).toEqual([]);
  expect(databaseAddress(url).where).toBe('slow_train at db.example');
});

test('a set-up whose answers end (Ctrl-D) says that nothing was written', async () => {
  const input = new PassThrough();
  const terminal = createInterface({ input, output: new PassThrough(), terminal: false });
  const answer = answerOn(terminal, '> ');
  input.end();
  await expect(answer).rejects.toThrow('nothing was written');
});

test('a set-up takes an answer on the terminal', async () => {
  const input = new PassThrough();
  const terminal = createInterface({ input, output: new PassThrough(), terminal: false });
  const answer = answerOn(terminal, '> ');
  input.write('https://play.example\n');
  expect(await answer).toBe('https://play.example');
  terminal.close();
});

test('a second set-up replaces the line of a setting that has another value', async () => {
  const folder = await mkdtemp(join(inject('testServer').folder, 'set-up-'));
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  await writeFile(join(folder, '.gitignore'), '.production.vars\n');
  const file = join(folder, '.production.vars');
  await writeFile(file, `# Ours\nAPP_URL='http://old.example'\nSMTP_URL_NOTE=x\nexport APP_URL=http://older.example`);
  const inFile = { APP_URL: 'http://older.example' };
  const known = { APP_URL: 'http://new.example', DATABASE_URL: 'postgres://me@localhost/slow_train' };
  await setUp({ environment: 'production', host: 'own', folder, known, inFile, ask: null }, () => undefined);
  const text = await readFile(file, 'utf8');
  expect(text.match(/^.*APP_URL=.*$/gm)).toEqual([`APP_URL='http://new.example'`]);
  expect(text).toMatch(/^# Ours\nAPP_URL='http:\/\/new\.example'\nSMTP_URL_NOTE=x\n/);
});

const TOKEN = 'x'.repeat(32);
/** Answers like a site: 404 to strangers, and to an operator who asks for a thing that is not there. */
async function site(): Promise<string> {
  const server: Server = createServer(({ headers, url }, response) => {
    const isThere = headers.authorization === `Bearer ${TOKEN}` && url === '/api/operator/undelivered';
    const problem = { type: '/problems/not-found', title: 'x', status: 404, detail: 'There is no such table.' };
    response.writeHead(isThere ? 200 : 404).end(JSON.stringify(isThere ? { messages: [] } : problem));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port }: AddressInfo = Object(server.address());
  return `http://127.0.0.1:${port}`;
}

test('an operator who mistypes an id is told so, and one with a wrong token that it is the token', async () => {
  const APP_URL = await site();
  const ask = async (token: string): Promise<unknown> =>
    adminSiteOf({ APP_URL, OPERATOR_TOKEN: token }, 'Ana').post('/games/mistyped/end', {}, Object('unused'));
  await expect(ask(TOKEN)).rejects.toThrow('There is nothing with this id.');
  await expect(ask('y'.repeat(32))).rejects.toThrow('does not accept OPERATOR_TOKEN');
});

test('every command has help, which asks for nothing else', async () => {
  const printed: string[] = [];
  const around = { settings: {}, user: 'ana', print: (text: string) => void printed.push(text) };
  const nobody = { confirm: () => Promise.resolve(null), readLine: () => Promise.resolve('') };
  await admin(['--help'], { ...around, ...nobody });
  expect(printed[0]).toContain('npm run admin -- COMMAND');
  expect([['--help'], ['x', '-h'], ['--', '--help'], []].map(asksForHelp)).toEqual([true, true, false, false]);
});
