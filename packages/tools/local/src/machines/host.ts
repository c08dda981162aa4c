import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Account, serverAccount } from '../postgres/account.ts';

/** The computer that tries the conditions. */
export interface Host {
  /** As in package-lock.json: `linux x64`. */
  readonly platform: string;
  /** The account without rights that root can become; null if we are an ordinary account ourselves. */
  readonly nobody: Account | null;
  /** Whether we may mount file systems that nobody else sees. */
  readonly mounts: boolean;
  /** Absolute paths of the installed browsers that tests would use. */
  readonly browsers: readonly string[];
}

const BROWSERS =
  'chromium chromium-browser google-chrome-stable google-chrome firefox-esr firefox WebKitWebDriver MiniBrowser'
    .split(' ')
    .flatMap((name) => ['/usr/bin', '/usr/local/bin', '/snap/bin'].map((folder) => join(folder, name)));

/** Returns the abilities of this computer. */
export async function thisHost(): Promise<Host> {
  const found = await Promise.all(BROWSERS.map(async (path) => ((await isExecutable(path)) ? [path] : [])));
  return {
    platform: `${process.platform} ${process.arch}`,
    nobody: await serverAccount(''),
    mounts: process.getuid?.() === 0 && (await succeeds('unshare', '--mount', 'true')),
    browsers: found.flat(),
  };
}

const isExecutable = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

const succeeds = (program: string, ...args: readonly string[]): Promise<boolean> =>
  promisify(execFile)(program, args).then(
    () => true,
    () => false,
  );
