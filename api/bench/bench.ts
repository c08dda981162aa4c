/**
 * `npx slow-train bench`: measures the site, next to boardgame.io where there is something to compare (docs/benchmarks.md). All
 * sections, or those that are named: `npx slow-train bench durable cpu`. Prints Markdown; with `--json` JSON instead, with
 * `-- --json FILE` both. `-- --long` also measures what takes long. Exits with 1 only if something could not be measured.
 */
import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { asksForHelp } from '@slow-train/local/command';
import { runnerImport } from 'vite';
import { readCommand, SECTIONS, USAGE, type SectionName } from './command.ts';
import { measureBytes } from './bytes/bytes.ts';
import { measureCpu } from './cpu/cpu.ts';
import { measureLevels } from './levels/levels.ts';
import { measureDurable } from './durable/durable.ts';
import type * as Growth from './growth/growth.ts';
import { measureIdle } from './idle/idle.ts';
import { bundleWorker, type Bundle } from './kit/bundle.ts';
import { markdownOf, type Findings } from './kit/report.ts';
import { measureLobby } from './lobby/lobby.ts';
import { measureSizes } from './sizes/sizes.ts';
import { measureWatchers } from './watchers/watchers.ts';
import type * as Storage from './storage/storage.ts';

type Measure = (bundle: Bundle, isLong: boolean) => Promise<Findings>;

/** Loads a section that sends mails: their templates are JSX, which Node does not run. */
const load = async <Section>(path: string): Promise<Section> =>
  (await runnerImport<Section>(join(import.meta.dirname, path), { logLevel: 'error' })).module;

const MEASURES: Readonly<Record<SectionName, Measure>> = {
  durable: measureDurable,
  cpu: measureCpu,
  levels: measureLevels,
  bytes: measureBytes,
  storage: async () => (await load<typeof Storage>('storage/storage.ts')).measureStorage(),
  growth: async (bundle, isLong) => (await load<typeof Growth>('growth/growth.ts')).measureGrowth(bundle, isLong),
  idle: measureIdle,
  watchers: measureWatchers,
  lobby: measureLobby,
  sizes: measureSizes,
};

if (asksForHelp(process.argv.slice(2))) {
  console.log(`Usage: ${USAGE}`);
  process.exit(0);
}
const command = readCommand(process.argv.slice(2));
if (command === null) {
  console.error(USAGE);
  process.exit(2);
}
const isQuiet = command.json === '-';
const print = (text: string): void => (isQuiet ? console.error(text) : console.log(text));

const folder = await mkdtemp(join(tmpdir(), 'slow-train-bench-worker-'));
const figures: Record<string, object> = {};
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.once(signal, () => process.exit(code));

const bundle = await bundleWorker(folder);
const machine = `${cpus()[0]?.model ?? 'an unknown processor'}, ${cpus().length} cores, Node ${process.version}`;
const loadAverage = (): string =>
  loadavg()
    .map((one) => one.toFixed(1))
    .join(' ');
print(`# Benchmarks\n\n${new Date().toISOString().slice(0, 10)}, ${machine}. Load before: ${loadAverage()}.\n`);
for (const name of SECTIONS.filter((one) => command.sections.includes(one))) {
  console.error(`Measuring ${name} …`);
  try {
    const findings = await MEASURES[name](bundle, command.isLong);
    for (const [part, more] of Object.entries(findings.figures)) figures[part] = { ...figures[part], ...more };
    print(`${markdownOf(name, findings)}\n`);
  } catch (error) {
    process.exitCode = 1;
    console.error(`${name} could not be measured: ${error instanceof Error ? error.message : String(error)}`);
  }
}
print(`Load after: ${loadAverage()}.`);
const json = JSON.stringify(figures, null, 2);
if (command.json === '-') console.log(json);
else if (command.json !== null) await writeFile(command.json, `${json}\n`);
