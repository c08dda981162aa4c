import { fireEvent } from '@solidjs/testing-library';
import { createRoot, createSignal } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPresenceSign } from '../../src/player-state/presence.ts';

const MINUTE = 60_000;
let close = (): void => undefined;

function open(isWaitedForAtFirst: boolean) {
  const send = vi.fn<(game: string) => Promise<void>>(() => Promise.resolve());
  const [isWaitedFor, setWaitedFor] = createSignal(isWaitedForAtFirst);
  createRoot((dispose) => {
    close = dispose;
    createPresenceSign('abcdefghijkl', isWaitedFor, send);
  });
  return { send, setWaitedFor };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the page says once in two minutes that somebody is there, while it is used', () => {
  const { send } = open(true);
  expect(send).toHaveBeenCalledTimes(1);
  for (let minute = 0; minute < 4; minute++) {
    vi.advanceTimersByTime(MINUTE);
    fireEvent.pointerMove(window);
    fireEvent.pointerMove(window);
  }
  expect(send).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(60 * MINUTE);
  expect(send).toHaveBeenCalledTimes(3);
});

test('the page says nothing while nobody waits for this player, and tells it at once when the turn comes', () => {
  const { send, setWaitedFor } = open(false);
  fireEvent.pointerMove(window);
  expect(send).not.toHaveBeenCalled();
  setWaitedFor(true);
  expect(send).toHaveBeenCalledExactlyOnceWith('abcdefghijkl');
});

test('the page says nothing when the turn comes while nobody is at it, or while it is hidden', () => {
  const { send, setWaitedFor } = open(false);
  vi.advanceTimersByTime(10 * MINUTE);
  setWaitedFor(true);
  expect(send).not.toHaveBeenCalled();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent.keyDown(window);
  expect(send).not.toHaveBeenCalled();
});
