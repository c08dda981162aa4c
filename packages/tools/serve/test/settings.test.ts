import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readEnvironment, readServerSettings, type ServerEnvironment } from '../src/server/settings.ts';

const DATABASE_URL = 'postgres://localhost/slow_train';
const read = (environment: ServerEnvironment) =>
  readServerSettings(
    { DATABASE_URL, ...environment },
    ['APP_URL', 'AUTH_SECRET', 'DATABASE_URL', 'NEON_ENDPOINT'],
    '/srv',
    7,
  );

test('the usual settings are complete', () => {
  expect(read({ APP_URL: 'http://localhost:8787', AUTH_SECRET: 's', HOME: '/root' })).toEqual({
    listen: { kind: 'tcp', address: '127.0.0.1', port: 8787 },
    database: DATABASE_URL,
    connections: 10,
    trusted: [],
    state: '/srv/.data/serve',
    // Neither the database's address nor anything that is no setting.
    worker: { APP_URL: 'http://localhost:8787', AUTH_SECRET: 's' },
  });
});

test('an address, a socket and proxies can be set', () => {
  expect(read({ ADDRESS: '::', PORT: '80' }).listen).toEqual({ kind: 'tcp', address: '::', port: 80 });
  expect(read({ SOCKET: 'run/http.sock' }).listen).toEqual({ kind: 'unix', path: '/srv/run/http.sock' });
  expect(read({ LISTEN_FDS: '1', LISTEN_PID: '7', PORT: '80' }).listen).toEqual({ kind: 'inherited', descriptor: 3 });
  // Meant for the parent, such as a shell that systemd started.
  expect(read({ LISTEN_FDS: '1', LISTEN_PID: '6', PORT: '80' }).listen).toMatchObject({ kind: 'tcp' });
  expect(read({ TRUSTED_PROXY: '10.0.0.1, fd00::/8' }).trusted).toEqual(['10.0.0.1', 'fd00::/8']);
});

test.each([
  [{ DATABASE_URL: undefined }, 'Set DATABASE_URL="postgres://'],
  [{ PORT: 'http' }, 'PORT is "http". Set it to a number from 1 to 65535.'],
  [{ DATABASE_CONNECTIONS: '0' }, 'DATABASE_CONNECTIONS is "0".'],
  [{ ADDRESS: 'localhost' }, 'ADDRESS is not an IP address.'],
  [{ SOCKET: '/run/x.sock', PORT: '80' }, 'Remove one'],
  [{ LISTEN_FDS: '2', LISTEN_PID: '7' }, 'systemd passes 2 sockets. Leave one ListenStream='],
  [{ TRUSTED_PROXY: 'nginx' }, 'TRUSTED_PROXY contains "nginx".'],
  [{ APP_URL: 'https://trains.example' }, 'Set TRUSTED_PROXY to its address'],
])('%j is refused: %s', (environment, sentence) => {
  expect(() => read(environment)).toThrow(sentence);
});

test('the environment goes before the file, and an empty value counts as unset', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'serve-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, '.production.vars'), 'APP_URL="http://file"\nPORT=1\nSMTP_URL=smtp://file\n');
  const found = await readEnvironment(folder, { PORT: '2', SMTP_URL: '', SOCKET: '' });
  expect(found).toEqual({ APP_URL: 'http://file', PORT: '2' });
});

test('a settings file that cannot be read is not taken for one without settings', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'serve-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  expect(await readEnvironment(folder, {})).toEqual({});
  // Root may read every file, but no folder.
  await mkdir(join(folder, '.production.vars'));
  await expect(readEnvironment(folder, {})).rejects.toThrow(
    /^The settings in .*\.production\.vars cannot be read\. .*EISDIR/,
  );
});
