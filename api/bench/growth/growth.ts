import { applyMigrations, withClient } from '@slow-train/database';
import type { GameAnswer } from '@slow-train/protocol';
import { statementsToFill } from '../../test/kit/fill-database.ts';
import type { Bundle } from '../kit/bundle.ts';
import { bindingsFor, startBenchEndpoint, startBenchPostgres } from '../kit/environment.ts';
import { monotonic } from '../kit/load.ts';
import { newPlayer, type Player } from '../kit/player.ts';
import { format, formatSpread, type Findings } from '../kit/report.ts';
import { median, spreadOf } from '../kit/statistics.ts';
import { startBare, writeConfig, type Bare } from '../kit/workerd.ts';
import { sweeper } from './sweeper.ts';

const SIZES = [1_000, 100_000] as const;
/** Takes tens of gigabytes and of minutes. */
const LONG_SIZE = 1_000_000;
/** Of each size in turn, after one that does not count. */
const ROUNDS = 5;
/** Requests of each kind in a round. */
const EACH = 30;
const KINDS = ['action', 'poll', 'list', 'sweep'] as const;
type Kind = (typeof KINDS)[number];

/** A site whose database has this many games. */
interface GrownSite {
  readonly games: number;
  /** Returns the median time of each kind of request, in ms. */
  measure(): Promise<Readonly<Record<Kind, number>>>;
  stop(): Promise<void>;
}

/**
 * Measures an action, a poll, the list of games and a run of due work with 1,000 and 100,000 games in the database,
 * alternately; with a million, too, if `isLong`.
 */
export async function measureGrowth(bundle: Bundle, isLong: boolean): Promise<Findings> {
  const postgres = await startBenchPostgres('test');
  const admin = postgres.url('postgres');
  const endpoint = await startBenchEndpoint(admin);
  const sites: GrownSite[] = [];
  try {
    for (const games of isLong ? [...SIZES, LONG_SIZE] : SIZES) {
      const name = `games_${games}`;
      await withClient(admin, (client) => client.query(`create database ${name}`));
      const url = postgres.url(name);
      await applyMigrations(url);
      await withClient(url, async (client) => {
        // At least as many people as the other tables of the kit refer to; what waits is due long after this run.
        for (const statement of statementsToFill(games, Math.max(60_000, games * 7.5), `now() + interval '1 year'`)) {
          // Only new games have a trigger. That rows refer to what exists is checked in the tests, which fill fewer.
          const role = statement.startsWith('insert into games (') ? 'origin' : 'replica';
          await client.query(`set session_replication_role = ${role}`);
          await client.query(statement);
        }
        await client.query('vacuum analyze');
      });
      sites.push(await growSite(bundle, games, bindingsFor(url, endpoint.url)));
    }
    const rounds: (readonly Readonly<Record<Kind, number>>[])[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const times = new Map<GrownSite, Readonly<Record<Kind, number>>>();
      // Each goes first as often as last.
      for (const site of round % 2 === 0 ? sites : sites.toReversed()) times.set(site, await site.measure());
      rounds.push(sites.flatMap((site) => times.get(site) ?? []));
    }
    return findingsOf(
      sites.map(({ games }) => games),
      rounds.slice(1),
    );
  } finally {
    for (const site of sites) await site.stop();
    await endpoint.stop();
    await postgres.stop();
  }
}

async function growSite(bundle: Bundle, games: number, bindings: Readonly<Record<string, string>>): Promise<GrownSite> {
  const bare = await startBare(await writeConfig(bundle.path, bindings));
  const players = [await newPlayer(bare.url, 'Ana'), await newPlayer(bare.url, 'Bo')] as const;
  const waiting = await players[0].sitDown(bare.url);
  const { game } = await players[0].startWith(bare.url, players[1], { rounds: 13 });
  const sweep = sweeper(bindings, game.id);
  return {
    games,
    measure: () => timesOf(bare, players[0], waiting, sweep),
    stop: () => bare.stop(),
  };
}

async function timesOf(
  { url }: Bare,
  player: Player,
  waiting: GameAnswer,
  sweep: () => Promise<void>,
): Promise<Readonly<Record<Kind, number>>> {
  const time = async (work: () => Promise<void>): Promise<number> => {
    const times: number[] = [];
    while (times.length < EACH) {
      const from = monotonic();
      await work();
      times.push(monotonic() - from);
    }
    return median(times);
  };
  let table = await player.sitDown(url, { rounds: 13 });
  return {
    action: await time(async () => {
      table = await player.act(url, table);
    }),
    poll: await time(() => player.poll(url, waiting)),
    list: await time(() => player.read(url, '/api/games')),
    sweep: await time(sweep),
  };
}

function findingsOf(
  sizes: readonly number[],
  rounds: readonly (readonly Readonly<Record<Kind, number>>[])[],
): Findings {
  const timesAt = (size: number, kind: Kind): readonly number[] => rounds.map((times) => times[size]?.[kind] ?? NaN);
  /** Against the smallest. */
  const ratiosAt = (size: number, kind: Kind): readonly number[] =>
    rounds.map((times) => (times[size]?.[kind] ?? NaN) / (times[0]?.[kind] ?? NaN));
  const largest = sizes.length - 1;
  const ratios = Object.fromEntries(KINDS.map((kind) => [kind, median(ratiosAt(largest, kind))]));
  return {
    figures: {
      growth: {
        games: sizes,
        ratios,
        milliseconds: Object.fromEntries(
          KINDS.map((kind) => [kind, sizes.map((_, size) => median(timesAt(size, kind)))]),
        ),
      },
    },
    tables: [
      {
        title: 'Milliseconds until the answer, one request at a time',
        columns: ['', ...sizes.map((games) => `${format(games)} games`)],
        rows: KINDS.map((kind) => [kind, ...sizes.map((_, size) => formatSpread(spreadOf(timesAt(size, kind))))]),
        note: `Medians of ${rounds.length} rounds of ${EACH} requests with their ranges. A sweep takes up ten notifications.`,
      },
    ],
    targets: KINDS.map((kind) => ({
      name: `${kind}, with ${format(sizes[largest] ?? NaN)} games to ${format(sizes[0] ?? NaN)}`,
      value: ratios[kind] ?? NaN,
      unit: 'times',
      bound: { atMost: 1.3 },
    })),
  };
}
