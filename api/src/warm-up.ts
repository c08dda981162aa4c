import { chooseAction } from '@slow-train/players';
import type { Instant } from '@slow-train/protocol';
import { at, viewFor, writeAction, type RoundState, type Seat } from '@slow-train/rules';
import { getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { generateSignedCookie } from 'hono/cookie';
import { apiApp } from './app.ts';
import { advanceUntilChoice, playFor } from './game/advance.ts';
import { prepareAhead } from './game/commitments.ts';
import { activeSeats, UNPLAYED, type Game } from './game/game.ts';
import { begin, seatComputers, sitDown } from './game/seating.ts';
import { startUpdate } from './game/update.ts';
import { users } from './schema/accounts.ts';
import { actions, games } from './schema/games.ts';
import { attributesFor, tokenName } from './session/cookie.ts';
import { listedColumns } from './store/listing-queries.ts';
import { gameRow, commitmentsRow, snapshotColumns } from './store/rows.ts';

const LIMITER = { limit: () => Promise.resolve({ success: true }) };
type AskDatabase = (url: string, request: { readonly body: string }) => Promise<object>;
const noDatabase: AskDatabase = () => Promise.reject(new Error('The warm-up has no game yet.'));
const BINDINGS = {
  /** As `npm run serve` binds it. */
  DATABASE: { fetch: noDatabase },
  DATABASE_URL: 'postgresql://nobody:nothing@nowhere.invalid/none',
  AUTH_SECRET: 'signs nothing but the cookie of the warm-up',
  APP_URL: 'https://nowhere.invalid',
  // No notification follows: nobody is there to be notified.
  BACKGROUND_WORK: 'off',
  SCHEDULER: { getByName: () => ({ noLaterThan: () => Promise.resolve() }) },
  SESSION_RATE: LIMITER,
  NETWORK_RATE: LIMITER,
  NETWORK_56_RATE: LIMITER,
  NETWORK_48_RATE: LIMITER,
};
const [ID, KEY, ACCOUNT] = ['warm-up-0000', 'key-of-the-warm-up', 'nobody'];
const RUNS = 5;
/** Actions of people between the deal and the one that is sent: one that builds, and two later on. */
const LATER = [0, 3, 8];
/** What most pages read, and the export, whose queries touch nearly every table. */
const READ = ['/api/me', '/api/games', `/api/games/${ID}`, '/api/me/export'];
/** Constant, because a Worker may not use randomness while it loads; nobody plays with these tiles. */
const chance = { byte: () => 0, secret: () => '0'.repeat(64), id: () => '' };

/**
 * Sends actions, polls and a few readings through the whole Worker, to a database that has nothing but one made-up game.
 * JavaScript is compiled when it first runs. Doing that while the Worker loads, when no request waits and no network may
 * be used, saves the first request of a fresh isolate much of its CPU time (docs/decisions/036-fast-path.md).
 * @throws if an answer is another than expected: then something was not compiled
 */
export async function warmUp(): Promise<void> {
  const { Response, setTimeout, console } = globalThis;
  const { info } = console;
  const { timeout } = AbortSignal;
  const now = Date.now();
  const begun = newGame(now);
  const states = LATER.map((actions) => later(begun, actions, now));
  const databases = states.map(databaseOf);
  Reflect.set(globalThis, 'Response', UnsentResponse);
  // Nobody wants to read that nobody has played, or keeps a Worker up that has not started.
  console.info = () => undefined;
  Reflect.set(globalThis, 'setTimeout', () => 0);
  Reflect.set(AbortSignal, 'timeout', () => undefined);
  try {
    const { AUTH_SECRET } = BINDINGS;
    const given = await generateSignedCookie(tokenName(BINDINGS), 'nobody', AUTH_SECRET, attributesFor(BINDINGS));
    const [cookie = ''] = given.split(';');
    const send = async (request: Request, expected: number): Promise<void> => {
      const { status, body } = await apiApp.fetch(request, BINDINGS, UNWATCHED);
      if (status !== expected) throw new Error(`The warm-up got ${status} instead of ${expected}.`);
      // An export is written while it is read.
      const reader = body?.getReader();
      while (reader && !(await reader.read()).done);
    };
    // The first run compiles; the others let the compiler optimize for typical values.
    for (let run = 0; run < RUNS; run++)
      for (const [index, game] of states.entries()) {
        BINDINGS.DATABASE.fetch = at(databases, index);
        await send(anAction(cookie, game), 200);
        await send(aPoll(cookie, game), 304);
      }
    for (let run = 0; run < RUNS; run++) for (const path of READ) await send(aReading(cookie, path), 200);
  } finally {
    Reflect.set(globalThis, 'Response', Response);
    Reflect.set(globalThis, 'setTimeout', setTimeout);
    console.info = info;
    Reflect.set(AbortSignal, 'timeout', timeout);
  }
}

/** More than V8 gives to new objects, which is 16 MiB at most. */
const [ARRAYS, LENGTH] = [1_024, 4_096];

/**
 * Fills V8's space for new objects, so that it moves the thousands that loading has made to where old ones stay. It would do
 * so as soon as that space is full, which is in one of the first requests, for 5 ms of their CPU time.
 */
export function emptyNursery(): void {
  let last: readonly unknown[] = [];
  for (let made = 0; made < ARRAYS; made++) last = new Array<unknown>(LENGTH);
  // Looked at, so that no compiler leaves them out.
  if (last.length !== LENGTH) throw new Error('unreachable');
}

const UNWATCHED = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };

