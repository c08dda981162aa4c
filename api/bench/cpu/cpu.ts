import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { versionIn, type GameAnswer } from '@slow-train/protocol';
import type { Bundle } from '../kit/bundle.ts';
import { startBenchEnvironment, type BenchEnvironment } from '../kit/environment.ts';
import { KNOWS_CPU } from '../kit/processes.ts';
import { format, formatSpread, type Findings } from '../kit/report.ts';
import { newPlayer } from '../kit/player.ts';
import { startBenchSite, type BenchSite, type Measured } from '../kit/site.ts';
import { median, percentile, spreadOf } from '../kit/statistics.ts';
import { startBare, writeConfig, type Bare } from '../kit/workerd.ts';
import { readingRoutes } from './routes.ts';
import { costOfRuns } from './runs.ts';

const AT_ONCE = 32;
/** Of each load, after one that does not count. */
const ROUNDS = 3;
/** Requests of each game. */
const ACTIONS = 30;
const POLLS = 3_000;
/** New processes for a first request that has a target, and for each route. */
const FRESH = 10;
const FRESH_OF_ROUTE = 5;
const WARM_OF_ROUTE = 40;

/**
 * Measures the Worker's CPU time, in ms, in workerd alone: of an action and a poll when 32 games are played at once, of
 * each as the first request in a fresh isolate, of every reading route warm and first, and of the scheduler's runs.
 * Includes workerd's own HTTP, so the Worker itself takes less: a Worker that does nothing is measured by turns with first
 * requests.
 */
export async function measureCpu(bundle: Bundle): Promise<Findings> {
  if (!KNOWS_CPU) throw new Error('CPU times need Linux.');
  const environment = await startBenchEnvironment();
  try {
    const { action, actionOfPeople, poll, player, waiting, routes } = await warmCosts(bundle, environment);
    const config = await writeConfig(bundle.path, environment.bindings);
    const emptyConfig = await writeConfig(await writeEmptyWorker(environment.folder), environment.bindings);
    const empty: number[] = [];
    const first = async (times: number, ask: (url: string) => Promise<void>): Promise<readonly number[]> => {
      const costs: number[] = [];
      while (costs.length < times) {
        empty.push(await freshCost(emptyConfig, (url) => player.read(url, '/')));
        costs.push(await freshCost(config, ask));
      }
      return costs;
    };
    let table: GameAnswer = waiting;
    const firstPoll = await first(FRESH, (url) => player.poll(url, table));
    const firstAction = await first(FRESH, async (url) => {
      table = await player.act(url, table);
    });
    const costs: { readonly name: string; readonly warm: number; readonly first: number }[] = [];
    for (const { name, path, warm } of routes)
      costs.push({ name, warm, first: median(await first(FRESH_OF_ROUTE, (url) => player.read(url, path))) });
    const scheduled = await costOfRuns(bundle.path, environment);

    const base = median(empty);
    const slowest = Math.max(...costs.map((route) => route.first));
    const figures = {
      actionWarm: spreadOf(action).median,
      actionOfPeopleWarm: spreadOf(actionOfPeople).median,
      actionFresh: median(firstAction),
      poll: spreadOf(poll).median,
      pollFresh: median(firstPoll),
      emptyFresh: base,
      scheduledRun: scheduled.mean,
      routes: costs,
    };
    const fresh = (costs: readonly number[]): readonly string[] => [
      `${format(median(costs))} (p90 ${format(percentile(costs, 0.9))})`,
      format(median(costs) - base),
    ];
    return {
      figures: { cpu: figures },
      tables: [
        {
          title: `CPU of the isolate’s thread, in ms a request`,
          columns: ['', `warm, ${AT_ONCE} games at once`, 'first in a fresh isolate', 'more than an empty Worker'],
          rows: [
            ['a Worker that answers and does nothing', '', ...fresh(empty)],
            ['action, with a computer player', formatSpread(spreadOf(action)), ...fresh(firstAction)],
            ['action, people only', formatSpread(spreadOf(actionOfPeople)), '', ''],
            ['poll without news', formatSpread(spreadOf(poll)), ...fresh(firstPoll)],
            ['run of the scheduler (mean)', format(scheduled.mean), '', ''],
          ],
        },
        {
          title: 'Each reading route, one request at a time, in ms',
          columns: ['route', 'warm', 'first in a fresh isolate', 'more than an empty Worker'],
          rows: costs.map(({ name, warm, first }) => [
            `\`${name}\``,
            format(warm),
            format(first),
            format(first - base),
          ]),
          note: 'One request at a time costs more than many at once: caches are cold, and nothing is shared.',
        },
      ],
      targets: [
        { name: 'action, warm', value: figures.actionWarm, unit: 'ms', bound: { atMost: 1.2 } },
        { name: 'action, first in a fresh isolate', value: figures.actionFresh, unit: 'ms', bound: { atMost: 5 } },
        { name: 'poll without news, warm', value: figures.poll, unit: 'ms', bound: { atMost: 0.7 } },
        {
          name: 'reading route, first in a fresh isolate, the slowest',
          value: slowest,
          unit: 'ms',
          bound: { atMost: 8 },
        },
        // The free plan's limit.
        { name: 'run of the scheduler', value: figures.scheduledRun, unit: 'ms', bound: { atMost: 10 } },
      ],
    };
  } finally {
    await environment.stop();
  }
}

