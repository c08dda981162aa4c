import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepForOffline, updateOnMove } from '../../src/app/updates.ts';

/** A browser whose service worker may have a new version that waits. */
function pretendWorker() {
  const container = new EventTarget();
  const waiting = { postMessage: vi.fn<(message: string) => void>() };
  const registration: { waiting: typeof waiting | null; update(): Promise<void> } = {
    waiting: null,
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
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  assign = vi.fn<(to: string | URL) => void>();
  vi.spyOn(location, 'assign').mockImplementation(assign);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a new version waits while a page is open, and comes with the next page', async () => {
  const { container, registration, waiting } = pretendWorker();
  keepForOffline();
  await vi.waitFor(() => expect(registration.waiting).toBeNull());
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
