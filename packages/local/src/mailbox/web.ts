import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { assetAt } from './asset.ts';
import { listening } from '../listening.ts';
import { page } from './page.ts';
import { inFrame, partIn } from './reader.ts';
import type { ReceivedMail } from './received.ts';
import type { Shelf } from './shelf.ts';

/** The page on which mails are read, on this machine alone. */
export interface LocalWeb {
  readonly url: string;
  stop(): Promise<void>;
}

/** Nothing of others, nothing inline. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src 'self' data:; " +
  "frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** A mail is a stranger: no scripts, nothing loaded, no forms; its links open windows of their own. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; " +
  "frame-ancestors 'self'";

/** Serves the mailbox on 127.0.0.1. @throws LocalError `no-free-port` */
export async function startWeb(shelf: Shelf, port: number): Promise<LocalWeb> {
  const server = createServer((request, response) => {
    response.setHeader('cache-control', 'no-store');
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('referrer-policy', 'same-origin');
    if (!isAtHome(request))
      return answer(response, 403, 'text/plain', 'Only pages of this machine may read mails here.');
    respond(request, response, shelf).catch((error: unknown) => answer(response, 500, 'text/plain', String(error)));
  });
  const url = `http://localhost:${await listening(server, port)}`;
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
 * Whether a request is from this page or none. A stranger's page can point a name of its own at 127.0.0.1, or post a
 * form here; mails hold codes.
 */
function isAtHome({ headers, method }: IncomingMessage): boolean {
  const host = headers.host ?? '';
  if (!/^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(host)) return false;
  return method === 'GET' || headers.origin === undefined || headers.origin === `http://${host}`;
}

async function respond(request: IncomingMessage, response: ServerResponse, shelf: Shelf): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const to = searchParams.get('to') ?? '';
  const [, id, part] = /^\/mails\/([\w-]+)(?:\/(html|source))?$/.exec(pathname) ?? [];
  const mail = id === undefined ? undefined : shelf.find(id);
  switch (`${request.method} ${mail === undefined ? pathname : '/mail'}`) {
    case 'GET /': {
      const chosen = shelf.find(searchParams.get('mail') ?? '');
      response.setHeader('content-security-policy', PAGE_POLICY);
      return answer(response, 200, 'text/html', page(shelf.list(to), to, chosen, partIn(searchParams.get('as'))).html);
    }
    case 'GET /mails':
      return answer(response, 200, 'application/json', JSON.stringify(shelf.list(to).map(summary)));
    case 'GET /mail':
      return answerMail(response, mail, part);
    case 'GET /events':
      return follow(response, shelf);
    case 'DELETE /mails':
      await shelf.clear();
      response.writeHead(204).end();
      return;
    case 'POST /delete-all':
      await shelf.clear();
      response.writeHead(303, { location: '/' }).end();
      return;
    default: {
      const asset = request.method === 'GET' ? await assetAt(pathname) : null;
      if (asset === null)
        return answer(response, 404, 'text/plain', 'There is no such page, or no such mail any more.');
      return answer(response, 200, asset.type, asset.body);
    }
  }
}

function answerMail(response: ServerResponse, mail: ReceivedMail | undefined, part: string | undefined): void {
  if (mail === undefined) return;
  switch (part) {
    case 'html':
      response.setHeader('content-security-policy', MAIL_POLICY);
      return answer(response, 200, 'text/html', inFrame(mail.html ?? ''));
    case 'source':
      return answer(response, 200, 'text/plain', mail.source);
    default:
      return answer(response, 200, 'application/json', JSON.stringify(mail));
  }
}

const summary = ({ id, at, to, from, subject }: ReceivedMail): object => ({ id, at, to, from, subject });

/** Server-sent events: one for each mail. */
function follow(response: ServerResponse, shelf: Shelf): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(':\n\n');
  const stop = shelf.listen(({ id }) => response.write(`data: ${id}\n\n`));
  response.once('close', stop);
}

function answer(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'content-type': type.startsWith('font/') ? type : `${type}; charset=utf-8` }).end(body);
}
