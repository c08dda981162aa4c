import { once } from 'node:events';
import { createServer } from 'node:http';

/** A server that receives webhooks over a bad connection. */
export interface BadLine {
  readonly url: string;
  /** How often each message was received, by its id. */
  readonly taken: ReadonlyMap<string, number>;
  /** Receives this many of the next requests without ever answering them. */
  swallow(requests: number): void;
  /** Resolves when it has swallowed as many as it was asked to. */
  swallowed(): Promise<void>;
  stop(): Promise<void>;
}

/** Refusals of one message at most, because one that is always refused would rightly be given up. */
const MOST_REFUSED = 4;

/** Starts one on 127.0.0.1. It refuses one request of three, with a status that asks for a retry. */
export async function badLine(): Promise<BadLine> {
  const taken = new Map<string, number>();
  const refused = new Map<string, number>();
  let requests = 0;
  let toSwallow = 0;
  let full: (() => void) | undefined;
  const server = createServer((request, response) => {
    request.resume();
    const id = String(request.headers['webhook-id']);
    requests += 1;
    if (requests % 3 === 0 && (refused.get(id) ?? 0) < MOST_REFUSED) {
      refused.set(id, (refused.get(id) ?? 0) + 1);
      response.writeHead(503).end();
      return;
    }
    taken.set(id, (taken.get(id) ?? 0) + 1);
    if (toSwallow === 0) {
      response.writeHead(204).end();
      return;
    }
    toSwallow -= 1;
    if (toSwallow === 0) full?.();
  });
  // Node would cut idle connections after five seconds, which the Worker cannot tell from a lost answer.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    taken,
    swallow(many) {
      toSwallow = many;
    },
    swallowed: () => (toSwallow === 0 ? Promise.resolve() : new Promise((resolve) => (full = () => resolve()))),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
