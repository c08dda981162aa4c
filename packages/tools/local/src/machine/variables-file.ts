import { ExpectedError } from '@slow-train/settings/expected-error';
import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { adviceFor } from '@slow-train/database/causes';

/**
 * Returns the variables in a file of settings; none if there is no such file.
 * @throws ExpectedError if it is there and cannot be read: a site must not take that for a file without settings
 */
export async function variablesIn(path: string): Promise<NodeJS.Dict<string>> {
  try {
    return parseEnv(await readFile(path, 'utf8'));
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return {};
    throw new ExpectedError(`The settings in ${path} cannot be read. ${adviceFor(cause, 'machine') ?? String(cause)}`, {
      cause,
    });
  }
}
