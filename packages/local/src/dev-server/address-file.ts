import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DATA } from '../machine/paths.ts';

const FILE = join(DATA, 'address');

/** Writes down where this clone's server can be reached, for a second one that finds the database in use. */
export async function writeAddress(address: string): Promise<void> {
  await mkdir(DATA, { recursive: true });
  await writeFile(FILE, address);
}

/** Removes what {@link writeAddress} wrote. */
export async function removeAddress(): Promise<void> {
  await rm(FILE, { force: true });
}

/** Returns the address of the running server; null when none wrote it down. */
export async function readAddress(): Promise<string | null> {
  return readFile(FILE, 'utf8').catch(() => null);
}
