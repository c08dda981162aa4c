import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { REPOSITORY } from '../paths.ts';

/** Something the page is made with. */
export interface Asset {
  readonly type: string;
  readonly body: Buffer;
}

const web = join(REPOSITORY, 'web');
const own = (name: string) => (): string => join(import.meta.dirname, 'page', name);
const font = (name: string) => (): string => createRequire(join(web, 'package.json')).resolve(name);

/** Colours, sizes and type are the game's own. */
const ASSETS: Readonly<Partial<Record<string, { readonly type: string; readonly path: () => string }>>> = {
  '/mailbox.css': { type: 'text/css', path: own('mailbox.css') },
  '/mailbox.js': { type: 'text/javascript', path: own('mailbox.js') },
  '/tokens.css': { type: 'text/css', path: () => join(web, 'src', 'style', 'tokens.css') },
  '/favicon.svg': { type: 'image/svg+xml', path: () => join(web, 'public', 'favicon.svg') },
  '/besley.woff2': {
    type: 'font/woff2',
    path: font('@fontsource-variable/besley/files/besley-latin-wght-normal.woff2'),
  },
  '/archivo.woff2': {
    type: 'font/woff2',
    path: font('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'),
  },
};

/** What lies at a path of the page; null for nothing. */
export async function assetAt(path: string): Promise<Asset | null> {
  const asset = Object.hasOwn(ASSETS, path) ? ASSETS[path] : undefined;
  return asset === undefined ? null : { type: asset.type, body: await readFile(asset.path()) };
}
