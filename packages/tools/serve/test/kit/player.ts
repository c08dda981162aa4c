import { type GameAnswer, GameAnswerSchema } from '@slow-train/protocol';
import { type View, at, bears, legalActions, readView, writeAction } from '@slow-train/rules';
import { expect } from 'vitest';

/** Sends a request to the API, as one player's browser does. */
export type Browser = (path: string, request?: BrowserRequest) => Promise<Response>;

interface BrowserRequest {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Signs in as a new guest. @param headers sent with every request, such as those of a proxy */
export async function newGuest(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Browser> {
  const usual = { ...headers, 'content-type': 'application/json', origin: url };
  const answer = await fetch(`${url}/api/auth/sign-in/anonymous`, { method: 'POST', headers: usual, body: '{}' });
  expect(answer.status).toBe(200);
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  return (path, { method = 'GET', body, headers: extra = {} } = {}) =>
    fetch(url + path, {
      method,
      headers: { ...usual, cookie: cookie.join('; '), ...extra },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
}

/** Starts a game against a computer and takes one action. Returns the game's revisions before and after. */
export async function playATurn(me: Browser): Promise<readonly [number, number]> {
  expect((await me('/api/me', { method: 'PUT', body: { name: 'Ana' } })).status).toBe(200);
  const table = { rules: { preset: 'hub' }, seats: 2, computers: 1, start: true, forcedPlays: false };
  const before = await gameIn(
    await me('/api/games', { method: 'POST', body: table, headers: { 'idempotency-key': 'a-key-to-create-it' } }),
  );
  const { id, revision, round } = before.game;
  if (round === null) throw new Error('There is no round yet.');
  const action = someAction(readView(round));
  const key = { 'if-match': `"${revision}"`, 'idempotency-key': 'a-key-to-play-once' };
  const after = await gameIn(
    await me(`/api/games/${id}/actions`, { method: 'POST', body: { do: action }, headers: key }),
  );
  return [revision, after.game.revision];
}

/** Returns a legal action in notation. */
function someAction({ table, hand, seat }: View): string {
  const [action] = seat === null ? [] : legalActions(table, hand, seat);
  if (seat === null || action === undefined) throw new Error('There is nothing to do.');
  if (action.do !== 'build') return writeAction(action);
  const { end } = at(table.seats, seat).train;
  return writeAction({ do: 'build', tiles: hand.filter((tile) => bears(tile, end)).slice(0, 1) });
}

async function gameIn(answer: Response): Promise<GameAnswer> {
  const body: unknown = await answer.json();
  expect([answer.status, body]).toEqual([expect.toBeOneOf([200, 201]), expect.anything()]);
  return GameAnswerSchema.parse(body);
}
