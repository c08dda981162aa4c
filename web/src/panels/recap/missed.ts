import { createEffect, createSignal, on, onCleanup, untrack, type Accessor } from 'solid-js';
import { createPresence } from '../../player-state/presence.ts';
import { readStored, writeStored } from '../../ui/stored.ts';

/** A player who returns after this many milliseconds has been away. */
const A_WHILE = 10 * 60_000;
/** A look shorter than this is none: a page that loads may show the game from memory first, and then once more. */
const A_MOMENT = 3_000;

/** The revisions that a player has missed: those after `since`, up to `upTo`. */
export interface Missed {
  readonly since: number;
  readonly upTo: number;
}

export interface MissedPorts {
  /** The id of the game. */
  readonly game: string;
  /** The revision up to which the player had read on arrival; null while unknown. */
  readonly newSince: Accessor<number | null>;
  readonly revision: Accessor<number>;
  /** The last revision they have seen on any device, as last reported by the service. */
  readonly readUpTo: () => number;
  readonly isFetching: Accessor<boolean>;
  /** Asks the service at once. */
  refetch(): void;
  /** Whether there is enough for a recap. */
  isNews(missed: Missed): boolean;
}

/**
 * Returns the revisions that the player has missed: before they opened a game, or before they came back to it after a
 * while. null if nothing was missed, and on a first visit. Events while they watch do not count, nor does a reload or
 * a look at another page: this tab remembers when it last showed the game.
 */
export function createMissed(ports: MissedPorts): Accessor<Missed | null> {
  const { newSince, revision, readUpTo, isFetching, refetch, isNews } = ports;
  const look = lastLook(ports.game);
  const before = look.read();
  const wasHere = before !== null && Date.now() - before < A_WHILE;
  const cameAt = Date.now();
  let hasArrived = false;
  const note = (): void => {
    if (hasArrived && Date.now() - cameAt >= A_MOMENT) look.write(Date.now());
  };
  addEventListener('pagehide', note);
  onCleanup(() => {
    removeEventListener('pagehide', note);
    note();
  });
  const [missed, setMissed] = createSignal<Missed | null>(null);
  let lastSeen = { at: Date.now(), revision: untrack(revision) };
  /** The revision they had seen on arrival, while the missed ones are still being fetched. */
  let asked: number | null = null;

  const settle = (since: number): void => {
    asked = null;
    const found = { since, upTo: untrack(revision) };
    if (since > 0 && found.upTo > since && untrack(() => isNews(found))) setMissed(found);
  };
  createEffect(
    on(isFetching, (isNow, was) => {
      // They may have seen it on another device.
      if (asked !== null && was === true && !isNow) settle(Math.max(asked, untrack(readUpTo)));
    }),
  );
  createEffect(
    on(newSince, (since) => {
      if (since === null || hasArrived) return;
      hasArrived = true;
      if (wasHere) return;
      if (untrack(isFetching)) asked = since;
      else settle(since);
    }),
  );
  createPresence(() => {
    const before = lastSeen;
    lastSeen = { at: Date.now(), revision: untrack(revision) };
    if (!hasArrived || lastSeen.at - before.at < A_WHILE) return;
    // Updates that arrived while they were away count as missed: they only saw the board as it was when they left.
    const seen = Math.max(before.revision, Math.min(untrack(newSince) ?? 0, lastSeen.revision));
    if (lastSeen.revision > seen) settle(seen);
    else {
      asked = seen;
      refetch();
    }
  });
  return missed;
}

/** When this tab last showed a game, in milliseconds: kept until the tab is closed. */
function lastLook(game: string): { read(): number | null; write(at: number): void } {
  const key = `slow-train:looked:${game}`;
  return {
    read: () => {
      const at = Number(readStored(key, () => sessionStorage));
      return at > 0 ? at : null;
    },
    write: (at) => void writeStored(key, String(at), () => sessionStorage),
  };
}
