import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { BUNDLE_METADATA, bundleWorker } from '@slow-train/local/bundle';
import { REPOSITORY } from '@slow-train/local/paths';
import { PAGE_MODULES, buildWebClient, webClientIsStale } from '@slow-train/local/web-client';
import { bundleServer } from '@slow-train/serve/bundle';
import * as z from 'zod';
import { lockedPackages, packageOf } from './lock-file.ts';

/** What a site serves, by where it runs. */
export const BUNDLED_PARTS = {
  worker: 'the Worker, on Cloudflare or in workerd',
  page: 'the page, in players’ browsers',
  server: 'the process around workerd of `npm run serve`',
} as const;
type Part = keyof typeof BUNDLED_PARTS;

/** The packages in each part, by their folders, as the bundlers report them. */
export type Bundled = Readonly<Record<Part, ReadonlySet<string>>>;

/** esbuild's metadata (https://esbuild.github.io/api/#metafile), as far as it is needed. */
const Metafile = z.object({
  outputs: z.record(z.string(), z.object({ inputs: z.record(z.string(), z.object({ bytesInOutput: z.number() })) })),
});

/** Programs that `npm run serve` starts as they are, with their binaries for each platform. */
const RUN = /^node_modules\/(?:workerd|@cloudflare\/workerd-[\w-]+|node-(?:bin-)?(?:darwin|linux)-\w+)$/;

/** Builds every part. @throws ExpectedError `build-failed` */
export async function bundleAll(): Promise<Bundled> {
  const folder = await mkdtemp(join(tmpdir(), 'slow-train-sbom-'));
  try {
    if (await webClientIsStale()) await buildWebClient();
    const { script } = await bundleWorker(join(folder, 'worker'));
    return await bundledWith(script);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Returns the packages of each part, of a built page and a built Worker.
 * @param script the Worker's module, with the bundler's metadata next to it
 */
export async function bundledWith(script: string): Promise<Bundled> {
  const metadata: unknown = JSON.parse(await readFile(join(dirname(script), BUNDLE_METADATA), 'utf8'));
  const page = z.array(z.string()).parse(JSON.parse(await readFile(PAGE_MODULES, 'utf8')));
  const folder = await mkdtemp(join(tmpdir(), 'slow-train-server-'));
  try {
    const server = modulesIn(await bundleServer(folder));
    return {
      worker: packagesOf(modulesIn(metadata)),
      page: packagesOf(page),
      server: new Set([...packagesOf(server), ...runAsTheyAre()]),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the modules of which anything is left in the output. */
function modulesIn(metadata: unknown): readonly string[] {
  return Object.values(Metafile.parse(metadata).outputs).flatMap(({ inputs }) =>
    Object.entries(inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([path]) => path),
  );
}

function runAsTheyAre(): readonly string[] {
  const paths = lockedPackages().map(({ path }) => path);
  return paths.filter((path) => RUN.test(path) && existsSync(join(REPOSITORY, path)));
}

function packagesOf(modules: readonly string[]): ReadonlySet<string> {
  return new Set(modules.map(packageOf).filter((path) => path !== null));
}
