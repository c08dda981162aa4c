import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { BUILD_FILES } from '../output/build-description.ts';

const SOURCE = join(import.meta.dirname, '..');
const REPOSITORY = join(SOURCE, '../../../..');

/**
 * Bundles the module around the Worker that Cloudflare runs, and the process that starts it.
 * @returns the contents of the bundles, with paths from the repository's folder
 */
export async function bundleServer(folder: string): Promise<Pick<Metafile, 'outputs'>> {
  const common = {
    absWorkingDir: REPOSITORY,
    bundle: true,
    format: 'esm',
    metafile: true,
    target: 'es2024',
    logLevel: 'error',
  } as const;
  const around = await build({
    ...common,
    entryPoints: [join(SOURCE, 'worker', 'main.ts')],
    outfile: join(folder, BUILD_FILES.main),
    external: ['cloudflare:*', 'slow-train'],
  });
  const server = await build({
    ...common,
    entryPoints: [join(SOURCE, 'server', 'main.ts')],
    outfile: join(folder, BUILD_FILES.server),
    platform: 'node',
    // The Worker's sockets are those of a sender of mails, of which this process reads only the settings.
    external: ['cloudflare:*', 'pg-native', 'workerd'],
    // For the CommonJS packages in it.
    banner: {
      js: `import { createRequire as requireOf } from "node:module";const require = requireOf(import.meta.url);`,
    },
  });
  return { outputs: { ...around.metafile.outputs, ...server.metafile.outputs } };
}
