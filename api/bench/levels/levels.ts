import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEVELS } from '@slow-train/players';
import { PRESET_NAMES } from '@slow-train/rules';
import { bundleWorker } from '../kit/bundle.ts';
import { KNOWS_CPU } from '../kit/processes.ts';
import { format, type Findings } from '../kit/report.ts';
import { startBare, writeConfig, type Bare } from '../kit/workerd.ts';

/** Rounds of each level and preset, after as many that do not count. */
const ROUNDS = 12;

/**
 * Measures the CPU of a computer's move in workerd, in ms on average: whole rounds of four of a level, thinking and rules,
 * nothing stored. Of single moves, the clock of a process says too little: `npx slow-train league` has their 99th percentile.
 */
export async function measureLevels(): Promise<Findings> {
  if (!KNOWS_CPU) throw new Error('CPU times need Linux.');
  const folder = await mkdtemp(join(tmpdir(), 'slow-train-levels-'));
  try {
    const bundle = await bundleWorker(folder, join(import.meta.dirname, 'worker.ts'));
    const bare = await startBare(await writeConfig(bundle.path, {}));
    try {
      const levels: Record<string, number[]> = {};
      for (const { name } of LEVELS) {
        const costs: number[] = [];
        for (const preset of PRESET_NAMES) costs.push(await costOfMove(bare, name, preset));
        levels[name] = costs;
      }
      const all = Object.values(levels).flat();
      return {
        figures: { levels },
        tables: [
          {
            title: 'CPU of a computer’s move, of four of its level at a table, in ms',
            columns: ['level', ...PRESET_NAMES],
            rows: Object.entries(levels).map(([level, costs]) => [level, ...costs.map(format)]),
          },
        ],
        targets: [
          { name: 'a computer’s move, the dearest', value: Math.max(...all), unit: 'ms', bound: { atMost: 1 } },
        ],
      };
    } finally {
      await bare.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function costOfMove(bare: Bare, level: string, preset: string): Promise<number> {
  const play = async (from: number): Promise<number> => {
    let moves = 0;
    for (let seed = from; seed < from + ROUNDS; seed++) {
      const answer = await fetch(`${bare.url}/?level=${level}&preset=${preset}&seed=${seed}`);
      const text = await answer.text();
      if (!answer.ok) throw new Error(text);
      moves += Number(text);
    }
    return moves;
  };
  await play(1);
  const before = await bare.cpuAtRest();
  const moves = await play(1 + ROUNDS);
  return ((await bare.cpuAtRest()) - before) / moves;
}
