import { ExpectedError } from '@slow-train/settings/expected-error';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import type { Interface } from 'node:readline/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newPushKeys } from '@slow-train/local/push-keys';
import { serveFaults, settingsFaults } from './check-settings.ts';
import type { Say } from '@slow-train/local/command';
import { type Environment, type RawSettings, settingsFile } from './settings-file.ts';
import { workerName } from './worker-config.ts';

export interface SiteSetup {
  readonly environment: Environment;
  /** Who will serve the site: Cloudflare, or a machine of the operator (`npm run serve`). */
  readonly host: 'cloudflare' | 'own';
  /** Where the settings file is. */
  readonly folder: string;
  /** The settings known so far, from the file, the shell and the command line. */
  readonly known: RawSettings;
  /** Those that the file has already. */
  readonly inFile: RawSettings;
  /** Asks the operator; null if nobody is there to answer. An empty answer skips the question. */
  readonly ask: ((question: string) => Promise<string>) | null;
}

/**
 * Writes the settings of a first deployment to a file that git ignores: asks for the site's address, its database and
 * its mail, and creates all keys. Keeps existing settings.
 * @throws ExpectedError if git would track the file, or something is missing and nobody is there to ask
 */
export async function setUp(setup: SiteSetup, say: Say): Promise<void> {
  const { environment, folder, inFile } = setup;
  const file = settingsFile(environment);
  await requireIgnored(folder, file);
  const settings = { ...newKeys(setup.known), ...(await answers(setup, say)) };
  const faults = await faultsOf(settings, setup);
  if (faults.length > 0) {
    throw new ExpectedError(
      `${file} was not changed. What is missing can also be set in the environment:\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
    );
  }
  const added = Object.entries(settings).filter(([name, value]) => inFile[name] !== value);
  const text = await readFile(join(folder, file), 'utf8').catch(() => '');
  await writeFile(join(folder, file), added.reduce(withLine, text), { mode: 0o600 });
  await chmod(join(folder, file), 0o600);
  say(
    added.length === 0
      ? `${file} has everything already.`
      : `Wrote ${added.map(([name]) => name).join(', ')} to ${file}, which git ignores and only you can read. Keep a copy in a safe place.`,
  );
}

/** Asks on a terminal. @throws ExpectedError if it ends before the answer (Ctrl-D, Ctrl-C) */
export async function answerOn(terminal: Interface, question: string): Promise<string> {
  const over = new AbortController();
  try {
    return await Promise.race([
      terminal.question(question, { signal: over.signal }),
      once(terminal, 'close', { signal: over.signal }).then(() => Promise.reject(new Error('closed'))),
    ]);
  } catch (cause) {
    throw new ExpectedError('\nThe answers ended before the last question, so nothing was written. Run it again.', {
      cause,
    });
  } finally {
    over.abort();
  }
}

function faultsOf(settings: RawSettings, { environment, host }: SiteSetup): Promise<readonly string[]> {
  return host === 'own' ? serveFaults(settings) : settingsFaults(settings, environment, workerName(environment));
}

/** @throws ExpectedError if git tracks the file or would; without git nothing is tracked */
async function requireIgnored(folder: string, file: string): Promise<void> {
  const git = (...args: string[]): Promise<boolean> =>
    promisify(execFile)('git', args, { cwd: folder }).then(
      () => true,
      () => false,
    );
  if (!(await git('rev-parse', '--is-inside-work-tree'))) return;
  // A tracked file does not count as ignored, even if .gitignore lists it.
  if (await git('check-ignore', '--quiet', file)) return;
  throw new ExpectedError(
    `git does not ignore ${file}, so no secret was written to it. Add "${file}" to .gitignore, and "git rm --cached ${file}" if it is tracked.`,
  );
}

/** A setting of `npm run serve` itself, not of the Worker. */
const PROXY = 'TRUSTED_PROXY';

function proxyFaults(answer: string): readonly string[] {
  const wrong = answer.split(',').filter((one) => isIP(one.trim().replace(/\/\d{1,3}$/, '')) === 0);
  return wrong.length === 0
    ? []
    : [`${PROXY} is not valid. Name IP addresses or networks, with commas, such as 127.0.0.1 or 172.16.0.0/12.`];
}

/** Returns the settings with a new key for each that is missing. */
function newKeys(known: RawSettings): RawSettings {
  const random = (): string => randomBytes(32).toString('base64url');
  const hasPushKeys = known['VAPID_PUBLIC_KEY'] !== undefined || known['VAPID_PRIVATE_KEY'] !== undefined;
  return { AUTH_SECRET: random(), OPERATOR_TOKEN: random(), ...(hasPushKeys ? {} : newPushKeys()), ...known };
}

async function answers(setup: SiteSetup, say: Say): Promise<RawSettings> {
  const { environment, host, known, ask } = setup;
  if (ask === null) return {};
  const name = workerName(environment);
  const found: Record<string, string> = {};
  const question = async (setting: string, words: string): Promise<void> => {
    if (known[setting] !== undefined) return;
    for (;;) {
      const answer = (await ask(words)).trim();
      if (answer === '') return;
      const faults = [...(await faultsOf({ ...known, ...found, [setting]: answer }, setup))];
      if (setting === PROXY) faults.push(...proxyFaults(answer));
      const [fault] = faults.filter((sentence) => sentence.startsWith(`${setting} `));
      if (fault === undefined) return void (found[setting] = answer);
      say(fault);
    }
  };
  await question(
    'APP_URL',
    host === 'own'
      ? 'The address players will use, as https://play.example.org\n> '
      : `The address players will use. Free: https://${name}.YOUR-SUBDOMAIN.workers.dev, with the subdomain that the
Cloudflare dashboard shows under Workers & Pages. Or a domain of yours at Cloudflare, as https://play.example.org\n> `,
  );
  await question(
    'DATABASE_URL',
    host === 'own'
      ? 'The database’s connection string, as postgres://user:password@host/database\n> '
      : `The database’s connection string. A free one at Neon, near you:
  npx neonctl auth
  npx neonctl projects create --name ${name} --region-id aws-eu-central-1 --database slow_train
The second command prints it.\n> `,
  );
  if (host === 'own' && (found['APP_URL'] ?? known['APP_URL'])?.startsWith('https:') === true)
    await question(
      PROXY,
      'The address of the proxy in front, as this machine sees it: 127.0.0.1 if it runs here (Enter for a unix socket)\n> ',
    );
  await question(
    'RESEND_API_KEY',
    'For mail, the API key from resend.com (Enter for none, or to set SMTP_URL later)\n> ',
  );
  if (found['RESEND_API_KEY'] !== undefined)
    await question(
      'MAIL_FROM',
      'The sender of mails, as Slow Train <mail@your-domain>, at a domain verified there\n> ',
    );
  return found;
}

/** Returns a file of variables with another value of one, in its line if it has one. */
function withLine(text: string, [name, value]: readonly [string, string]): string {
  const line = `${name}=${quoted(value)}\n`;
  const [before, ...after] = text.split(new RegExp(`^[ \\t]*(?:export[ \\t]+)?${name}[ \\t]*=.*(?:\\n|$)`, 'mu'));
  if (before === undefined || after.length === 0) return text + (/[^\n]$/u.test(text) ? '\n' : '') + line;
  return before + line + after.join('');
}

/** Returns a value as a file of variables has it. */
function quoted(value: string): string {
  const quote = ["'", '"', '`'].find((mark) => !value.includes(mark));
  if (quote === undefined || value.includes('\n'))
    throw new ExpectedError(
      'A setting contains all three kinds of quotes, or a line break. Write it to the file yourself.',
    );
  return `${quote}${value}${quote}`;
}
