import { VIOLATIONS } from '../checker/violation.ts';
import { DAY, plannedName } from './plan.ts';
import type { SimulationResult } from './simulate.ts';

/** Pieces of evidence shown for each kind of violation. */
const SHOWN = 3;
const LONGEST_EVIDENCE = 1_500;

/** Returns the figures of a simulation, and its violations with their evidence. */
export function summaryOf(result: SimulationResult): string {
  const { plan, violations, requests, queries, ended, digest, lines, deeds, figures, outcomes } = result;
  const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);
  const told = sum(figures.told.map(({ sent }) => sent));
  const games = sum(figures.games.map(({ lobby, playing, finished }) => lobby + playing + finished));
  return [
    `seed ${plan.seed}: ${(ended / DAY).toFixed(0)} days, ${plan.people.length} people, ${plan.faults.length} faults`,
    `${deeds.length} deeds, ${requests} requests, ${queries} round trips to the database, ${games} games, ${told} messages`,
    ...[...Map.groupBy(outcomes, ([outcome]) => outcome.split(' ', 1)[0] ?? '')]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([operation, found]) => `  ${operation.padEnd(12)} ${becameOf(operation, found)}`),
    `${lines} lines of history: ${digest}`,
    `${violations.length} violations`,
    ...[...Map.groupBy(violations, ({ kind }) => kind)].flatMap(([kind, found]) => [
      '',
      `${kind}, ${found.length} times: ${VIOLATIONS[kind]}`,
      ...found
        .slice(0, SHOWN)
        .map(({ subject, evidence }) => `  ${subject}: ${JSON.stringify(evidence).slice(0, LONGEST_EVIDENCE)}`),
    ]),
  ].join('\n');
}

/** Returns the rest of a shortened plan, one step a line. */
export function stepsOf({ plan, deeds }: SimulationResult): string {
  const time = (at: number): string => new Date(plan.begin + at).toISOString().slice(0, 19);
  const steps = [
    ...plan.faults.flatMap(({ name, fault, from, until }) => [
      { at: from, line: `${name} begins: ${plannedName(fault)}` },
      { at: until, line: `${name} ends` },
    ]),
    ...deeds.map(({ at, name, what }) => ({ at, line: `${name}  ${what}` })),
  ];
  return steps
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, line }) => `  ${time(at)}  ${line}`)
    .join('\n');
}

/** Returns the outcomes of one operation, the most frequent first. */
function becameOf(operation: string, found: readonly (readonly [string, number])[]): string {
  return found
    .toSorted(([, a], [, b]) => b - a)
    .map(([outcome, many]) => `${many} ${outcome.slice(operation.length + 1)}`)
    .join(', ');
}
