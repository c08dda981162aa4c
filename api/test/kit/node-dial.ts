import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { Dial, Wire } from '../../src/mail/wire.ts';

/**
 * What Cloudflare's sockets do, by Node's: for what cannot be tried in workerd, which trusts no certificate of a test.
 * Always dials this machine, whatever the host is called.
 */
export const nodeDial: Dial = ({ port, tls }) => {
  const socket = createConnection(port, '127.0.0.1');
  return Promise.resolve(tls === 'on' ? encrypted(socket) : wireOver(socket, 'connect'));
};

const encrypted = (socket: Socket): Wire =>
  wireOver(connectTls({ socket, rejectUnauthorized: false }), 'secureConnect');

function wireOver(socket: Socket, open: 'connect' | 'secureConnect'): Wire {
  // Heard through the streams and promises below.
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
