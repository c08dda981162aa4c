import { afterEach, expect, test, vi } from 'vitest';
import { online } from '../../src/client/connection.ts';
import { fetchGame, fetchGames } from '../../src/client/games.ts';
import { Refused, Unreachable } from '../../src/client/http.ts';
import { fetchMe, signInAs } from '../../src/client/session.ts';
import { answer, awaited, gameView, summary } from '../fixtures.ts';
import { json, pretendService, problem } from '../service.ts';

afterEach(() => vi.unstubAllGlobals());

test('a held game is requested with its version, and is a bare 304 while unchanged', async () => {
  const { sent } = pretendService(() => new Response(null, { status: 304 }));
  const game = gameView({ revision: 7, status: 'playing' });
  expect(await fetchGame('abcdefghijkl', { game, since: 7 })).toBeUndefined();
  expect(sent[0]?.path).toBe('/api/games/abcdefghijkl?since=7&rounds=0');
  expect(sent[0]?.headers.get('if-none-match')).toBe('"7"');
  // While a deal is awaited, its commitments count as well.
  await fetchGame('abcdefghijkl', { game: { ...game, ...awaited(['a', null], [true, false]) }, since: 7 });
  await fetchGame('abcdefghijkl', { game: gameView({ revision: 7 }), since: 7 });
  expect(sent.slice(1).map(({ headers }) => headers.get('if-none-match'))).toEqual(['"7.2"', '"7.0"']);
});

test('a game that is not held is requested as a whole', async () => {
  const { sent } = pretendService(() => json(answer(3, 1, 3)));
  expect((await fetchGame('abcdefghijkl', undefined))?.log).toHaveLength(3);
  expect(sent[0]?.path).toBe('/api/games/abcdefghijkl');
  expect(sent[0]?.headers.has('if-none-match')).toBe(false);
});

test('the list keeps its ETag, and its identity while nothing has changed', async () => {
  const list = { games: [summary()] };
  pretendService(() => json(list, 200, { etag: '"abc"' }));
  const held = await fetchGames(undefined);
  expect(held).toMatchObject({ list, etag: '"abc"' });
  const { sent } = pretendService(() => new Response(null, { status: 304 }));
  expect(await fetchGames(held)).toBe(held);
  expect(sent[0]?.headers.get('if-none-match')).toBe('"abc"');
});

test('a problem is thrown with its status and detail', async () => {
  pretendService(() => problem(404, 'There is no such table.'));
  const failure = fetchGame('abcdefghijkl', undefined);
  await expect(failure).rejects.toBeInstanceOf(Refused);
  await expect(failure).rejects.toMatchObject({ problem: { status: 404 }, message: 'There is no such table.' });
});

test("a proxy's own page becomes a problem with its status", async () => {
  pretendService(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(fetchGames(undefined)).rejects.toMatchObject({ problem: { status: 502 } });
});

test('without an answer the page is offline until one arrives', async () => {
  pretendService(() => 'offline');
  await expect(fetchGames(undefined)).rejects.toBeInstanceOf(Unreachable);
  expect(online()).toBe(false);
  pretendService(() => json({ games: [] }));
  await fetchGames(undefined);
  expect(online()).toBe(true);
});

test('a visitor without a session is null, not a problem', async () => {
  pretendService(() => problem(401, 'Sign in.'));
  expect(await fetchMe()).toBeNull();
});

test('signing in creates a guest with the name; signing in again creates no other', async () => {
  let name: string | null | undefined;
  const { sent } = pretendService(({ method, path, body }) => {
    if (path.endsWith('/anonymous')) name = null;
    if (method === 'PUT' && typeof body === 'object' && body !== null && 'name' in body) name = String(body.name);
    return name === undefined && path === '/api/me' ? problem(401, 'Sign in.') : json({ id: 'u', name, isGuest: true });
  });
  expect(await signInAs('Ines')).toMatchObject({ name: 'Ines' });
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/me',
    'POST /api/auth/sign-in/anonymous',
    'GET /api/me',
    'PUT /api/me',
  ]);
  sent.length = 0;
  await signInAs('Ines');
  expect(sent.map(({ method }) => method)).toEqual(['GET']);
});
