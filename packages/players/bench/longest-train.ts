/**
 * `npm run bench -w packages/players`: milliseconds of the longest-train search on random hands, both as in a building
 * phase, where a train may end in any double (`any`), and with every double to be covered (`covered`).
 */
import { parseArgs } from 'node:util';
import { tilesOf, type Tile, type TileSet } from '@slow-train/rules';
import { Chance } from '@slow-train/rules/kit';
import { longestTrain, type MayEndIn } from '../src/index.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const HANDS = 1_000;
/** Runs per hand; the fastest counts, to exclude other load on the machine. */
const RUNS = 3;
const SETS = [12, 18] as const;
const SIZES = [11, 15, 20, 25, 30];
const RULES: { readonly [doubles in 'any' | 'covered']: MayEndIn } = { any: () => true, covered: () => false };
const chance = new Chance(1);

interface Row {
  readonly set: TileSet;
  readonly tiles: number;
  readonly doubles: string;
  readonly median: number;
  readonly p99: number;
  readonly max: number;
  readonly proved: number;
}

const deal = (set: TileSet, tiles: number): Tile[][] =>
  Array.from({ length: HANDS }, () => chance.shuffle(tilesOf(set)).slice(0, tiles));

function measure(set: TileSet, tiles: number, doubles: string, mayEndIn: MayEndIn): Row {
  let proved = 0;
  const times = deal(set, tiles).map((hand) => {
    if (longestTrain(hand, set, { mayEndIn }).isProved) proved++;
    const runs = Array.from({ length: RUNS }, () => {
      const before = performance.now();
      longestTrain(hand, set, { mayEndIn });
      return performance.now() - before;
    });
    return Math.min(...runs);
  });
  const sorted = times.toSorted((a, b) => a - b);
  const quantile = (share: number): number => sorted[Math.min(HANDS - 1, Math.floor(share * HANDS))] ?? 0;
  return { set, tiles, doubles, median: quantile(0.5), p99: quantile(0.99), max: quantile(1), proved: proved / HANDS };
}

// Warms up: measures the search, not its compilation.
for (const hand of deal(12, 15)) longestTrain(hand, 12, { mayEndIn: RULES.covered });

const rows = SETS.flatMap((set) =>
  SIZES.flatMap((tiles) => Object.entries(RULES).map(([doubles, mayEndIn]) => measure(set, tiles, doubles, mayEndIn))),
);

if (values.json) console.log(JSON.stringify(rows));
else {
  for (const { set, tiles, doubles, median, p99, max, proved } of rows) {
    console.log(
      `double-${set}, ${tiles} tiles, doubles ${doubles}: median ${median.toFixed(3)} ms, p99 ${p99.toFixed(2)}, max ${max.toFixed(2)}, proved ${100 * proved} %`,
    );
  }
}
