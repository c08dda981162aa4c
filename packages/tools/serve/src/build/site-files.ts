import { ExpectedError } from '@slow-train/settings/expected-error';
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { BuildDescription } from '../output/build-description.ts';
import { ENCODINGS, type Encoding } from '../output/encodings.ts';
import { type HeaderRule, headersFor, parseHeadersFile } from './headers-file.ts';

type Site = BuildDescription['site'];

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
/** Compressed already. */
const DENSE = new Set(['.jpg', '.png', '.woff2']);
/** Cloudflare's default: browsers keep a file, and ask each time whether it has changed. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

const COMPRESS: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
};

/**
 * Copies the page's files, and compressed versions where they are smaller.
 * @param from the output of web/build/build.ts
 * @returns each file's headers and encodings, by path
 * @throws ExpectedError for a kind of file or a line of `_headers` that it does not know
 */
export async function writeSite(from: string, to: string): Promise<Site> {
  const rules = parseHeadersFile(await readFile(join(from, '_headers'), 'utf8'));
  const found = await readdir(from, { recursive: true, withFileTypes: true });
  const paths = found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(from.length))
    // Two are for the server; dot files are Vite's own.
    .filter((path) => path !== '/_headers' && path !== '/_redirects' && !path.includes('/.'));
  return Object.fromEntries(
    await Promise.all(paths.toSorted().map(async (path) => [path, await writeFileOf(path, from, to, rules)] as const)),
  );
}

async function writeFileOf(
  path: string,
  from: string,
  to: string,
  rules: readonly HeaderRule[],
): Promise<Site[string]> {
  const type = TYPES[extname(path)];
  if (type === undefined) throw new ExpectedError(`The page has a file of an unknown type: ${path}`);
  const bytes = await readFile(join(from, path));
  await mkdir(dirname(join(to, path)), { recursive: true });
  await writeFile(join(to, path), bytes);
  const encodings: Encoding[] = [];
  for (const encoding of DENSE.has(extname(path)) ? [] : (['br', 'gzip'] as const)) {
    const compressed = await COMPRESS[encoding](bytes);
    if (compressed.length >= bytes.length) continue;
    await writeFile(join(to, path + ENCODINGS[encoding]), compressed);
    encodings.push(encoding);
  }
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return {
    headers: {
      'content-type': type,
      'cache-control': REVALIDATE,
      // Weak, because all encodings share it (RFC 9110 section 8.8.1).
      etag: `W/"${hash}"`,
      ...(encodings.length > 0 && { vary: 'accept-encoding' }),
      ...headersFor(path, rules),
    },
    encodings,
  };
}
