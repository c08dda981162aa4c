import { chooseAction } from '@slow-train/players';
import { neonConfig } from '@neondatabase/serverless';
import { viewFor, writeAction } from '@slow-train/rules';
import { generateSignedCookie } from 'hono/cookie';
import { tokenName } from './accounts/session-cookie.ts';
import { api } from './app.ts';
import { act } from './games/act.ts';
import { begin, seatComputers, sitDown } from './games/boarding.ts';
import { changeOf } from './games/change.ts';
import { UNPLAYED, type Game } from './games/game.ts';
import { gameOf, gameRow, preparedRow } from './games/rows.ts';
import type { GameStore } from './games/store.ts';
import { prepareAhead } from './fairness/preparing.ts';
import { servicesFor } from './services.ts';

const BINDINGS = {
  DATABASE_URL: 'postgresql://nobody:nothing@nowhere.invalid/none',
  AUTH_SECRET: 'signs nothing but the cookie of the rehearsal',
  APP_URL: 'http://nowhere.invalid',
};
const [ID, KEY, ACCOUNT] = ['rehearsal-00', 'key-of-the-rehearsal', 'nobody'];
const RUNS = 15;
/** As little chance as there may be while a Worker is loaded: nobody plays for these tiles. */
const chance = { byte: () => 0, secret: () => '0'.repeat(64) };
const NOTHING = { fields: [], rows: [], rowCount: 0, command: '', results: [] };

/**
 * Sends one action through the whole Worker, and plays one, both against a database that has nothing. JavaScript is
 * compiled when it first runs: done while the Worker is loaded, where no request waits and no network may be used, it
 * spares the first request of a fresh isolate a good part of its CPU time (docs/decisions/008-edge-budget.md).
 * @returns the status of the request, and whether the action was played
 */
export async function rehearse(): Promise<{ readonly status: number; readonly isPlayed: boolean }> {
  const real = Response;
  neonConfig.fetchFunction = () => Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(NOTHING) });
  Reflect.set(globalThis, 'Response', Unsent);
  try {
    let status = 0;
    let isPlayed = true;
    // The first run compiles, the others let the compiler see what is usual.
    for (let run = 0; run < RUNS; run++) {
      ({ status } = await api.fetch(await someRequest(), BINDINGS));
      isPlayed = (await playOne()) && isPlayed;
    }
    return { status, isPlayed };
  } finally {
    Reflect.set(globalThis, 'Response', real);
    neonConfig.fetchFunction = undefined;
  }
}

/** A request with a body cannot be made while a Worker is loaded: this one has it only for who asks. */
class Unreceived extends Request {
  override readonly method = 'POST';
  override readonly text = (): Promise<string> => Promise.resolve(JSON.stringify({ do: 'draw' }));
}

/** Nor can an answer. */
class Unsent {
  readonly status: number;
  readonly headers: Headers;
  constructor(_body: unknown, { status = 200, headers = {} }: ResponseInit = {}) {
    this.status = status;
    this.headers = new Headers(headers);
  }
}

async function someRequest(): Promise<Request> {
  const cookie = await generateSignedCookie(tokenName(BINDINGS), 'nobody', BINDINGS.AUTH_SECRET);
  const headers = { cookie, 'content-type': 'application/json', 'if-match': '"1"', 'idempotency-key': KEY };
  return new Unreceived(`${BINDINGS.APP_URL}/api/games/${ID}/actions`, { headers });
}

async function playOne(): Promise<boolean> {
  const { store, now } = servicesFor(BINDINGS);
  const { game } = begin(seatComputers(sitDown(emptyTable(now()), YOU), 1, chance), chance);
  if (game.round === null) return false;
  const play = { id: ID, key: KEY, revision: game.revision, do: writeAction(chooseAction(viewFor(game.round, 0))) };
  const stage: GameStore = {
    ...store,
    async loadWithReceipt(...asked) {
      await store.loadWithReceipt(...asked);
      return { account: ACCOUNT, game: asLoaded(game), receipt: null };
    },
    async save(...change) {
      await store.save(...change).catch(() => false);
      return true;
    },
  };
  return (await act({ store: stage, chance, now }, { token: '' }, play)).ok;
}

/** The table as it comes out of its row: reading a position is a good part of an action. */
function asLoaded(game: Game): Game {
  const prepared = game.preparations.map(({ version, preparation }) => ({ version, ...preparedRow(preparation) }));
  return gameOf(structuredClone(gameRow(game)), prepared);
}

/** A table with a clock: reckoning with a zone for the first time takes longer than all later times. */
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

function emptyTable(at: Date) {
  const game: Game = {
    id: ID,
    revision: 0,
    name: 'Rehearsal',
    status: 'boarding',
    host: ACCOUNT,
    setup: { rules: { preset: 'hub' }, set: 12, rounds: 1, forced: true, clock: A_DAY },
    seats: [{ kind: 'nobody' }, { kind: 'nobody' }],
    invitation: '',
    invitationUntil: at,
    ...UNPLAYED,
    createdAt: at,
    updatedAt: at,
  };
  return changeOf(prepareAhead(game, chance), at);
}
