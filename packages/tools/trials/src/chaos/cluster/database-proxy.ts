import { Agent, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { LinkFault } from '../faults/fault.ts';
import { now, type RunRecord } from '../record.ts';
import type { NetworkLink } from './link.ts';
import { serveHttp, type LoopbackServer } from './server.ts';

/** Where the proxy forwards to. It changes when PostgreSQL is started again. */
export interface DatabaseAddress {
  /** Of the Neon-compatible endpoint. */
  readonly endpoint: string;
  readonly url: string;
}

/** Stands between one Worker and the Neon-compatible endpoint, and cuts, delays or duplicates. */
export interface DatabaseProxy {
  /** For NEON_ENDPOINT. */
  readonly url: string;
  /** Requests that have not been answered yet. */
  readonly inFlight: () => number;
  /** When the last request arrived or was answered. */
  readonly lastActive: () => number;
  /** The beginning of the last request's statements. */
  readonly lastQuery: () => string;
  stop(): Promise<void>;
}

/** Characters of a request's statements that tell what it is about. */
const ENOUGH = 300;

const WRITES = /"query":"\s*(?:insert|update|delete)/i;

interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

export async function startDatabaseProxy(
  address: () => DatabaseAddress,
  link: NetworkLink,
  record: RunRecord,
): Promise<DatabaseProxy> {
  const agent = new Agent({ keepAlive: true });
  let inFlight = 0;
  let lastActive = now();
  let lastQuery = '';
  const server: LoopbackServer = await serveHttp((request, response) => {
    inFlight += 1;
    lastActive = now();
    void respond(request, response)
      .catch(() => request.socket.destroy())
      .finally(() => {
        inFlight -= 1;
        lastActive = now();
      });
  });

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const text = body.toString();
    lastQuery = text.slice(0, ENOUGH);
    // The loser of such an answer may not know which messages it has sent.
    const lose = (): void => {
      if (text.includes('outbox')) record.losses.push({ from: now(), to: now() });
    };
    const fault = await link.strike();
    // A cut strikes what writes rather than what reads: there it hurts.
    if (fault?.kind === 'cut' && (WRITES.test(text) || link.choose(1, 100) <= 30)) {
      lose();
      return cut(request, response, body, fault);
    }
    if (fault !== null) lose();
    const found = await forward(request, body);
    if (found.status !== 200) lose();
    if (fault?.kind === 'duplicate') await forward(request, body).catch(() => undefined);
    answer(response, found);
  }

  async function cut(
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
    { at }: Extract<LinkFault, { kind: 'cut' }>,
  ): Promise<void> {
    switch (at) {
      case 'before':
        break;
      case 'during': {
        // The request goes on alone; sometimes the answer has begun.
        const answered = forward(request, body).catch(() => null);
        if (link.choose(0, 1) === 0) break;
        const found = await answered;
        if (found === null) break;
        response.writeHead(found.status, { 'content-type': 'application/json', 'content-length': found.body.length });
        response.write(found.body.subarray(0, found.body.length / 2));
        await new Promise((resolve) => setTimeout(resolve, 5));
        break;
      }
      case 'after':
        await forward(request, body).catch(() => undefined);
        break;
      default:
        at satisfies never;
    }
    request.socket.destroy();
  }

  function forward({ headers }: IncomingMessage, body: Buffer): Promise<Answer> {
    const { endpoint, url } = address();
    const kept = Object.entries(headers).filter(([name]) => name.startsWith('neon-'));
    return new Promise((resolve, reject) => {
      const upstream = send(endpoint, {
        method: 'POST',
        agent,
        headers: { ...Object.fromEntries(kept), 'neon-connection-string': url, 'content-length': body.length },
      });
      upstream.once('response', (found) => {
        buffer(found).then((all) => resolve({ status: found.statusCode ?? 500, body: all }), reject);
      });
      upstream.once('error', reject);
      upstream.end(body);
    });
  }

  return {
    url: `http://127.0.0.1:${server.port}/sql`,
    inFlight: () => inFlight,
    lastActive: () => lastActive,
    lastQuery: () => lastQuery,
    async stop() {
      await server.stop();
      agent.destroy();
    },
  };
}

function answer(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
}
