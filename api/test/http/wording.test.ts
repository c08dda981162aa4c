import { beforeAll, describe, expect, test } from 'vitest';
import { newKey, problemIn, setTable, soloTable, tableIn } from '../kit/play.ts';
import { guest, person, visitor, type Visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();
let ana: Visitor;
beforeAll(async () => {
  ana = await person(worker, 'Ana');
});

const HUB = { rules: { preset: 'hub' }, seats: 2 };
const set = (body: unknown) => ana.post('/api/games', body, { 'idempotency-key': newKey() });
/** Words that only zod would use. */
const JARGON = /invalid|expected|received|NaN|undefined|>=|<=|regex|pattern/i;

describe('a body that does not fit', () => {
  test.each<[string, object, string]>([
    ['a name too long', { ...HUB, name: 'x'.repeat(41) }, '`name` must have 1 to 40 characters.'],
    ['a name of nothing', { ...HUB, name: ' ' }, '`name` must have 1 to 40 characters.'],
    ['a number out of range', { ...HUB, seats: 17 }, '`seats` must be a number from 2 to 16.'],
    ['a number in quotes', { ...HUB, seats: '2' }, '`seats` must be a number.'],
    ['a broken number', { ...HUB, rounds: 1.5 }, '`rounds` must be a whole number.'],
    ['neither yes nor no', { ...HUB, start: 'yes' }, '`start` must be true or false.'],
    ['something else than an object', [], 'The body must be an object.'],
    ['a member that is missing', { seats: 2 }, '`rules` is missing: it must be an object.'],
    [
      'a choice that there is not',
      { rules: { preset: 'hub', drawnTile: 'perhaps' }, seats: 2 },
      '`rules.drawnTile` must be one of "must", "may".',
    ],
    [
      'a member that nobody knows',
      { rules: { preset: 'hub', jokers: 2 }, seats: 2 },
      '`rules` has unknown members: "jokers".',
    ],
  ])('the sender of a body that does not fit is told the place and the expected form: %s', async (_, body, detail) => {
    expect(await problemIn(await set(body))).toMatchObject({ status: 400, detail });
  });

  test('the sender of a body that does not fit is told everything that is wrong, also for programs', async () => {
    const problem = await problemIn(await set({ rules: { preset: 'chess' }, seats: 40, rounds: 'all', start: 1 }));
    expect(problem.detail).toMatch(/^`rules\.preset` must be one of .*; `seats` .*; `rounds` .*; and 1 more/);
    expect(problem.detail).not.toMatch(JARGON);
    expect(problem.errors?.slice(1)).toEqual([
      { pointer: '#/seats', detail: 'must be a number from 2 to 16' },
      { pointer: '#/rounds', detail: 'must be a number' },
      { pointer: '#/start', detail: 'must be true or false' },
    ]);
  });

  test('the sender of a body that does not fit is told which entry of a list is wrong', async () => {
    const { game } = await setTable(ana);
    const messages = [{ round: 1, seal: 'a'.repeat(64) }, { round: 1 }];
    const problem = await problemIn(await ana.post(`/api/games/${game.id}/commitments`, { messages }));
    expect(problem.detail).toMatch(/^`messages\[1\]` must be \{"round", "seal"\} or/);
    expect(problem.errors).toMatchObject([{ pointer: '#/messages/1' }]);
  });

  test('the sender of a body that is not JSON is told so in our own words', async () => {
    for (const body of ['{"rules":', '{rules:{}}', '']) {
      const headers = { 'content-type': 'application/json', 'idempotency-key': newKey() };
      const problem = await problemIn(await ana.fetch('/api/games', { method: 'POST', body, headers }));
      expect(problem).toMatchObject({ status: 400, detail: expect.stringContaining('not valid JSON') });
      expect(problem.detail).not.toMatch(/unexpected|token|position|malformed/i);
    }
  });

  test('a wrong query parameter is named the same way as a wrong body', async () => {
    const { game } = await setTable(ana);
    const problem = await problemIn(await ana.get(`/api/games/${game.id}?since=yesterday`));
    expect(problem).toMatchObject({ detail: '`since` must be a number.', errors: [{ parameter: 'since' }] });
  });
});

describe('a missing or wrong header', () => {
  test('a missing or wrong header is answered by a sentence that says what to send', async () => {
    const { game } = await soloTable(ana);
    const act = (headers: Record<string, string>) =>
      ana.post(`/api/games/${game.id}/actions`, { do: 'draw' }, headers).then(problemIn);
    const key = { 'idempotency-key': newKey() };
    const match = { 'if-match': '"1"' };
    expect(await act(key)).toMatchObject({ status: 428, detail: expect.stringContaining('If-Match: "12"') });
    expect(await act({ ...key, 'if-match': '12' })).toMatchObject({
      status: 400,
      detail: expect.stringContaining('If-Match: "12"'),
      errors: [{ header: 'If-Match' }],
    });
    for (const wrong of [{}, { 'idempotency-key': 'short' }]) {
      expect(await act({ ...match, ...wrong })).toMatchObject({
        status: 400,
        detail: expect.stringMatching(/16 to 64 letters.*: Idempotency-Key: \w{16}/),
        errors: [{ header: 'Idempotency-Key' }],
      });
    }
    const neither = await act({});
    expect(neither.status).toBe(428);
    expect(neither.errors?.map(({ header }) => header)).toEqual(['If-Match', 'Idempotency-Key']);
  });
});

describe('an address', () => {
  test('an address that takes other methods lists them', async () => {
    const { game } = await setTable(ana);
    for (const [method, path, allow] of [
      ['DELETE', '/api/games', 'GET, HEAD, POST'],
      ['GET', `/api/games/${game.id}/actions`, 'POST'],
      ['GET', `/api/games/${game.id}/seat`, 'POST, PATCH, DELETE'],
      ['OPTIONS', '/api/health', 'GET, HEAD'],
    ] as const) {
      const answer = await ana.fetch(path, { method });
      expect(answer.headers.get('allow')).toBe(allow);
      expect(await problemIn(answer)).toMatchObject({
        status: 405,
        type: '/problems/method-not-allowed',
        detail: expect.stringContaining(allow),
      });
    }
    expect((await ana.fetch('/api/health', { method: 'HEAD' })).status).toBe(200);
  });

  test('an address that does not exist says so', async () => {
    for (const path of ['/api', '/api/', '/api/tables', '/api/games/AAAAAAAAAAAA/hand']) {
      const answer = await ana.get(path);
      expect(answer.headers.get('allow')).toBeNull();
      expect(await problemIn(answer)).toMatchObject({
        status: 404,
        detail: expect.stringContaining('does not exist'),
      });
    }
  });
});

describe('an invitation', () => {
  const sit = async (who: Visitor, code: string | null) => who.post(`/api/invitations/${code}/seat`, {});

  test('an invitation says why there is no seat, and what to do', async () => {
    const host = await person(worker, 'Ines');
    const table = await setTable(host);
    const code = table.game.invitation;
    const said = new Set<string>();
    const told = async (answer: Response, status: number, next: RegExp) => {
      const problem = await problemIn(answer);
      expect(problem).toMatchObject({ status, detail: expect.stringMatching(next) });
      said.add(problem.detail);
    };
    await told(await sit(ana, 'cut-off'), 404, /22 letters.*Copy the whole link/);
    await told(await visitor(worker).get('/api/invitations/cut-off'), 404, /Copy the whole link/);
    await told(await sit(ana, 'A'.repeat(22)), 404, /closed.*Ask whoever sent it/);
    const joined = await tableIn(await sit(ana, code));
    await told(await sit(await person(worker, 'Bo'), code), 409, /All seats .* taken.*larger/);
    const match = { 'if-match': `"${joined.game.revision}"` };
    await tableIn(await host.post(`/api/games/${table.game.id}/start`, {}, match));
    await told(await sit(await person(worker, 'Cy'), code), 409, /started without you.*new game/);
    expect(said.size).toBe(4);
  });

  test('an invitation to a deleted game no longer works', async () => {
    const { game } = await setTable(ana);
    const match = { 'if-match': `"${game.revision}"` };
    expect((await ana.fetch(`/api/games/${game.id}/seat`, { method: 'DELETE', headers: match })).status).toBe(204);
    const problem = await problemIn(await visitor(worker).get(`/api/invitations/${game.invitation}`));
    expect(problem.detail).toContain('its host may have closed the table');
  });
});

test('a new name counts at once, even with an older cookie', async () => {
  const cookies = new Map<string, string>();
  const forgetful = visitor(worker, cookies);
  await forgetful.post('/api/auth/sign-in/anonymous', {});
  const nameless = new Map(cookies);
  const body = JSON.stringify({ name: 'Dot' });
  const headers = { 'content-type': 'application/json' };
  expect((await forgetful.fetch('/api/me', { method: 'PUT', body, headers })).status).toBe(200);
  // A client that keeps its first cookie, from when the guest had no name.
  const stale = visitor(worker, nameless);
  const key = { 'idempotency-key': newKey() };
  const { game } = await tableIn(await stale.post('/api/games', HUB, key), 201);
  expect(game.seats[0]).toEqual({ kind: 'person', name: 'Dot' });
  const { game: other } = await setTable(ana);
  const joined = await tableIn(await visitor(worker, nameless).post(`/api/invitations/${other.invitation}/seat`, {}));
  expect(joined.game.seats[1]).toEqual({ kind: 'person', name: 'Dot' });
  const nobody = await guest(worker);
  expect((await problemIn(await nobody.post('/api/games', HUB, key))).detail).toContain('Say your name first');
});
