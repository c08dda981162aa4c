import { parseArgs } from 'node:util';

/** In the order in which they run. */
export const SECTIONS = [
  'durable',
  'cpu',
  'levels',
  'bytes',
  'storage',
  'growth',
  'idle',
  'watchers',
  'lobby',
  'sizes',
] as const;
export type SectionName = (typeof SECTIONS)[number];

export interface Command {
  readonly sections: readonly SectionName[];
  /** Where to write JSON: a path, `-` for the console, or null for nowhere. */
  readonly json: string | null;
  /** Whether to measure what takes long, too. */
  readonly isLong: boolean;
}

export const USAGE = `npx slow-train bench [${SECTIONS.join('] [')}] [--json [FILE|-]] [--long]`;

/** Returns what to measure: everything unless sections are named; null if the arguments make no sense. */
export function readCommand(args: readonly string[]): Command | null {
  try {
    const at = args.indexOf('--json');
    const next = at < 0 ? undefined : args[at + 1];
    // Its value may be left out.
    const file = next === undefined || isSection(next) || next.startsWith('--') ? [] : [next];
    const rest = at < 0 ? [...args] : args.toSpliced(at, 1 + file.length);
    const options = { long: { type: 'boolean', default: false }, json: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: rest, options, allowPositionals: true });
    if (!positionals.every(isSection)) return null;
    const json = at < 0 ? (values.json ?? null) : (file[0] ?? '-');
    return { sections: positionals.length === 0 ? SECTIONS : positionals, json, isLong: values.long };
  } catch {
    return null;
  }
}

const isSection = (name: string): name is SectionName => SECTIONS.some((one) => one === name);
