import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '@slow-train/rules';

/** The text of one of the recorded games of the rules. */
export function recordText(name: string): string {
  return readFileSync(join(import.meta.dirname, '../../../packages/rules/test/records', `${name}.jsonl`), 'utf8');
}

/** The games of such a file. */
function recordsOf(name: string): readonly GameRecord[] {
  return recordText(name)
    .trim()
    .split('\n')
    .map((line): GameRecord => JSON.parse(line));
}

/** The first of them. */
export function recordOf(name: string): GameRecord {
  const [record] = recordsOf(name);
  if (record === undefined) throw new Error(`no game in ${name}`);
  return record;
}

/** The same record with another action at that place, both counted from 1. */
export function broken(record: GameRecord, round: number, action: number, text: string): GameRecord {
  const rounds = record.rounds.map((one, r) =>
    r === round - 1
      ? { ...one, actions: one.actions.map((act, a) => (a === action - 1 ? { seat: act.seat, do: text } : act)) }
      : one,
  );
  return { ...record, rounds };
}
