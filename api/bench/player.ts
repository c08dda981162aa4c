import { chooseAction } from '@slow-train/players';
import { GameAnswerSchema, versionIn, type GameAnswer } from '@slow-train/protocol';
import { readView, writeAction } from '@slow-train/rules';

/** The parts of a player's browser that a game needs. Keeps the session's cookie from one process to the next. */
export interface Player {
  readonly cookie: string;
  /** These send the requests to measure; each resolves as soon as the body has arrived. */
  me(url: string): Promise<void>;
  poll(url: string, table: GameAnswer): Promise<void>;
  act(url: string, table: GameAnswer): Promise<GameAnswer>;
  /** Creates a game of ten rounds against a computer player. */
  sitDown(url: string): Promise<GameAnswer>;
}

let keys = 0;
const newKey = (): string => `key-of-the-bench-${String(keys++).padStart(8, '0')}`;

/** Returns a new guest with a name. */
export async function newPlayer(url: string): Promise<Player> {
  const signedIn = await fetch(`${url}/api/auth/sign-in/anonymous`, { method: 'POST' });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  const ask = async (path: string, status: number, init: RequestInit = {}): Promise<string> => {
    const headers = { cookie, 'content-type': 'application/json', ...Object.fromEntries(new Headers(init.headers)) };
    const answer = await fetch(path, { ...init, headers });
    const text = await answer.text();
    if (answer.status !== status) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return text;
  };
  const tableFrom = (text: string): GameAnswer => GameAnswerSchema.parse(JSON.parse(text));
  await ask(`${url}/api/me`, 200, { method: 'PUT', body: JSON.stringify({ name: 'Ana' }) });
  return {
    cookie,
    async me(at) {
      await ask(`${at}/api/me`, 200);
    },
    async poll(at, table) {
      const headers = { 'if-none-match': `"${versionIn(table)}"` };
      await ask(`${at}/api/games/${table.game.id}`, 304, { headers });
    },
    async act(at, { game }) {
      if (game.round === null) throw new Error('There is no round.');
      const body = JSON.stringify({ do: writeAction(chooseAction(readView(game.round))) });
      const headers = { 'if-match': `"${game.revision}"`, 'idempotency-key': newKey() };
      return tableFrom(await ask(`${at}/api/games/${game.id}/actions`, 200, { method: 'POST', body, headers }));
    },
    async sitDown(at) {
      const body = JSON.stringify({ rules: { preset: 'hub' }, seats: 2, computers: 1, start: true, rounds: 10 });
      const headers = { 'idempotency-key': newKey() };
      const { game } = tableFrom(await ask(`${at}/api/games`, 201, { method: 'POST', body, headers }));
      return tableFrom(await ask(`${at}/api/games/${game.id}`, 200));
    },
  };
}
