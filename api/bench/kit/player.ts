import { chooseAction } from '@slow-train/players';
import { GameAnswerSchema, versionIn, type ClockTerms, type GameAnswer, type NewGame } from '@slow-train/protocol';
import { readView, writeAction } from '@slow-train/rules';

/** The parts of a player's browser that a game needs. Keeps the session's cookie from one process to the next. */
export interface Player {
  readonly cookie: string;
  /** These send the requests to measure; each resolves as soon as the body has arrived. */
  read(url: string, path: string): Promise<void>;
  poll(url: string, table: GameAnswer): Promise<void>;
  act(url: string, table: GameAnswer): Promise<GameAnswer>;
  /** Starts a game against computer players: of ten rounds against one, unless told otherwise. */
  sitDown(url: string, table?: Partial<NewGame>): Promise<GameAnswer>;
  /** Starts a game with another person. */
  startWith(url: string, other: Player, table: Partial<NewGame>): Promise<GameAnswer>;
  look(url: string, id: string): Promise<GameAnswer>;
  /** Takes a seat. */
  join(url: string, invitation: string): Promise<void>;
  /** Asks for a message about each turn by a webhook, two hours later: nothing is sent meanwhile. */
  askForMessages(url: string): Promise<void>;
}

/** A week a turn, so that nothing is due unless a measurement moves the deadline. */
export const A_WEEK: ClockTerms = {
  allowance: 7 * 1_440,
  bank: 0,
  cap: 0,
  weekendsOff: false,
  vacationDays: 0,
  onTimeout: 'least',
  strikes: 3,
};

let keys = 0;
/** Returns a new key, as long as those of the page. */
const newKey = (): string => `bench-${String(keys++).padStart(10, '0')}`;

/** Returns a new guest. */
export async function newPlayer(url: string, name = 'Ana'): Promise<Player> {
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
  await ask(`${url}/api/me`, 200, { method: 'PUT', body: JSON.stringify({ name }) });
  return {
    cookie,
    async join(at, invitation) {
      await ask(`${at}/api/invitations/${invitation}/seat`, 200, { method: 'POST', body: '{}' });
    },
    async askForMessages(at) {
      const preferences = { waitMinutes: { webhook: 120 }, quiet: null };
      await ask(`${at}/api/me/notifications`, 200, { method: 'PUT', body: JSON.stringify(preferences) });
      const webhook = { url: 'https://webhook.example.com/' };
      await ask(`${at}/api/me/webhooks`, 201, { method: 'POST', body: JSON.stringify(webhook) });
    },
    async startWith(at, other, table) {
      const wanted = { rules: { preset: 'hub' }, seats: 2, ...table };
      const headers = { 'idempotency-key': newKey() };
      const { game } = tableFrom(
        await ask(`${at}/api/games`, 201, { method: 'POST', body: JSON.stringify(wanted), headers }),
      );
      await other.join(at, game.invitation ?? '');
      const full = tableFrom(await ask(`${at}/api/games/${game.id}`, 200));
      const known = { 'if-match': `"${full.game.revision}"`, 'idempotency-key': newKey() };
      return tableFrom(
        await ask(`${at}/api/games/${game.id}/start`, 200, { method: 'POST', body: '{}', headers: known }),
      );
    },
    async look(at, id) {
      return tableFrom(await ask(`${at}/api/games/${id}`, 200));
    },
    async read(at, path) {
      await ask(at + path, 200);
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
    async sitDown(at, table) {
      const wanted = { rules: { preset: 'hub' }, seats: 2, computers: 1, start: true, rounds: 10, ...table };
      const body = JSON.stringify(wanted);
      const headers = { 'idempotency-key': newKey() };
      const { game } = tableFrom(await ask(`${at}/api/games`, 201, { method: 'POST', body, headers }));
      return tableFrom(await ask(`${at}/api/games/${game.id}`, 200));
    },
  };
}
