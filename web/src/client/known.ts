import type { AccountView } from '@slow-train/protocol';
import type { QueryKey } from '@tanstack/query-core';
import type { HeldList } from './games.ts';
import { KEYS, queryClient } from './query.ts';
import type { HeldGame } from './held-game.ts';

// The answers read last, kept in this browser for its owner: the next visit shows them at once, and without a network.
// They are shown as old until the service has answered, and deleted when somebody signs out or somebody else signs in.

/** Begins the keys of data that belongs to one account; `account/session.ts` deletes it. */
export const KNOWN = 'slow-train:known:';
/** Games that are kept, those read last. */
const MOST_GAMES = 6;
/** Entries of a log that are kept: enough for a look at the board. */
const LONGEST_LOG = 60;
/** A game with more than this, in characters, is not kept. */
const LARGEST = 300_000;
/** How often the time of reading is noted if nothing else has changed, in milliseconds. */
const MINUTE = 60_000;
/** Names this version of the page: another one may understand the kept data differently. */
const VERSION = new URL(import.meta.url).pathname;

/** Something kept, and when the service last confirmed it, in milliseconds. */
export interface Known<T> {
  readonly at: number;
  readonly data: T;
}

/** Returns the account that was signed in last. */
export const knownMe = (): Known<AccountView> | undefined => recall(KEYS.me, isAccount);
/** Returns the last list of games. */
export const knownGames = (): Known<HeldList> | undefined => recall(KEYS.games, isList);
/** Returns a game as it was when it was last read. */
export const knownGame = (id: string): Known<HeldGame> | undefined => recall(KEYS.game(id), isGame);

const kept = new Map<string, Known<unknown>>();

/** Keeps the account, the list and the games that are read from now on. Returns a function that ends it. */
export function keepKnown(): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { queryKey, state } = event.query;
    if (!isKept(queryKey)) return;
    if (state.data === null) return forgetKnown();
    const name = storageKey(queryKey);
    const last = kept.get(name);
    const now: Known<unknown> = { at: Date.now(), data: state.data };
    if (last !== undefined && last.data === now.data && now.at - last.at < MINUTE) return;
    kept.set(name, now);
    keep(name, now);
  });
}

/** Deletes all kept data. */
export function forgetKnown(): void {
  kept.clear();
  attempt(() => {
    for (const name of names()) localStorage.removeItem(name);
  });
}

const isKept = ([first]: QueryKey): boolean =>
  first === KEYS.me[0] || first === KEYS.games[0] || first === KEYS.allGames[0];
const storageKey = (key: QueryKey): string => KNOWN + key.join(':');
const names = (): string[] =>
  Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '').filter((name) =>
    name.startsWith(KNOWN),
  );

function keep(name: string, { at, data }: Known<unknown>): void {
  attempt(() => {
    const kept = isGame(data) ? { ...data, log: data.log.slice(-LONGEST_LOG) } : data;
    const text = JSON.stringify({ version: VERSION, at, data: kept });
    if (text.length > LARGEST) return localStorage.removeItem(name);
    const isNew = localStorage.getItem(name) === null;
    localStorage.setItem(name, text);
    if (isNew) forgetOldGames(name);
  });
}

/** Deletes the games that have not been read for longest. */
function forgetOldGames(current: string): void {
  const games = names()
    .filter((name) => name.startsWith(storageKey(KEYS.allGames)))
    .map((name) => ({ name, at: name === current ? Infinity : (read(name)?.at ?? 0) }))
    .toSorted((a, b) => b.at - a.at);
  for (const { name } of games.slice(MOST_GAMES)) localStorage.removeItem(name);
}

function recall<T>(key: QueryKey, is: (data: unknown) => data is T): Known<T> | undefined {
  const found = attempt(() => read(storageKey(key)));
  return found !== undefined && is(found.data) ? { at: found.at, data: found.data } : undefined;
}

function read(name: string): Known<unknown> | undefined {
  const text = localStorage.getItem(name);
  const found: unknown = text === null ? null : JSON.parse(text);
  if (typeof found !== 'object' || found === null || !('at' in found) || !('data' in found)) return undefined;
  const isOurs = 'version' in found && found.version === VERSION;
  return isOurs && typeof found.at === 'number' ? { at: found.at, data: found.data } : undefined;
}

/** Storage may be full, forbidden, or hold unreadable data. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

// The same version of the page has written it, so a glance tells.
const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null;
const isAccount = (data: unknown): data is AccountView =>
  isObject(data) && 'id' in data && 'name' in data && 'fromOperator' in data;
const isList = (data: unknown): data is HeldList => isObject(data) && 'list' in data && 'changedAt' in data;
const isGame = (data: unknown): data is HeldGame =>
  isObject(data) && 'game' in data && 'changedAt' in data && 'log' in data;
