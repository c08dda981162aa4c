import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** One request that somebody sent here. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What it answers: a status, with headers if need be; or nothing at all, as one that hangs up. */
type Reply = { readonly status: number; readonly headers?: Readonly<Record<string, string>> } | 'hang up';

/** Somebody's server on this machine, such as a push service's or a webhook's. */
export interface Receiver {
  /** Without a slash at the end. */
  readonly url: string;
  readonly received: Received[];
  /** To what comes from now on. */
  reply: Reply;
  stop(): Promise<void>;
}

/** Starts one. It answers 201 until it is told otherwise. */
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
