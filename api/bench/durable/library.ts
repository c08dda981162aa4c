import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Has a package.json and a lock file of its own: the project does not depend on boardgame.io and its dependencies. Its
 * server answers 404 to everything with a koa-compose newer than itself.
 */
const FOLDER = join(import.meta.dirname, 'boardgame-io');

/** The part of boardgame.io's server that the benchmark calls. */
interface BoardgameServer {
  run(config: { readonly port: object }): Promise<{ readonly appServer: Server }>;
}

/** The part of bgio-postgres that the benchmark watches. */
interface Store {
  createMatch(id: string, options: { readonly metadata: object }): Promise<void>;
  setState(id: string, state: object, log: object): Promise<void>;
}

/** A connection of boardgame.io's own client. */
export interface Socket {
  on(event: string, listener: (...args: readonly unknown[]) => void): void;
  emit(event: string, ...args: readonly unknown[]): void;
  close(): void;
}

interface Library {
  readonly Server: (options: object) => BoardgameServer;
  readonly PostgresStore: new (url: string, options: object) => Store;
  /** Of Immer: returns a move's argument, without the proxy around it. */
  readonly original: <T>(draft: T) => T | undefined;
  /** Of socket.io, which boardgame.io's client uses. */
  readonly io: (url: string, options: object) => Socket;
}

/** @throws Error in one sentence if it can be neither found nor fetched */
export async function installLibrary(): Promise<void> {
  // npm writes this file last.
  if (
    await access(join(FOLDER, 'node_modules/.package-lock.json')).then(
      () => true,
      () => false,
    )
  )
    return;
  console.error('Installing boardgame.io for the comparison.');
  try {
    await promisify(execFile)('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: FOLDER });
  } catch (cause) {
    throw new Error('boardgame.io, to compare with, could not be installed: is npm’s registry in reach?', { cause });
  }
}

export function loadLibrary(): Library {
  const require = createRequire(join(FOLDER, 'package.json'));
  return {
    Server: require('boardgame.io/server').Server,
    PostgresStore: require('bgio-postgres').PostgresStore,
    original: require('immer').original,
    io: require('socket.io-client').io,
  };
}

/** The name of the game on boardgame.io's server. */
export const GAME = 'mexican-train';
