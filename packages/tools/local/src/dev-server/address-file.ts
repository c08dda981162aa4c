import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DATA } from '../machine/paths.ts';

const FILE = join(DATA, 'address');

/** Writes the address of this clone's server to a file, for a second one that finds the database in use. */
export async function writeAddress(address: string): Promise<void> {
  await mkdir(DATA, { recursive: true });
  await writeFile(FILE, address);
}

/** Removes the file that {@link writeAddress} wrote. */
export async function removeAddress(): Promise<void> {
  await rm(FILE, { force: true });
}

/** Returns the address of the running server; null if there is no such file. */
export async function readAddress(): Promise<string | null> {
  return readFile(FILE, 'utf8').catch(() => null);
}
