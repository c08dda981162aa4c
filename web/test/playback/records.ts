import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '@slow-train/rules';

/** Returns the text of a file of recorded games from packages/rules. */
export function recordText(name: string): string {
  return readFileSync(join(import.meta.dirname, '../../../packages/rules/test/records', `${name}.jsonl`), 'utf8');
}

/** Returns the games in a file of recorded games. */
function recordsOf(name: string): readonly GameRecord[] {
  return recordText(name)
    .trim()
    .split('\n')
    .map((line): GameRecord => JSON.parse(line));
}

/** Returns the first game in a file of recorded games. */
export function recordOf(name: string): GameRecord {
  const [record] = recordsOf(name);
  if (record === undefined) throw new Error(`no game in ${name}`);
  return record;
}

/** Returns the record with another action at this place; round and action count from 1. */
export function broken(record: GameRecord, round: number, action: number, text: string): GameRecord {
  const rounds = record.rounds.map((one, r) =>
    r === round - 1
      ? { ...one, actions: one.actions.map((act, a) => (a === action - 1 ? { seat: act.seat, do: text } : act)) }
      : one,
  );
  return { ...record, rounds };
}
