import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** A server on a free port of 127.0.0.1 whose connections can be cut. */
export interface LoopbackServer {
  readonly port: number;
  /** Called with each new connection. */
  onConnection: (socket: Socket) => void;
  cutAll(): void;
  stop(): Promise<void>;
}

/** Starts an HTTP server. It never closes idle connections itself: the request in flight would be lost. */
export async function serveHttp(listener: RequestListener): Promise<LoopbackServer> {
  const server = createServer(listener);
  server.keepAliveTimeout = 0;
  return watch(server);
}

async function watch(server: Server): Promise<LoopbackServer> {
  const sockets = new Set<Socket>();
  const watched: LoopbackServer & { port: number } = {
    port: 0,
    onConnection: (): void => undefined,
    cutAll: () => {
      for (const socket of sockets) socket.destroy();
    },
    async stop() {
      const closed = once(server, 'close');
      server.close();
      watched.cutAll();
      await closed;
    },
  };
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    watched.onConnection(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return Object.assign(watched, { port: address.port });
}
