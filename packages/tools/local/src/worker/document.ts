import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { STAND_INS } from '../in-process/stand-ins/stand-ins.ts';
import { REPOSITORY } from '../machine/paths.ts';

/** In the folder of the page's files: where the API's document lies, and is served. */
export const DOCUMENT = 'api/openapi.json';

/** Returns the API's OpenAPI document, as JSON, made from its routes. */
export async function readDocument(): Promise<string> {
  const { module } = await runnerImport<{ apiDocument(): string }>(join(REPOSITORY, 'api/src/document.ts'), {
    configFile: false,
    logLevel: 'error',
    root: REPOSITORY,
    resolve: {
      alias: Object.fromEntries(Object.entries(STAND_INS).map(([name, url]) => [name, fileURLToPath(url)])),
    },
  });
  return module.apiDocument();
}

/** Writes it to its place in a folder with the page's files. Readers see the old one or the new one, never a part. */
export async function writeDocument(folder: string): Promise<void> {
  const path = join(folder, DOCUMENT);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, await readDocument());
  await rename(`${path}.new`, path);
}
