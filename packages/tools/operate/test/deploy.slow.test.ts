import { applyMigrations, claimForSite, migrationStatus, siteOf } from '@slow-train/database';
import { expect, onTestFinished, test } from 'vitest';
import { deploy, type Deployment } from '../src/deploy/deploy.ts';
import { type Cloudflare, cloudflare } from '../src/deploy/wrangler.ts';
import { emptyDatabase } from './kit/empty-database.ts';
import { FakeAccount, ORIGIN, siteSettings } from './kit/site.ts';

const RELEASE = '1.2.3+abcdef0';
const SECRETS = ['AUTH_SECRET', 'VAPID_PRIVATE_KEY', 'RESEND_API_KEY', 'OPERATOR_TOKEN', 'DATABASE_URL'] as const;

async function fixture(account = new FakeAccount()) {
  const url = await emptyDatabase();
  onTestFinished(() => account.stop());
  const lines: string[] = [];
  const settings = siteSettings(url);
  const run = (over: Partial<Deployment> = {}, cloud: Cloudflare = account) =>
    deploy(
      { environment: 'production', settings, release: RELEASE, isDryRun: false, takeOver: false, ...over },
      cloud,
      account.visit,
      (line) => lines.push(line),
    );
  return { url, account, settings, run, lines, pending: async () => (await migrationStatus(url)).pending.length };
}

test('a dry run builds and checks everything, tries the migrations, and changes nothing', async () => {
  const { url, run, lines, pending, account, settings } = await fixture();
  const before = await pending();
  await run({ isDryRun: true, environment: 'staging' }, cloudflare);
  const said = lines.join('\n');
  expect(said).toContain(`Slow Train ${RELEASE} for staging, ${ORIGIN}`);
  expect(said).toMatch(/Worker: built, .* KiB \/ gzip: .* KiB\./);
  expect(said).toMatch(/tried and rolled back: 0025_baseline/);
  expect(said).toContain('Dry run: nothing was changed.');
  for (const name of SECRETS) expect(said).not.toContain(settings[name]);
  expect(await pending()).toBe(before);
  expect(await siteOf(url)).toBeNull();
  expect(account.uploads).toEqual([]);
});

test('a deployment migrates, notes whose database it is, uploads, and checks the running site', async () => {
  const { url, run, lines, account, settings } = await fixture();
  await applyMigrations(url);
  await claimForSite(url, 'https://old.example', '1.0.0');
  await expect(run()).rejects.toThrow(/Nothing was deployed: https:\/\/old\.example uses the database .*--take-over/);
  expect(account.uploads).toEqual([]);

  lines.length = 0;
  await run({ takeOver: true });
  expect(await siteOf(url)).toBe(ORIGIN);
  expect(account.uploads).toEqual([{ environment: 'production', release: RELEASE, settings }]);
  expect(lines.slice(-4)).toEqual([
    `Healthy: ${ORIGIN} runs ${RELEASE}.`,
    'Ready: the database has all migrations.',
    'Works: loaded the page, its script, and an answer that needed the database.',
    `\n${ORIGIN} is online.`,
  ]);
});

test('a deployment stops before anything is changed if wrangler is not signed in', async () => {
  const { run, pending, account, url } = await fixture(new FakeAccount({ signedIn: false }));
  const before = await pending();
  await expect(run()).rejects.toThrow('Nothing was deployed: wrangler is not signed in. Run npx wrangler login');
  expect([await pending(), await siteOf(url), account.uploads]).toEqual([before, null, []]);
});

test('a deployment stops before anything is changed if a setting is wrong, with a sentence for each', async () => {
  const { run, pending, account, settings } = await fixture();
  const before = await pending();
  const wrong = { ...settings, AUTH_SECRET: 'short', MAIL_FROM: 'nobody' };
  await expect(run({ settings: wrong })).rejects.toThrow(
    /^Nothing was deployed\. Correct these settings in \.production\.vars.*\n- AUTH_SECRET is not valid\. Set .*\n- MAIL_FROM is not valid\. Set /,
  );
  expect([await pending(), account.uploads]).toEqual([before, []]);
});

test('a deployment says what is wrong with the site that was uploaded, and how to go back', async () => {
  const { run, account, pending } = await fixture();
  const upload = account.upload.bind(account);
  const older = Object.assign(account, {
    upload: (one: Parameters<typeof upload>[0]) => upload({ ...one, release: '1.0.0+0000000' }),
  });
  await expect(run({}, older)).rejects.toThrow(
    new RegExp(`^${ORIGIN} does not run 1\\.2\\.3\\+abcdef0: 1\\.0\\.0\\+0000000\\n.*npx wrangler rollback`),
  );
  expect(await pending()).toBe(0);
});
