import { ExpectedError } from '@slow-train/settings/expected-error';
import { type AddressInfo, type Server, createServer } from 'node:net';

/** Below the range used for outgoing connections, so that nothing takes the port between check and use. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/**
 * Whether nothing listens on a TCP port of the IPv4 or the IPv6 loopback. Browsers try both for "localhost", so another
 * program on either would respond instead of us.
 */
async function portIsFree(port: number): Promise<boolean> {
  return (await bindable(port, '127.0.0.1')) && (await bindable(port, '::1'));
}

function bindable(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    // Without IPv6 nothing can listen on it.
    probe.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT');
    });
    probe.listen({ port, host, exclusive: true }, () => {
      probe.close(() => resolve(true));
    });
  });
}

/**
 * Returns the port that a setting names, or the usual one if it is empty.
 * @throws ExpectedError for anything but a number from 1 to 65535
 */
export function portIn(setting: string | undefined, usual: number): number {
  const text = setting?.trim() ?? '';
  if (text === '') return usual;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) throw new ExpectedError(`PORT is "${text}". Set a number up to 65535: PORT=${usual}`);
  return port;
}

/**
 * Returns a random free port from 20000 to 32000, so that parallel runs rarely pick the same one.
 * @throws ExpectedError `no-free-port` after 50 attempts
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    if (await portIsFree(port)) return port;
  }
  throw new ExpectedError(`Found no free port between ${LOWEST} and ${HIGHEST}.`);
}

/**
 * Returns the preferred port, or the next free one above it.
 * @throws ExpectedError `no-free-port` if the hundred above it are taken as well
 */
export async function portFrom(preferred: number): Promise<number> {
  for (let port = preferred; port <= preferred + 100; port += 1) {
    if (await portIsFree(port)) return port;
  }
  throw new ExpectedError(`The ports from ${preferred} to ${preferred + 100} are all taken.`);
}

/**
 * Makes a server listen on 127.0.0.1.
 * @param port 0 for any
 * @returns the port
 * @throws ExpectedError `no-free-port` if it is taken
 */
export async function listenOn(
  server: Pick<Server, 'listen' | 'address' | 'once' | 'off'>,
  port: number,
): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    const fail = (cause: Error): void => reject(new ExpectedError(`Port ${port} is taken.`, { cause }));
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', fail);
      resolve();
    });
  });
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new ExpectedError('No port to listen on.');
  return address.port;
}
