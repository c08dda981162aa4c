/**
 * How much processor time `npm test` may take, in seconds of a machine that takes so many steps a second. With room: a
 * figure that is above its budget is printed, and somebody looks; no test fails by it, because the neighbours of a
 * machine decide too. Whoever needs more changes the figure here, with the reason in the commit.
 */
export const BUDGET: Readonly<Record<string, number>> = {
  Format: 2,
  Unused: 8,
  'Lint and types': 50,
  Page: 25,
  api: 150,
  architecture: 6,
  attack: 5,
  browser: 30,
  chaos: 14,
  clock: 5,
  deploy: 5,
  fairness: 8,
  local: 12,
  mailer: 5,
  pairing: 8,
  players: 15,
  protocol: 4,
  rating: 3,
  rules: 15,
  serve: 3,
  'supply-chain': 4,
  web: 60,
  words: 4,
  vitest: 30,
  PostgreSQL: 60,
  Chromium: 40,
  'other programs': 30,
};

/** Steps of the rules in a second of the machine for which these figures are (packages/rules/bench/yardstick.ts). */
export const STEPS_OF_BUDGET = 450_000;
