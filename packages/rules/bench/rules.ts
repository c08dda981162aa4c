/** `npm run bench -w packages/rules [-- --json]`: full steps per second, alone and on boardgame.io, in one run. */
import { parseArgs } from 'node:util';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { loadLibrary, replayOnBoardgame } from './boardgame-io.ts';
import { replayAll, scripts } from './games.ts';

const SECONDS = 3;
const TURNS = 3;
const SIDES = ['ours', 'boardgame.io'] as const;
type Side = (typeof SIDES)[number];

if (isMainThread) await compare();
else parentPort?.postMessage(measure(workerData === 'ours' ? 'ours' : 'boardgame.io'));

/** Alternates both sides so that noise affects them equally; the median of each counts. */
async function compare(): Promise<void> {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  loadLibrary();
  const steps: { readonly [S in Side]: number[] } = { ours: [], 'boardgame.io': [] };
  for (let turn = 0; turn < TURNS; turn++) for (const side of SIDES) steps[side].push(await measureApart(side));
  const [ours, theirs] = [middle(steps.ours), middle(steps['boardgame.io'])];
  if (values.json) {
    console.log(
      JSON.stringify({
        stepsPerSecond: Math.round(ours),
        boardgameIoStepsPerSecond: Math.round(theirs),
        ratio: ours / theirs,
      }),
    );
    return;
  }
  console.log(`play, legalActions and viewFor: ${Math.round(ours)} steps a second`);
  console.log(`the same rules on boardgame.io 0.50.2: ${Math.round(theirs)}; ratio ${(ours / theirs).toFixed(0)}`);
}

/** Measures in a separate thread, since boardgame.io passes proxies to our functions and slows them down for good. */
function measureApart(side: Side): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: side });
    worker.once('message', (steps: number) => resolve(steps));
    worker.once('error', reject);
  });
}

function measure(side: Side): number {
  const games = scripts(side === 'ours' ? 20 : 2);
  const library = loadLibrary();
  return stepsASecond(() => (side === 'ours' ? replayAll(games) : replayOnBoardgame(library, games)));
}

function stepsASecond(run: () => number): number {
  run();
  let steps = 0;
  const start = performance.now();
  while (performance.now() - start < SECONDS * 1000) steps += run();
  return (steps / (performance.now() - start)) * 1000;
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
