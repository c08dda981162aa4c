import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { SETTING_NAMES } from '@slow-train/settings';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { configOf } from '../src/deploy/worker-config.ts';

const REPOSITORY = join(import.meta.dirname, '../../../..');
const read = (path: string): string => readFileSync(join(REPOSITORY, path), 'utf8');
const Manifest = z.object({
  scripts: z.record(z.string(), z.string()),
  cloudflare: z.object({ bindings: z.record(z.string(), z.object({ description: z.string() })) }),
});

/** Settings for play on one's own machine, for another host than Neon, or made by the deployment. */
const NOT_DEPLOYED = new Set(['NEON_ENDPOINT', 'MAILBOX_URL', 'OUTBOUND_LOOPBACK', 'BACKGROUND_WORK', 'RELEASE']);

test('the workflow runs npm commands only, and passes on every setting', () => {
  const workflow = read('.github/workflows/slow-train.yml');
  const commands = Array.from(workflow.matchAll(/- run: (.*)/g), ([, command]) => command);
  const tests = ['npm run test:all -- --minutes 15', 'npm run test:all'];
  expect(commands).toEqual([...tests, 'npx slow-train sbom', 'npx slow-train audit', 'npm run deploy']);
  const passed = Array.from(workflow.matchAll(/^ +(\w+): \$\{\{ secrets\.(\w+) \}\}$/gm), ([, name, secret]) => {
    expect(secret).toBe(name);
    return String(name);
  });
  const settings = SETTING_NAMES.filter((name) => !NOT_DEPLOYED.has(name));
  expect(passed.toSorted()).toEqual(['CLOUDFLARE_ACCOUNT_ID', 'CLOUDFLARE_API_TOKEN', ...settings].toSorted());
});

test('"Deploy to Cloudflare" asks for the required settings, and explains each', () => {
  const required = configOf('production').secrets?.required?.toSorted();
  expect(Object.keys(parseEnv(read('.dev.vars.example'))).toSorted()).toEqual(required);
  const { scripts, cloudflare } = Manifest.parse(JSON.parse(read('package.json')));
  expect(Object.keys(cloudflare.bindings).toSorted()).toEqual(required);
  expect(scripts).toMatchObject({ deploy: expect.any(String) });
});

test('git tracks the example of the settings, and never the settings', () => {
  const ignored = (path: string): boolean => {
    try {
      execFileSync('git', ['check-ignore', '--quiet', '--no-index', path], { cwd: REPOSITORY });
      return true;
    } catch {
      return false;
    }
  };
  expect(['.dev.vars', '.production.vars', '.staging.vars', '.neon'].map(ignored)).toEqual([true, true, true, true]);
  expect(ignored('.dev.vars.example')).toBe(false);
});
