/**
 * Prints how many steps this machine takes in a second of processor time: the yardstick for the processor time of the
 * tests (`npm test`). On our rules, and on boardgame.io if an earlier benchmark has installed it.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadLibrary, replayOnBoardgame } from './boardgame-io.ts';
import { replayAll, scripts } from './games.ts';

const MICROSECONDS = 700_000;

const games = scripts(1);
console.log(`${stepsASecond(() => replayAll(games))} steps of the rules`);
if (existsSync(join(import.meta.dirname, 'node_modules', 'boardgame.io'))) {
  const library = loadLibrary();
  console.log(`${stepsASecond(() => replayOnBoardgame(library, games))} steps on boardgame.io`);
}

function stepsASecond(run: () => number): number {
  run();
  const start = process.cpuUsage();
  let steps = 0;
  let taken = 0;
  while (taken < MICROSECONDS) {
    steps += run();
    const { user, system } = process.cpuUsage(start);
    taken = user + system;
  }
  return Math.round((steps / taken) * 1_000_000);
}
