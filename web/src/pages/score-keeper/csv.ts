import type { Evening } from '@slow-train/protocol/evening';
import { scoreKeeperText } from '#text/sheet.ts';
import { standingsOf } from './standings.ts';

/** A cell that a spreadsheet would read as a formula (OWASP, CSV injection) begins with one of these. */
const FORMULA = /^[=+\-@\t\r]/;

/** Returns an evening as a table (RFC 4180): a line for each round, a column for each person, then the totals. */
export function csvOf(evening: Evening): string {
  const { rounds, totals } = standingsOf(evening);
  const { round, engine, out, total } = scoreKeeperText.csv;
  const lines = [
    [round, engine, ...evening.people, out],
    ...rounds.map(({ engine: pips, scores, counts }, index) => [
      String(index + 1),
      `${pips}-${pips}`,
      ...scores.map((score) => (score === null ? '' : String(score))),
      evening.people[counts.findIndex((count) => count?.isOut === true)] ?? '',
    ]),
    [total, '', ...totals.map(String), ''],
  ];
  return lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

function quoted(cell: string): string {
  const safe = FORMULA.test(cell) && Number.isNaN(Number(cell)) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
