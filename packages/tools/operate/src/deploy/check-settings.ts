import { ExpectedError } from '@slow-train/settings/expected-error';
import { checkPushKeys } from '@slow-train/settings/push-keys';
import { parseSettings, settingFaults } from '@slow-train/settings';
import { databaseAddress, isNeon, passwordFault } from '@slow-train/database';
import type { Environment, RawSettings } from './settings-file.ts';

/** Settings for play on one's own machine, and why they must not be deployed. */
const LOCAL_ONLY = {
  MAILBOX_URL: 'it would show a mailbox that nobody else can read',
  OUTBOUND_LOOPBACK: 'it lets players make the server send requests to itself',
  BACKGROUND_WORK: 'no game would ever time out, and nobody would be notified',
} as const;

/**
 * Returns everything that is wrong with the settings of a site on Cloudflare, one sentence each. Contains no setting's
 * value except the site's address.
 * @param worker the Worker's name, which is part of its address at workers.dev
 */
export async function settingsFaults(
  settings: RawSettings,
  environment: Environment,
  worker: string,
): Promise<readonly string[]> {
  const faults = [
    ...faultsAnywhere(settings),
    ...addressFaults(settings['APP_URL'], worker),
    ...databaseFaults(settings, environment),
  ];
  return faults.length > 0 ? faults : keyFaults(settings);
}

/** Returns the same for a site that `npm run serve` serves: with any address and any PostgreSQL. */
export async function serveFaults(settings: RawSettings): Promise<readonly string[]> {
  const faults = faultsAnywhere(settings);
  return faults.length > 0 ? faults : keyFaults(settings);
}

function faultsAnywhere(settings: RawSettings): readonly string[] {
  const password = passwordFault(settings['DATABASE_URL'] ?? '');
  return [
    ...(password === null ? [] : [`DATABASE_URL cannot be read. ${password}`]),
    ...settingFaults(settings),
    ...Object.entries(LOCAL_ONLY).flatMap(([name, why]) =>
      settings[name] === undefined ? [] : [`${name} is only for play on your own machine: ${why}. Remove it.`],
    ),
  ];
}

async function keyFaults(settings: RawSettings): Promise<readonly string[]> {
  return checkPushKeys(parseSettings(settings)).then(
    () => [],
    (error: unknown) => [error instanceof Error ? error.message : String(error)],
  );
}

function addressFaults(text: string | undefined, worker: string): readonly string[] {
  if (text === undefined || !URL.canParse(text)) return [];
  const { protocol, hostname, pathname, search, hash } = new URL(text);
  if (protocol !== 'https:') return ['APP_URL must start with https:// because browsers sign in only over TLS.'];
  if (pathname !== '/' || search !== '' || hash !== '')
    return ['APP_URL must be only https:// and a host name, because the page is served from the root.'];
  return hostname.endsWith('.workers.dev') && !hostname.startsWith(`${worker}.`)
    ? [`APP_URL must be https://${worker}.YOUR-SUBDOMAIN.workers.dev, because the Worker’s name is "${worker}".`]
    : [];
}

function databaseFaults({ DATABASE_URL, NEON_ENDPOINT }: RawSettings, environment: Environment): readonly string[] {
  if (DATABASE_URL === undefined) return [];
  try {
    const { hostname } = new URL(databaseAddress(DATABASE_URL).url);
    return isNeon(hostname) || NEON_ENDPOINT !== undefined
      ? []
      : [
          `DATABASE_URL is not at Neon, and a Worker at Cloudflare reaches its database through Neon’s HTTP API: use a Neon database for ${environment}, or any PostgreSQL with npm run serve.`,
        ];
  } catch (error) {
    // settingFaults has reported it.
    if (error instanceof ExpectedError) return [];
    throw error;
  }
}

/** Returns the features that a site goes without, one sentence each. */
export function missingFeatures(settings: RawSettings): readonly string[] {
  const has = (...names: readonly string[]): boolean => names.some((name) => settings[name] !== undefined);
  return [
    has('SMTP_URL', 'RESEND_API_KEY')
      ? null
      : 'No mail: nobody can sign in by mail or is reminded by mail (MAIL_FROM with RESEND_API_KEY or SMTP_URL).',
    has('VAPID_PUBLIC_KEY')
      ? null
      : 'No push notifications (VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY; npm run setup makes both).',
    has('OPERATOR_TOKEN') ? null : 'No npm run admin, and no metrics (OPERATOR_TOKEN; npm run setup makes one).',
  ].filter((sentence) => sentence !== null);
}
