/**
 * How much processor time `npm test` may take, in seconds of the machine that docs/tests.md describes. With room: a
 * figure that is above its budget is printed, and somebody looks; no test fails by it, because the neighbours of a
 * machine decide too. A change that needs more changes the figure here, with the reason in the commit.
 */
export const BUDGET: Readonly<Record<string, number>> = {
  Format: 2,
  Unused: 6,
  'Lint and types': 42,
  Page: 11,
  api: 104,
  architecture: 6,
  attack: 4,
  browser: 20,
  chaos: 10,
  clock: 4,
  fairness: 4,
  local: 5,
  operate: 4,
  players: 8,
  protocol: 2,
  ranking: 5,
  rules: 9,
  serve: 3,
  settings: 3,
  'supply-chain': 4,
  web: 38,
  words: 2,
  vitest: 58,
  PostgreSQL: 80,
  Chromium: 36,
  workerd: 9,
  'other programs': 10,
};
