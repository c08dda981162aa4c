import { fireEvent } from '@solidjs/testing-library';
import { createRoot, createSignal } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReadMark } from '../../src/player-state/create-read-mark.ts';
import { EMPTY_PLAYER_STATE, memoryPlayerState } from '../../src/player-state/player-state.ts';

const MINUTE = 60_000;
let visibility: 'visible' | 'hidden';
let close = (): void => undefined;

/** A page of a game at revision 4, of which three were read. */
function open() {
  const playerState = memoryPlayerState({ ...EMPTY_PLAYER_STATE, readUpTo: 3 });
  const [revision, setRevision] = createSignal(4);
  const newSince = createRoot((dispose) => {
    close = dispose;
    return createReadMark(playerState, revision);
  });
  return { readUpTo: () => playerState.now().readUpTo, setRevision, newSince };
}

function turn(to: typeof visibility): void {
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('everything that is there when the page is opened is read, and everything that arrives soon after', () => {
  const { readUpTo, setRevision, newSince } = open();
  expect(readUpTo()).toBe(4);
  expect(newSince()).toBe(3);
  vi.advanceTimersByTime(MINUTE / 2);
  setRevision(5);
  expect(readUpTo()).toBe(5);
});

test('an event on a page left open is unread until somebody moves the mouse over it', () => {
  const { readUpTo, setRevision, newSince } = open();
  vi.advanceTimersByTime(10 * MINUTE);
  setRevision(5);
  setRevision(7);
  expect(readUpTo()).toBe(4);
  vi.advanceTimersByTime(30 * MINUTE);
  expect(readUpTo()).toBe(4);
  fireEvent.pointerMove(document.body);
  expect(readUpTo()).toBe(7);
  expect(newSince(), 'what arrived in between is shown as new').toBe(4);
});

test.each([
  ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
  ['a touch', () => fireEvent.touchStart(document.body)],
  ['a press', () => fireEvent.pointerDown(document.body)],
  ['the wheel', () => fireEvent.wheel(document.body)],
  ['the window coming to the front', () => fireEvent.focus(window)],
])('%s counts as presence for a minute', (_, sign) => {
  const { readUpTo, setRevision } = open();
  vi.advanceTimersByTime(10 * MINUTE);
  sign();
  vi.advanceTimersByTime(MINUTE - 1);
  setRevision(5);
  expect(readUpTo()).toBe(5);
  vi.advanceTimersByTime(2);
  setRevision(6);
  expect(readUpTo()).toBe(5);
});

test('scrolling without a person does not count as presence', () => {
  const { readUpTo, setRevision } = open();
  vi.advanceTimersByTime(10 * MINUTE);
  setRevision(5);
  fireEvent.scroll(document.body);
  expect(readUpTo()).toBe(4);
});

test('a hidden page reads nothing until it is brought to the front', () => {
  const { readUpTo, setRevision, newSince } = open();
  turn('hidden');
  setRevision(6);
  expect(readUpTo()).toBe(4);
  vi.advanceTimersByTime(10 * MINUTE);
  turn('visible');
  expect(readUpTo()).toBe(6);
  expect(newSince()).toBe(4);
});
