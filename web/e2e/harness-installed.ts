import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Paths of the Chromium browsers on this machine's PATH (or among the Mac's applications), best first; perhaps none. */
export async function installedChromiums(): Promise<readonly string[]> {
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  const all = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...MAC];
  const found = await Promise.all(all.map(executable));
  return [...new Set(all.filter((_, index) => found[index]))];
}

const executable = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
