import { setTimeout as wait } from 'node:timers/promises';
import { GameListSchema, versionIn, type GameAnswer, type NewGame, type VoteMatter } from '@slow-train/protocol';
import {
  at,
  bears,
  isDouble,
  isOn,
  legalActions,
  PRESET_NAMES,
  readView,
  tileName,
  writeAction,
  type View,
} from '@slow-train/rules';
import type { Random } from '../random.ts';
import { now, type Answered, type Move, type Operation, type RunRecord } from '../record.ts';
import type { ClientRequest } from '../cluster/network.ts';
import type { ClientSession, Exchange } from './session.ts';
import type { OpenTables } from './tables.ts';

/** Games that one client plays at the same time. */
const MOST_GAMES = 4;
/** Requests of one intent. */
const MOST_ATTEMPTS = 6;
/** In minutes: short enough that a clock which jumps ahead ends a turn. */
const ALLOWANCES = [5, 5, 5, 60];

/** What a player does next, and how often, in percent of its steps. */
const HABITS: readonly (readonly [Operation, number])[] = [
  ['act', 66],
  ['poll', 12],
  ['create', 4],
  ['join', 8],
  ['list', 3],
  ['plan', 3],
  ['vote', 2],
  ['start', 1],
  ['leave', 1],
];

interface Pace {
  /** Milliseconds between two steps. */
  readonly least: number;
  readonly most: number;
}

/** A player who decides by a seed and by what they see. */
export class Player {
  readonly #session: ClientSession;
  readonly #random: Random;
  readonly #tables: OpenTables;
  readonly #record: RunRecord;
  /** What it knows of its games: the newest answer it has got. */
  readonly #games = new Map<string, GameAnswer>();
  #made = 0;

  constructor(session: ClientSession, random: Random, tables: OpenTables, record: RunRecord) {
    this.#session = session;
    this.#random = random;
    this.#tables = tables;
    this.#record = record;
  }

  /** Plays until it is told to stop. */
  async play(pace: Pace, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await this.#step();
      await wait(this.#random.from(pace.least, pace.most));
    }
  }

  /** Looks at each of its games once more. */
  async lookAtAll(): Promise<void> {
    await this.#list();
    for (const game of this.#games.keys()) await this.#poll(game);
  }

  async #step(): Promise<void> {
    const operation = this.#choose();
    const game = this.#random.oneOf(this.#open());
    switch (operation) {
      case 'act':
        return this.#actOrLook();
      case 'list':
        return this.#list();
      case 'create':
        return this.#create();
      case 'join':
        return this.#join();
      case 'poll':
        return game && this.#poll(game.game.id);
      case 'plan':
        return game && this.#plan(game);
      case 'vote':
        return game && this.#vote(game);
      case 'start':
        return game && this.#start(game);
      case 'leave':
        return game && this.#leave(game);
      default:
        return operation satisfies never;
    }
  }

  #choose(): Operation {
    if (this.#open().length === 0) return this.#random.chance(70) ? 'join' : 'create';
    let left = this.#random.from(1, 100);
    return HABITS.find(([, share]) => (left -= share) <= 0)?.[0] ?? 'act';
  }

  #open(): readonly GameAnswer[] {
    return [...this.#games.values()].filter(({ game }) => game.status !== 'finished');
  }

