import { ExpectedError } from '@slow-train/settings/expected-error';
import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { access, chmod, chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { DATA, REPOSITORY } from '../machine/paths.ts';
import { type Account, reachable, serverAccount } from './account.ts';
import type { Binaries } from './binaries.ts';

const run = promisify(execFile);

/** The role that owns everything on an embedded server. */
export const ROLE = 'slow_train';

/** In the data folder, so that data and password are created and moved together. */
const passwordIn = (data: string): string => join(data, 'slow-train.password');

/**
 * Returns this clone's data folder: with its other data or, if the server's account cannot reach that (as in /root), a
 * folder below /var/lib.
 */
export async function defaultDataFolder(): Promise<string> {
  const here = join(DATA, 'postgres', 'data');
  await mkdir(DATA, { recursive: true });
  if (await reachable(DATA, await serverAccount(here))) return here;
  const clone = createHash('sha256').update(DATA).digest('hex').slice(0, 8);
  return join('/var/lib/slow-train', `${basename(REPOSITORY)}-${clone}`, 'data');
}

/**
 * Ensures that a folder contains PostgreSQL data.
 * @param data the data folder; its parent is created and given to `account`
 * @returns the password of {@link ROLE}
 * @throws ExpectedError if it belongs to another account, or cannot be created
 */
export async function prepareDataFolder(data: string, binaries: Binaries, account: Account | null): Promise<string> {
  const parent = dirname(data);
  const owner = (await stat(data).catch(() => null))?.uid;
  const me = process.getuid?.();
  if (owner !== undefined && me !== undefined && me !== 0 && me !== owner) throw notOurs(data);
  await mkdir(parent, { recursive: true });
  if (account !== null) await chown(parent, account.uid, account.gid);
  if (!(await exists(join(data, 'PG_VERSION')))) await create(data, binaries, account);
  return (await readFile(passwordIn(data), 'utf8')).trim();
}

const notOurs = (data: string): ExpectedError =>
  new ExpectedError(
    `The database in ${data} belongs to another account, perhaps to root. ` +
      'Start as that account, or move the folder away to start with an empty database.',
  );

async function create(data: string, binaries: Binaries, account: Account | null): Promise<void> {
  // Creates it under another name first, since an interrupted first start must not leave half a database.
  const fresh = `${data}.${process.pid}`;
  const password = `${fresh}.password`;
  try {
    await writeFile(password, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
    if (account !== null) await chown(password, account.uid, account.gid);
    await run(
      binaries.initdb,
      [
        `--pgdata=${fresh}`,
        `--username=${ROLE}`,
        `--pwfile=${password}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-instructions',
      ],
      { ...account, cwd: dirname(data), env: serverEnvironment() },
    );
    await rename(password, passwordIn(fresh));
    await chmod(passwordIn(fresh), 0o600);
    await rename(fresh, data);
  } catch (cause) {
    await rm(fresh, { recursive: true, force: true });
    await rm(password, { force: true });
    // Another first start was faster.
    if (await exists(join(data, 'PG_VERSION'))) return;
    throw new ExpectedError(`The database in ${data} could not be created: ${String(cause)}`, { cause });
  }
}

/** Returns an environment without the caller's PG* variables, which would redirect the server. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
