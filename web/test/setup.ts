import { BEGINNING, PATIENCE, seedOf, testName, useSeededMath } from '@slow-train/local/kit';
import { configure } from '@solidjs/testing-library';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

// Pages load parts of themselves on demand, which takes seconds on a busy machine, and tests wait for them.
configure({ asyncUtilTimeout: PATIENCE });

// The date stands still, so that slow and fast machines read the same; the timers run until a test fakes them, too.
// vi.setSystemTime sets another date; vi.useFakeTimers takes over the date that is set.
beforeEach(() => void vi.setSystemTime(BEGINNING));
afterEach(() => void vi.useRealTimers());

// Names of games are drawn with it.
beforeEach(() => useSeededMath(seedOf(testName())));

// Files share a page: every test begins as a new visitor, regardless of earlier ones. Some files run without a page.
if ('document' in globalThis) {
  // A test without a service is offline: the simulated browser would knock at localhost, and print that nobody is there.
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  // As on plain http, where the page must work too: `npm start` is tried on a phone over the local network.
  Object.defineProperty(globalThis.crypto, 'randomUUID', { value: undefined, writable: true });
  const { closePages } = await import('./open-page.tsx');
  afterEach(closePages);
  // Modules that a short test has begun to load on demand need the page until they have arrived.
  afterAll(() => vi.dynamicImportSettled());
}
