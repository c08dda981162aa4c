import type { Mutant } from './operators.ts';

/** A mutant that nobody could notice. */
export interface Equivalent {
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
export function equivalenceOf({ file, change }: Mutant): string | null {
  return EQUIVALENT.find((one) => one.file === file && one.change === change)?.reason ?? null;
}
