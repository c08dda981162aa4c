import type { GameAnswer } from '@slow-train/protocol';
import type { ClientRequest } from '../cluster/network.ts';
import type { Random } from '../random.ts';
import type { Answered, Intent, ObservedOperation, RunRecord, Wish } from '../record.ts';
import type { Exchange } from './exchange.ts';
import type { OpenTables } from './tables.ts';
import { HURRIED, type Tastes } from './tastes.ts';

/** Requests of one intent. */
const MOST_ATTEMPTS = 6;

/** How a client reaches the site, and what time it is there. */
export interface ClientConnection {
  readonly name: string;
  /** Milliseconds of one monotonic clock. */
  now(): number;
  /** Milliseconds since 1970. */
  date(): number;
  wait(milliseconds: number): Promise<void>;
  /** Sends one request, and writes down what became of it. */
  send(operation: ObservedOperation, request: ClientRequest): Promise<Exchange>;
}

/** One client: its way of asking, its decisions, and its knowledge. */
export class Client {
  /** What its choices depend on. */
  random: Random;
  readonly tables: OpenTables;
  readonly tastes: Tastes;
  readonly record: RunRecord;
  /** What it knows of its games: the newest answer it has got. */
  readonly games = new Map<string, GameAnswer>();
  readonly #session: ClientConnection;
  readonly #made: { count: number };

  /** @param made how many names it has made, counted by all devices of one person */
  constructor(
    session: ClientConnection,
    random: Random,
    tables: OpenTables,
    record: RunRecord,
    tastes: Tastes = HURRIED,
    made = { count: 0 },
  ) {
    this.#session = session;
    this.random = random;
    this.tables = tables;
    this.record = record;
    this.tastes = tastes;
    this.#made = made;
  }

  get name(): string {
    return this.#session.name;
  }

  now(): number {
    return this.#session.now();
  }

  date(): number {
    return this.#session.date();
  }

  wait(milliseconds: number): Promise<void> {
    return this.#session.wait(milliseconds);
  }

  /** Its games that are not over. */
  open(): readonly GameAnswer[] {
    return [...this.games.values()].filter(({ game }) => game.status !== 'finished');
  }

  /** Whether it plays as many games as it likes to. */
  isBusy(): boolean {
    return this.open().length >= this.tastes.mostGames;
  }

  /** Sends a request until it is answered, with the same key; at times gives up, as people do. */
  async insist(
    operation: ObservedOperation,
    request: ClientRequest,
    note: (answered: Answered) => void = () => undefined,
  ): Promise<Exchange> {
    for (let attempt = 1; ; attempt++) {
      const exchange = await this.ask(operation, request);
      note(exchange.answered);
      const isLast = attempt === MOST_ATTEMPTS || this.random.chance(10);
      if (exchange.answered.kind !== 'unknown' || isLast) return exchange;
      await this.wait(this.random.from(50, 250) * attempt);
    }
  }

  /** Sends a request, and remembers the game it shows, unless what it knows is newer. */
  async ask(operation: ObservedOperation, request: ClientRequest): Promise<Exchange> {
    const exchange = await this.#session.send(operation, request);
    const { answer } = exchange;
    if (answer !== null) {
      const known = this.games.get(answer.game.id);
      // As the page does: only answers to GET have the state of the player and the talk.
      const { playerState = known?.playerState, talk = known?.talk } = answer;
      const whole = { ...answer, ...(playerState && { playerState }), ...(talk && { talk }) };
      if (known === undefined || known.game.revision <= answer.game.revision) this.games.set(answer.game.id, whole);
    }
    return exchange;
  }

  /** Like `insist`; writes the attempts down in the client's wish. */
  intend(operation: ObservedOperation, request: ClientRequest, wish: Wish): Promise<Exchange> {
    return this.insist(operation, request, (answered) => {
      wish.attempts.push(answered);
      wish.ended = this.now();
    });
  }

  /** Returns what begins now, to be completed by `intend`. */
  wish(game: string): Intent {
    return { ...this.want(), game };
  }

  /** The same, of nothing that exists already. */
  want(): Wish {
    return { client: this.name, begun: this.now(), ended: Infinity, attempts: [] };
  }

  /** Returns a name for a game that no other has. */
  newName(): string {
    // Not with a number at the end: the next game of the same people has one.
    return `${(this.#made.count += 1)} of ${this.name}`;
  }

  newKey(): string {
    return Array.from({ length: 6 }, () => this.random.from(0x10000, 0xfffff).toString(16)).join('');
  }
}