async function warmCosts(bundle: Bundle, environment: BenchEnvironment) {
  const site = await startBenchSite(bundle.path, environment);
  try {
    return await costsOn(site);
  } finally {
    await site.stop();
  }
}

async function costsOn(site: BenchSite) {
  const { bare } = site;
  // Without games but one, so that lists and exports are as long as anybody's.
  const player = await newPlayer(bare.url, 'Cleo');
  const rounds = Array.from({ length: ROUNDS + 1 }, (_, round) => round);
  const action: number[] = [];
  const actionOfPeople: number[] = [];
  for (const _ of rounds) {
    const withComputer = await site.gamesWithComputers(AT_ONCE, ACTIONS, { forcedPlays: false });
    action.push(costOf(await site.play(withComputer, AT_ONCE)));
    const ofPeople = await site.games(AT_ONCE);
    actionOfPeople.push(
      costOf(
        await site.play(
          ofPeople.map(({ played }) => played),
          AT_ONCE,
        ),
      ),
    );
  }
  const waiting = await player.sitDown(bare.url);
  const pages = [{ id: waiting.game.id, cookie: player.cookie, version: versionIn(waiting) }];
  const poll: number[] = [];
  for (const _ of rounds) {
    poll.push(costOf(await site.poll({ pages, count: POLLS, pace: { atOnce: AT_ONCE } })));
  }
  const routes: { readonly name: string; readonly path: string; readonly warm: number }[] = [];
  for (const { name, path } of await readingRoutes(bare.url, player.cookie, waiting.game.id)) {
    const read = (): Promise<void> => player.read(bare.url, path);
    await costsOf(bare, WARM_OF_ROUTE, read);
    routes.push({ name, path, warm: median(await costsOf(bare, WARM_OF_ROUTE, read)) });
  }
  // The first round compiles everything.
  return {
    action: action.slice(1),
    actionOfPeople: actionOfPeople.slice(1),
    poll: poll.slice(1),
    player,
    waiting,
    routes,
  };
}

const costOf = ({ isolate, requests }: Measured): number => isolate / requests;

async function costsOf(bare: Bare, times: number, ask: () => Promise<void>): Promise<readonly number[]> {
  const costs: number[] = [];
  for (let before = await bare.cpu(); costs.length < times;) {
    await ask();
    const now = await bare.cpu();
    costs.push(now - before);
    before = now;
  }
  return costs;
}

/** Returns the cost of a request as the first in a new process. */
async function freshCost(config: string, ask: (url: string) => Promise<void>): Promise<number> {
  const bare = await startBare(config);
  try {
    const before = await bare.cpuAtRest();
    await ask(bare.url);
    return (await bare.cpuAtRest()) - before;
  } finally {
    await bare.stop();
  }
}

/** Writes the least Worker that workerd takes in place of ours. Returns its path. */
async function writeEmptyWorker(parent: string): Promise<string> {
  const folder = join(parent, 'empty');
  await mkdir(folder);
  const path = join(folder, 'index.js');
  await writeFile(path, "export default { fetch: () => new Response('') };\nexport class Scheduler {}\n");
  return path;
}
