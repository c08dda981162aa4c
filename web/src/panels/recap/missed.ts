import { createEffect, createSignal, on, untrack, type Accessor } from 'solid-js';
import { createPresence } from '../../player-state/presence.ts';

/** A player who does something again after so many milliseconds has been away. */
const A_WHILE = 10 * 60_000;

/** What a player has not seen happen: the revisions after one, up to another. */
export interface Missed {
  readonly since: number;
  readonly upTo: number;
}

export interface MissedPorts {
  /** The revision up to which the player had read when they came; null while that is not known. */
  readonly newSince: Accessor<number | null>;
  readonly revision: Accessor<number>;
  /** The last revision that they have seen on any device, as the service last told it. */
  readonly readUpTo: () => number;
  readonly isFetching: Accessor<boolean>;
  /** Asks the service at once. */
  refetch(): void;
  /** Whether it deserves a recap. */
  isNews(missed: Missed): boolean;
}

/**
 * Follows what happened while the player was away: when they open a game, and when they come back to it after a while.
 * null while there is no such thing, and on their first visit. What rolls in while they look does not count.
 */
export function createMissed(ports: MissedPorts): Accessor<Missed | null> {
  const { newSince, revision, readUpTo, isFetching, refetch, isNews } = ports;
  const [missed, setMissed] = createSignal<Missed | null>(null);
  let lastSign = { at: Date.now(), revision: untrack(revision) };
  /** The revision they had seen when they came; what they have missed is still being fetched. */
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
  let hasCome = false;
  createEffect(
    on(newSince, (since) => {
      if (since === null || hasCome) return;
      hasCome = true;
      if (untrack(isFetching)) asked = since;
      else settle(since);
    }),
  );
  createPresence(() => {
    const before = lastSign;
    lastSign = { at: Date.now(), revision: untrack(revision) };
    if (!hasCome || lastSign.at - before.at < A_WHILE) return;
    // What reached the page while they were away is missed as well: they saw only what was there when they left.
    const seen = Math.max(before.revision, Math.min(untrack(newSince) ?? 0, lastSign.revision));
    if (lastSign.revision > seen) settle(seen);
    else {
      asked = seen;
      refetch();
    }
  });
  return missed;
}
