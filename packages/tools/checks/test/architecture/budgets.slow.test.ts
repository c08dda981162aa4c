import { REPOSITORY } from '@slow-train/local/paths';
import { expect, test } from 'vitest';
import { workingTree } from '../../src/architecture/house/checkout.ts';
import { countsOf } from '../../src/architecture/house/counts.ts';

/** The most of a figure of `npx slow-train house`, which lists what it counts; a decision says what a higher one buys. */
const BUDGETS = [
  { group: 'structure', name: 'knots of folders', most: 0 },
  { group: 'structure', name: 'imports against the floors', most: 0 },
  { group: 'structure', name: 'exported names in several files', most: 60 },
  { group: 'structure', name: 'files of at most 30 lines with one importer', most: 35 },
  { group: 'structure', name: 'file names both in game/ and in games/', most: 0 },
  { group: 'database', name: 'files with SQL outside stores', most: 0 },
  { group: 'styles', name: 'spaces', most: 8 },
  // Decision 068.
  { group: 'lines', name: 'styles', most: 13_600 },
] as const;

const counts = countsOf(workingTree(REPOSITORY));

test.each(BUDGETS)('the repository keeps to its budget of $group: $name, at most $most', ({ group, name, most }) => {
  const found = counts.filter((one) => one.group === group && one.name === name);
  expect(found).toHaveLength(1);
  expect(found[0]?.value).toBeLessThanOrEqual(most);
});
