import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DATA } from './paths.ts';

const FILE = join(DATA, 'address');

/** Leaves word where this clone's server can be found, for a second one that comes in vain. */
export async function leaveAddress(address: string): Promise<void> {
  await mkdir(DATA, { recursive: true });
  await writeFile(FILE, address);
}

/** Takes the word back. */
export async function removeAddress(): Promise<void> {
  await rm(FILE, { force: true });
}

/** The address that was left; null when nobody left one. */
export async function leftAddress(): Promise<string | null> {
  return readFile(FILE, 'utf8').catch(() => null);
}
