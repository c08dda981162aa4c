import { testWorker } from '@slow-train/local/testing';
import { ruleLink, type GameAnswer } from '@slow-train/protocol';
import { tileText } from '@slow-train/words';
import { beforeAll, describe, expect, test } from 'vitest';
import { look, newKey, problemIn, send, setTable, soloTable, tableIn } from '../kit/play.ts';
import { guest, person, visitor, type Visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();
let ana: Visitor;
let table: GameAnswer;
beforeAll(async () => {
  ana = await person(worker, 'Ana');
  table = await soloTable(ana, { name: 'The Local', rules: { preset: 'bonepile' } });
});

const HUB = { rules: { preset: 'hub' }, seats: 2 };
const actions = () => `/api/games/${table.game.id}/actions`;
const withKey = () => ({ 'idempotency-key': newKey() });
const withBoth = () => ({ ...withKey(), 'if-match': `"${table.game.revision}"` });

describe('a request that cannot be read', () => {
  test.each<[string, RequestInit]>([
    ['malformed JSON', { body: '{"do":' }],
    ['no JSON at all', { body: 'do=draw', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ['no body', {}],
    ['a body of another shape', { body: '{"do":12}' }],
    ['an action longer than any', { body: JSON.stringify({ do: 'x'.repeat(1001) }) }],
  ])('a request that cannot be read is told so: %s', async (_, { headers, ...init }) => {
    const all = { 'content-type': 'application/json', ...withBoth(), ...Object.fromEntries(new Headers(headers)) };
    const problem = await problemIn(await ana.fetch(actions(), { method: 'POST', headers: all, ...init }));
    expect(problem).toMatchObject({ status: 400, type: '/problems/invalid-request' });
  });

  test('a request that cannot be read is told where it is wrong', async () => {
    const problem = await problemIn(await ana.post('/api/games', { rules: { preset: 'chess' }, seats: 40 }, withKey()));
    expect(problem.errors?.map(({ pointer }) => pointer)).toEqual(['#/rules/preset', '#/seats']);
  });

  test('a request without a revision is answered by 428, and one without a key by 400', async () => {
    expect((await problemIn(await ana.post(actions(), { do: 'draw' }, withKey()))).type).toBe(
      '/problems/revision-required',
    );
    const keyless = await problemIn(await ana.post(actions(), { do: 'draw' }, { 'if-match': '"1"' }));
    expect(keyless).toMatchObject({ status: 400, errors: [{ header: 'Idempotency-Key' }] });
    expect((await ana.post('/api/games', HUB)).status).toBe(400);
    expect((await ana.post(actions(), { do: 'draw' }, { ...withKey(), 'if-match': 'twelve' })).status).toBe(400);
    expect((await ana.post(`/api/games/${table.game.id}/start`, {})).status).toBe(428);
  });

  test('a request can be too large', async () => {
    const problem = await problemIn(await ana.post(actions(), { do: 'x'.repeat(40_000) }, withBoth()));
    expect(problem).toMatchObject({ status: 413, type: '/problems/too-large' });
  });
});

describe('a new game that makes no sense', () => {
  test.each<[object, string]>([
    [{ rules: { preset: 'hub' }, seats: 9 }, 'The preset "hub" has no set for 9 seats. Choose fewer seats.'],
    [{ rules: { preset: 'hub', starter: 'left' }, seats: 2 }, 'With the opening "aside" the starter must be'],
    [{ rules: { preset: 'hub' }, seats: 2, set: 8 }, 'There is no double-8 set'],
    [{ rules: { preset: 'hub' }, seats: 2, rounds: 14 }, 'has 1 to 13 rounds'],
    [{ rules: { preset: 'hub', handSize: 13 }, seats: 7 }, '7 hands need 91 tiles'],
    [{ rules: { preset: 'station', partners: 'yes' }, seats: 5 }, 'Partners need 4, 6 or 8 seats.'],
    [{ ...HUB, computers: 2 }, 'One of the seats is yours'],
    [{ ...HUB, start: true }, 'while seats are open'],
  ])('a new game that makes no sense is refused with a sentence: %j', async (wanted, sentence) => {
    const problem = await problemIn(await ana.post('/api/games', wanted, withKey()));
    expect(problem).toMatchObject({ status: 400, detail: expect.stringContaining(sentence) });
  });

  test('a new game that makes no sense needs a host with a name', async () => {
    const problem = await problemIn(await (await guest(worker)).post('/api/games', HUB, withKey()));
    expect(problem).toMatchObject({ status: 409, detail: expect.stringContaining('name') });
  });
});

describe('a refusal', () => {
  let onTurn: Visitor;
  let now: GameAnswer;
  beforeAll(async () => {
    const bo = await person(worker, 'Bo');
    const set = await setTable(ana, { rules: { preset: 'bonepile' } });
    const joined = await tableIn(await bo.post(`/api/invitations/${set.game.invitation}/seat`, {}));
    const started = await ana.post(`/api/games/${set.game.id}/start`, {}, { 'if-match': `"${joined.game.revision}"` });
    onTurn = (await tableIn(started)).game.round?.turn.seat === 0 ? ana : bo;
    now = await look(onTurn, set.game.id);
  });
  const code = async (action: string) => problemIn(await send(onTurn, now, action));

  test('a refusal has the code, the rule, and a sentence with the players’ names', async () => {
    const { hand, seat } = now.game.round ?? { hand: [], seat: null };
    const [other, name] = seat === 0 ? [1, 'Bo'] : [0, 'Ana'];
    expect(await code(`${hand[0]}@${other}`)).toMatchObject({
      status: 422,
      type: '/problems/refused',
      code: 'TRAIN_PRIVATE',
      detail: `${tileText(hand[0] ?? '')} cannot go on ${name}’s train: its signal is down, so only its owner plays there.`,
      rule: { section: 5, title: 'Where a tile may go', href: '/rules#where-a-tile-may-go' },
    });
  });

  test.each([
    ['nonsense', 'MALFORMED'],
    ['9-9@77', 'MALFORMED'],
    ['tap', 'NOT_LAST_TILE'],
    ['catch 1', 'NOTHING_TO_CATCH'],
    ['pass!', 'MUST_'],
  ])('the action %s is refused as %s', async (action, expected) => {
    const problem = await code(action);
    expect(problem.code).toContain(expected);
    expect(problem.rule).toEqual(problem.code && ruleLink(problem.code));
  });

  test('a refusal leaves everything unchanged', async () => {
    expect((await look(onTurn, now.game.id)).game).toEqual(now.game);
  });
});

describe('a thing that is absent or not yours', () => {
  test('a thing that is absent or not yours looks the same on every route', async () => {
    const stranger = await person(worker, 'Eve');
    const lobby = await setTable(ana);
    const bodies = new Set<string>();
    for (const id of [table.game.id, lobby.game.id, 'AAAAAAAAAAAA', 'no-id', '..%2Fme']) {
      const answers = await Promise.all([
        stranger.get(`/api/games/${id}`),
        stranger.get(`/api/games/${id}?since=0`, { 'if-none-match': `"${table.game.revision}"` }),
        stranger.get(`/api/games/${id}`, { 'if-none-match': '*' }),
        stranger.post(`/api/games/${id}/actions`, { do: 'draw' }, withBoth()),
        stranger.post(`/api/games/${id}/start`, {}, { 'if-match': '"1"' }),
        stranger.fetch(`/api/games/${id}/seat`, { method: 'DELETE', headers: { 'if-match': '"1"' } }),
      ]);
      for (const answer of answers) {
        expect(answer.status).toBe(404);
        expect(answer.headers.get('etag')).toBeNull();
        bodies.add(JSON.stringify(await problemIn(answer)));
      }
    }
    expect(bodies.size).toBe(1);
    expect(await (await stranger.get('/api/games')).json()).toEqual({
      games: [],
      invitations: [],
      circles: [],
      tournaments: [],
    });
  });

  test('a thing that is absent or not yours is a problem document even without such a route', async () => {
    expect((await problemIn(await ana.get('/api/nothing'))).status).toBe(404);
    expect((await problemIn(await ana.post('/api/auth/update-user', { name: 'x' }))).status).toBe(404);
    expect((await problemIn(await ana.post('/api/auth/delete-anonymous-user', {}))).status).toBe(404);
  });

  test('a thing that is absent or not yours needs a session first', async () => {
    const nobody = visitor(worker);
    for (const answer of [
      await nobody.get('/api/me'),
      await nobody.get('/api/games'),
      await nobody.get(`/api/games/${table.game.id}`),
      await nobody.post(actions(), { do: 'draw' }),
      await nobody.post('/api/games', HUB),
    ]) {
      expect(await problemIn(answer)).toMatchObject({ status: 401, type: '/problems/not-signed-in' });
    }
  });
});

describe('another site', () => {
  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  ])('another site cannot act with our cookies: %j', async (headers) => {
    const problem = await problemIn(await ana.post(actions(), { do: 'draw' }, { ...withBoth(), ...headers }));
    expect(problem).toMatchObject({ status: 403, type: '/problems/cross-origin' });
    expect((await ana.post('/api/auth/sign-out', {}, headers)).status).toBe(403);
  });

  test('another site gets strict headers with everything it may read', async () => {
    const { headers } = await ana.get(`/api/games/${table.game.id}`);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });
});

describe('when the service is broken', () => {
  test('an unreachable database is a 503, and nothing of the statement is logged', async () => {
    const broken = await testWorker({ NEON_ENDPOINT: 'http://127.0.0.1:9/sql' });
    try {
      const here = ana.at(broken);
      for (const answer of [
        await here.get('/api/ready'),
        await here.get('/api/games'),
        await visitor(broken).post('/api/auth/sign-in/anonymous', {}),
        await visitor(broken).get('/api/invitations/AAAAAAAAAAAAAAAAAAAAAA'),
      ]) {
        expect(await problemIn(answer)).toMatchObject({ status: 503, type: '/problems/unavailable' });
        expect(answer.headers.get('retry-after')).toBe('5');
      }
      expect(broken.logs().join('\n')).not.toMatch(/params|AAAAAAAA|select/i);
    } finally {
      await broken.stop();
    }
  });

  test('a missing setting is named with the line to add', async () => {
    const broken = await testWorker({ AUTH_SECRET: '' });
    try {
      const problem = await problemIn(await visitor(broken).get('/api/health'));
      expect(problem).toMatchObject({ status: 503, detail: expect.stringContaining('AUTH_SECRET="') });
      expect(problem.detail).not.toContain('DATABASE_URL');
    } finally {
      await broken.stop();
    }
  });
});
