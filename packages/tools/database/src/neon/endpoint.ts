import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { answerTo, type Observe, type UsePool } from './answer-to.ts';
import { Pools, openPool } from './pools.ts';

/** Neon's HTTP protocol in front of an ordinary PostgreSQL, on 127.0.0.1. */
export interface NeonEndpoint {
  /** For `neonConfig.fetchEndpoint`; ends in `/sql`. */
  readonly url: string;
  /** Closes it and its database connections. */
  stop(): Promise<void>;
}

/** One database, served to everybody who may open a unix socket. */
export interface DatabaseSocket {
  /** Connection string. Requests may name any other: they reach this one. */
  readonly database: string;
  /** Path of the socket; nothing may be there. */
  readonly socket: string;
  /** Connections at once, at most. */
  readonly connections: number;
  /** Called after every attempt to use a connection; `failure` is undefined if PostgreSQL answered. */
  readonly onAttempt: (failure: Error | undefined) => void;
}

/** Milliseconds that a statement may take to finish when the endpoint closes. */
const PATIENCE = 3_000;

/**
 * Serves `POST /sql` on a free port of 127.0.0.1.
 * @param server connection string of any database on the server it forwards to; refuses requests for other servers, so
 * that nobody can reach other databases through it
 * @param observe called with the connection string and the text of every statement
 * @throws TypeError if it is no connection string
 */
export async function startNeonEndpoint(server: string, observe: Observe = () => undefined): Promise<NeonEndpoint> {
  const home = addressOf(server);
  if (home === null) throw new TypeError('Not a postgres:// address.');
  const pools = new Pools();
  const http = httpServer((target, work) => {
    if (typeof target !== 'string' || addressOf(target) !== home)
      throw new TypeError('Neon-Connection-String names no database of this server.');
    return pools.use(target, work);
  }, observe);
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}/sql`, stop: () => close(http, pools) };
}

/**
 * Serves `POST /sql` for one database on a unix socket. The caller of the socket needs no password.
 * @throws what listening throws
 */
export async function startDatabaseSocket(options: DatabaseSocket): Promise<{ stop(): Promise<void> }> {
  const pool = openPool(options.database, options.connections);
  const http = httpServer(async (_, work) => {
    try {
      const result = await work(pool);
      options.onAttempt(undefined);
      return result;
    } catch (error) {
      options.onAttempt(error instanceof Error && !isAnswer(error) ? error : undefined);
      throw error;
    }
  });
  http.listen(options.socket);
  await once(http, 'listening');
  return { stop: () => close(http, pool) };
}

/** Whether PostgreSQL accepted the connection and refused one statement. The classes are about the server itself. */
function isAnswer(error: Error): boolean {
  return error instanceof pg.DatabaseError && !/^(?:08|28|3D|53|57P|58|25006)/.test(error.code ?? '');
}

function httpServer(usePool: UsePool, observe: Observe = () => undefined): Server {
  const http = createServer((request, response) => {
    void respond(request, response, usePool, observe);
  });
  // Longer than clients keep idle connections, since a client might reuse one while we close it.
  http.keepAliveTimeout = 300_000;
  return http;
}

async function close(http: Server, pools: { end(): Promise<void> }): Promise<void> {
  const closed = new Promise((resolve) => http.close(resolve));
  http.closeAllConnections();
  await closed;
  // A server that does not answer must not keep us.
  await Promise.race([pools.end(), wait(PATIENCE, undefined, { ref: false })]);
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  usePool: UsePool,
  observe: Observe,
): Promise<void> {
  if (request.method !== 'POST' || request.url !== '/sql') return send(response, 404, { message: 'POST /sql only' });
  const text = await textOf(request).catch(() => '');
  const { status, content } = await answerTo({ headers: request.headers, text }, usePool, observe);
  send(response, status, content);
}

/** Returns a request's body. `text` of Node's stream/consumers takes several times as long. */
function textOf(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    request.on('error', reject);
    request.on('close', () => reject(new Error('The request broke off.')));
  });
}

function send(response: ServerResponse, status: number, body: object): void {
  const content = JSON.stringify(body);
  // With its length, and as a string, it is one write together with its headers.
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) };
  response.writeHead(status, headers).end(content);
}

/** Returns host and port of a connection string; null if it is not one. */
function addressOf(url: string): string | null {
  const match = /^postgres(?:ql)?:(\/\/.*)$/u.exec(url);
  if (match === null || !URL.canParse(`http:${match[1]}`)) return null;
  const { hostname, port } = new URL(`http:${match[1]}`);
  return `${hostname}:${port === '' ? '5432' : port}`;
}