/** A stand-in, because a request with a body cannot be constructed while a Worker loads. */
class UnreceivedRequest extends Request {
  override readonly method = 'POST';
  readonly #body: string;
  constructor(url: string, headers: Record<string, string>, body: string) {
    super(url, { headers });
    this.#body = body;
  }
  override readonly text = (): Promise<string> => Promise.resolve(this.#body);
}

/** A stand-in, because a response cannot be constructed either. */
class UnsentResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: ReadableStream | null;
  constructor(body: unknown, { status = 200, headers = {} }: ResponseInit = {}) {
    this.status = status;
    this.headers = new Headers(headers);
    this.body = body instanceof ReadableStream ? body : null;
  }
}

/** The headers of every request. With a request id, because a new one would need randomness. */
const headersWith = (cookie: string) => ({
  cookie,
  'cf-ray': '0000000000000000',
  'cf-connecting-ip': '2001:db8::1',
  origin: BINDINGS.APP_URL,
  'sec-fetch-site': 'same-origin',
});

function anAction(cookie: string, game: Game): Request {
  const headers = {
    ...headersWith(cookie),
    'content-type': 'application/json',
    'if-match': `"${game.revision}"`,
    'idempotency-key': KEY,
  };
  const action = writeAction(chooseAction(viewFor(roundOf(game), activeSeat(game))));
  return new UnreceivedRequest(`${BINDINGS.APP_URL}/api/games/${ID}/actions`, headers, JSON.stringify({ do: action }));
}

function aPoll(cookie: string, game: Game): Request {
  const headers = { ...headersWith(cookie), 'if-none-match': `"${game.revision}"` };
  return new Request(`${BINDINGS.APP_URL}/api/games/${ID}`, { headers });
}

const aReading = (cookie: string, path: string): Request =>
  new Request(BINDINGS.APP_URL + path, { headers: headersWith(cookie) });

function roundOf({ round }: Game): RoundState {
  if (round === null) throw new Error('The warm-up could not deal.');
  return round;
}

const activeSeat = (game: Game): Seat => at(activeSeats(game), 0);

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

/** Returns a game in which somebody has the turn, against a computer player and somebody else. */
function newGame(now: Instant): Game {
  const person = (account: string) => ({ kind: 'person', account, name: 'Nobody' }) as const;
  const start = startUpdate(prepareAhead(unplayed(now), chance), now);
  const seated = sitDown(seatComputers(sitDown(start, person(ACCOUNT)), 1, chance), person('somebody'));
  return begin(seated, chance).game;
}

/** A round of three that seat 0 won, and a seat that withheld its contribution (`unpackRounds`). */
const FINISHED_ROUNDS = '<1@BC!A1';

const ENTRY = {
  gameId: ID,
  revision: 1,
  seat: 0,
  action: '12-11 0',
  events: [],
  packed: 'p0 12-11 0 11;t1',
  by: 'person',
};

const personAt = (now: Instant): typeof users.$inferSelect => ({
  id: ACCOUNT,
  name: 'Nobody',
  email: '',
  emailVerified: false,
  image: null,
  isAnonymous: true,
  settings: {},
  notify: {},
  profileHides: [],
  showsPresence: true,
  deleteAt: null,
  signedOutAt: null,
  createdAt: new Date(now),
  updatedAt: new Date(now),
});

/** Returns the same game after more actions of people. */
function later(game: Game, actions: number, now: Instant): Game {
  let update = startUpdate(game, now);
  for (let action = 0; action < actions; action++) {
    const [round, seat] = [roundOf(update.game), activeSeat(update.game)];
    update = advanceUntilChoice(playFor(update, round, seat, chooseAction(viewFor(round, seat)), 'forced'), chance);
  }
  return update.game;
}

function unplayed(now: Instant): Game {
  return {
    id: ID,
    revision: 0,
    name: 'Warm-up',
    status: 'lobby',
    host: ACCOUNT,
    setup: { rules: { preset: 'hub' }, set: 12, rounds: 13, forced: true, clock: A_DAY },
    seats: [{ kind: 'nobody' }, { kind: 'nobody' }, { kind: 'nobody' }],
    invitation: '',
    invitationUntil: now,
    ...UNPLAYED,
    createdAt: now,
    updatedAt: now,
  };
}

