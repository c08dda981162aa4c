import { access, chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LaunchOptions } from 'playwright-core';

/**
 * Unpacks the Chromium in the npm package @sparticuz/chromium, once. It is a headless shell for Linux on x64 that needs
 * nothing from the system and has no notifications.
 * @returns Playwright's options for launching it
 */
export async function bundledChromium(): Promise<LaunchOptions> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const home = join(dirname(entry), '..', 'unpacked');
  if (!(await exists(home))) await unpack(home);
  // It names this folder, which may have been moved since.
  const fonts = join(home, 'fonts.conf');
  if ((await readFile(fonts, 'utf8').catch(() => '')) !== fontsIn(home)) await writeFile(fonts, fontsIn(home));
  return {
    executablePath: join(home, 'chromium'),
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: home,
      LD_LIBRARY_PATH: join(home, 'al2023', 'lib'),
      FONTCONFIG_FILE: join(home, 'fonts.conf'),
    },
  };
}

async function unpack(home: string): Promise<void> {
  // Unpacks to another name first, since the package would mistake an interrupted unpacking for a complete one.
  const fresh = `${home}.${process.pid}`;
  await mkdir(fresh, { recursive: true });
  const { default: chromium } = await import('@sparticuz/chromium');
  // The package unpacks into the temporary folder, and its libraries only on AWS Lambda.
  await withEnvironment({ TMPDIR: fresh, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' }, () => chromium.executablePath());
  // Executable by everybody, since npm may have installed the package under another account.
  await chmod(join(fresh, 'chromium'), 0o755);
  await rename(fresh, home).catch(() => rm(fresh, { recursive: true }));
}

/** Without fonts it would render no text, and every contrast check would pass. */
const fontsIn = (home: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(home, 'fonts')}</dir>
  <cachedir>${join(home, 'fontconfig')}</cachedir>
</fontconfig>
`;

async function withEnvironment<T>(variables: Record<string, string>, work: () => Promise<T>): Promise<T> {
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, variables);
  try {
    return await work();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
