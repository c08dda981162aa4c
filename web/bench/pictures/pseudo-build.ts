import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PSEUDO } from '../../build/languages.ts';

const WEB = join(import.meta.dirname, '../..');

/** Builds the page in the pseudo-language into a folder. */
export async function buildPseudo(folder: string): Promise<void> {
  const args = [join(WEB, 'build/build.ts'), '--language', PSEUDO, '--outDir', folder];
  await promisify(execFile)(process.execPath, args, { cwd: WEB, env: { ...process.env, NODE_ENV: 'production' } });
}
