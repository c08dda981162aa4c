import type { WatchedGame, WatchPointer } from '@slow-train/protocol';
import { err, ok, type GameRecord, type Result } from '@slow-train/rules';
import { firstRoundFor, isOpen, isWatchable, watchedGame, type WatchedHead } from './view.ts';
import type { Failure } from '../http/problem.ts';
import { edgeCache, type EdgeCache } from '../platform/edge-cache.ts';
import type { Platform } from '../platform/platform.ts';
import * as watchStore from './store.ts';
import { recordOf } from '../games/read-record.ts';
import type { Ports } from '../games/services.ts';

// The answers for holders of a link. A thousand of them cost as much as one: all of it is kept at the edge. Which
// version is the latest is known for seconds; a version itself never changes, but for names that somebody no longer
// shows.

type WatchPorts = Pick<Ports, 'store'> & Pick<Platform, 'db' | 'settings' | 'now'>;

/** For how long the answers are kept, in seconds. */
const POINTER = 5;
const VERSION = 300;

const NO_LINK: Failure = { problem: 'not-found', detail: (say) => say.unknownWatchLink };
const MOVED_ON: Failure = { problem: 'not-found', detail: (say) => say.watchMovedOn };
const NOT_OVER: Failure = { problem: 'conflict', detail: (say) => say.watchedGameNotOver };

/** Returns which version of a game its watchers may see now. Failure: `not-found` */
export async function readPointer(ports: WatchPorts, token: string): Promise<Result<WatchPointer, Failure>> {
  const edge = edgeOf(ports);
  const known = await edge.read(`watch/${token}`);
  if (known !== null) return ok({ version: known });
  const head = await watchStore.head(ports.db, token);
  if (head === undefined || !isWatchable(head)) return err(NO_LINK);
  const version = await currentVersion(ports, edge, token, head);
  if (version === null) return err(NO_LINK);
  await edge.keep(`watch/${token}`, version, POINTER);
  return ok({ version });
}

/**
 * Returns the version that watchers may see of a game as it is. It depends on the history, which is read once for each
 * revision: the answer is then there as well, before anybody has asked for it.
 */
async function currentVersion(
  ports: WatchPorts,
  edge: EdgeCache,
  token: string,
  head: WatchedHead & { readonly id: string },
): Promise<string | null> {
  const { revision, status, setup } = head;
  const name = `watch/${token}/of/${revision}-${status}-${setup.watchers ?? 'nobody'}`;
  return (await edge.read(name)) ?? (await load());

  async function load(): Promise<string | null> {
    const state = await watchStore.load(ports.db, head.id, firstRoundFor(head));
    if (state === undefined || !isWatchable(state.game)) return null;
    const game = watchedGame(state);
    await edge.keep(`watch/${token}/${game.version}`, JSON.stringify(game), VERSION);
    // Another save may have come between the two.
    if (state.game.revision === revision) await edge.keep(name, game.version, VERSION);
    return game.version;
  }
}

/**
 * Returns a version of a game, if it is the one that watchers may see now.
 * Failure: `not-found`, also for a version that is over: there is a newer one
 */
export async function readWatched(
  ports: WatchPorts,
  { token, version }: { readonly token: string; readonly version: string },
): Promise<Result<WatchedGame, Failure>> {
  const edge = edgeOf(ports);
  // First, so that a link that was taken back shows nothing more within seconds.
  const pointer = await readPointer(ports, token);
  if (!pointer.ok) return pointer;
  const known = parsed(await edge.read(`watch/${token}/${version}`));
  if (isGame(known)) return ok(known);
  if (pointer.value.version !== version) return err(MOVED_ON);
  const head = await watchStore.head(ports.db, token);
  const state = head && (await watchStore.load(ports.db, head.id, firstRoundFor(head)));
  if (state === undefined || !isWatchable(state.game)) return err(NO_LINK);
  const game = watchedGame(state);
  await edge.keep(`watch/${token}/${game.version}`, JSON.stringify(game), VERSION);
  return game.version === version ? ok(game) : err(MOVED_ON);
}

/**
 * Returns the record of a finished game: with every hand, since none of them is secret any more.
 * Failures: `not-found`; `conflict` while it is played, or if it was ended without a result
 */
export async function readWatchedRecord(ports: WatchPorts, token: string): Promise<Result<GameRecord, Failure>> {
  const edge = edgeOf(ports);
  const pointer = await readPointer(ports, token);
  if (!pointer.ok) return pointer;
  const name = `watch/${token}/${pointer.value.version}/record`;
  const known = parsed(await edge.read(name));
  if (isRecord(known)) return ok(known);
  const head = await watchStore.head(ports.db, token);
  if (head === undefined) return err(NO_LINK);
  if (!isOpen(head)) return err(NOT_OVER);
  const found = await ports.store.loadForRecord(head.id);
  if (found === undefined) return err(NO_LINK);
  const kept = recordOf(found);
  await edge.keep(name, JSON.stringify(kept), VERSION);
  return ok(kept);
}

function parsed(text: string | null): unknown {
  return text === null ? null : JSON.parse(text);
}

// The cached answer is the written one: one member tells the two apart.

function isGame(value: unknown): value is WatchedGame {
  return typeof value === 'object' && value !== null && 'recap' in value;
}

function isRecord(value: unknown): value is GameRecord {
  return typeof value === 'object' && value !== null && 'format' in value;
}

function edgeOf({ settings, now }: Pick<WatchPorts, 'settings' | 'now'>): EdgeCache {
  return edgeCache(settings.APP_URL, now);
}
