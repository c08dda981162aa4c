/** `npm run bench -w packages/players`: milliseconds of the longest-train search on random hands. */
import { parseArgs } from 'node:util';
import { tilesOf } from '@slow-train/rules';
import { Chance } from '@slow-train/rules/kit';
import { longestTrain } from '../src/index.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const HANDS = 1_000;
const chance = new Chance(1);

const rows = ([12, 18] as const).flatMap((set) =>
  [11, 15, 20, 25, 30].map((tiles) => {
    const hands = Array.from({ length: HANDS }, () => chance.shuffle(tilesOf(set)).slice(0, tiles));
    let proved = 0;
    const times = hands.map((hand) => {
      const before = performance.now();
      const { isProved } = longestTrain(hand, set);
      if (isProved) proved++;
      return performance.now() - before;
    });
    const sorted = times.toSorted((a, b) => a - b);
    const quantile = (share: number): number => sorted[Math.min(HANDS - 1, Math.floor(share * HANDS))] ?? 0;
    return { set, tiles, median: quantile(0.5), p99: quantile(0.99), max: quantile(1), proved: proved / HANDS };
  }),
);

if (values.json) console.log(JSON.stringify(rows));
else {
  for (const { set, tiles, median, p99, max, proved } of rows) {
    console.log(
      `double-${set}, ${tiles} tiles: median ${median.toFixed(3)} ms, p99 ${p99.toFixed(2)}, max ${max.toFixed(2)}, proved ${100 * proved} %`,
    );
  }
}
