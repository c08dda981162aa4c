/**
 * `npx slow-train lighthouse`: measures the welcome page, one's own games, and a running game of eight with Lighthouse on its
 * simulated phone, as visited for the first time: the bundle of a deployment in bare workerd, behind HTTP/2 and Brotli.
 * Prints the median of three runs, with the figures behind it, and the blocking time by CPU time with the performance that it
 * makes (`performanceByCpu`); with `-- --json` only the scores, as JSON, beside `multiplier` and `benchmarkIndex`: the phone
 * is simulated from this machine's own speed, so that it is the same phone everywhere.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArguments } from '@slow-train/local/command';
import { newPlayer } from '../../../api/bench/kit/player.ts';
import { blockingByCpu, type TraceEvent } from './blocking.ts';
import { multiplierFor } from './calibration.ts';
import { type BenchSite, startSite, tableOfEight } from './site.ts';

const RUNS = 3;
const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
};
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

type Category = keyof typeof CATEGORIES;
type Scores = Record<Category | 'performanceByCpu', number>;

/** The part of Lighthouse's result that this script reads. */
interface Result {
  /** Lighthouse's measure of this machine. */
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
    >
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly title: string; readonly numericValue?: number }>
  >;
}
/** A run, with the trace behind it. */
interface Run {
  readonly lhr: Result;
  readonly artifacts: { readonly Trace: { readonly traceEvents: readonly TraceEvent[] } };
}
/** Lighthouse's audit of the blocking time. */
interface BlockingAudit {
  readonly defaultOptions: { readonly mobile: { readonly scoring: object } };
  computeLogNormalScore(scoring: object, milliseconds: number): number;
}
type Lighthouse = (url: string, flags: object, config?: object) => Promise<Run | undefined>;
interface Chrome {
  readonly port: number;
  kill(): void;
}

const { values } = parseArguments(
  { options: { json: { type: 'boolean', default: false } } },
  'npx slow-train lighthouse [--json]',
);

// A manifest and a lock file of its own: 120 packages that nothing else needs.
if (!existsSync(join(import.meta.dirname, 'node_modules/.package-lock.json'))) {
  console.error('Installing Lighthouse.');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 2, 2],
  });
}
const require = createRequire(join(import.meta.dirname, 'package.json'));
const load = (name: string) => import(pathToFileURL(require.resolve(name)).href);
const { default: lighthouse }: { readonly default: Lighthouse } = await load('lighthouse');
const { default: blockingAudit }: { readonly default: BlockingAudit } = await load(
  `lighthouse/core/audits/metrics/${METRICS.TBT}.js`,
);
const { launch }: { readonly launch: (options: object) => Promise<Chrome> } = await load('chrome-launcher');
const {
  generate,
}: {
  readonly generate: (
    attributes: null,
    options: object,
  ) => Promise<{ readonly private: string; readonly cert: string }>;
} = require('selfsigned');

const certificate = await generate(null, { keyType: 'ec' });
const site = await startSite({ key: certificate.private, cert: certificate.cert });
try {
  const pages = await pagesOf(site);
  const benchmarkIndex = await indexOf(pages.welcome);
  const multiplier = multiplierFor(benchmarkIndex);
  print(`benchmark index ${benchmarkIndex}, slowed down ${multiplier} times`);
  const scores: Record<string, Scores> = {};
  for (const [name, page] of Object.entries(pages)) scores[name] = await measure(name, page, multiplier);
  if (values.json) console.log(JSON.stringify({ multiplier, benchmarkIndex, ...scores }));
} finally {
  await site.stop();
}

interface Page {
  readonly url: string;
  readonly cookie?: string;
}

async function pagesOf(at: BenchSite): Promise<Record<'welcome' | 'tables' | 'table', Page>> {
  const player = await newPlayer(at.worker, 'Ana');
  const { cookie } = player;
  for (const seats of [2, 4]) await player.sitDown(at.worker, { seats, computers: seats - 1 });
  const table = await tableOfEight(at, player);
  return {
    welcome: { url: `${at.url}/` },
    tables: { url: `${at.url}/`, cookie },
    table: { url: `${at.url}/tables/${table.game.id}`, cookie },
  };
}

/** Says something beside the scores, which stay alone on the standard output if they are JSON. */
function print(line: string): void {
  if (values.json) console.error(line);
  else console.log(line);
}

