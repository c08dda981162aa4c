import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A received request. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Its answer: a status with optional headers, or none because it hangs up. */
type Reply = { readonly status: number; readonly headers?: Readonly<Record<string, string>> } | 'hang up';

/** A server on this machine that stands in for a push service or a webhook. */
export interface Receiver {
  /** Without a trailing slash. */
  readonly url: string;
  readonly received: Received[];
  /** The answer to requests from now on. */
  reply: Reply;
  stop(): Promise<void>;
}

/** Starts one. It answers 201 until `reply` is set. */
export async function startReceiver(): Promise<Receiver> {
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const { method = '', url: path = '', headers } = request;
      receiver.received.push({ method, path, headers, body });
      const { reply } = receiver;
      if (reply === 'hang up') return request.socket.destroy();
      return response.writeHead(reply.status, reply.headers).end('What a stranger says.');
    });
  });
  // Node would cut idle connections after five seconds, which the Worker cannot tell from a lost answer.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  const receiver: Receiver = {
    url: `http://127.0.0.1:${address.port}`,
    received: [],
    reply: { status: 201 },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}
