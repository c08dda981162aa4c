import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WEB_DIST } from '../machine/paths.ts';

/** Returns a binding of the built web client that has its index page, all that the Worker itself asks for. */
export function pageFiles(): { fetch(address: URL): Promise<Response> } {
  return {
    async fetch({ pathname }) {
      const html = await readFile(join(WEB_DIST, pathname === '/' ? 'index.html' : pathname)).catch(() => null);
      if (html === null) return new Response(null, { status: 404 });
      return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
    },
  };
}
