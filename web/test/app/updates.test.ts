import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepForOffline, updateOnMove } from '../../src/app/updates.ts';
import { openToasts } from '../../src/ui/toasts.ts';

/** A browser whose service worker may have a new version that waits. */
function pretendWorker() {
  const container = new EventTarget();
  const waiting = { postMessage: vi.fn<(message: string) => void>() };
  const registration: { waiting: typeof waiting | null; installing: null; update(): Promise<void> } = {
    waiting: null,
    installing: null,
    update: () => Promise.resolve(),
  };
  Object.assign(container, { register: () => Promise.resolve(registration) });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  return { container, registration, waiting };
}

function move(to: string) {
  return { to, defaultPrevented: false, preventDefault: vi.fn<() => void>() };
}

let assign: ReturnType<typeof vi.fn<(to: string | URL) => void>>;
beforeEach(() => {
  vi.stubEnv('DEV', false);
  assign = vi.fn<(to: string | URL) => void>();
  vi.spyOn(location, 'assign').mockImplementation(assign);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a new version waits while a page is open, and comes with the next page', async () => {
  vi.useFakeTimers();
  const { container, registration, waiting } = pretendWorker();
  keepForOffline();
  await vi.advanceTimersByTimeAsync(10_000);
  const before = move('/');
  updateOnMove(before);
  expect(before.preventDefault).not.toHaveBeenCalled();

  registration.waiting = waiting;
  expect(waiting.postMessage).not.toHaveBeenCalled();
  const next = move('/tables/b');
  updateOnMove(next);
  expect(next.preventDefault).toHaveBeenCalledOnce();
  expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith('activate');
  expect(assign).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(assign).toHaveBeenCalledExactlyOnceWith('/tables/b');
});

test('a page that stays open offers the new version, and loads it when it is tapped', async () => {
  vi.useFakeTimers();
  const { container, registration, waiting } = pretendWorker();
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  keepForOffline();
  registration.waiting = waiting;
  await vi.advanceTimersByTimeAsync(50 * 60_000);
  expect(openToasts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(20 * 60_000);
  const [offer] = openToasts();
  expect(offer?.text).toBe('A new version is ready. What you have begun is kept.');
  expect(waiting.postMessage).not.toHaveBeenCalled();
  offer?.actions[0]?.run();
  expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith('activate');
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
  // Once a page: an offer that was dismissed does not come back.
  await vi.advanceTimersByTimeAsync(3 * 60 * 60_000);
  expect(openToasts()).toHaveLength(1);
});
