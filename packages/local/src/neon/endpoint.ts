import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { listenOn } from '../machine/ports.ts';
import { answer, requestBody } from './query.ts';
import { LocalError } from '../machine/local-error.ts';
import { Pools } from './pools.ts';

/** Neon's HTTP protocol in front of an ordinary PostgreSQL, on 127.0.0.1. */
export interface NeonEndpoint {
  /** For `neonConfig.fetchEndpoint`; ends in `/sql`. */
  readonly url: string;
  /** Closes it and its database connections. */
  stop(): Promise<void>;
}

/** The fields of a PostgreSQL error that Neon's driver copies to its own error. */
const ERROR_FIELDS = [
  'message',
  'severity',
  'code',
  'detail',
  'hint',
  'position',
  'internalPosition',
  'internalQuery',
  'where',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'file',
  'line',
  'routine',
] as const satisfies readonly (keyof pg.DatabaseError)[];

/**
 * Serves `POST /sql` on a free port of 127.0.0.1.
 * @param server connection string of any database on the server it forwards to; refuses requests for other servers, so
 * that nobody can reach other databases through it
 * @throws LocalError `bad-database-url`
 */
export async function startNeonEndpoint(server: string): Promise<NeonEndpoint> {
  const home = addressOf(server);
  if (home === null) throw new LocalError('bad-database-url', 'DATABASE_URL is not a postgres:// address.');
  const pools = new Pools();
  const http = createServer((request, response) => {
    void respond(request, response, home, pools);
  });
  // Longer than clients keep idle connections, since a client might reuse one while we close it.
  http.keepAliveTimeout = 300_000;
  const port = await listenOn(http, 0);
  return {
    url: `http://127.0.0.1:${port}/sql`,
    async stop() {
      const closed = new Promise((resolve) => http.close(resolve));
      http.closeAllConnections();
      await closed;
      await pools.end();
    },
  };
}

async function respond(request: IncomingMessage, response: ServerResponse, home: string, pools: Pools): Promise<void> {
  if (request.method !== 'POST' || request.url !== '/sql') return send(response, 404, { message: 'POST /sql only' });
  try {
    const target = request.headers['neon-connection-string'];
    if (typeof target !== 'string' || addressOf(target) !== home) {
      return send(response, 400, { message: 'Neon-Connection-String names no database of this server.' });
    }
    const body = requestBody.safeParse(JSON.parse(await text(request)));
    if (!body.success) return send(response, 400, { message: body.error.message });
    send(response, 200, await pools.use(target, (pool) => answer(pool, body.data, request.headers)));
  } catch (error) {
    send(response, 400, failure(error));
  }
}

function failure(error: unknown): object {
  if (!(error instanceof pg.DatabaseError)) {
    return { message: error instanceof Error ? error.message : String(error) };
  }
  return Object.fromEntries(ERROR_FIELDS.map((field) => [field, error[field]]));
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Returns host and port of a connection string; null if it is not one. */
function addressOf(url: string): string | null {
  const match = /^postgres(?:ql)?:(\/\/.*)$/u.exec(url);
  if (match === null || !URL.canParse(`http:${match[1]}`)) return null;
  const { hostname, port } = new URL(`http:${match[1]}`);
  return `${hostname}:${port === '' ? '5432' : port}`;
}
