import { delimiter } from 'node:path';
import { expect, test } from 'vitest';
import { inside, terminalEnvironment } from '../src/machines/clone.ts';
import { CONDITIONS, elsewhere } from '../src/machines/conditions.ts';
import type { Host } from '../src/machines/host.ts';
import { failuresIn, verdict } from '../src/machines/trial.ts';

const ROOT: Host = {
  platform: 'linux x64',
  nobody: { uid: 65_534, gid: 65_534 },
  mounts: true,
  browsers: ['/usr/bin/chromium'],
};
const ON_A_MAC: Host = { platform: 'darwin arm64', nobody: null, mounts: false, browsers: [] };

const refused = (host: Host): readonly string[] =>
  CONDITIONS.filter(({ on }) => typeof on(host) === 'string').map(({ name }) => name);

test('root on Linux can try every condition, an ordinary account on a Mac those without other accounts and mounts', () => {
  expect(new Set(CONDITIONS.map(({ name }) => name)).size).toBe(CONDITIONS.length);
  expect(refused(ROOT)).toEqual([]);
  expect(refused(ON_A_MAC)).toEqual(['root', 'no-shm', 'small-shm', 'node-20']);
  expect(refused({ ...ROOT, platform: 'linux riscv64' })).toEqual([
    'node-20',
    'node-22',
    'node-24',
    'only-22',
    'together',
  ]);
});

test('the other platforms of the README are named as not tried', () => {
  expect(elsewhere(ROOT).slice(0, 3)).toEqual(['linux arm64', 'darwin x64', 'darwin arm64']);
  expect(elsewhere(ON_A_MAC)).not.toContain('darwin arm64');
});

test('mounts are made in front of the command, and seen by it alone', () => {
  expect(inside({}, ['npm', 'start'])).toEqual(['npm', 'start']);
  const script = 'set -e\nmount one\nexec "$@"';
  expect(inside({ mounts: 'mount one' }, ['npm', 'start'])).toEqual(
    ['unshare', '--mount', '--propagation', 'private', '/bin/sh', '-c', script, 'sh'].concat('npm', 'start'),
  );
});

test('a terminal’s environment has nothing that npm has added for this run', () => {
  const path = ['/clone/node_modules/.bin', '/npm/node-gyp-bin', '/usr/bin'].join(delimiter);
  const from = { npm_config_cache: '/cache', INIT_CWD: '/clone', TEST_SEED: '4', LANG: 'de', PATH: path };
  expect(terminalEnvironment(from, { TZ: 'Pacific/Apia' }, '/node/bin')).toEqual({
    LANG: 'de',
    TZ: 'Pacific/Apia',
    PATH: ['/node/bin', '/usr/bin'].join(delimiter),
  });
});

test('a verdict is one line', () => {
  expect(verdict('apia', 'with TZ=Pacific/Apia', ['npm start in 9 s'], null)).toBe(
    'ok      apia        with TZ=Pacific/Apia: npm start in 9 s',
  );
  expect(verdict('root', 'as root', [], 'npm start ended with 1')).toBe(
    'FAILED  root        as root: npm start ended with 1',
  );
});

test('a failed run names its failures, without colours and once', () => {
  const colour = '\u001B[31m';
  const output = `${colour} FAIL  api test/x.test.ts > y\n FAIL  api test/x.test.ts > y\nChecks that failed: Unused.\n1 failed`;
  expect(failuresIn(output)).toEqual(['FAIL  api test/x.test.ts > y', 'Checks that failed: Unused.']);
});
