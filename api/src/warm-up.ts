import { neonConfig } from '@neondatabase/serverless';
import { chooseAction } from '@slow-train/players';
import type { Instant } from '@slow-train/protocol';
import { viewFor, writeAction } from '@slow-train/rules';
import { generateSignedCookie } from 'hono/cookie';
import { api } from './app.ts';
import { prepareAhead } from './game/commitments.ts';
import { UNPLAYED, type Game } from './game/game.ts';
import { begin, seatComputers, sitDown } from './game/seating.ts';
import { startUpdate, type GameUpdate } from './game/update.ts';
import { act } from './games/act.ts';
import { servicesFor } from './services.ts';
import { tokenName } from './session/cookie.ts';
import type { GameStore } from './store/game-store.ts';
import { gameOf, gameRow, preparedRow } from './store/rows.ts';

const BINDINGS = {
  DATABASE_URL: 'postgresql://nobody:nothing@nowhere.invalid/none',
  AUTH_SECRET: 'signs nothing but the cookie of the warm-up',
  APP_URL: 'http://nowhere.invalid',
};
const [ID, KEY, ACCOUNT] = ['warm-up-0000', 'key-of-the-warm-up', 'nobody'];
const RUNS = 15;
/** Constant, because a Worker may not use randomness while it loads; nobody plays with these tiles. */
const chance = { byte: () => 0, secret: () => '0'.repeat(64), id: () => '' };
const EMPTY_RESULT = { fields: [], rows: [], rowCount: 0, command: '', results: [] };

/**
 * Sends one action through the whole Worker, and plays one, both against an empty database. JavaScript is compiled when
 * it first runs. Doing that while the Worker loads, when no request waits and no network may be used, saves the first
 * request of a fresh isolate much of its CPU time (docs/decisions/019-costs.md).
 * @returns the status of the request, and whether the action was played
 */
export async function warmUp(): Promise<{ readonly status: number; readonly isPlayed: boolean }> {
  const real = Response;
  neonConfig.fetchFunction = () =>
    Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(EMPTY_RESULT) });
  Reflect.set(globalThis, 'Response', UnsentResponse);
  try {
    let status = 0;
    let isPlayed = true;
    // The first run compiles; the others let the compiler optimize for typical values.
    for (let run = 0; run < RUNS; run++) {
      ({ status } = await api.fetch(await anAction(), BINDINGS));
      isPlayed = (await playAction()) && isPlayed;
    }
    return { status, isPlayed };
  } finally {
    Reflect.set(globalThis, 'Response', real);
    neonConfig.fetchFunction = undefined;
  }
}

/** A stand-in, because a request with a body cannot be constructed while a Worker loads. */
class UnreceivedRequest extends Request {
  override readonly method = 'POST';
  override readonly text = (): Promise<string> => Promise.resolve(JSON.stringify({ do: 'draw' }));
}

/** A stand-in, because a response cannot be constructed either. */
class UnsentResponse {
  readonly status: number;
  readonly headers: Headers;
  constructor(_body: unknown, { status = 200, headers = {} }: ResponseInit = {}) {
    this.status = status;
    this.headers = new Headers(headers);
  }
}

async function anAction(): Promise<Request> {
  const cookie = await generateSignedCookie(tokenName(BINDINGS), 'nobody', BINDINGS.AUTH_SECRET);
  const headers = { cookie, 'content-type': 'application/json', 'if-match': '"1"', 'idempotency-key': KEY };
  return new UnreceivedRequest(`${BINDINGS.APP_URL}/api/games/${ID}/actions`, { headers });
}

async function playAction(): Promise<boolean> {
  const { store, now } = servicesFor(BINDINGS);
  const { game } = begin(seatComputers(sitDown(newGame(now().getTime()), YOU), 1, chance), chance);
  if (game.round === null) return false;
  const action = writeAction(chooseAction(viewFor(game.round, 0)));
  const withThisGame: GameStore = {
    ...store,
    async loadForAction(...query) {
      await store.loadForAction(...query);
      return { account: ACCOUNT, game: asLoaded(game), receipt: null };
    },
    async save(save) {
      await store.save(save).catch(() => false);
      return true;
    },
  };
  const command = { id: ID, key: KEY, revision: game.revision, do: action };
  return (await act({ store: withThisGame, chance, now }, { token: '' }, command)).result.ok;
}

/** Returns the game as loaded from its row: reading a position is a large part of an action's work. */
function asLoaded(game: Game): Game {
  const prepared = game.preparations.map(({ version, preparation }) => ({ version, ...preparedRow(preparation) }));
  return gameOf(structuredClone(gameRow(game)), prepared);
}

/** With a clock, because the first computation with a time zone takes longest. */
const A_DAY = {
  allowance: 1_440,
  bank: 0,
  cap: 0,
  weekendsOff: true,
  vacationDays: 0,
  onTimeout: 'least',
  strikes: 3,
} as const;
const YOU = { kind: 'person', account: ACCOUNT, name: 'Nobody' } as const;

function newGame(now: Instant): GameUpdate {
  const game: Game = {
    id: ID,
    revision: 0,
    name: 'Warm-up',
    status: 'boarding',
    host: ACCOUNT,
    setup: { rules: { preset: 'hub' }, set: 12, rounds: 1, forced: true, clock: A_DAY },
    seats: [{ kind: 'nobody' }, { kind: 'nobody' }],
    invitation: '',
    invitationUntil: now,
    ...UNPLAYED,
    createdAt: now,
    updatedAt: now,
  };
  return startUpdate(prepareAhead(game, chance), now);
}
