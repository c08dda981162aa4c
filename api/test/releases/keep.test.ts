import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gamesToKeep } from '../kit/games-to-keep.ts';
import { useWorker } from '../kit/worker.ts';

const folder = process.env['KEEP_RELEASE'];
const worker = useWorker();

test.runIf(folder)('games of this release are kept', async () => {
  const games = await gamesToKeep(worker);
  expect(games.length).toBeGreaterThan(20);
  await writeFile(join(folder ?? '', 'games.jsonl'), games.map((game) => `${JSON.stringify(game)}\n`).join(''));
});
