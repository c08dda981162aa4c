import type { AddressInfo, Server } from 'node:net';
import { LocalError } from './problem.ts';

/**
 * Lets a server listen on this machine alone.
 * @param port 0 for any
 * @returns the port
 * @throws LocalError `no-free-port` when something else listens there
 */
export async function listening(
  server: Pick<Server, 'listen' | 'address' | 'once' | 'off'>,
  port: number,
): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    const fail = (cause: Error): void => reject(new LocalError('no-free-port', `Port ${port} is taken.`, { cause }));
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', fail);
      resolve();
    });
  });
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new LocalError('no-free-port', 'No port to listen on.');
  return address.port;
}
