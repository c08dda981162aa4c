/**
 * `npm run bench -w api`: measures the CPU time of requests in workerd alone, in ms, warm and as the first request in a
 * fresh isolate, and the size of the Worker. Includes workerd's own HTTP handling, so the Worker itself takes less. A
 * busy machine needs more CPU time for the same work, so its load is printed too. `-- --json` prints the figures as
 * JSON. Exits with 1 if a figure is over its bar. Linux only.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { GameAnswer } from '@slow-train/protocol';
import { bundleWorker, LARGEST_WORKER } from './bundle.ts';
import { startBenchEnvironment } from './environment.ts';
import { newPlayer } from './player.ts';
import { startBare, writeConfig, type Bare } from './workerd.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
/** Requests before the first that counts, so that everything is compiled. */
const WARM_UP = 100;
const WARM = 300;
const MOST_ACTIONS = 400;
const FRESH = 10;
/** In ms: the free plan's limit for the first action in a fresh isolate, a third of it for a warm one. */
const BARS: { readonly [name: string]: number } = { 'action, warm': 3, 'action, first in a fresh isolate': 10 };

interface Row {
  readonly name: string;
  readonly samples: number;
  readonly median: number;
  readonly p90: number;
}

const rowOf = (name: string, times: readonly number[], less = 0): Row => {
  const sorted = times.map((time) => Math.max(0, time - less)).toSorted((a, b) => a - b);
  const part = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
  return { name, samples: times.length, median: part(0.5), p90: part(0.9) };
};

async function costsOf(bare: Bare, times: number, ask: () => Promise<boolean | void>): Promise<number[]> {
  const costs: number[] = [];
  for (let before = await bare.cpu(); costs.length < times;) {
    const goesOn = await ask();
    const now = await bare.cpu();
    costs.push(now - before);
    before = now;
    if (goesOn === false) break;
  }
  return costs;
}

/** Returns the cost of a request as the first in a new process; without one, the cost of an idle process. */
async function fresh(config: string, ask: (bare: Bare) => Promise<void>): Promise<number> {
  const bare = await startBare(config);
  try {
    const before = await bare.cpuAtRest();
    await ask(bare);
    return (await bare.cpuAtRest()) - before;
  } finally {
    await bare.stop();
  }
}

async function freshCosts(config: string, ask: (bare: Bare) => Promise<void>): Promise<number[]> {
  const costs: number[] = [];
  while (costs.length < FRESH) costs.push(await fresh(config, ask));
  return costs;
}

const environment = await startBenchEnvironment();
try {
  const bundle = await bundleWorker(environment.folder);
  const config = await writeConfig(bundle.path, environment.bindings);
  const rows: Row[] = [];
  const bare = await startBare(config);
  const player = await newPlayer(bare.url);
  let table: GameAnswer = await player.sitDown(bare.url);
  let waiting: GameAnswer;
  try {
    const me = (): Promise<void> => player.me(bare.url);
    await costsOf(bare, WARM_UP, me);
    rows.push(rowOf('session check, warm', await costsOf(bare, WARM, me)));
    const poll = (): Promise<void> => player.poll(bare.url, table);
    await costsOf(bare, WARM_UP, poll);
    rows.push(rowOf('poll without news, warm', await costsOf(bare, WARM, poll)));
    waiting = await player.sitDown(bare.url);
    const act = async (): Promise<boolean> => {
      table = await player.act(bare.url, table);
      return table.game.status === 'playing';
    };
    await costsOf(bare, WARM_UP / 4, act);
    rows.push(rowOf('action, warm', await costsOf(bare, MOST_ACTIONS, act)));
  } finally {
    await bare.stop();
  }
  const atRest = rowOf('at rest', await freshCosts(config, async () => {}));
  const first = async (name: string, ask: (url: string) => Promise<void>): Promise<Row> =>
    rowOf(`${name}, first in a fresh isolate`, await freshCosts(config, ({ url }) => ask(url)), atRest.median);
  rows.push(
    await first('health', (url) => fetch(`${url}/api/health`).then(async (answer) => void (await answer.text()))),
  );
  rows.push(await first('session check', (url) => player.me(url)));
  rows.push(await first('poll without news', (url) => player.poll(url, waiting)));
  rows.push(
    await first('action', async (url) => {
      waiting = await player.act(url, waiting);
    }),
  );

  if (values.json)
    console.log(JSON.stringify({ rows, bundle: { size: bundle.size, gzip: bundle.gzip }, load: loadavg() }));
  else {
    for (const { name, samples, median, p90 } of rows)
      console.log(`${name.padEnd(44)} median ${median.toFixed(2)} ms, p90 ${p90.toFixed(2)} ms CPU (${samples})`);
    const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;
    console.log(`${'the whole Worker'.padEnd(44)} ${kib(bundle.gzip)} gzip (${kib(bundle.size)})`);
    console.log(
      `${'load of the machine'.padEnd(44)} ${loadavg()
        .map((load) => load.toFixed(1))
        .join(' ')}`,
    );
  }
  const over = rows.filter(({ name, median }) => median > (BARS[name] ?? Infinity)).map(({ name }) => name);
  if (bundle.gzip > LARGEST_WORKER) over.push('the whole Worker');
  for (const name of over) console.error(`${name}: over its bar.`);
  process.exitCode = over.length > 0 ? 1 : 0;
} finally {
  await environment.stop();
}
