import type { NewGame } from '@slow-train/protocol';
import type { Bundle } from '../kit/bundle.ts';
import { startBenchEnvironment } from '../kit/environment.ts';
import { format, formatSpread, type Findings } from '../kit/report.ts';
import { startBenchSite, type BenchSite } from '../kit/site.ts';
import { percentile, spreadOf } from '../kit/statistics.ts';
import { startTheirSite, type TheirSite } from './theirs.ts';

/** Of everything, alternately, after one that does not count. */
const ROUNDS = 5;
const AT_ONCE = 32;
/**
 * Of people only, some 10,000 moves: the slowest hundredth of a shorter round is one moment in which all games wait for
 * the same thing, so its p99 would tell whether there was one.
 */
const GAMES_OF_PEOPLE = 4 * AT_ONCE;
/** Games for one after another. */
const IN_SEQUENCE = 3;
/** Requests of each game with computer players. */
const REQUESTS = 30;

/** The tables with computer players: by themselves an action is two moves. */
const TABLES = {
  one: { seats: 2, computers: 1, forcedPlays: false },
  oneAutomatic: { seats: 2, computers: 1, forcedPlays: true },
  threeAutomatic: { seats: 4, computers: 3, forcedPlays: true },
} as const satisfies Readonly<Record<string, Partial<NewGame>>>;
type TableName = keyof typeof TABLES;
const TABLE_NAMES: readonly TableName[] = ['one', 'oneAutomatic', 'threeAutomatic'];
const TITLES: Readonly<Record<TableName, string>> = {
  one: 'one person and one computer player, no automatic moves',
  oneAutomatic: 'the same with automatic moves',
  threeAutomatic: 'one person and three computer players, automatic moves',
};

/** One side in one round. Times in ms. */
interface Pass {
  readonly requestsPerSecond: number;
  /** Stored, not only acknowledged. */
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** CPU time a move, by process. */
  readonly cpu: Readonly<Record<'server' | 'endpoint' | 'postgres' | 'client', number>>;
}

interface Counted {
  readonly requests: number;
  readonly moves: number;
  readonly began: number;
  readonly latencies: readonly number[];
  readonly cpu: number;
  readonly postgres: number;
}

function passOf(counted: Counted, ended: number, server: number, endpoint: number): Pass {
  const seconds = (ended - counted.began) / 1_000;
  const { moves, latencies } = counted;
  return {
    requestsPerSecond: counted.requests / seconds,
    movesPerSecond: moves / seconds,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    cpu: {
      server: server / moves,
      endpoint: endpoint / moves,
      postgres: counted.postgres / moves,
      client: counted.cpu / moves,
    },
  };
}

/** A round: the same moves on both sides, and ours with computer players. */
interface Round {
  readonly sequence: { readonly ours: Pass; readonly theirs: Pass };
  readonly atOnce: { readonly ours: Pass; readonly theirs: Pass };
  /** Both have a channel, so each move schedules a message. */
  readonly notified: Pass;
  readonly computers: Readonly<Record<TableName, Pass>>;
}

/**
 * Measures how fast moves are stored, next to boardgame.io with bgio-postgres on the same moves of the same deals
 * (docs/benchmarks.md says what is not the same).
 */
export async function measureDurable(bundle: Bundle): Promise<Findings> {
  const theirs = await startTheirSite();
  try {
    const environment = await startBenchEnvironment('keep');
    try {
      const ours = await startBenchSite(bundle.path, environment);
      try {
        const rounds: Round[] = [];
        for (let round = 0; round <= ROUNDS; round++) rounds.push(await measureRound(ours, theirs, round % 2 === 0));
        return findingsOf(rounds.slice(1));
      } finally {
        await ours.stop();
      }
    } finally {
      await environment.stop();
    }
  } finally {
    await theirs.stop();
  }
}

async function measureRound(ours: BenchSite, theirs: TheirSite, oursFirst: boolean): Promise<Round> {
  const compare = async (count: number, atOnce: number): Promise<Round['atOnce']> => {
    const games = await ours.games(count);
    const measureOurs = async (): Promise<Pass> => {
      const measured = await ours.play(
        games.map(({ played }) => played),
        atOnce,
      );
      return passOf(measured, measured.ended, measured.worker, measured.endpoint);
    };
    const measureTheirs = async (): Promise<Pass> => {
      const measured = await theirs.play(games, atOnce);
      return passOf(measured, measured.stored, measured.server, 0);
    };
    // The second may meet work that the first has left.
    if (oursFirst) return { ours: await measureOurs(), theirs: await measureTheirs() };
    const their = await measureTheirs();
    return { ours: await measureOurs(), theirs: their };
  };
  const notified = async (): Promise<Pass> => {
    const games = (await ours.games(AT_ONCE, 'notified')).map(({ played }) => played);
    const measured = await ours.play(games, AT_ONCE);
    return passOf(measured, measured.ended, measured.worker, measured.endpoint);
  };
  const withComputers = async (table: TableName): Promise<Pass> => {
    const games = await ours.gamesWithComputers(AT_ONCE, REQUESTS, TABLES[table]);
    const measured = await ours.play(games, AT_ONCE);
    return passOf(measured, measured.ended, measured.worker, measured.endpoint);
  };
  return {
    sequence: await compare(IN_SEQUENCE, 1),
    atOnce: await compare(GAMES_OF_PEOPLE, AT_ONCE),
    notified: await notified(),
    computers: {
      one: await withComputers('one'),
      oneAutomatic: await withComputers('oneAutomatic'),
      threeAutomatic: await withComputers('threeAutomatic'),
    },
  };
}

