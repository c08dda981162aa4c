import type { GameView } from '@slow-train/protocol';
import { at } from '@slow-train/rules';
import { sql } from 'drizzle-orm';
import { connect } from '../../src/platform/database.ts';
import { parseSettings } from '@slow-train/settings';
import { countingEndpoint } from '../../test/kit/counting-endpoint.ts';
import type { Bundle } from '../kit/bundle.ts';
import { startBenchEnvironment } from '../kit/environment.ts';
import { newPlayer, type Player } from '../kit/player.ts';
import { format, type Findings } from '../kit/report.ts';
import { median } from '../kit/statistics.ts';
import { startBare, writeConfig } from '../kit/workerd.ts';

/** The revisions to measure at. Each figure is the median of this many requests from there on, since positions differ. */
const AT = [10, 800] as const;
const WINDOW = 40;
/** As many as there are; a game that ends too early is played once more with other tiles. */
const ROUNDS = 13;

/** Not of a run of the scheduler, which may come at any time. */
const isOfRequest = (statements: readonly string[]): boolean =>
  !statements.some((text) => /from "wake_ups"|^update "outbox" set "due_at"|as undelivered/.test(text));

interface Bytes {
  /** Bodies of the requests to the database's endpoint, and of its answers. */
  readonly to: number;
  readonly from: number;
  readonly wal: number;
  readonly roundTrips: number;
  readonly statements: number;
}

/**
 * Counts what one action sends to Postgres and gets back, and what Postgres writes to its log for it (without full-page
 * images, which depend on the checkpoints), early and late in a game: at a table of people, where an action is one move
 * and plans notifications, and with a computer player, where it is two moves or more. The latter also with two isolates
 * that get the actions by turns, so that both have to load the game each time.
 */
export async function measureBytes(bundle: Bundle): Promise<Findings> {
  const environment = await startBenchEnvironment();
  const counting = await countingEndpoint(environment.endpoint.url);
  const config = await writeConfig(bundle.path, { ...environment.bindings, NEON_ENDPOINT: counting.url });
  const bare = await startBare(config);
  const elsewhere = await startBare(config);
  try {
    const db = connect(parseSettings(environment.bindings));
    const wal = async (): Promise<number> => {
      const { rows } = await db.execute(sql`select pg_current_wal_insert_lsn() - '0/0' as n`);
      return Number(rows[0]?.['n']);
    };
    const cost = async (work: () => Promise<void>): Promise<Bytes> => {
      const before = await wal();
      counting.takeCost();
      await work();
      const { bytesTo, bytesFrom, roundTrips, statements } = counting.takeCost(isOfRequest);
      return { to: bytesTo, from: bytesFrom, wal: (await wal()) - before, roundTrips, statements };
    };
    const players = [await newPlayer(bare.url, 'Ana'), await newPlayer(bare.url, 'Bo')] as const;
    const computer = await earlyAndLate(cost, () => gameWithComputer([bare.url], players[0]));
    const loaded = await earlyAndLate(cost, () => gameWithComputer([bare.url, elsewhere.url], players[0]));
    const people = await earlyAndLate(cost, () => gameOfTwo(bare.url, players));
    const growthOf = ([early, late]: readonly [Bytes, Bytes]): number =>
      Math.max(late.to / early.to, late.from / early.from, late.wal / early.wal);
    const growth = Math.max(growthOf(computer), growthOf(people));
    const [{ to, from, wal: written }] = loaded;
    const row = (name: string, { to, from, wal, roundTrips, statements }: Bytes): readonly string[] => [
      name,
      ...[to, from, wal, roundTrips, statements].map(format),
    ];
    return {
      figures: {
        bytes: {
          to,
          from,
          wal: written,
          growth,
          growthLoaded: growthOf(loaded),
          computer: { early: computer[0], late: computer[1] },
          loaded: { early: loaded[0], late: loaded[1] },
          people: { early: people[0], late: people[1] },
        },
      },
      tables: [
        {
          title: 'Bytes of one action',
          columns: ['', 'to Postgres', 'from Postgres', 'WAL', 'round trips', 'statements'],
          rows: [
            row(`with a computer player, from action ${AT[0]}`, computer[0]),
            row(`with a computer player, from action ${AT[1]}`, computer[1]),
            row(`the same, loaded each time, from action ${AT[0]}`, loaded[0]),
            row(`the same, loaded each time, from action ${AT[1]}`, loaded[1]),
            row(`people only, from action ${AT[0]}`, people[0]),
            row(`people only, from action ${AT[1]}`, people[1]),
          ],
          note: `Medians of ${WINDOW} actions each, because an action varies with the position.`,
        },
      ],
      targets: [
        { name: 'to Postgres, loaded', value: to, unit: 'bytes', bound: { atMost: 5_000 } },
        { name: 'from Postgres, loaded', value: from, unit: 'bytes', bound: { atMost: 4_000 } },
        { name: 'WAL', value: written, unit: 'bytes', bound: { atMost: 3_000 } },
        {
          name: `action ${AT[1]} against action ${AT[0]}, the worst of all`,
          value: growth,
          unit: 'times',
          bound: { atMost: 1.05 },
        },
        {
          name: `action ${AT[1]} against action ${AT[0]}, loaded`,
          value: growthOf(loaded),
          unit: 'times',
          bound: { atMost: 1.05 },
        },
      ],
    };
  } finally {
    await elsewhere.stop();
    await bare.stop();
    await counting.stop();
    await environment.stop();
  }
}

/** A game in progress. */
interface Playing {
  /** The game after the latest answer. */
  view(): GameView;
  /** Sends the next action. */
  act(): Promise<void>;
  /** Finds out what the next one can be. */
  look(): Promise<void>;
}

async function earlyAndLate(
  cost: (work: () => Promise<void>) => Promise<Bytes>,
  start: () => Promise<Playing>,
): Promise<readonly [early: Bytes, late: Bytes]> {
  let game = await start();
  const measureFrom = async (revision: number): Promise<Bytes> => {
    let costs: Bytes[] = [];
    while (costs.length < WINDOW) {
      await game.look();
      if (game.view().status !== 'playing') {
        game = await start();
        costs = [];
        continue;
      }
      if (game.view().revision < revision) await game.act();
      else costs.push(await cost(() => game.act()));
    }
    const of = (name: keyof Bytes): number => median(costs.map((one) => one[name]));
    return {
      to: of('to'),
      from: of('from'),
      wal: of('wal'),
      roundTrips: of('roundTrips'),
      statements: of('statements'),
    };
  };
  return [await measureFrom(AT[0]), await measureFrom(AT[1])];
}

/** @param urls that get the actions by turns */
async function gameWithComputer(urls: readonly string[], player: Player): Promise<Playing> {
  let table = await player.sitDown(at(urls, 0), { rounds: ROUNDS, forcedPlays: false });
  let actions = 0;
  return {
    view: () => table.game,
    async act() {
      table = await player.act(at(urls, actions++ % urls.length), table);
    },
    look: () => Promise.resolve(),
  };
}

async function gameOfTwo(url: string, players: readonly [Player, Player]): Promise<Playing> {
  let table = await players[0].startWith(url, players[1], { rounds: ROUNDS, forcedPlays: false });
  let onTurn: Player = players[0];
  return {
    view: () => table.game,
    async act() {
      table = await onTurn.act(url, table);
    },
    async look() {
      onTurn = at(players, table.game.round?.turn.seat ?? 0);
      table = await onTurn.look(url, table.game.id);
    },
  };
}
