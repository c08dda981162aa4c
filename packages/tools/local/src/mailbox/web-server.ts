import { readFile } from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { REPOSITORY } from '../machine/paths.ts';
import { listenOn } from '../machine/ports.ts';
import type { ReceivedMail } from './mail.ts';
import type { MailStore } from './mail-store.ts';
import { inFrame, mailboxPage, partIn } from './page.ts';

/** The page's server, on this machine only. */
export interface LocalWeb {
  readonly url: string;
  stop(): Promise<void>;
}

/** Only our own files, nothing inline. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src 'self' data:; " +
  "frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** Mails are untrusted: no scripts, no forms, nothing loaded; links open new windows. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; " +
  "frame-ancestors 'self'";

/** Serves the mailbox on 127.0.0.1. @throws ExpectedError `no-free-port` */
export async function startWeb(store: MailStore, port: number): Promise<LocalWeb> {
  const server = createServer((request, response) => {
    response.setHeader('cache-control', 'no-store');
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('referrer-policy', 'same-origin');
    if (!isLocal(request))
      return respondWith(response, 403, 'text/plain', 'Only pages of this machine may read these mails.');
    respond(request, response, store).catch((error: unknown) =>
      respondWith(response, 500, 'text/plain', String(error)),
    );
  });
  const url = `http://localhost:${await listenOn(server, port)}`;
  return {
    url,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/**
 * Whether a request comes from this page or from no page. Mails contain sign-in codes, and any website can point a host
 * name at 127.0.0.1 or post a form here.
 */
function isLocal({ headers, method }: IncomingMessage): boolean {
  const host = headers.host ?? '';
  if (!/^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(host)) return false;
  return method === 'GET' || headers.origin === undefined || headers.origin === `http://${host}`;
}

async function respond(request: IncomingMessage, response: ServerResponse, store: MailStore): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const to = searchParams.get('to') ?? '';
  const [, id, part] = /^\/mails\/([\w-]+)(?:\/(html|source))?$/.exec(pathname) ?? [];
  const mail = id === undefined ? undefined : store.find(id);
  switch (`${request.method} ${mail === undefined ? pathname : '/mail'}`) {
    case 'GET /': {
      const selected = store.find(searchParams.get('mail') ?? '');
      response.setHeader('content-security-policy', PAGE_POLICY);
      return respondWith(
        response,
        200,
        'text/html',
        mailboxPage(store.list(to), to, selected, partIn(searchParams.get('as'))).html,
      );
    }
    case 'GET /mails':
      return respondWith(response, 200, 'application/json', JSON.stringify(store.list(to).map(summary)));
    case 'GET /mail':
      return respondWithMail(response, mail, part);
    case 'GET /events':
      return sendEvents(response, store);
    case 'DELETE /mails':
      await store.clear();
      response.writeHead(204).end();
      return;
    case 'POST /delete-all':
      await store.clear();
      response.writeHead(303, { location: '/' }).end();
      return;
    default: {
      const asset = request.method === 'GET' ? await assetAt(pathname) : null;
      if (asset === null) return respondWith(response, 404, 'text/plain', 'There is no such page or mail.');
      return respondWith(response, 200, asset.type, asset.body);
    }
  }
}

function respondWithMail(response: ServerResponse, mail: ReceivedMail | undefined, part: string | undefined): void {
  if (mail === undefined) return;
  switch (part) {
    case 'html':
      response.setHeader('content-security-policy', MAIL_POLICY);
      return respondWith(response, 200, 'text/html', inFrame(mail.html ?? ''));
    case 'source':
      return respondWith(response, 200, 'text/plain', mail.source);
    default:
      return respondWith(response, 200, 'application/json', JSON.stringify(mail));
  }
}

const summary = ({ id, at, to, from, subject }: ReceivedMail): object => ({ id, at, to, from, subject });

/** Sends a server-sent event for each new mail. */
function sendEvents(response: ServerResponse, store: MailStore): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(':\n\n');
  const stop = store.listen(({ id }) => response.write(`data: ${id}\n\n`));
  response.once('close', stop);
}

function respondWith(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'content-type': type.startsWith('font/') ? type : `${type}; charset=utf-8` }).end(body);
}

const web = join(REPOSITORY, 'web');
const own = (name: string) => (): string => join(import.meta.dirname, 'page', name);
const font = (name: string) => (): string => createRequire(join(web, 'package.json')).resolve(name);

/** The page's own files, and the game's colours, sizes and fonts. */
const ASSETS: Readonly<Partial<Record<string, { readonly type: string; readonly path: () => string }>>> = {
  '/mailbox.css': { type: 'text/css', path: own('mailbox.css') },
  '/mailbox.js': { type: 'text/javascript', path: own('mailbox.js') },
  '/tokens.css': { type: 'text/css', path: () => join(web, 'src', 'ui', 'styles', 'tokens.css') },
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

/** Returns the file at a path of the page; null if there is none. */
async function assetAt(path: string): Promise<{ readonly type: string; readonly body: Buffer } | null> {
  const asset = Object.hasOwn(ASSETS, path) ? ASSETS[path] : undefined;
  return asset === undefined ? null : { type: asset.type, body: await readFile(asset.path()) };
}
