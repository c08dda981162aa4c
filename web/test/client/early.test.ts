import { afterEach, expect, test, vi } from 'vitest';
import { fetchOrTake } from '../../src/client/early.ts';

const text = async (answer: Promise<Response>): Promise<string> => (await answer).text();

afterEach(() => {
  vi.unstubAllGlobals();
  delete window.slowTrainEarly;
});

test('the answers asked for before the scripts were here are handed on, once', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('late')));
  window.slowTrainEarly = { '/api/me': Promise.resolve(new Response('early')) };
  expect(await text(fetchOrTake('/api/me', { method: 'GET' }))).toBe('early');
  expect(await text(fetchOrTake('/api/me', { method: 'GET' }))).toBe('late');
});

test('the page itself asks to change something, or whether something has changed', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('late')));
  window.slowTrainEarly = { '/api/games/a': Promise.resolve(new Response('early')) };
  expect(await text(fetchOrTake('/api/games/a', { method: 'PUT' }))).toBe('late');
  expect(await text(fetchOrTake('/api/games/a', { headers: { 'if-none-match': '"3"' } }))).toBe('late');
});

test('the time zone is sent with changes only, so that no page waits for it', async () => {
  const zones: (string | null)[] = [];
  vi.stubGlobal('fetch', (_: string, init?: RequestInit) => {
    zones.push(new Headers(init?.headers).get('time-zone'));
    return Promise.resolve(new Response());
  });
  await fetchOrTake('/api/games');
  await fetchOrTake('/api/games/a', { method: 'PUT' });
  await fetchOrTake('/api/games/a', { headers: { 'if-none-match': '"3"' } });
  expect(zones).toEqual([null, 'Europe/Berlin', null]);
});
