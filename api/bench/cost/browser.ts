import { chooseAction } from '@slow-train/players';
import { GameAnswerSchema, versionIn, type GameAnswer } from '@slow-train/protocol';
import { at, readView, writeAction } from '@slow-train/rules';
import { apiApp } from '../../src/app.ts';
import { A_WEEK } from '../kit/player.ts';

/** A session's cookie. */
export type Player = string;

/** Sends requests to the real routes, without a server. Nothing follows a response: the scheduler does it. */
export class Browser {
  #bindings: object;
  #keys = 0;

  constructor(bindings: object) {
    this.#bindings = bindings;
  }

  /** Sends what follows to a new isolate of the Worker, which remembers nothing of earlier requests. */
  useNewIsolate(): void {
    this.#bindings = { ...this.#bindings };
  }

  async signIn(name: string): Promise<Player> {
    const answer = await this.#send('', 'POST', '/api/auth/sign-in/anonymous', {});
    const player = answer.headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; ');
    await this.#send(player, 'PUT', '/api/me', { name });
    return player;
  }

  /** Starts a game of these two. */
  async start([host, guest]: readonly [Player, Player]): Promise<GameAnswer> {
    const wanted = { rules: { preset: 'hub' }, seats: 2, rounds: 3, clock: A_WEEK };
    const { game } = await tableIn(await this.#send(host, 'POST', '/api/games', wanted));
    await this.#send(guest, 'POST', `/api/invitations/${game.invitation}/seat`, {});
    const full = await this.look(host, game.id);
    const known = { 'if-match': `"${full.game.revision}"` };
    return tableIn(await this.#send(host, 'POST', `/api/games/${game.id}/start`, {}, known));
  }

  async look(player: Player, id: string): Promise<GameAnswer> {
    return tableIn(await this.#send(player, 'GET', `/api/games/${id}`));
  }

  /** Asks whether there is anything new. */
  async poll(player: Player, table: GameAnswer): Promise<void> {
    await this.#send(player, 'GET', `/api/games/${table.game.id}`, undefined, {
      'if-none-match': `"${versionIn(table)}"`,
    });
  }

  /** Returns the player who has the turn, and the game as they see it. */
  async onTurn(table: GameAnswer, players: readonly [Player, Player]): Promise<{ table: GameAnswer; who: Player }> {
    const { game } = await this.look(players[0], table.game.id);
    const who = at(players, game.round?.turn.seat ?? 0);
    return { table: await this.look(who, table.game.id), who };
  }

  async act(player: Player, { game }: GameAnswer): Promise<GameAnswer> {
    if (game.round === null) throw new Error('There is no round.');
    const body = { do: writeAction(chooseAction(readView(game.round))) };
    const known = { 'if-match': `"${game.revision}"` };
    return tableIn(await this.#send(player, 'POST', `/api/games/${game.id}/actions`, body, known));
  }

  async #send(
    cookie: Player,
    method: string,
    path: string,
    body?: object,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const key = `key-of-the-costs-${String(this.#keys++).padStart(8, '0')}`;
    const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': key, ...more };
    const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await apiApp.request(`http://127.0.0.1${path}`, init, this.#bindings, context);
    if (answer.status >= 400) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  }
}

const tableIn = async (answer: Response): Promise<GameAnswer> => GameAnswerSchema.parse(await answer.json());
