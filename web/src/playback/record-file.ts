import { fieldsOf } from '@slow-train/rules';

/** One game in a file: its record, or that it is not JSON. The parser's message is left out, as it helps nobody. */
export type GameInFile =
  | { readonly line: number; readonly record: unknown }
  | { readonly line: number; readonly problem: 'not-json' };

/** The settings that a record states, to tell the games in a file apart. */
export interface RecordHead {
  readonly preset: string;
  readonly seats: number;
  readonly set: number;
  readonly rounds: number;
}

/** Returns the games in a text: one JSON document (or a list), or one per line; none if the text is empty. */
export function gamesIn(text: string): readonly GameInFile[] {
  const whole = read(text, 1);
  if ('record' in whole)
    return Array.isArray(whole.record)
      ? whole.record.map((record: unknown, index) => ({ line: index + 1, record }))
      : [whole];
  const lines = text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [read(line, index + 1)]));
  // If no line can be read, the text was meant as one document.
  return lines.length > 1 && lines.some((line) => 'record' in line) ? lines : lines.slice(0, 1).map(() => whole);
}

/** Returns the settings that a record states, as far as it does. */
export function headOf(record: unknown): RecordHead {
  const { rules, seats, set, rounds } = fieldsOf(record);
  return {
    preset: String(fieldsOf(rules)['preset'] ?? '?'),
    seats: Number(seats),
    set: Number(set),
    rounds: Array.isArray(rounds) ? rounds.length : 0,
  };
}

function read(text: string, line: number): GameInFile {
  try {
    const record: unknown = JSON.parse(text);
    return { line, record };
  } catch {
    return { line, problem: 'not-json' };
  }
}
