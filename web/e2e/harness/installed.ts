import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** Returns the path of the first program of these names in the folders of PATH and some more; null if there is none. */
export async function installed(names: readonly string[], ...more: readonly string[]): Promise<string | null> {
  const folders = [...more, '/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  for (const path of names.flatMap((name) => folders.map((folder) => join(folder, name)))) {
    if (await isExecutable(path)) return path;
  }
  return null;
}

const isExecutable = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
