import { applyMigrations, withClient } from '@slow-train/database';
import type { GameAnswer } from '@slow-train/protocol';
import * as z from 'zod';
import { countingEndpoint } from '../../test/kit/counting-endpoint.ts';
import type { Bundle } from '../kit/bundle.ts';
import { bindingsFor, startBenchEndpoint, startBenchPostgres } from '../kit/environment.ts';
import { monotonic } from '../kit/load.ts';
import { newPlayer, type Player } from '../kit/player.ts';
import { format, type Findings } from '../kit/report.ts';
import { median } from '../kit/statistics.ts';
import { startBare, writeConfig } from '../kit/workerd.ts';

const WATCHERS = 1_000;
/** The game is watched at each of them, after this many actions more. */
const MOMENTS = 5;
const ACTIONS = 6;

const Link = z.object({ token: z.string() });
const Pointer = z.object({ version: z.string() });

/** What watching at one moment of a game took. */
interface Moment {
  /** Of the first watcher, who needs the database, and the median of the others; in ms. */
  readonly first: number;
  readonly others: number;
  /** A player's poll without news, with the median of as many; in ms. */
  readonly poll: number;
  readonly statements: number;
  readonly bytes: number;
}

/** Measures 1,000 people who watch one game, each time something new may be seen. */
export async function measureWatchers(bundle: Bundle): Promise<Findings> {
  const postgres = await startBenchPostgres('test');
  const admin = postgres.url('postgres');
  const endpoint = await startBenchEndpoint(admin);
  const door = await countingEndpoint(endpoint.url);
  try {
    await withClient(admin, (client) => client.query('create database watched'));
    const url = postgres.url('watched');
    await applyMigrations(url);
    const bare = await startBare(await writeConfig(bundle.path, bindingsFor(url, door.url)));
    try {
      const [ana, bo] = [await newPlayer(bare.url, 'Ana'), await newPlayer(bare.url, 'Bo')];
      const started = await ana.startWith(bare.url, bo, { rounds: 13, watchers: 'turn', forcedPlays: false });
      const moments: Moment[] = [];
      let table = started;
      // The first compiles everything.
      for (let moment = 0; moment <= MOMENTS; moment++) {
        table = await playOn(bare.url, [ana, bo], table);
        moments.push(await watch(bare.url, ana, table, () => door.take().flat().length));
      }
      return findingsOf(moments.slice(1));
    } finally {
      await bare.stop();
    }
  } finally {
    await door.stop();
    await endpoint.stop();
    await postgres.stop();
  }
}

async function playOn(url: string, players: readonly [Player, Player], { game }: GameAnswer): Promise<GameAnswer> {
  let table = await players[0].look(url, game.id);
  for (let played = 0; played < ACTIONS; played++) {
    const turn = table.game.round?.turn.seat ?? 0;
    const player = players[turn] ?? players[0];
    await player.act(url, await player.look(url, game.id));
    table = await players[0].look(url, game.id);
  }
  return table;
}

/** Lets everybody watch a game, one after the other; a new link, so that nothing is known at the edge. */
async function watch(url: string, host: Player, table: GameAnswer, statements: () => number): Promise<Moment> {
  const ask = async (path: string, init: RequestInit = {}): Promise<string> => {
    const answer = await fetch(url + path, init);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return text;
  };
  const made = await ask(`/api/games/${table.game.id}/watching/link`, {
    method: 'PUT',
    body: JSON.stringify({ renew: true }),
    headers: { cookie: host.cookie, 'content-type': 'application/json' },
  });
  const { token } = Link.parse(JSON.parse(made));
  statements();
  const times: number[] = [];
  let bytes = 0;
  while (times.length < WATCHERS) {
    const from = monotonic();
    const { version } = Pointer.parse(JSON.parse(await ask(`/api/watch/${token}`)));
    const text = await ask(`/api/watch/${token}/versions/${version}`);
    times.push(monotonic() - from);
    bytes = text.length;
  }
  const sent = statements();
  const polls: number[] = [];
  while (polls.length < 100) {
    const from = monotonic();
    await host.poll(url, table);
    polls.push(monotonic() - from);
  }
  const [first = NaN, ...others] = times;
  return { first, others: median(others), poll: median(polls), statements: sent, bytes };
}

function findingsOf(moments: readonly Moment[]): Findings {
  const of = (key: keyof Moment): number => median(moments.map((moment) => moment[key]));
  const ratio = of('others') / of('first');
  const most = Math.max(...moments.map(({ statements }) => statements));
  return {
    figures: {
      watchers: {
        watchers: WATCHERS,
        milliseconds: { first: of('first'), others: of('others'), poll: of('poll') },
        ratio,
        statements: most,
        bytes: of('bytes'),
      },
    },
    tables: [
      {
        title: `${format(WATCHERS)} people watch one game, one after the other`,
        columns: ['', 'ms'],
        rows: [
          ['the first, who needs the database', format(of('first'))],
          ['each of the others', format(of('others'))],
          ['a player’s poll without news', format(of('poll'))],
        ],
        note: `Medians of ${MOMENTS} moments of a game. A watcher asks what is new, and fetches it: ${format(of('bytes'))} bytes before compression. All of them together sent ${most} statements at most.`,
      },
    ],
    targets: [
      // A look at the link for every five seconds that they take, and once the history.
      { name: `statements of ${format(WATCHERS)} watchers`, value: most, unit: '', bound: { atMost: 8 } },
      { name: 'another watcher to the first', value: ratio, unit: 'times', bound: { atMost: 0.8 } },
    ],
  };
}
