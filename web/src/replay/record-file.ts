import { fieldsOf } from '@slow-train/rules';

/** One game in a file: its record as it was read, or that it could not be. What the parser says of it helps nobody. */
export type Found =
  | { readonly line: number; readonly record: unknown }
  | { readonly line: number; readonly problem: 'no JSON' };

/** What a record says of itself, to tell the games of a file apart. */
export interface Head {
  readonly preset: string;
  readonly seats: number;
  readonly set: number;
  readonly rounds: number;
}

/** The games in a text: one JSON (or a list of them), or one on each line. Empty where the text is. */
export function gamesIn(text: string): readonly Found[] {
  const whole = read(text, 1);
  if ('record' in whole)
    return Array.isArray(whole.record)
      ? whole.record.map((record: unknown, index) => ({ line: index + 1, record }))
      : [whole];
  const lines = text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [read(line, index + 1)]));
  // Where not one line stands for itself it was meant to be one JSON over all of them.
  return lines.length > 1 && lines.some((line) => 'record' in line) ? lines : lines.slice(0, 1).map(() => whole);
}

/** What the record says of itself, as far as it does. */
export function headOf(record: unknown): Head {
  const { rules, seats, set, rounds } = fieldsOf(record);
  return {
    preset: String(fieldsOf(rules)['preset'] ?? '?'),
    seats: Number(seats),
    set: Number(set),
    rounds: Array.isArray(rounds) ? rounds.length : 0,
  };
}

function read(text: string, line: number): Found {
  try {
    const record: unknown = JSON.parse(text);
    return { line, record };
  } catch {
    return { line, problem: 'no JSON' };
  }
}
