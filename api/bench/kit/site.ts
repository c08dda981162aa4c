import { join } from 'node:path';
import type { NewGame } from '@slow-train/protocol';
import { connect } from '../../src/platform/database.ts';
import { parseSettings } from '@slow-train/settings';
import { gameStore } from '../../src/store/game-store.ts';
import { idleScheduler } from '../../test/kit/scheduler.ts';
import type { RoundState } from '@slow-train/rules';
import type { BenchEnvironment } from './environment.ts';
import { startLoadGenerator, type Load, type LoadGenerator } from './load.ts';
import type { PlayedGame, PlayJob } from './play-job.ts';
import type { PollJob } from './poll-job.ts';
import { newPlayer, type Player } from './player.ts';
import { scriptOf, type ScriptedAction } from './script.ts';
import { startBare, writeConfig, type Bare } from './workerd.ts';

/** What a load cost, in ms of CPU time. */
export interface Measured extends Load {
  readonly worker: number;
  /** Of these, the thread of the isolate alone. */
  readonly isolate: number;
  readonly endpoint: number;
  readonly postgres: number;
}

/** A game of people, dealt and not begun. */
export interface ScriptedGame {
  readonly dealt: RoundState;
  readonly script: readonly ScriptedAction[];
  readonly played: PlayedGame;
}

/** Two people who play games with each other. */
type Pair = readonly [Player, Player];
/** Guests without any channel, and people who are to get messages. */
type PairKind = 'guests' | 'notified';
/** Games of a pair, before another takes over: nobody may be in more than 200 that are not over. */
const GAMES_OF_A_PAIR = 150;

/** The deployed Worker in bare workerd on a database of its own. */
export interface BenchSite {
  readonly bare: Bare;
  /** A guest without any channel. */
  readonly guest: Player;
  /** Starts games of one round between two people, without automatic moves. */
  games(count: number, kind?: PairKind): Promise<readonly ScriptedGame[]>;
  /** Starts games of one person with computer players. */
  gamesWithComputers(count: number, most: number, table: Partial<NewGame>): Promise<readonly PlayedGame[]>;
  /** Plays games, this many at once. */
  play(games: readonly PlayedGame[], atOnce: number): Promise<Measured>;
  /** Polls games in which nothing happens. */
  poll(job: Omit<PollJob, 'url'>): Promise<Measured>;
  stop(): Promise<void>;
}

/** @param module the Worker's bundle */
export async function startBenchSite(module: string, environment: BenchEnvironment): Promise<BenchSite> {
  const bare = await startBare(await writeConfig(module, environment.bindings));
  const player = startLoadGenerator(join(import.meta.dirname, 'play-load.ts'));
  const poller = startLoadGenerator(join(import.meta.dirname, 'poll-load.ts'));
  const store = gameStore(connect(parseSettings(environment.bindings)), idleScheduler);
  const newPair = async (kind: PairKind): Promise<Pair> => {
    const pair: Pair = [await newPlayer(bare.url, 'Ana'), await newPlayer(bare.url, 'Bo')];
    if (kind === 'notified') for (const player of pair) await player.askForMessages(bare.url);
    return pair;
  };
  const pairs = { guests: await newPair('guests'), notified: await newPair('notified') };
  const games = { guests: 0, notified: 0 };
  const nextPair = async (kind: PairKind): Promise<Pair> => {
    if (games[kind] > 0 && games[kind] % GAMES_OF_A_PAIR === 0) pairs[kind] = await newPair(kind);
    games[kind] += 1;
    return pairs[kind];
  };
  const times = async () => ({
    worker: await bare.cpuOfProcess(),
    isolate: await bare.cpu(),
    endpoint: await environment.endpoint.cpu(),
    postgres: await environment.postgres.cpu(),
  });
  const measure = async (generator: LoadGenerator, job: object): Promise<Measured> => {
    await generator.prepare(job);
    const before = await times();
    const load = await generator.begin();
    const after = await times();
    return {
      ...load,
      worker: after.worker - before.worker,
      isolate: after.isolate - before.isolate,
      endpoint: after.endpoint - before.endpoint,
      postgres: after.postgres - before.postgres,
    };
  };
  return {
    bare,
    guest: pairs.guests[0],
    async games(count, kind = 'guests') {
      const made: ScriptedGame[] = [];
      while (made.length < count) {
        const [host, guest] = await nextPair(kind);
        const cookies = [host.cookie, guest.cookie];
        const { game } = await host.startWith(bare.url, guest, { rounds: 1, forcedPlays: false });
        const dealt = (await store.load(game.id))?.round ?? null;
        if (dealt === null) throw new Error('No round was dealt.');
        const script = scriptOf(dealt);
        made.push({
          dealt,
          script,
          played: { id: game.id, revision: game.revision, cookies, script: [...script], most: 0, first: null },
        });
      }
      return made;
    },
    async gamesWithComputers(count, most, table) {
      const made: PlayedGame[] = [];
      while (made.length < count) {
        const [player] = await nextPair('guests');
        const { game } = await player.sitDown(bare.url, table);
        made.push({ id: game.id, revision: game.revision, cookies: [player.cookie], most, first: game.round });
      }
      return made;
    },
    play: (games, atOnce) => measure(player, { url: bare.url, games: [...games], atOnce } satisfies PlayJob),
    poll: (job) => measure(poller, { url: bare.url, ...job } satisfies PollJob),
    async stop() {
      await player.stop();
      await poller.stop();
      await bare.stop();
    },
  };
}