/** A value as PostgreSQL sends it: the column's name, its type, and text. */
type Field = readonly [name: string, dataTypeID: number, value: string | null];

const JSON_TYPE = 114;
const TEXTS_TYPE = 1009;
/** The ids of the types of our columns. */
const TYPES: { readonly [type: string]: number } = {
  text: 25,
  integer: 23,
  smallint: 21,
  boolean: 16,
  jsonb: 3802,
  'timestamp (3) with time zone': 1184,
};

/** Returns a database in which the account that has the turn finds itself and its game, and everything else is empty. */
function databaseOf(game: Game) {
  const row = gameRow(game);
  const occupant = game.seats[activeSeat(game)];
  const account: Field = ['user_id', 25, occupant?.kind === 'person' ? occupant.account : null];
  const prepared = game.commitments.map(({ version, commitments }) => ({ version, ...commitmentsRow(commitments) }));
  const { revision, seats, plans, wakeAt, dealBy, updatedAt } = getTableColumns(games);
  const person = personAt(game.createdAt);
  const { id, name, email, emailVerified, settings, showsPresence } = getTableColumns(users);
  const stored: readonly Field[] = [
    [
      'game',
      JSON_TYPE,
      JSON.stringify([FINISHED_ROUNDS, ...Object.keys(snapshotColumns).map((key) => Reflect.get(row, key))]),
    ],
    ['prepared', JSON_TYPE, JSON.stringify(prepared)],
    ['outages', JSON_TYPE, '[]'],
  ];
  /** A row by what its statement alone has. */
  const rows: readonly (readonly [mark: string, row: readonly Field[]])[] = [
    ['"attempts"', [count(1), count(300)]],
    [
      '"from_operator"',
      [
        ...fieldsOf({ id, name, email, emailVerified, settings, showsPresence }, person),
        count(0),
        ['from_operator', JSON_TYPE, '[]'],
        ['is_newcomer', 16, 't'],
        ['id', 25, 'session'],
        ['updated_at', 1184, textOf(person.createdAt)],
        ...nulls(3),
      ],
    ],
    ['"profile_hides", ', fieldsOf(getTableColumns(users), person)],
    ['"games"."status", "games"."host"', [account, ...fieldsOf(listedColumns, row), ...nulls(4)]],
    [
      '"received"',
      [
        account,
        ...fieldsOf({ revision, seats, plans, wakeAt, dealBy, updatedAt }, row),
        count(null),
        ...texts(2),
        ...nulls(2),
      ],
    ],
    ['"written_by"', [account, ...stored, ['written_by', 25, '1'], ...nulls(12), ['boundaries', JSON_TYPE, '[]']]],
    ['position', stored],
    ['from "actions"', fieldsOf(getTableColumns(actions), { ...ENTRY, at: person.createdAt })],
    ['select "id" from "games"', [['id', 25, ID]]],
  ];
  const answer = ({ query = '' }: Statement): object =>
    resultOf(
      query.startsWith('insert') && !query.includes('returning')
        ? []
        : (rows.find(([mark]) => query.includes(mark))?.[1] ?? []),
    );
  return (_: string, { body }: { readonly body: string }): Promise<object> => {
    const { queries, ...single }: SentToDatabase = JSON.parse(body);
    const text = JSON.stringify(queries === undefined ? answer(single) : { results: queries.map(answer) });
    return Promise.resolve({ ok: true, status: 200, text: () => Promise.resolve(text) });
  };
}

const count = (value: number | null): Field => ['count', 23, textOf(value)];
const texts = (many: number): Field[] => Array.from({ length: many }, () => ['texts', TEXTS_TYPE, '{}']);
const nulls = (many: number): Field[] => Array.from({ length: many }, () => ['none', 25, null]);

interface Statement {
  readonly query?: string;
}

interface SentToDatabase extends Statement {
  readonly queries?: readonly Statement[];
}

/** Returns one row as the driver gets it. */
function resultOf(row: readonly Field[]): object {
  return {
    command: 'SELECT',
    rowCount: row.length === 0 ? 0 : 1,
    rows: row.length === 0 ? [] : [row.map(([, , value]) => value)],
    rowAsArray: true,
    fields: row.map(([name, dataTypeID]) => ({ name, dataTypeID })),
  };
}

function fieldsOf(columns: { readonly [key: string]: PgColumn }, row: object): Field[] {
  const values = new Map<string, unknown>(Object.entries(row));
  return Object.entries(columns).map(([key, column]) => [
    column.name,
    TYPES[column.getSQLType()] ?? 25,
    textOf(values.get(key)),
  ]);
}

/** Returns a value as PostgreSQL writes it. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString().replace('T', ' ').replace('Z', '+00');
  if (typeof value === 'boolean') return value ? 't' : 'f';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
