import { ExpectedError } from '@slow-train/settings/expected-error';
import { rm } from 'node:fs/promises';
import { createConnection } from 'node:net';

/** The longest path of a unix socket that works everywhere, in bytes. */
const MAX_PATH = 100;

/**
 * Makes way for a unix socket: removes the file of one that nobody listens on any more.
 * @throws ExpectedError if somebody does, or the path is too long
 */
export async function freeSocket(path: string): Promise<void> {
  if (Buffer.byteLength(path) > MAX_PATH)
    throw new ExpectedError(
      `The path ${path} is too long for a socket. Set SOCKET or STATE_DIRECTORY to a shorter one.`,
    );
  if (await isListening(path))
    throw new ExpectedError(
      `Another server is running with ${path}. Stop it, or set another SOCKET or STATE_DIRECTORY.`,
    );
  await rm(path, { force: true });
}

function isListening(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = createConnection(path);
    connection.once('error', () => resolve(false));
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
  });
}
