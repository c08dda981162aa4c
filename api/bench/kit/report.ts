import type { Spread } from './statistics.ts';

/** A table of a report; the first column names the row. */
interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What a reader has to know about it. */
  readonly note?: string;
}

/** A figure that was agreed on. */
export interface Target {
  readonly name: string;
  readonly value: number;
  readonly unit: '' | 'ms' | 'bytes' | 'times';
  readonly bound: { readonly atMost: number } | { readonly atLeast: number };
}

/** What one section found. */
export interface Findings {
  /** For programs, by the name of a section, usually its own; see docs/benchmarks.md. */
  readonly figures: Readonly<Record<string, object>>;
  readonly tables: readonly Table[];
  readonly targets: readonly Target[];
}

/** Returns whether a target is met; a figure that could not be measured does not meet it. */
export const isMet = ({ value, bound }: Target): boolean =>
  'atMost' in bound ? value <= bound.atMost : value >= bound.atLeast;

/** Returns a number with three significant digits, and thousands in groups. */
export const format = (value: number): string =>
  Number.isFinite(value)
    ? value.toLocaleString('en', { maximumSignificantDigits: Math.abs(value) < 1_000 ? 3 : 4 })
    : '–';

/** Returns the median and, if there were several rounds, the range. */
export const formatSpread = ({ median, least, most }: Spread): string =>
  least === most || Number.isNaN(least) ? format(median) : `${format(median)} (${format(least)}–${format(most)})`;

/** Returns the findings of a section as Markdown. */
export function markdownOf(name: string, { tables, targets }: Findings): string {
  const blocks = [`## ${name}`, ...tables.flatMap(blocksOf)];
  if (targets.length > 0) blocks.push(tableOf(['target', 'bound', 'measured', ''], targets.map(rowOf)));
  return blocks.join('\n\n');
}

const blocksOf = ({ title, columns, rows, note }: Table): readonly string[] => [
  `**${title}**`,
  tableOf(columns, rows),
  ...(note === undefined ? [] : [note]),
];

const tableOf = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, columns.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

function rowOf(target: Target): readonly string[] {
  const { name, value, unit, bound } = target;
  const text = 'atMost' in bound ? `at most ${format(bound.atMost)}` : `at least ${format(bound.atLeast)}`;
  return [name, `${text} ${unit}`.trim(), `${format(value)} ${unit}`.trim(), isMet(target) ? 'met' : '**missed**'];
}
