import { once } from 'node:events';
import { createServer } from 'node:http';

/** A server that takes webhooks over a bad line. */
export interface BadLine {
  readonly url: string;
  /** How often each message was taken over, by its id. */
  readonly taken: ReadonlyMap<string, number>;
  /** How many of the next requests are taken over without a word. */
  swallow(requests: number): void;
  /** Resolves when it has swallowed all that it was asked to. */
  swallowed(): Promise<void>;
  stop(): Promise<void>;
}

/** As often as this one message is refused at most: one that is refused for ever is given up, and rightly so. */
const MOST_REFUSED = 4;

/** Starts one on 127.0.0.1: of three requests it refuses one, with an answer that asks for another try. */
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
