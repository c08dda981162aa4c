import { ALL_SETS, OPTIONS } from '@slow-train/rules';
import { hc } from 'hono/client';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { apiApp, type AppType } from '../../src/app.ts';
import { apiDocument } from '../../src/document.ts';
import { parseSettings } from '@slow-train/settings';
import { matches } from '../../src/http/headers.ts';
import { guest, person, visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();

const Document = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        summary: z.string(),
        responses: z.record(z.string(), z.unknown()),
        'x-callers': z.object({ who: z.string() }),
        'x-limits': z.array(z.object({ by: z.string() })).optional(),
      }),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

test('31.29 every answer tells the time of the site, by which a page with a wrong clock shows deadlines', async () => {
  const ana = await person(worker, 'Ana');
  for (const path of ['/api/me', '/api/games', '/api/games/nothing-here', '/api/nothing'])
    expect((await ana.get(path)).headers.get('date')).toMatch(/^\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT$/);
});

test('the OpenAPI document lists every route with its answers', async () => {
  const document = Document.parse(JSON.parse(apiDocument()));
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  // The plain table answers with pages, for people.
  const routes = apiApp.routes.filter(
    ({ method, path }) => method !== 'ALL' && path !== '/*' && !path.startsWith('/plain'),
  );
  const served = routes.map(({ method, path }) => `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  expect(documented.toSorted()).toEqual([...new Set(served)].toSorted());
  expect(documented).toContain('post /api/games/{id}/actions');
  expect(Object.keys(document.paths['/api/games/{id}/actions']?.['post']?.responses ?? {})).toEqual([
    '200',
    '400',
    '401',
    '403',
    '404',
    '409',
    '412',
    '413',
    '422',
    '428',
    '429',
    '500',
    '503',
  ]);
  expect(Object.keys(document.components.schemas).toSorted()).toEqual([
    'AccountView',
    'CommitmentsAnswer',
    'CreatedWebhook',
    'DeviceList',
    'Evidence',
    'FollowedEvening',
    'GameAnswer',
    'GameList',
    'GameNotifications',
    'GameRecord',
    'InvitationView',
    'Message',
    'Notifications',
    'PlayerState',
    'Problem',
    'Profile',
    'Recap',
    'SeatLinks',
    'SharedEvening',
    'TalkPage',
    'Tournament',
    'VacancyList',
    'WatchedGame',
  ]);
});

test('any route may answer that the body is too large, also one that takes none', async () => {
  const { paths } = Document.parse(JSON.parse(apiDocument()));
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => ({ route: `${method} ${path}`, responses })),
  );
  expect(all.filter(({ responses }) => !('413' in responses)).map(({ route }) => route)).toEqual([]);
});

test('a pattern of the document accepts the same as the API', async () => {
  const document = JSON.parse(apiDocument());
  const State = z.object({ properties: z.object({ notes: z.object({ pattern: z.string() }) }) });
  const { PlayerState } = Document.parse(document).components.schemas;
  const notes = new RegExp(State.parse(PlayerState).properties.notes.pattern, 'u');
  const accepted = ['', 'Line one\nand two', 'a \u{1f600}', 'a\0', '\ud800'].filter((text) => notes.test(text));
  expect(accepted).toEqual(['', 'Line one\nand two', 'a \u{1f600}']);
});

test('the document lists every value of every option, and every set of a deal', async () => {
  const document = apiDocument();
  // The schemas of an option are alike wherever rules are named.
  const valuesOf = (name: string): Set<unknown> => {
    const [, values = '[]'] =
      new RegExp(`"${name}":{"type":"(?:string|number)","enum":(\\[[^\\]]*\\])`).exec(document) ?? [];
    return new Set(z.array(z.unknown()).parse(JSON.parse(values)));
  };
  for (const name of ['opening', 'doubles', 'openBinds', 'doubleBlank', 'blankEnd', 'draw'] as const)
    expect(valuesOf(name)).toEqual(new Set<unknown>(OPTIONS[name].values));
  expect(valuesOf('set')).toEqual(new Set(ALL_SETS));
});

test('the document says that a refusal names its rule, with a link', async () => {
  const document = Document.parse(JSON.parse(apiDocument()));
  expect(document.components.schemas['Problem']).toMatchObject({
    properties: { rule: { type: 'object', required: ['section', 'title', 'href'] } },
  });
});

test('the document says how a retry is recognized', async () => {
  const { paths } = Document.parse(JSON.parse(apiDocument()));
  for (const answer of [
    paths['/api/games']?.['post']?.responses['201'],
    paths['/api/games/{id}/actions']?.['post']?.responses['200'],
  ])
    expect(answer).toMatchObject({ headers: { 'Idempotent-Replayed': { schema: { enum: ['true'] } } } });
});

test('a route with a limit by account lets only accounts in', async () => {
  const { paths } = Document.parse(JSON.parse(apiDocument()));
  const limited = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ 'x-limits': limits }) => limits?.some(({ by }) => by !== 'network'));
  expect(limited.length).toBeGreaterThan(10);
  expect(limited.filter(({ 'x-callers': { who } }) => who === 'anybody' || who === 'operator')).toEqual([]);
});

test('a client gets the types of the routes', async () => {
  const client = hc<AppType>(worker.url);
  const answer = await client.api.games[':id'].actions.$post({
    param: { id: 'AAAAAAAAAAAA' },
    query: {},
    header: { 'if-match': '"1"', 'idempotency-key': 'a-key-of-16-chars' },
    json: { do: 'draw' },
  });
  // Narrowed by its status, the body is the game or a problem.
  const told = answer.status === 200 ? (await answer.json()).game.name : (await answer.json()).title;
  expect(told).toBe('You are not signed in');
});

test('a guest has no name until they choose one', async () => {
  const someone = await guest(worker);
  const before = await (await someone.get('/api/me')).json();
  expect(before).toMatchObject({ name: null, isGuest: true });
  const put = async (name: unknown) =>
    someone.fetch('/api/me', {
      method: 'PUT',
      body: JSON.stringify({ name }),
      headers: { 'content-type': 'application/json' },
    });
  const named = await put('  Ana ');
  expect(await named.json()).toEqual({ ...z.record(z.string(), z.unknown()).parse(before), name: 'Ana' });
  expect(await (await someone.get('/api/me')).json()).toMatchObject({ name: 'Ana' });
  for (const name of ['', ' ', 'x'.repeat(25), 'two\nlines', 'hidden\u202Eturn', 12, null])
    expect((await put(name)).status).toBe(400);
});

test('signing in as a guest again changes nothing, and needs no body', async () => {
  const ana = await person(worker, 'Ana');
  const again = await ana.fetch('/api/auth/sign-in/anonymous', { method: 'POST' });
  expect(await again.json()).toEqual(await (await ana.get('/api/me')).json());
  const bare = await worker.fetch('/api/auth/sign-in/anonymous', { method: 'POST' });
  expect(await bare.json()).toMatchObject({ name: null, isGuest: true });
  for (const cookie of bare.headers.getSetCookie()) expect(cookie).toMatch(/HttpOnly; SameSite=Lax/i);
});

test('signing out ends the session', async () => {
  const ana = await person(worker, 'Ana');
  expect((await ana.post('/api/auth/sign-out', {})).status).toBe(204);
  expect((await ana.get('/api/me')).status).toBe(401);
});

test('a session cookie that was tampered with is ignored', async () => {
  const cookies = new Map<string, string>();
  const ana = visitor(worker, cookies);
  await ana.post('/api/auth/sign-in/anonymous', {});
  for (const [name, value] of cookies)
    cookies.set(
      name,
      value.replace(/.(?=.{20}$)/, (one) => (one === 'A' ? 'B' : 'A')),
    );
  expect((await ana.get('/api/me')).status).toBe(401);
});

test('the health check answers when the service is up', async () => {
  expect(await (await visitor(worker).get('/api/health')).json()).toMatchObject({
    status: 'ok',
    release: 'unreleased',
  });
});

test.each([
  ['"12"', true],
  ['W/"12"', true],
  ['"1", "12"', true],
  ['*', true],
  ['"1"', false],
  ['12', false],
  ['', false],
])('the header If-None-Match: %s is understood', (header, isSame) => {
  expect(matches(header, '"12"')).toBe(isSame);
});

test('missing or invalid settings are named without their values', () => {
  const parse = () =>
    parseSettings({
      DATABASE_URL: 'mysql://user:hunter2@host/db',
      AUTH_SECRET: 'short',
      APP_URL: 'https://slow.example',
    });
  expect(parse).toThrow(/DATABASE_URL="postgres:.*\nAUTH_SECRET="/);
  expect(parse).not.toThrow(/hunter2|short|APP_URL/);
});
