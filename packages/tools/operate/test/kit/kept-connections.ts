import { once } from 'node:events';
import { createServer, connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** PostgreSQL's message by which a client says goodbye. */
const TERMINATE = Buffer.from([0x58, 0, 0, 0, 4]);

/**
 * Stands in front of a database like a connection pooler: when a client leaves, its connection to the server stays open.
 * @returns the connection string for clients
 */
export async function keptConnections(url: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    sockets.push(client, upstream);
    for (const socket of [client, upstream]) socket.on('error', () => undefined);
    client.on('data', (bytes) => {
      if (!Buffer.from(bytes).equals(TERMINATE)) upstream.write(bytes);
      else client.end();
    });
    upstream.on('data', (bytes) => client.write(bytes));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const pooled = new URL(url);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The pooler listens nowhere.');
  pooled.host = `127.0.0.1:${address.port}`;
  return pooled.href;
}
