import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { REPOSITORY } from '@slow-train/local/paths';

const Entry = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  link: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
  deprecated: z.string().optional(),
});
const LockFile = z.object({ lockfileVersion: z.literal(3), packages: z.record(z.string(), Entry) });

/** A package that somebody else has made, as package-lock.json has it. */
export interface LockedPackage extends Omit<z.infer<typeof Entry>, 'link'> {
  /** Where it is installed, from the repository's folder: `api/node_modules/nanoid`. Unique. */
  readonly path: string;
  readonly name: string;
}

/** Returns every package of package-lock.json but our own: those of all platforms, whether installed here or not. */
export function lockedPackages(): readonly LockedPackage[] {
  const { packages } = LockFile.parse(JSON.parse(readFileSync(join(REPOSITORY, 'package-lock.json'), 'utf8')));
  return Object.entries(packages).flatMap(([path, { link, ...entry }]) => {
    const name = nameIn(path);
    return name === null || link === true ? [] : [{ ...entry, path, name }];
  });
}

/** Returns the folder, from the repository's, of the package that a module belongs to; null for a module of ours. */
export function packageOf(module: string): string | null {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? null;
}

function nameIn(path: string): string | null {
  return /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1] ?? null;
}
