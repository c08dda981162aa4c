import { fireEvent } from '@solidjs/testing-library';
import { createRoot, createSignal } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMissed } from '../../../src/panels/recap/missed.ts';

const MINUTE = 60_000;
let close = (): void => undefined;

/** A page of a game that was read up to `read` on arrival, and is at revision `at`. */
function open(read: number | null, at: number, isFetchingAtFirst = false) {
  const [newSince, setNewSince] = createSignal(read);
  const [revision, setRevision] = createSignal(at);
  const [isFetching, setFetching] = createSignal(isFetchingAtFirst);
  let seenElsewhere = 0;
  const refetch = vi.fn<() => void>(() => void setFetching(true));
  const missed = createRoot((dispose) => {
    close = dispose;
    return createMissed({
      game: 'abcdefghijkl',
      newSince,
      revision,
      isFetching,
      readUpTo: () => seenElsewhere,
      refetch,
      isNews: () => true,
    });
  });
  return {
    missed,
    setNewSince,
    setRevision,
    refetch,
    /** The service answers: the game is at that revision, and has been read up to `readUpTo` on any device. */
    answer(next: number, readUpTo = 0) {
      seenElsewhere = readUpTo;
      setRevision(next);
      setFetching(false);
    },
  };
}

const stir = (): void => void fireEvent.pointerMove(document.body);

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

test('a player who arrives has missed what happened since they left', () => {
  expect(open(3, 8).missed()).toEqual({ since: 3, upTo: 8 });
});

test('a player who has seen everything, or was never here, has missed nothing', () => {
  expect(open(8, 8).missed()).toBeNull();
  close();
  sessionStorage.clear();
  expect(open(0, 8).missed()).toBeNull();
});

test('a cached game is fetched first, and events read on another device are not missed', () => {
  const first = open(3, 3, true);
  expect(first.missed()).toBeNull();
  first.answer(8);
  expect(first.missed()).toEqual({ since: 3, upTo: 8 });
  close();
  sessionStorage.clear();
  const second = open(3, 3, true);
  second.answer(8, 6);
  expect(second.missed()).toEqual({ since: 6, upTo: 8 });
});

test('events that happen while they watch are not missed', () => {
  const { missed, setRevision } = open(3, 3);
  for (let revision = 4; revision < 30; revision++) {
    vi.advanceTimersByTime(MINUTE);
    setRevision(revision);
    stir();
  }
  expect(missed()).toBeNull();
});

test('events on a page left open are missed once the player is back', () => {
  const { missed, setRevision, setNewSince } = open(3, 3);
  vi.advanceTimersByTime(20 * MINUTE);
  setRevision(6);
  expect(missed()).toBeNull();
  setNewSince(3);
  stir();
  expect(missed()).toEqual({ since: 3, upTo: 6 });
});

test('a page brought back after a while asks the service what was missed; after a moment it does not', () => {
  const { missed, answer, refetch } = open(5, 5);
  vi.advanceTimersByTime(MINUTE);
  stir();
  expect(refetch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(45 * MINUTE);
  stir();
  expect(refetch).toHaveBeenCalledOnce();
  answer(9);
  expect(missed()).toEqual({ since: 5, upTo: 9 });
});

test('nobody was away who loaded the page again, or looked at the list of games for a moment', () => {
  expect(open(3, 8).missed()).not.toBeNull();
  close();
  // The page was only being loaded.
  expect(open(3, 8).missed()).not.toBeNull();
  vi.advanceTimersByTime(MINUTE);
  close();
  vi.advanceTimersByTime(9 * MINUTE);
  expect(open(3, 140).missed()).toBeNull();
  vi.advanceTimersByTime(MINUTE);
  window.dispatchEvent(new Event('pagehide'));
  close();
  vi.advanceTimersByTime(11 * MINUTE);
  expect(open(8, 140).missed()).toEqual({ since: 8, upTo: 140 });
});
