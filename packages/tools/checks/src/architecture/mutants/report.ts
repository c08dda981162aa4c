import type { MutantVerdict } from './run.ts';
import type { Mutant } from './operators.ts';

/** A mutant that nobody could notice. */
interface Equivalent {
  readonly file: string;
  /** As the mutant's own `change`. */
  readonly change: string;
  readonly reason: string;
}

/** Each is run all the same, and must not be noticed. */
export const EQUIVALENT: readonly Equivalent[] = [
  {
    file: 'web/src/board/state/status.ts',
    change: 'if (seat === null) return [false → true];',
    reason: 'Asked for the player on turn only, who has a seat: the check is for the compiler.',
  },
];

/** Returns why nobody could notice a mutant; null if somebody could. */
function equivalenceOf({ file, change }: Mutant): string | null {
  return EQUIVALENT.find((one) => one.file === file && one.change === change)?.reason ?? null;
}

/** The share of mutants to be noticed in each folder. */
const GOAL = 0.9;

export interface Judged {
  readonly path: string;
  readonly verdicts: readonly MutantVerdict[];
  readonly milliseconds: number;
}

/** Returns a line about one mutant. */
export function lineOf({ mutant, noticed, isReached, milliseconds }: MutantVerdict): string {
  const reason = equivalenceOf(mutant);
  const fate = reason === null ? (noticed === null ? 'SURVIVED' : 'noticed') : noticed === null ? 'equal' : 'NOT EQUAL';
  const how = noticed ?? reason ?? (isReached ? 'no test fails' : 'no test runs it');
  const seconds = (milliseconds / 1_000).toFixed(1).padStart(6);
  return `${fate.padEnd(9)} ${seconds} s  ${mutant.file}:${mutant.line}  ${mutant.operator}: ${mutant.change}\n${' '.repeat(21)}${how}`;
}

/** Returns a table of folders with what became of their mutants, and whether as many were noticed as should be. */
export function mutantReport(folders: readonly Judged[]): { readonly text: string; readonly isGood: boolean } {
  const counts = folders.map(({ path, verdicts, milliseconds }) => ({ path, milliseconds, ...countsOf(verdicts) }));
  const all = {
    path: 'all',
    milliseconds: sum(counts.map((one) => one.milliseconds)),
    ...countsOf(folders.flatMap((one) => one.verdicts)),
  };
  const survivors = folders
    .flatMap(({ verdicts }) => verdicts)
    .filter(({ mutant, noticed }) => (noticed === null) === (equivalenceOf(mutant) === null));
  const lines = [
    ...(survivors.length > 0 ? ['', 'To look at:', ...survivors.map(lineOf)] : []),
    '',
    row('', ['mutants', 'equal', 'noticed', 'no end', 'share', 'minutes']),
    ...[...counts, all].map(({ path, milliseconds, mutants, equal, noticed, endless, share }) =>
      row(path, [
        mutants,
        equal,
        noticed,
        endless,
        `${(share * 100).toFixed(0)} %`,
        (milliseconds / 60_000).toFixed(1),
      ]),
    ),
  ];
  const isGood = counts.every(({ share, isWrong }) => share >= GOAL && !isWrong);
  return { text: lines.join('\n'), isGood };
}

function countsOf(verdicts: readonly MutantVerdict[]) {
  const [equal, others] = [true, false].map((isEqual) =>
    verdicts.filter(({ mutant }) => (equivalenceOf(mutant) !== null) === isEqual),
  );
  const noticed = (others ?? []).filter((one) => one.noticed !== null);
  return {
    mutants: verdicts.length,
    equal: equal?.length ?? 0,
    noticed: noticed.length,
    endless: noticed.filter((one) => one.noticed === 'it never ends').length,
    share: others?.length ? noticed.length / others.length : 1,
    isWrong: equal?.some((one) => one.noticed !== null) ?? false,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function row(first: string, cells: readonly (string | number)[]): string {
  return first.padEnd(24) + cells.map((cell) => String(cell).padStart(9)).join('');
}
