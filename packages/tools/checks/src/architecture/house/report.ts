import type { Count } from './counts.ts';

/** The figures of one state, under the name that was asked for. */
export interface Column {
  readonly title: string;
  readonly counts: readonly Count[];
}

/**
 * Returns the figures as lines of text, a column for each state; with two, the difference in a third.
 * @param lists whether the last column's examples follow
 */
export function houseReport(columns: readonly Column[], lists = false): string {
  const last = columns.at(-1);
  if (last === undefined) return '';
  const rows = last.counts.flatMap(({ group, name, value, examples }, index) => {
    const heading = group === last.counts[index - 1]?.group ? [] : ['', group];
    const values = columns.map(({ counts }) => counts.find((one) => one.group === group && one.name === name)?.value);
    const [before] = values;
    const cells = values.map((one) => one?.toLocaleString('en') ?? '–');
    if (columns.length === 2 && before !== undefined) cells.push(signed(value - before));
    const list = lists && examples !== undefined ? examples.map((one) => `      ${one}`) : [];
    return [...heading, line(name, cells), ...list];
  });
  const titles = [...columns.map(({ title }) => title), ...(columns.length === 2 ? ['change'] : [])];
  return [line('', titles), ...rows].join('\n');
}

const line = (name: string, cells: readonly string[]): string =>
  `  ${name.padEnd(46)}${cells.map((cell) => cell.padStart(12)).join('')}`.trimEnd();

const signed = (change: number): string =>
  change > 0 ? `+${change.toLocaleString('en')}` : change.toLocaleString('en');
