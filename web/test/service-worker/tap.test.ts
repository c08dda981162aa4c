import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromNow } from '../clock.ts';
import { takeTapped } from '../../src/client/tapped.ts';
import { openAt, type TappedPage } from '../../src/service-worker/tap.ts';

const TABLE = '/tables/abcdefghijkl';
const address = (path: string): string => new URL(path, location.origin).href;

/** The browser's cache, as far as a tap uses it. */
function pretendCaches(): void {
  const kept = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const held = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, held);
    return { put: (key: string, answer: Response) => Promise.resolve(void held.set(key, answer)) };
  };
  vi.stubGlobal('caches', {
    open: (name: string) => Promise.resolve(open(name)),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
    match: (key: string, { cacheName }: { cacheName: string }) =>
      Promise.resolve(kept.get(cacheName)?.get(key)?.clone()),
  });
}

/** The pages of the app, of which none or one is open; `starts` is where the system opens a new one. */
function app(open: TappedPage | null, starts: string | null) {
  const openWindow = vi.fn<(address: string) => Promise<{ url: string } | null>>(() =>
    Promise.resolve(starts === null ? null : { url: address(starts) }),
  );
  return { openWindow, clients: { matchAll: () => Promise.resolve(open === null ? [] : [open]), openWindow } };
}

beforeEach(pretendCaches);
afterEach(() => vi.unstubAllGlobals());

test('31.14 a push tapped with the app closed opens its table', async () => {
  const { clients, openWindow } = app(null, TABLE);
  await openAt(clients, TABLE);
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(address(TABLE));
  expect(await takeTapped()).toBeNull();
});

test('a push tapped with the app closed leads to its table even if the system starts the app at its first page', async () => {
  const { clients } = app(null, '/');
  await openAt(clients, TABLE);
  expect(await takeTapped()).toBe(TABLE);
  expect(await takeTapped(), 'once').toBeNull();
});

test('a push tapped when the app was swiped away opens its table, though the browser still names its page', async () => {
  const gone: TappedPage = {
    url: address('/'),
    focus: () => Promise.reject(new TypeError('gone')),
    navigate: () => Promise.reject(new TypeError('gone')),
  };
  const { clients, openWindow } = app(gone, TABLE);
  await openAt(clients, TABLE);
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(address(TABLE));
});

test('a tap of long ago leads nowhere', async () => {
  const { clients } = app(null, '/');
  await openAt(clients, TABLE);
  vi.setSystemTime(fromNow(60_000));
  expect(await takeTapped()).toBeNull();
});