const serverCpu = ({ cpu }: Pass): number => cpu.server + cpu.endpoint + cpu.postgres;

function findingsOf(rounds: readonly Round[]): Findings {
  const over = (value: (round: Round) => number): number => spreadOf(rounds.map(value)).median;
  const shown = (value: (round: Round) => number): string => formatSpread(spreadOf(rounds.map(value)));
  const ratios = (kind: 'sequence' | 'atOnce') => ({
    ratio: over(({ [kind]: { ours, theirs } }) => ours.movesPerSecond / theirs.movesPerSecond),
    p50Ratio: over(({ [kind]: { ours, theirs } }) => ours.p50 / theirs.p50),
    p99Ratio: over(({ [kind]: { ours, theirs } }) => ours.p99 / theirs.p99),
    serverRatio: over(({ [kind]: { ours, theirs } }) => serverCpu(ours) / serverCpu(theirs)),
  });
  const people = ratios('atOnce');
  const ofTable = (table: TableName) => ({
    ratio: over(({ computers, atOnce }) => computers[table].movesPerSecond / atOnce.theirs.movesPerSecond),
    movesPerSecond: over(({ computers }) => computers[table].movesPerSecond),
    requestsPerSecond: over(({ computers }) => computers[table].requestsPerSecond),
  });
  const computers = {
    one: ofTable('one'),
    oneAutomatic: ofTable('oneAutomatic'),
    threeAutomatic: ofTable('threeAutomatic'),
  };

  const speed = (name: string, pass: (round: Round) => Pass): readonly string[] => [
    name,
    shown((round) => pass(round).movesPerSecond),
    shown((round) => pass(round).requestsPerSecond),
    shown((round) => pass(round).p50),
    shown((round) => pass(round).p99),
  ];
  const cost = (name: string, pass: (round: Round) => Pass): readonly string[] => [
    name,
    ...(['server', 'endpoint', 'postgres'] as const).map((process) =>
      format(over((round) => pass(round).cpu[process])),
    ),
    format(over((round) => serverCpu(pass(round)))),
    format(over((round) => pass(round).cpu.client)),
  ];
  return {
    figures: {
      durable: {
        people,
        sequence: ratios('sequence'),
        computers: { ratio: computers.oneAutomatic.ratio, ...computers },
        rounds,
      },
      cpu: { serverRatio: people.serverRatio },
    },
    tables: [
      {
        title: 'Moves stored a second, and milliseconds until the answer',
        columns: ['', 'moves/s', 'requests/s', 'p50', 'p99'],
        rows: [
          speed('one game after another, people only: ours', ({ sequence }) => sequence.ours),
          speed('boardgame.io', ({ sequence }) => sequence.theirs),
          speed(`${AT_ONCE} games at once, people only: ours`, ({ atOnce }) => atOnce.ours),
          speed('boardgame.io', ({ atOnce }) => atOnce.theirs),
          speed('people to be notified of each turn: ours', (round) => round.notified),
          ...TABLE_NAMES.map((table) => speed(TITLES[table], ({ computers }) => computers[table])),
        ],
        note: `Medians of ${rounds.length} alternated rounds with their ranges. boardgame.io answers before it stores a move; ours after.`,
      },
      {
        title: 'CPU time of a move, in ms',
        columns: ['', 'server', 'endpoint', 'Postgres', 'together', 'client'],
        rows: [
          cost(`${AT_ONCE} games at once, people only: ours`, ({ atOnce }) => atOnce.ours),
          cost('boardgame.io', ({ atOnce }) => atOnce.theirs),
          cost('people to be notified of each turn: ours', (round) => round.notified),
          ...TABLE_NAMES.map((table) => cost(TITLES[table], ({ computers }) => computers[table])),
        ],
        note: 'Server: workerd, or Node. The client is not part of the sum.',
      },
    ],
    targets: [
      { name: 'moves/s, people only, to theirs', value: people.ratio, unit: 'times', bound: { atLeast: 1.8 } },
      { name: 'p99, people only, to theirs', value: people.p99Ratio, unit: 'times', bound: { atMost: 0.55 } },
      {
        name: 'CPU of all servers, people only, to theirs',
        value: people.serverRatio,
        unit: 'times',
        bound: { atMost: 0.5 },
      },
      {
        name: 'moves/s with computer players, to theirs',
        value: computers.oneAutomatic.ratio,
        unit: 'times',
        bound: { atLeast: 8 },
      },
    ],
  };
}
