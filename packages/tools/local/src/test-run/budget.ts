/**
 * How much processor time `npm test` may take, in seconds of the machine that docs/tests.md describes. With room: a
 * figure that is above its budget is printed, and somebody looks; no test fails by it, because the neighbours of a
 * machine decide too. A change that needs more changes the figure here, with the reason in the commit.
 */
export const BUDGET: Readonly<Record<string, number>> = {
  Format: 2,
  Styles: 2,
  Unused: 8,
  'Lint and types': 48,
  Page: 18,
  api: 100,
  architecture: 10,
  attack: 4,
  browser: 7,
  chaos: 11,
  clock: 3,
  fairness: 3,
  local: 4,
  operate: 5,
  players: 16,
  protocol: 1,
  ranking: 4,
  rules: 9,
  serve: 3,
  settings: 2,
  'supply-chain': 1,
  web: 42,
  words: 1,
  vitest: 56,
  PostgreSQL: 50,
  Chromium: 26,
  workerd: 12,
  'other programs': 7,
};
