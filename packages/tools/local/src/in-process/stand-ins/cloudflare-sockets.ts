import { once } from 'node:events';
import { createConnection, type Socket as NodeSocket } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** A connection (https://developers.cloudflare.com/workers/runtime-apis/tcp-sockets/) over one of Node's. */
interface Socket {
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: WritableStream<Uint8Array>;
  readonly opened: Promise<unknown>;
  readonly closed: Promise<unknown>;
  startTls(): Socket;
  close(): Promise<void>;
}

/**
 * Connects, encrypted from the first byte if `secureTransport` is `on`. Trusts every certificate, and connects to this
 * machine for any host.
 */
export function connect(
  { port }: { readonly hostname: string; readonly port: number },
  { secureTransport }: { readonly secureTransport: 'on' | 'off' | 'starttls' },
): Socket {
  const socket = createConnection(port, '127.0.0.1');
  return secureTransport === 'on' ? encrypted(socket) : socketOver(socket, 'connect');
}

const encrypted = (socket: NodeSocket): Socket =>
  socketOver(connectTls({ socket, rejectUnauthorized: false }), 'secureConnect');

function socketOver(socket: NodeSocket, open: 'connect' | 'secureConnect'): Socket {
  // Reported by the streams and promises below.
  socket.on('error', () => undefined);
  return {
    readable: new ReadableStream({
      start(controller) {
        socket.on('data', (chunk) => controller.enqueue(chunk));
        socket.once('end', () => controller.close());
      },
    }),
    writable: new WritableStream({
      write: (chunk) => new Promise((resolve, reject) => socket.write(chunk, (e) => (e ? reject(e) : resolve()))),
    }),
    opened: once(socket, open),
    closed: once(socket, 'close'),
    startTls() {
      socket.removeAllListeners('data');
      return encrypted(socket);
    },
    close() {
      socket.destroy();
      return Promise.resolve();
    },
  };
}
