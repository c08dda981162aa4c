import { createServer } from 'node:net';
import { LocalError } from './problem.ts';

/** Below the range operating systems take outgoing connections from, so nothing grabs it between look and use. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/**
 * Whether nothing listens on a TCP port of this machine, on the IPv4 or the IPv6 loopback.
 * Browsers try both for "localhost": a stranger on either would answer instead of us.
 */
export async function portIsFree(port: number): Promise<boolean> {
  return (await bindable(port, '127.0.0.1')) && (await bindable(port, '::1'));
}

function bindable(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    // A machine without IPv6 has nothing listening there.
    probe.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT');
    });
    probe.listen({ port, host, exclusive: true }, () => {
      probe.close(() => resolve(true));
    });
  });
}

/**
 * A port nothing listens on at this moment, from 20000 to 32000 at random, so that runs side by
 * side seldom pick the same one.
 * @throws LocalError `no-free-port` after 50 taken ones
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    if (await portIsFree(port)) return port;
  }
  throw new LocalError('no-free-port', `Found no free port between ${LOWEST} and ${HIGHEST}.`);
}

/**
 * The wanted port, else the next free one above it.
 * @throws LocalError `no-free-port` when the hundred after it are taken as well
 */
export async function portFrom(wanted: number): Promise<number> {
  for (let port = wanted; port <= wanted + 100; port += 1) {
    if (await portIsFree(port)) return port;
  }
  throw new LocalError('no-free-port', `The ports from ${wanted} to ${wanted + 100} are all taken.`);
}
