import { chooseAction } from '@slow-train/players';
import type { ClockTerms } from '@slow-train/protocol';
import { at, viewFor, writeAction } from '@slow-train/rules';
import { activeSeats, type Game } from '../../src/game/game.ts';
import { act } from '../../src/games/act.ts';
import { createGame } from '../../src/games/create-game.ts';
import { joinGame } from '../../src/lobby/invitations.ts';
import { startGame } from '../../src/games/start-game.ts';
import type { Outcome } from '../../src/games/with-game.ts';
import { ProblemError } from '../../src/http/problem.ts';
import { sweep } from '../../src/notifications/outbox/sweep.ts';
import { tidyUp } from '../../src/scheduler/tidy-up.ts';
import { startBenchEnvironment } from '../kit/environment.ts';
import { A_WEEK } from '../kit/player.ts';
import { format, type Findings } from '../kit/report.ts';
import { benchServices } from '../kit/services.ts';

const GAMES = 12;
const PEOPLE = 4;
const ROUNDS = 3;
/** Simulated time between two actions. */
const MINUTES = 45;
const A_DAY: ClockTerms = { ...A_WEEK, allowance: 1_440 };
const TABLES = ['games', 'actions', 'rounds', 'round_commitments', 'receipts', 'outbox', 'player_states', 'wake_ups'];

/**
 * Plays games of four with a clock to the end with the real code, and measures what the database writes and keeps: WAL of
 * an action (without full-page images) and of the notifications that follow, the share of updates of `games` that are
 * HOT, and the bytes of a finished game with its indexes, when it ends and a month later.
 */
export async function measureStorage(): Promise<Findings> {
  const environment = await startBenchEnvironment();
  try {
    return await measureOn(environment.bindings);
  } finally {
    await environment.stop();
  }
}

async function measureOn(bindings: Readonly<Record<string, string>>): Promise<Findings> {
  let clock = Date.now();
  const services = benchServices(bindings, () => new Date(clock));
  const sql = services.db.$client;
  const value = async <T>(outcome: Promise<Outcome<T>>): Promise<T> => {
    const { result } = await outcome;
    if (!result.ok) throw new ProblemError(result.error);
    return result.value;
  };
  const number = async (query: string): Promise<number> => Number((await sql.query(query))[0]?.['n']);
  const wal = (): Promise<number> => number(`select pg_current_wal_insert_lsn() - '0/0' as n`);
  const load = async (id: string): Promise<Game> => {
    const game = await services.store.load(id);
    if (game === undefined) throw new Error('The game is gone.');
    return game;
  };
  let keys = 0;
  const newKey = (): string => `key-of-the-bench-${String(keys++).padStart(8, '0')}`;

  /** Returns the bytes of each table with its indexes, without those of an empty one. */
  const sizes = async (): Promise<Record<string, number>> => {
    const found: Record<string, number> = {};
    for (const table of TABLES) {
      await sql.query(`vacuum (full, analyze) ${table}`);
      found[table] = await number(`select pg_total_relation_size('${table}') as n`);
    }
    return found;
  };
  const empty = await sizes();
  const stored = async (): Promise<Record<string, number>> => {
    const each = Object.entries(await sizes()).map(([table, bytes]): [string, number] => [
      table,
      Math.round((bytes - (empty[table] ?? 0)) / GAMES),
    ]);
    return { ...Object.fromEntries(each), total: each.reduce((sum, [, bytes]) => sum + bytes, 0) };
  };

  await sql`
    insert into users (id, name, email, email_verified, notify)
    select 'account-' || n, 'Player ' || n, n || '@example.org', true, '{"quiet": null}'
    from generate_series(0, ${GAMES * PEOPLE - 1}::int) n`;
  await sql`
    insert into sessions (id, token, user_id, expires_at) select id, 'token-' || id, id, 'infinity' from users`;
  const ids: string[] = [];
  for (let index = 0; index < GAMES; index++) {
    const [host, ...others] = Array.from({ length: PEOPLE }, (_, nth) => `account-${index * PEOPLE + nth}`);
    const wanted = {
      rules: { preset: 'hub' },
      seats: PEOPLE,
      rounds: ROUNDS,
      computers: 0,
      start: false,
      takesPart: false,
      forcedPlays: true,
      clock: A_DAY,
    } as const;
    const { game } = await value(createGame(services, host ?? '', wanted, newKey()));
    for (const other of others) await value(joinGame(services, other, { invitation: game.invitation ?? '' }));
    const { revision } = await load(game.id);
    await value(startGame(services, host ?? '', { id: game.id, revision, openSeats: 'remove' }));
    ids.push(game.id);
  }

  const cost = { actions: 0, revisions: 0, action: 0, notifications: 0 };
  await sql`select pg_stat_force_next_flush()`;
  await sql`select pg_stat_reset()`;
  for (let playing = [...ids]; playing.length > 0;) {
    for (const id of playing) {
      const { round, seats, revision, ...game } = await load(id);
      const seat = at(activeSeats({ ...game, round }), 0);
      const seated = at(seats, seat);
      if (round === null || seated.kind !== 'person') throw new Error('It is nobody’s turn.');
      const before = await wal();
      const command = { id, revision, key: newKey(), do: writeAction(chooseAction(viewFor(round, seat))) };
      const answer = await value(act(services, { token: `token-${seated.account}` }, command));
      const between = await wal();
      clock += (MINUTES * 60_000) / playing.length;
      await sweep(services, 45);
      cost.actions += 1;
      cost.revisions += answer.game.revision - revision;
      cost.action += between - before;
      cost.notifications += (await wal()) - between;
      if (answer.game.status !== 'playing') playing = playing.filter((other) => other !== id);
    }
  }
  await sql`select pg_stat_force_next_flush()`;
  const [stat] = await sql`
    select n_tup_upd as updates, n_tup_hot_upd as hot from pg_stat_user_tables where relname = 'games'`;

  const atTheEnd = await stored();
  clock += 31 * 86_400_000;
  await tidyUp(services);
  const aMonthLater = await stored();
  const figures = {
    actions: cost.actions,
    revisionsOfAGame: Math.round(cost.revisions / GAMES),
    walPerAction: Math.round(cost.action / cost.actions),
    walOfNotificationsPerAction: Math.round(cost.notifications / cost.actions),
    hot: Number(stat?.['hot']) / Number(stat?.['updates']),
    bytesOfAFinishedGame: { atTheEnd, aMonthLater },
  };
  const kept = Object.keys(atTheEnd);
  return {
    figures: { storage: figures },
    tables: [
      {
        title: 'What a game of four with a clock writes',
        columns: ['', 'figure'],
        rows: [
          ['WAL of an action, bytes', format(figures.walPerAction)],
          ['WAL of the notifications that follow it, bytes', format(figures.walOfNotificationsPerAction)],
          ['updates of `games` that are HOT', `${format(figures.hot * 100)} %`],
        ],
      },
      {
        title: 'Bytes of one finished game, with its indexes',
        columns: ['table', 'when it ends', 'a month later'],
        rows: kept.map((name) => [name, format(atTheEnd[name] ?? NaN), format(aMonthLater[name] ?? NaN)]),
        note: `A game had ${figures.revisionsOfAGame} revisions.`,
      },
    ],
    targets: [],
  };
}
