import { ExpectedError } from '@slow-train/settings/expected-error';
import { isDeepStrictEqual } from 'node:util';
import { readdir, rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import {
  databaseAddress,
  backUp,
  type Deletion,
  deletionsIn,
  noteBackup,
  readBackup,
  readDeletions,
  writeDeletions,
} from '@slow-train/database';
import type { Say } from '@slow-train/local/command';
import type { Environment } from './settings-file.ts';

/** The list of accounts that a restore has to delete again: beside the backups, not in them. */
const DELETIONS = 'deleted-accounts';

const NAME = /^(production|staging)-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)\.sql\.gz$/;

/** Returns the name of a backup's file. */
export const backupName = (environment: Environment, at: Date): string =>
  `${environment}-${at.toISOString().replaceAll(/[:.]/g, '-')}.sql.gz`;

/** When a backup was taken, by its name; null for any other file. */
function takenAt(name: string): Date | null {
  const [, , hour, minute, second, rest] = NAME.exec(name) ?? [];
  return hour === undefined ? null : new Date(`${hour}:${minute}:${second}.${rest}`);
}

/**
 * Backs up a database, reads the file back, brings the list of deleted accounts beside it up to date, and notes the
 * backup in the database, for the site's health.
 * @param keep how many of the environment's backups in the folder stay, this one included; null for all
 * @throws ExpectedError if the database cannot be used or the file is not good; then no other backup is removed
 */
export async function backUpAndVerify({ url, file, environment, keep, at }: BackupOrder, say: Say): Promise<void> {
  const written = await backUp(url, file);
  const read = await readBackup(file);
  if (!isDeepStrictEqual({ ...read }, { ...written }))
    throw new ExpectedError(`${file} was written, but reads back differently. Check the disk, and back up again.`);
  const all = Object.values(read).reduce((sum, count) => sum + count, 0);
  say(
    `Backed up ${databaseAddress(url).where} and read it back: ${all} rows, ${read['games'] ?? 0} of them games.\n${file}`,
  );
  const folder = dirname(file);
  const removed = keep === null ? [] : await prune(folder, environment, keep);
  if (removed.length > 0) say(`Removed ${removed.length} older: ${removed.join(', ')}`);
  const oldest = keep === null ? null : await oldestIn(folder);
  await collectDeletions(url, folder, oldest);
  await noteBackup(url, at, userInfo().username, oldest);
}

export interface BackupOrder {
  readonly url: string;
  /** Must not exist; its folder must. */
  readonly file: string;
  readonly environment: Environment;
  readonly keep: number | null;
  readonly at: Date;
}

async function prune(folder: string, environment: Environment, keep: number): Promise<readonly string[]> {
  const names = (await readdir(folder)).filter((name) => NAME.exec(name)?.[1] === environment).toSorted();
  const old = names.slice(0, Math.max(0, names.length - keep));
  for (const name of old) await rm(join(folder, name));
  return old;
}

async function oldestIn(folder: string): Promise<Date | null> {
  const times = (await readdir(folder)).flatMap((name) => takenAt(name) ?? []);
  return times.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

/** Adds a database's deletions to the list in a folder. @param oldest those before it no backup has any more */
async function collectDeletions(url: string, folder: string, oldest: Date | null): Promise<void> {
  const file = join(folder, DELETIONS);
  const all = [...(await readDeletions(file)), ...(await deletionsIn(url))];
  await writeDeletions(
    file,
    all.filter(({ at }) => oldest === null || new Date(at) >= oldest),
  );
}

/**
 * Returns the accounts that a restore of a backup has to delete again: from the list beside it, and from the database
 * that it replaces, if that still answers.
 * @param replaced its connection string; null if it is not known
 */
export async function deletionsSince(file: string, replaced: string | null, say: Say): Promise<readonly string[]> {
  const listed = await readDeletions(join(dirname(file), DELETIONS));
  const known = replaced === null ? null : await deletionsOf(replaced, say);
  if (known === null)
    say('Accounts deleted after the last backup are not known: no database that this one replaces answers.');
  const taken = takenAt(basename(file));
  const since = [...listed, ...(known ?? [])].filter(({ at }) => taken === null || new Date(at) >= taken);
  return [...new Set(since.map(({ account }) => account))];
}

async function deletionsOf(url: string, say: Say): Promise<readonly Deletion[] | null> {
  return deletionsIn(url).catch((error: unknown) => {
    if (error instanceof ExpectedError) say(error.message);
    return null;
  });
}
