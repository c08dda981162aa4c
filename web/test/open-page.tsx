import { createMemoryHistory, MemoryRouter } from '@solidjs/router';
import { cleanup, render } from '@solidjs/testing-library';
import type { JSX } from 'solid-js';
import { vi } from 'vitest';
import { queryClient } from '../src/client/query.ts';
import { dismissToast, openToasts } from '../src/ui/toasts.ts';

/**
 * Opens a path among some routes of the app, in a browser that has fetched nothing yet. Returns the history, which
 * knows the current address.
 */
export function openPage(path: string, routes: () => JSX.Element): ReturnType<typeof createMemoryHistory> {
  const history = createMemoryHistory();
  history.set({ value: path });
  queryClient.clear();
  render(() => <MemoryRouter history={history}>{routes()}</MemoryRouter>);
  return history;
}

/** Closes all pages and clears all stored data, for `afterEach`: the next test begins as a new visitor. */
export function closePages(): void {
  cleanup();
  for (const notice of openToasts()) dismissToast(notice.id);
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
}