/** Runs Lighthouse in a new browser, with nothing cached and nothing compiled. */
async function run({ url, cookie }: Page, categories: readonly string[], multiplier: number): Promise<Run> {
  const chrome = await launch({
    ...(process.env['CHROMIUM_PATH'] && { chromePath: process.env['CHROMIUM_PATH'] }),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--ignore-certificate-errors'],
  });
  try {
    const flags = {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: categories,
      throttling: { cpuSlowdownMultiplier: multiplier },
    };
    const result = await lighthouse(url, { ...flags, ...(cookie && { extraHeaders: { cookie } }) });
    if (result === undefined) throw new Error('Lighthouse had no result.');
    return result;
  } finally {
    chrome.kill();
  }
}

/** Returns Lighthouse's benchmark index of this machine, as it is now: the median of three short runs. */
async function indexOf(page: Page): Promise<number> {
  const found: number[] = [];
  while (found.length < RUNS) found.push((await run(page, [CATEGORIES.seo], 1)).lhr.environment.benchmarkIndex);
  return median(found);
}

/** Returns the median score of each category; prints it with the metrics and failed audits behind it. */
async function measure(name: string, page: Page, multiplier: number): Promise<Scores> {
  const runs: Result[] = [];
  const byCpu: { readonly blocking: number; readonly score: number }[] = [];
  while (runs.length < RUNS) {
    const { lhr, artifacts } = await run(page, Object.values(CATEGORIES), multiplier);
    runs.push(lhr);
    const blocking = blockingByCpu(artifacts.Trace.traceEvents, multiplier);
    byCpu.push({ blocking, score: performanceWith(lhr, blocking) });
  }
  const scoreOf = (category: string) => median(runs.map(({ categories }) => 100 * (categories[category]?.score ?? 0)));
  const scores: Scores = {
    performance: scoreOf(CATEGORIES.performance),
    accessibility: scoreOf(CATEGORIES.accessibility),
    bestPractices: scoreOf(CATEGORIES.bestPractices),
    seo: scoreOf(CATEGORIES.seo),
    performanceByCpu: Math.round(median(byCpu.map(({ score }) => score))),
  };
  const figures = Object.entries(METRICS).map(([short, id]) => {
    const value = median(runs.map(({ audits }) => audits[id]?.numericValue ?? 0));
    return `${short} ${value < 10 ? value.toFixed(3) : Math.round(value)}`;
  });
  print(
    `${name}: ${Object.entries(scores)
      .map(([category, score]) => `${category} ${score}`)
      .join(', ')}`,
  );
  print(
    `  ${figures.join(', ')}, TBT by CPU time ${median(byCpu.map(({ blocking }) => blocking)).toFixed(0)}; load ${loadavg()[0]?.toFixed(1)}`,
  );
  for (const title of failuresOf(runs)) print(`  ${title}`);
  return scores;
}

/** Returns the performance, from 0 to 100, that Lighthouse would have found with this blocking time in ms. */
function performanceWith({ categories, audits }: Result, blocking: number): number {
  const refs = categories[CATEGORIES.performance]?.auditRefs ?? [];
  const { scoring } = blockingAudit.defaultOptions.mobile;
  const scoreOf = (id: string): number =>
    id === METRICS.TBT ? blockingAudit.computeLogNormalScore(scoring, blocking) : (audits[id]?.score ?? 0);
  const weighed = refs.reduce((sum, { id, weight }) => sum + (weight > 0 ? weight * scoreOf(id) : 0), 0);
  return (100 * weighed) / refs.reduce((sum, { weight }) => sum + weight, 0);
}

/** Returns the failed audits that cost points outside the performance category. */
function failuresOf(runs: readonly Result[]): ReadonlySet<string> {
  const found = runs.flatMap(({ categories, audits }) =>
    Object.entries(categories)
      .filter(([category]) => category !== CATEGORIES.performance)
      .flatMap(([, { auditRefs }]) => auditRefs)
      .flatMap(({ id, weight }) => {
        const audit = audits[id];
        return weight > 0 && audit?.score !== null && audit !== undefined && audit.score < 1
          ? [`${id}: ${audit.title}`]
          : [];
      }),
  );
  return new Set(found);
}

function median(values: readonly number[]): number {
  return Math.round((values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0) * 1000) / 1000;
}
