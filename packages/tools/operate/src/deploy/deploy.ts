import { ExpectedError } from '@slow-train/settings/expected-error';
import { databaseAddress, applyMigrations, claimForSite, rehearseMigrations, siteOf } from '@slow-train/database';
import { WEB_DIST } from '@slow-train/local/paths';
import { buildWebClient, webClientIsStale } from '@slow-train/local/web-client';
import { checkSite, type Visit } from './check-site.ts';
import { addEarlierFiles } from './earlier-files.ts';
import { missingFeatures, settingsFaults } from './check-settings.ts';
import type { Say } from '@slow-train/local/command';
import { databaseUrlIn, type Environment, type RawSettings, settingsFile } from './settings-file.ts';
import { workerName } from './worker-config.ts';
import { buildWorker, type Cloudflare, type Upload } from './wrangler.ts';

export interface Deployment {
  readonly environment: Environment;
  readonly settings: RawSettings;
  readonly release: string;
  /** Do everything that changes nothing, and say what the rest would do. */
  readonly isDryRun: boolean;
  /** Use a database that another site has used until now, such as this one under its old address. */
  readonly takeOver: boolean;
}

/**
 * Deploys the site: checks everything that can be checked, then migrates the database, uploads the Worker, and checks
 * the running site.
 * @throws ExpectedError or ExpectedError that says what to do; unless the site was uploaded, it is unchanged, and
 * unless all checks passed, so is the database
 */
export async function deploy(deployment: Deployment, cloud: Cloudflare, visit: Visit, say: Say): Promise<void> {
  const { isDryRun, release, settings, environment } = deployment;
  const upload = { environment, release, settings };
  const { url, origin } = await checked(deployment, say);
  await signedIn(cloud, isDryRun, say);
  await checkOwner(url, origin, deployment.takeOver);
  await built(upload, say);
  await addEarlierFiles(WEB_DIST, origin, visit.fetch, new Date(), say);

  const { where, change } = databaseAddress(url);
  if (change !== null) say(change);
  const migrations = await (isDryRun ? rehearseMigrations : applyMigrations)(url);
  const names = migrations.length === 0 ? 'none needed' : migrations.join(', ');
  if (isDryRun) {
    say(`Migrations of ${where}, tried and rolled back: ${names}.`);
    say(`Dry run: nothing was changed. Without --dry-run, this would now
  ${migrations.length === 0 ? '' : 'apply these migrations for good, and '}note in the database that ${origin} uses it
  upload the Worker with ${Object.keys(settings).length} settings: ${Object.keys(settings).join(', ')}
  wait until ${origin}/api/health names ${release}, then check /api/ready, the page and one request`);
    return;
  }
  say(`Migrations of ${where}: ${names}.`);
  await claimForSite(url, origin, release);
  await cloud.upload(upload);
  await checkSite(origin, release, WEB_DIST, visit, say).catch((error: unknown) => {
    throw error instanceof ExpectedError ? new ExpectedError(`${error.message}\n${BACK}`) : error;
  });
  say(`\n${origin} is online.`);
}

const BACK =
  'The release is uploaded, so players may see it. To go back: npx wrangler rollback (migrations stay; they suit the release before).';

/** @throws ExpectedError with one line for each wrong setting */
async function checked(
  { settings, environment, release }: Deployment,
  say: Say,
): Promise<{ url: string; origin: string }> {
  const faults = await settingsFaults(settings, environment, workerName(environment));
  if (faults.length > 0) {
    const list = faults.map((fault) => `- ${fault}`).join('\n');
    throw new ExpectedError(
      `Nothing was deployed. Correct these settings in ${settingsFile(environment)} or in the environment:\n${list}\n` +
        'npm run setup asks for what is missing. In Cloudflare’s own builds, set them as build variables.',
    );
  }
  const { origin } = new URL(settings['APP_URL'] ?? '');
  say(`Slow Train ${release} for ${environment}, ${origin}`);
  say(`Settings: ${Object.keys(settings).length}, all valid.`);
  for (const sentence of missingFeatures(settings)) say(`  ${sentence}`);
  return { url: databaseUrlIn(settings, environment), origin };
}

async function built(upload: Upload, say: Say): Promise<void> {
  const isStale = await webClientIsStale();
  if (isStale) await buildWebClient();
  say(`Page: ${isStale ? 'built' : 'up to date'}.`);
  say(`Worker: built, ${await buildWorker(upload)}.`);
}

async function signedIn(cloud: Cloudflare, isDryRun: boolean, say: Say): Promise<void> {
  const isIn = await cloud.isSignedIn();
  const how = 'Run npx wrangler login, or set CLOUDFLARE_API_TOKEN.';
  if (!isIn && !isDryRun) throw new ExpectedError(`Nothing was deployed: wrangler is not signed in. ${how}`);
  say(isIn ? 'Cloudflare: signed in.' : `Cloudflare: not signed in, which a deployment needs. ${how}`);
}

/** @throws ExpectedError if another site uses the database */
async function checkOwner(url: string, origin: string, takeOver: boolean): Promise<void> {
  const owner = await siteOf(url);
  if (owner === null || owner === origin || takeOver) return;
  throw new ExpectedError(
    `Nothing was deployed: ${owner} uses the database ${databaseAddress(url).where}. Give ${origin} a database of its own or, ` +
      'if the site is moving to a new address, add --take-over.',
  );
}
