import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { access, chmod, chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { LocalError } from './problem.ts';

const run = promisify(execFile);

/** The role that owns everything in an embedded server. */
export const ROLE = 'slow_train';

/** Lies inside the data folder, so that data and password are born and moved together. */
const passwordIn = (data: string): string => join(data, 'slow-train.password');

/**
 * Makes sure a folder holds PostgreSQL data.
 * @param data the data folder itself; its parent is made and given to `account`
 * @returns the password of {@link ROLE}
 * @throws LocalError `data-of-another-account`, `server-failed`
 */
export async function preparedCluster(data: string, binaries: Binaries, account: Account | null): Promise<string> {
  const parent = dirname(data);
  const owner = (await stat(data).catch(() => null))?.uid;
  const me = process.getuid?.();
  if (owner !== undefined && me !== undefined && me !== 0 && me !== owner) throw notOurs(data);
  await mkdir(parent, { recursive: true });
  if (account !== null) await chown(parent, account.uid, account.gid);
  if (!(await exists(join(data, 'PG_VERSION')))) await create(data, binaries, account);
  return (await readFile(passwordIn(data), 'utf8')).trim();
}

const notOurs = (data: string): LocalError =>
  new LocalError(
    'data-of-another-account',
    `The database in ${data} belongs to another account (perhaps root made it). ` +
      'Start as that account, or move the folder away to begin with an empty one.',
  );

async function create(data: string, binaries: Binaries, account: Account | null): Promise<void> {
  // Made beside and renamed: an interrupted first start must not leave half a database behind.
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
    // Somebody else's first start won the race: theirs will do.
    if (await exists(join(data, 'PG_VERSION'))) return;
    throw new LocalError('server-failed', `The database in ${data} could not be made: ${String(cause)}`, { cause });
  }
}

/** Without the caller's PG* variables, which would point the server somewhere else. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
