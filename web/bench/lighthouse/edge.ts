import { readFile } from 'node:fs/promises';
import { createSecureServer, type Http2ServerRequest } from 'node:http2';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request as requestHttp } from 'node:http';
import { join } from 'node:path';
import { parseRedirectsFile } from '../../../packages/tools/serve/src/build/redirects-file.ts';
import { writeSite } from '../../../packages/tools/serve/src/build/site-files.ts';

/** Stands in for a content delivery network: HTTP/2, TLS, and files compressed with Brotli. */
export interface Edge {
  readonly url: string;
  /** Passes requests to the API on to this address. */
  forwardTo(worker: string): void;
  stop(): Promise<void>;
}

type Request = Http2ServerRequest | IncomingMessage;
/** The common part of responses in HTTP/1.1 and HTTP/2. */
interface Response extends NodeJS.WritableStream {
  writeHead(status: number, headers: OutgoingHttpHeaders): unknown;
  destroy(): unknown;
}

/** Headers without a use in HTTP/2. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection']);

/**
 * Serves the built page, and an API behind it, from localhost: by HTTP/2 with a certificate; else by HTTP/1.1, because browsers
 * cache nothing behind a certificate that they do not know.
 * @param dist the output of web/build/build.ts
 * @param folder for the compressed files
 */
export async function startEdge(
  dist: string,
  folder: string,
  certificate: { readonly key: string; readonly cert: string } | null,
): Promise<Edge> {
  const site = await writeSite(dist, folder);
  const pages = parseRedirectsFile(await readFile(join(dist, '_redirects'), 'utf8')).map(
    (address) => new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+')}$`),
  );
  let worker = '';
  const fileAt = (path: string): string | undefined =>
    path === '/' || pages.some((page) => page.test(path)) ? '/index.html' : path in site ? path : undefined;

  const handle = async (request: Request, response: Response): Promise<void> => {
    const [path = ''] = (request.url ?? '').split('?');
    const file = fileAt(path);
    const found = file === undefined ? undefined : site[file];
    if (found === undefined || file === undefined) return forward(request, response, worker);
    const isSmall = found.encodings.includes('br');
    const body = await readFile(join(folder, isSmall ? `${file}.br` : file));
    response.writeHead(200, { ...found.headers, ...(isSmall && { 'content-encoding': 'br' }) });
    response.end(body);
  };
  const answer = (request: Request, response: Response): void => {
    handle(request, response).catch(() => response.destroy());
  };
  const server =
    certificate === null ? createServer(answer) : createSecureServer({ ...certificate, allowHTTP1: true }, answer);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `${certificate === null ? 'http' : 'https'}://localhost:${port}`,
    forwardTo: (to) => void (worker = to),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // Browsers keep their connection.
        server.unref();
        resolve();
      }),
  };
}

function authorityOf({ headers }: Request): string | undefined {
  const authority = headers[':authority'];
  return typeof authority === 'string' ? authority : headers.host;
}

function forward(request: Request, response: Response, worker: string): void {
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !name.startsWith(':')));
  const sent = requestHttp(
    worker + (request.url ?? ''),
    { method: request.method, headers: { ...headers, host: authorityOf(request) } },
    (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.has(name));
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
      answer.pipe(response);
    },
  );
  sent.on('error', () => response.destroy());
  request.pipe(sent);
}
