import { configure } from '@solidjs/testing-library';
import { afterAll, afterEach, vi } from 'vitest';

// Pages load parts of themselves on demand, which takes seconds on a busy machine. A test waits for what it expects.
configure({ asyncUtilTimeout: 20_000 });

// Files share a page: every test begins as a new visitor, whatever the one before has left. Some files run without a page.
if ('document' in globalThis) {
  // A test without a service is offline: the simulated browser would knock at localhost, and print that nobody is there.
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  // As on plain http, where the page must work too: `npm start` is tried on a phone over the local network.
  Object.defineProperty(globalThis.crypto, 'randomUUID', { value: undefined, writable: true });
  const { closePages } = await import('./open-page.tsx');
  afterEach(closePages);
  // What a short test's page has begun to load on demand needs that page until it has arrived.
  afterAll(() => vi.dynamicImportSettled());
}