  /** Acts where it believes to have the turn; otherwise looks at a game. */
  async #actOrLook(): Promise<void> {
    const mine = this.#open().filter((answer) => isOnTurn(answer));
    const chosen = this.#random.oneOf(mine);
    if (chosen === undefined) {
      const playing = this.#open().filter(({ game }) => game.status === 'playing');
      const other = this.#random.oneOf(playing.length > 0 && this.#random.chance(80) ? playing : this.#open());
      if (other === undefined) return;
      const { id, you, invitation } = other.game;
      if (you.away !== null && invitation !== null) await this.#takeSeat(invitation);
      else if (you.isHost && other.game.status === 'boarding') await this.#start(other);
      else await this.#poll(id);
      return;
    }
    await this.#act(chosen);
  }

  async #act(answer: GameAnswer): Promise<void> {
    const { game } = answer;
    const view = viewIn(answer);
    const { seat } = game.you;
    if (view === null || seat === null) return;
    const action = this.#random.chance(3) ? '0-0@M' : this.#actionIn(view);
    if (action === null) return;
    // Somebody who has not looked for a while.
    const revision = this.#random.chance(3) ? Math.max(0, game.revision - 1) : game.revision;
    const key = this.#newKey();
    const move: Move = { client: this.#session.name, game: game.id, key, seat, revision, action, attempts: [] };
    this.#record.moves.push(move);
    const moving = this.#insist(
      'act',
      {
        method: 'POST',
        path: `/api/games/${game.id}/actions`,
        headers: { 'if-match': `"${revision}"`, 'idempotency-key': key },
        body: JSON.stringify({ do: action }),
      },
      (answered) => move.attempts.push(answered),
    );
    // At times on two devices at once.
    await Promise.all([moving, ...(this.#random.chance(4) ? [this.#act(answer)] : [])]);
  }

  /** Returns a legal action in notation, mostly a play; null if there is none. */
  #actionIn({ table, hand, seat }: View): string | null {
    if (seat === null) return null;
    const legal = legalActions(table, hand, seat);
    const plays = legal.filter((action) => action.do === 'play');
    const chosen = this.#random.oneOf(plays.length > 0 && this.#random.chance(95) ? plays : legal);
    if (chosen === undefined) return null;
    if (chosen.do !== 'build') return writeAction(chosen);
    const { end } = at(table.seats, seat).train;
    const first = this.#random.oneOf(hand.filter((tile) => bears(tile, end)));
    return first === undefined ? null : writeAction({ do: 'build', tiles: [first] });
  }

  async #poll(id: string): Promise<void> {
    const known = this.#games.get(id);
    const has = known !== undefined && this.#random.chance(60);
    const since = known === undefined ? '' : `?since=${Math.max(0, known.game.revision - this.#random.from(0, 3))}`;
    const begun = now();
    const exchange = await this.#ask('poll', {
      method: 'GET',
      path: `/api/games/${id}${since}`,
      headers: has ? { 'if-none-match': `"${versionIn(known)}"` } : {},
    });
    const { answered, answer, etag } = exchange;
    if (answered.kind === 'refused' && answered.problem === 'not-found') this.#games.delete(id);
    // 304: the revision is still the one it has.
    const revision = Number(/^"(\d+)/.exec(etag ?? '')?.[1] ?? NaN);
    if (answered.kind === 'ok' && answer === null && Number.isInteger(revision)) {
      this.#record.observations.push({
        client: this.#session.name,
        game: id,
        begun,
        ended: now(),
        revision,
        isReplay: false,
        view: null,
      });
    }
  }

  async #list(): Promise<void> {
    const begun = now();
    const { body } = await this.#ask('list', { method: 'GET', path: '/api/games', headers: {} });
    const list = GameListSchema.safeParse(body);
    if (!list.success) return;
    for (const { id, revision, status } of list.data.games) {
      const seen = { client: this.#session.name, game: id, begun, ended: now(), revision, isReplay: false, view: null };
      this.#record.observations.push(seen);
      // It may have been seated by a request whose answer was lost.
      if (!this.#games.has(id) && status !== 'finished') await this.#poll(id);
    }
  }

  async #create(): Promise<void> {
    if (this.#open().length >= MOST_GAMES) return;
    const name = `${this.#session.name} ${(this.#made += 1)}`;
    const seats = this.#random.from(2, 4);
    const computers = this.#random.chance(60) ? this.#random.from(1, seats - 1) : 0;
    const allowance = this.#random.oneOf(ALLOWANCES) ?? 60;
    const wanted: NewGame = {
      name,
      rules: { preset: this.#random.oneOf(PRESET_NAMES) ?? 'hub' },
      seats,
      set: this.#random.oneOf([9, 12]),
      rounds: this.#random.from(1, 3),
      computers,
      start: computers === seats - 1,
      forcedPlays: this.#random.chance(50),
      clock: this.#random.chance(70)
        ? {
            allowance,
            bank: 0,
            cap: 0,
            weekendsOff: false,
            vacationDays: 0,
            onTimeout: this.#random.chance(50) ? 'least' : 'computer',
            strikes: this.#random.from(1, 3),
          }
        : null,
    };
    const creation = { client: this.#session.name, name, ids: [] as string[] };
    this.#record.creations.push(creation);
    const headers = { 'idempotency-key': this.#newKey() };
    const request = { method: 'POST', path: '/api/games', headers, body: JSON.stringify(wanted) } as const;
    const { answer } = await this.#insist('create', request);
    if (answer === null) return;
    creation.ids.push(answer.game.id);
    const { invitation } = answer.game;
    const open = answer.game.seats.filter(({ kind }) => kind === 'nobody').length;
    if (invitation !== null && open > 0) this.#tables.add({ game: answer.game.id, invitation, seats: open });
  }

  async #join(): Promise<void> {
    if (this.#open().length >= MOST_GAMES) return;
    const table = this.#random.oneOf(this.#tables.for(new Set(this.#games.keys())));
    if (table === undefined) return;
    const { answered, answer } = await this.#takeSeat(table.invitation);
    if (answered.kind === 'refused') this.#tables.remove(table.game);
    if (answer?.game.seats.every(({ kind }) => kind !== 'nobody') === true) {
      this.#tables.remove(table.game);
      // Somebody has to, and hosts are slow.
      if (answer.game.you.isHost) await this.#start(answer);
    }
  }

  #takeSeat(invitation: string): Promise<Exchange> {
    return this.#insist('join', {
      method: 'POST',
      path: `/api/invitations/${invitation}/seat`,
      headers: {},
      body: '{}',
    });
  }

  async #start({ game }: GameAnswer): Promise<void> {
    const isFull = game.seats.every(({ kind }) => kind !== 'nobody');
    if (game.status !== 'boarding' || !game.you.isHost || !(isFull || this.#random.chance(30))) return;
    const { answer } = await this.#insist('start', {
      method: 'POST',
      path: `/api/games/${game.id}/start`,
      headers: { 'if-match': `"${game.revision}"` },
      body: JSON.stringify({ openSeats: 'computers' }),
    });
    if (answer !== null && answer.game.status !== 'boarding') this.#tables.remove(game.id);
  }

  async #leave({ game }: GameAnswer): Promise<void> {
    if (game.status !== 'boarding') return;
    this.#record.left.add(game.id);
    const { answered } = await this.#insist('leave', {
      method: 'DELETE',
      path: `/api/games/${game.id}/seat`,
      headers: { 'if-match': `"${game.revision}"` },
    });
    if (answered.kind === 'ok') this.#games.delete(game.id);
  }

  async #plan(answer: GameAnswer): Promise<void> {
    const view = viewIn(answer);
    if (view === null || answer.game.status !== 'playing') return;
    const cover = view.hand.filter((tile) => !isDouble(tile)).slice(0, this.#random.from(0, 3));
    const plan = {
      train: [],
      cover: cover.map(tileName),
      plays: [],
      otherwise: this.#random.chance(50) || cover.length === 0 ? 'advice' : 'wait',
      stops: { doubleOpens: false, trainOpens: this.#random.chance(30), oneTile: false, roundEnds: true },
    };
    const instead = answer.game.you.planVersion;
    await this.#insist('plan', {
      method: 'PUT',
      path: `/api/games/${answer.game.id}/plan`,
      headers: {},
      body: JSON.stringify({ plan, turns: this.#random.from(1, 3), instead }),
    });
  }

  async #vote({ game }: GameAnswer): Promise<void> {
    if (game.status !== 'playing') return;
    const { vote } = game;
    if (vote !== null) {
      await this.#insist('vote', {
        method: 'PUT',
        path: `/api/games/${game.id}/votes/${vote.id}`,
        headers: {},
        body: JSON.stringify({ inFavour: vote.matter.kind !== 'cancel' && this.#random.chance(70) }),
      });
      return;
    }
    const matters: readonly VoteMatter[] = [
      { kind: 'pause', days: 1 },
      { kind: 'resume' },
      { kind: 'extend' },
      // Rarely, because a game that is over cannot break.
      ...(this.#random.chance(20) ? [{ kind: 'cancel' } as const] : []),
    ];
    await this.#insist('vote', {
      method: 'POST',
      path: `/api/games/${game.id}/votes`,
      headers: {},
      body: JSON.stringify(this.#random.oneOf(matters)),
    });
  }

  /** Sends a request until it is answered, with the same key; at times gives up, as people do. */
  async #insist(
    operation: Operation,
    request: ClientRequest,
    note: (answered: Answered) => void = () => undefined,
  ): Promise<Exchange> {
    for (let attempt = 1; ; attempt++) {
      const exchange = await this.#ask(operation, request);
      note(exchange.answered);
      const isLast = attempt === MOST_ATTEMPTS || this.#random.chance(10);
      if (exchange.answered.kind !== 'unknown' || isLast) return exchange;
      await wait(this.#random.from(50, 250) * attempt);
    }
  }

  /** Sends a request, and remembers the game it shows, unless what it knows is newer. */
  async #ask(operation: Operation, request: ClientRequest): Promise<Exchange> {
    const exchange = await this.#session.send(operation, request);
    const { answer } = exchange;
    if (answer !== null) {
      const known = this.#games.get(answer.game.id);
      if (known === undefined || known.game.revision <= answer.game.revision) this.#games.set(answer.game.id, answer);
    }
    return exchange;
  }

  #newKey(): string {
    return Array.from({ length: 6 }, () => this.#random.from(0x10000, 0xfffff).toString(16)).join('');
  }
}

function viewIn({ game }: GameAnswer): View | null {
  return game.round === null ? null : readView(game.round);
}

function isOnTurn(answer: GameAnswer): boolean {
  const view = viewIn(answer);
  return answer.game.status === 'playing' && view !== null && view.seat !== null && isOn(view.table, view.seat);
}
