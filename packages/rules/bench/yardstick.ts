/**
 * Prints how many steps this machine takes in a second of processor time: the yardstick for the processor time of the
 * tests (`npm test`). On our rules, and on boardgame.io if an earlier benchmark has installed it. The first second
 * only warms up: until the compiler is done, a figure says little, and twice as much in one run as in the next.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadLibrary, replayOnBoardgame } from './boardgame-io.ts';
import { replayAll, scripts } from './games.ts';

/** In microseconds of processor time. */
const [WARM_UP, WINDOW] = [1_000_000, 400_000];
const WINDOWS = 5;

const games = scripts(1);
console.log(`${stepsASecond(() => replayAll(games))} steps of the rules`);
if (existsSync(join(import.meta.dirname, 'node_modules', 'boardgame.io'))) {
  const library = loadLibrary();
  console.log(`${stepsASecond(() => replayOnBoardgame(library, games))} steps on boardgame.io`);
}

/** Returns the median of the windows: a neighbour who empties the caches spoils one of them. */
function stepsASecond(run: () => number): number {
  measured(run, WARM_UP);
  const speeds = Array.from({ length: WINDOWS }, () => measured(run, WINDOW)).toSorted((one, other) => one - other);
  return Math.round(speeds[(WINDOWS - 1) / 2] ?? 0);
}

/** Returns the steps in a second, measured for some microseconds. */
function measured(run: () => number, microseconds: number): number {
  const start = process.cpuUsage();
  let steps = 0;
  let taken = 0;
  while (taken < microseconds) {
    steps += run();
    const { user, system } = process.cpuUsage(start);
    taken = user + system;
  }
  return (steps / taken) * 1_000_000;
}
