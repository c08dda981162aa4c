import { applyMigrations, withClient } from '@slow-train/database';
import { OpenGameListSchema } from '@slow-train/protocol';
import { countingEndpoint } from '../../test/kit/counting-endpoint.ts';
import { fillOpenGames } from '../../test/kit/fill-open-games.ts';
import type { Bundle } from '../kit/bundle.ts';
import { bindingsFor, startBenchEndpoint, startBenchPostgres } from '../kit/environment.ts';
import { monotonic } from '../kit/load.ts';
import { newPlayer, type Player } from '../kit/player.ts';
import { format, formatSpread, type Findings } from '../kit/report.ts';
import { median, spreadOf } from '../kit/statistics.ts';
import { startBare, writeConfig } from '../kit/workerd.ts';

const SIZES = [100, 10_000] as const;
/** Of each size in turn, after one that does not count. */
const ROUNDS = 5;
/** Requests of each kind in a round. */
const EACH = 50;
const KINDS = ['list', 'filtered', 'next page'] as const;
type Kind = (typeof KINDS)[number];

/** A site with this many open games. */
interface Lobby {
  readonly games: number;
  /** Returns the median time of each kind of request, in ms. */
  measure(): Promise<Readonly<Record<Kind, number>>>;
  /** Statements that the requests since the last call sent, for each. */
  statements(): number;
  stop(): Promise<void>;
}

/** Measures the list of open games with 100 and with 10,000 of them, alternately. */
export async function measureLobby(bundle: Bundle): Promise<Findings> {
  const postgres = await startBenchPostgres('test');
  const endpoint = await startBenchEndpoint(postgres.url('postgres'));
  const lobbies: Lobby[] = [];
  try {
    for (const games of SIZES) {
      const name = `open_${games}`;
      await withClient(postgres.url('postgres'), (client) => client.query(`create database ${name}`));
      lobbies.push(await openLobby(bundle, games, postgres.url(name), endpoint.url));
    }
    const rounds: (readonly Readonly<Record<Kind, number>>[])[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const times = new Map<Lobby, Readonly<Record<Kind, number>>>();
      // Each goes first as often as last.
      for (const lobby of round % 2 === 0 ? lobbies : lobbies.toReversed()) times.set(lobby, await lobby.measure());
      rounds.push(lobbies.flatMap((lobby) => times.get(lobby) ?? []));
    }
    return findingsOf(rounds.slice(1), Math.max(...lobbies.map((lobby) => lobby.statements())));
  } finally {
    for (const lobby of lobbies) await lobby.stop();
    await endpoint.stop();
    await postgres.stop();
  }
}

async function openLobby(bundle: Bundle, games: number, url: string, endpoint: string): Promise<Lobby> {
  await applyMigrations(url);
  await withClient(url, (client) => fillOpenGames((statement) => client.query(statement), games));
  const door = await countingEndpoint(endpoint);
  const bare = await startBare(await writeConfig(bundle.path, bindingsFor(url, door.url)));
  const player = await newPlayer(bare.url);
  const first = await fetch(`${bare.url}/api/open-games`, { headers: { cookie: player.cookie } });
  const { next } = OpenGameListSchema.parse(await first.json());
  const paths: Readonly<Record<Kind, string>> = {
    list: '/api/open-games',
    filtered: '/api/open-games?preset=hub&language=es',
    'next page': `/api/open-games?after=${encodeURIComponent(next ?? '')}`,
  };
  let sent = 0;
  door.take();
  return {
    games,
    async measure() {
      sent += EACH * KINDS.length;
      return {
        list: await timeOf(bare.url, player, paths.list),
        filtered: await timeOf(bare.url, player, paths.filtered),
        'next page': await timeOf(bare.url, player, paths['next page']),
      };
    },
    statements: () => door.take().flat().length / sent,
    async stop() {
      await bare.stop();
      await door.stop();
    },
  };
}

async function timeOf(url: string, player: Player, path: string): Promise<number> {
  const times: number[] = [];
  while (times.length < EACH) {
    const from = monotonic();
    await player.read(url, path);
    times.push(monotonic() - from);
  }
  return median(times);
}

function findingsOf(rounds: readonly (readonly Readonly<Record<Kind, number>>[])[], statements: number): Findings {
  const times = (size: number, kind: Kind): readonly number[] => rounds.map((round) => round[size]?.[kind] ?? NaN);
  const ratios = (kind: Kind): readonly number[] =>
    times(1, kind).map((more, round) => more / (times(0, kind)[round] ?? NaN));
  return {
    figures: {
      lobby: {
        openGames: SIZES,
        statements,
        ratios: Object.fromEntries(KINDS.map((kind) => [kind, median(ratios(kind))])),
        milliseconds: Object.fromEntries(KINDS.map((kind) => [kind, median(times(1, kind))])),
      },
    },
    tables: [
      {
        title: 'Twenty open games of a list, in ms',
        columns: ['', ...SIZES.map((games) => `of ${format(games)}`), 'times'],
        rows: KINDS.map((kind) => [
          kind,
          ...SIZES.map((_, size) => formatSpread(spreadOf(times(size, kind)))),
          formatSpread(spreadOf(ratios(kind))),
        ]),
        note: `Medians of ${EACH} requests, one at a time, in ${ROUNDS} rounds with their range; ${format(statements)} statements each.`,
      },
    ],
    targets: [
      { name: 'statements of a list', value: statements, unit: '', bound: { atMost: 1 } },
      ...KINDS.map((kind) => ({
        name: `${kind}, ${format(SIZES[1])} to ${format(SIZES[0])}`,
        value: median(ratios(kind)),
        unit: 'times' as const,
        bound: { atMost: 1.3 },
      })),
    ],
  };
}
