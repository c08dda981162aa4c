import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';
import { LARGEST_WORKER, type Bundle } from '../kit/bundle.ts';
import type { Findings } from '../kit/report.ts';

const WEB = join(import.meta.dirname, '../../../web');
const require = createRequire(import.meta.url);

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof Manifest>;

interface Weight {
  readonly page: string;
  readonly scripts: number;
  /** Bytes of gzip. */
  readonly scriptBytes: number;
  readonly styles: number;
  readonly styleBytes: number;
}

/** Measures the Worker, and a browser's loads before each page shows, in bytes. */
export async function measureSizes({ size, gzip }: Bundle): Promise<Findings> {
  const folder = await mkdtemp(join(tmpdir(), 'slow-train-sizes-'));
  try {
    // As for a deployment; not into web/dist, from which a site may be running.
    const vite = join(dirname(require.resolve('vite/package.json')), 'bin/vite.js');
    await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error', '--outDir', folder], {
      cwd: WEB,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const manifest = Manifest.parse(JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')));
    const pages = Object.keys(manifest).filter((key) => /^src\/pages\/.*\.tsx$/.test(key));
    const weights = await Promise.all([null, ...pages].map((page) => weigh(folder, manifest, page)));
    const kib = (bytes: number): string => (bytes / 1_024).toFixed(1);
    return {
      figures: { sizes: { worker: { size, gzip }, pages: weights } },
      tables: [
        {
          title: 'The Worker, in KiB',
          columns: ['', 'size'],
          rows: [
            ['raw', kib(size)],
            ['gzip', kib(gzip)],
          ],
        },
        {
          title: 'What a browser loads before a page shows, in KiB of gzip',
          columns: ['page', 'scripts', 'KiB', 'style sheets', 'KiB', 'together'],
          rows: weights.map(({ page, scripts, scriptBytes, styles, styleBytes }) => [
            page,
            String(scripts),
            kib(scriptBytes),
            String(styles),
            kib(styleBytes),
            kib(scriptBytes + styleBytes),
          ]),
          note: 'Without fonts and pictures, and without what a page loads later. All but the first page include the shell.',
        },
      ],
      targets: [{ name: 'the Worker, gzip', value: gzip, unit: 'bytes', bound: { atMost: LARGEST_WORKER } }],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param page its module; null for the shell alone, which is the welcome page */
async function weigh(folder: string, manifest: Manifest, page: string | null): Promise<Weight> {
  const keys = new Set(page === null ? ['index.html'] : ['index.html', page]);
  const styles = new Set<string>();
  let scriptBytes = 0;
  for (const key of keys) {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`No ${key} in the build.`);
    scriptBytes += await gzipped(join(folder, chunk.file));
    for (const one of chunk.imports) keys.add(one);
    for (const one of chunk.css) styles.add(one);
  }
  const sheets = await Promise.all(Array.from(styles, (one) => gzipped(join(folder, one))));
  return {
    page: page?.replace(/^src\/pages\//, '').replace(/\.tsx$/, '') ?? 'the shell',
    scripts: keys.size,
    scriptBytes,
    styles: styles.size,
    styleBytes: sheets.reduce((sum, one) => sum + one, 0),
  };
}

const gzipped = async (path: string): Promise<number> => gzipSync(await readFile(path), { level: 9 }).length;
