import { createHash } from 'node:crypto';
import type { Mutant } from './operators.ts';

/**
 * Returns as many mutants as asked, each on a line of its own, in the order of their files. The same seed chooses the
 * same ones as long as their lines stay as they are, also beside new ones.
 * @param passes whether a mutant may be chosen
 */
export function sampleOf(
  mutants: readonly Mutant[],
  seed: string,
  count: number,
  passes: (mutant: Mutant) => boolean,
): readonly Mutant[] {
  const drawn = mutants
    .map((mutant) => ({ mutant, lot: lotOf(seed, mutant) }))
    .toSorted((a, b) => (a.lot < b.lot ? -1 : 1));
  const lines = new Set<string>();
  const chosen: Mutant[] = [];
  for (const { mutant } of drawn) {
    if (chosen.length === count) break;
    const line = `${mutant.file}:${mutant.line}`;
    if (lines.has(line) || !passes(mutant)) continue;
    lines.add(line);
    chosen.push(mutant);
  }
  return chosen.toSorted((a, b) => (a.file === b.file ? a.start - b.start : a.file < b.file ? -1 : 1));
}

function lotOf(seed: string, { file, operator, change }: Mutant): string {
  return createHash('sha256').update(`${seed} ${file} ${operator} ${change}`).digest('hex');
}
