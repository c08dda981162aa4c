import { createMemoryHistory, MemoryRouter } from '@solidjs/router';
import { cleanup, render } from '@solidjs/testing-library';
import { QueryClientProvider } from '@tanstack/solid-query';
import type { JSX } from 'solid-js';
import { vi } from 'vitest';
import { forgetTables } from '../src/api/held.ts';
import { makeQueryClient } from '../src/api/queries.ts';
import { dismissNotice, openNotices } from '../src/app/notices.ts';

/** Opens a path among some routes of the app, in a browser that has fetched nothing yet; the history says where one is. */
export function openPage(path: string, routes: () => JSX.Element): ReturnType<typeof createMemoryHistory> {
  const history = createMemoryHistory();
  history.set({ value: path });
  const client = makeQueryClient();
  render(() => (
    <QueryClientProvider client={client}>
      <MemoryRouter history={history}>{routes()}</MemoryRouter>
    </QueryClientProvider>
  ));
  return history;
}

/** Closes what was opened and forgets all of it, for `afterEach`: the next test begins as a new visitor does. */
export function closePages(): void {
  cleanup();
  for (const notice of openNotices()) dismissNotice(notice.id);
  forgetTables();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
}
