import { ExpectedError } from '@slow-train/settings/expected-error';
import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The numbers of a Unix account. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Returns the account for PostgreSQL, which refuses to run as root: the owner of the existing data, otherwise `nobody`;
 * null if we are not root, so that the server runs under our own account.
 * @param existing a data folder, which need not exist
 * @throws ExpectedError if root cannot become `nobody`
 */
export async function serverAccount(existing: string): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(existing).catch(() => null);
  if (owner !== null && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', 'nobody']), run('id', ['-g', 'nobody'])]);
    const account = { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    await run('true', [], { ...account, cwd: '/' });
    return account;
  } catch (cause) {
    throw new ExpectedError(
      'PostgreSQL refuses to run as root, and on this machine root cannot become "nobody". ' +
        'Start as an ordinary user, or set DATABASE_URL to a PostgreSQL that is already running.',
      { cause },
    );
  }
}

/**
 * Whether an account can enter a folder. Asks the kernel, because permission bits are not conclusive. True if `account`
 * is null, since our own access fails with its own message.
 */
export async function reachable(folder: string, account: Account | null): Promise<boolean> {
  if (account === null) return true;
  return run('test', ['-x', folder], { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  );
}
