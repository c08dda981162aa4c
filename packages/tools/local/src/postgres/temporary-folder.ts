import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { reachable, serverAccount } from './account.ts';

const run = promisify(execFile);

/** A file system in memory, on Linux: creating and dropping databases there takes a tenth of the time. */
const MEMORY = '/dev/shm';
/** What it has to have left, in bytes. Containers often have 64 MB. */
const ROOM = 2 ** 31;
/** What a killed run has left in memory is removed after so long, in milliseconds. */
const FORGOTTEN = 24 * 3_600_000;

/**
 * Creates a folder that PostgreSQL's account can reach; root's own temporary folder may be out of its reach. In memory if
 * there is room, unless `TMPDIR` names another place.
 * @param prefix of its name
 * @throws Error if there is none, with what to do
 */
export async function temporaryFolder(prefix: string): Promise<string> {
  const account = await serverAccount('');
  const memory = process.env['TMPDIR'] === undefined && (await hasRoom()) ? [MEMORY] : [];
  for (const parent of [...memory, tmpdir(), '/tmp', '/var/tmp']) {
    if (!(await reachable(parent, account))) continue;
    if (parent === MEMORY) await removeForgotten(prefix);
    const folder = await mkdtemp(join(parent, prefix)).catch(() => null);
    if (folder === null) continue;
    await chmod(folder, 0o755);
    if (await runsPrograms(folder)) return folder;
    await rm(folder, { recursive: true });
  }
  throw new Error('Found no temporary folder that PostgreSQL can use. Set TMPDIR to one that every account can enter.');
}

async function hasRoom(): Promise<boolean> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return Math.min(bavail * bsize, process.availableMemory()) >= ROOM;
}

/** Whether programs in a folder can be run: there may be a copy of PostgreSQL. */
async function runsPrograms(folder: string): Promise<boolean> {
  const program = join(folder, 'program');
  await writeFile(program, '#!/bin/sh\n', { mode: 0o755 });
  try {
    await run(program);
    return true;
  } catch {
    return false;
  } finally {
    await rm(program);
  }
}

async function removeForgotten(prefix: string): Promise<void> {
  const names = (await readdir(MEMORY)).filter((name) => name.startsWith(prefix));
  for (const path of names.map((name) => join(MEMORY, name))) {
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < Date.now() - FORGOTTEN) await rm(path, { recursive: true, force: true });
  }
}
