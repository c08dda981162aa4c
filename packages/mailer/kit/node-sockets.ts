import { once } from 'node:events';
import { createConnection, type Socket as NodeSocket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { Socket } from 'cloudflare:sockets';
import type { Connect } from '../src/smtp-connection.ts';

/**
 * Connects through Node's sockets, for tests that cannot run in workerd, which trusts no self-signed certificate.
 * Always connects to this machine, whatever the host.
 */
export const connectFromNode: Connect = ({ port, tls }) => {
  const socket = createConnection(port, '127.0.0.1');
  return Promise.resolve(tls === 'on' ? encrypted(socket) : socketOver(socket, 'connect'));
};

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
