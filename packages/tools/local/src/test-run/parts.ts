import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { REPOSITORY } from '../machine/paths.ts';
import { sampledFiles, seededFiles } from './seeded-files.ts';

/** One program of a part. */
export type TestStep =
  | { readonly vitest: readonly string[]; readonly environment?: Readonly<Record<string, string>> }
  | { readonly run: readonly string[] };

/** A part of `npm run test:all`, besides `npm test` itself. */
export interface TestPart {
  readonly name: string;
  /** What it is about, in a few words. */
  readonly about: string;
  /** Seconds of processor time that it takes on CI’s machine; they decide what CI leaves out. */
  readonly cost: number;
  readonly steps: readonly TestStep[];
}

/** Only the tests that `npm test` leaves out. vitest takes this as a piece of the path. */
export const SLOW = '.slow.test.';
const ALL = { TEST_ALL: 'yes' };
/** In the order of `--project`: these have parts of their own. */
const OWN_PARTS = ['attack', 'browser', 'chaos', 'local', 'operate', 'serve'];

const of = (...projects: readonly string[]): string[] => projects.flatMap((name) => ['--project', name]);
const without = (...projects: readonly string[]): string[] => of(...projects.map((name) => `!${name}`));

const command = (...words: readonly string[]): TestStep => ({
  run: ['node', 'packages/tools/local/bin/slow-train.mjs', ...words],
});

/** The projects whose tests look at the clock, in the kit's time. */
const TIMED = of('api', 'clock', 'settings', 'web');
const moment = (name: string, about: string, now: string): TestPart => ({
  name,
  about: `the tests at ${about}`,
  cost: 460,
  steps: [{ vitest: TIMED, environment: { TEST_NOW: now } }],
});

/** Of the slow tests in browsers, by the names of their files: those that look at every page. */
const EVERY_PAGE = ['accessible', 'desktop-pages', 'large-text', 'longer-texts', 'steady-pages', 'touch-targets'];
/** Those with releases, or with browsers, that few people meet. */
const RELEASES = ['after-deploy', 'floor', 'other-browsers', 'static-files', 'text-browser'];
/** Those about the way of one person or several through the site. */
const WAYS = globSync(`*${SLOW}ts`, { cwd: join(REPOSITORY, 'web/e2e') })
  .map((file) => basename(file, `${SLOW}ts`))
  .filter((name) => !EVERY_PAGE.includes(name) && !RELEASES.includes(name));
const inBrowser = (names: readonly string[]): TestStep => ({
  vitest: [...of('browser'), ...names.map((name) => `e2e/${name}${SLOW}`)],
  environment: ALL,
});

const SEEDS = 20;
/** The first of the seeds; the usual one is 1. The scheduled run names other ones each time. */
const firstSeed = Number(process.env['FIRST_SEED'] ?? 2);

/** All parts, the more telling for their cost first. */
export const TEST_PARTS: readonly TestPart[] = [
  {
    name: 'slow',
    about: 'slow tests without a part of their own',
    cost: 400,
    steps: [{ vitest: [...without(...OWN_PARTS), SLOW], environment: ALL }],
  },
  {
    name: 'commands',
    about: 'npm start, serve, deploy and Docker’s commands, and their processes killed',
    cost: 370,
    steps: [{ vitest: [...of('local', 'operate', 'serve'), SLOW], environment: ALL }],
  },
  {
    name: 'chaos',
    about: 'a minute of faults',
    cost: 130,
    steps: [{ vitest: [...of('chaos'), SLOW], environment: ALL }],
  },
  {
    name: 'attack',
    about: 'hostile requests, and hostile texts on every page',
    cost: 290,
    steps: [{ vitest: [...of('attack'), SLOW], environment: ALL }],
  },
  {
    name: 'browser',
    about: 'slow tests in Chromium: one person’s way, or that of several, through the site',
    cost: 530,
    steps: [inBrowser(WAYS)],
  },
  {
    name: 'every-page',
    about: 'every page in Chromium: contrast, names, lengths, steadiness, sizes to touch',
    cost: 300,
    steps: [inBrowser(EVERY_PAGE)],
  },
  {
    name: 'releases',
    about: 'pages and data of earlier releases; Firefox, WebKit, browsers of text, and older ones',
    cost: 300,
    steps: [inBrowser(RELEASES)],
  },
  {
    name: 'types',
    about: 'the compiler itself, until we trust oxlint’s type check',
    cost: 100,
    steps: [{ run: ['turbo', 'run', 'types'] }, { run: ['tsc'] }],
  },
  {
    name: 'cases',
    about: 'all cases of the properties of which npm test tries a quarter',
    cost: 60,
    steps: [{ vitest: sampledFiles(), environment: ALL }],
  },
  {
    name: 'workerd',
    about: 'the API on the real runtime',
    cost: 640,
    steps: [{ vitest: of('api'), environment: { SITE: 'workerd' } }],
  },
  {
    name: 'shuffled',
    about: 'the usual tests, their files in random order',
    cost: 660,
    steps: [{ vitest: without('browser'), environment: { TEST_SHUFFLE: String(firstSeed) } }],
  },
  moment('clock-change', 'the night of a clock change', '2026-10-25T00:59:30Z'),
  moment('leap-day', 'a leap day', '2028-02-29T12:00:00Z'),
  moment('year-end', 'the last minute of a year', '2026-12-31T23:59:30Z'),
  moment('month-end', 'the last minute of a month', '2027-01-31T23:59:30Z'),
  {
    name: 'pictures',
    about: 'every page twice, pixel by pixel',
    cost: 600,
    steps: [command('pictures')],
  },
  {
    name: 'seeds',
    about: `games and properties from ${SEEDS} seeds`,
    cost: 4_000,
    steps: Array.from({ length: SEEDS }, (_, nth) => ({
      vitest: seededFiles(),
      environment: { TEST_SEED: String(firstSeed + nth) },
    })),
  },
  {
    name: 'chaos-long',
    about: '10,000 actions and 50 faults',
    cost: 1_800,
    steps: [command('chaos', '--long', '--seed', String(firstSeed))],
  },
  {
    name: 'year',
    about: 'a simulated year of 200 people',
    cost: 1_800,
    steps: [command('simulate', '--seed', String(firstSeed))],
  },
  {
    name: 'attack-long',
    about: '20,000 generated requests',
    cost: 1_800,
    steps: [command('attack', '--requests', '20000', '--seed', String(firstSeed))],
  },
];

/** How many of two cores a part keeps busy: it waits for servers and browsers, and ends with its longest file. */
const BUSY_CORES = 1.8;

/**
 * Returns the parts that fit into a time, in their order, by their recorded cost: the same ones on every machine.
 * @param minutes of two cores
 */
export function fitting(parts: readonly TestPart[], minutes: number): TestPart[] {
  let left = minutes * 60 * BUSY_CORES;
  return parts.filter(({ cost }) => {
    if (cost > left) return false;
    left -= cost;
    return true;
  });
}
