import { randomInt } from 'node:crypto';
import { parseArguments, runTests } from '@slow-train/local/command';
import { ExpectedError } from '@slow-train/settings/expected-error';

// `npx slow-train attack`: attacks the real Worker on a database of its own, with more requests than `npm test` has time
// for, and measures how long the answers take. With a seed that `npm test` or an earlier run printed, it repeats those
// requests.

const USAGE = 'npx slow-train attack [--long | --requests NUMBER] [--seed NUMBER] [--route "GET /api/me"]';

await runTests(() => {
  const { long, seed, requests, route } = parseArguments(
    {
      options: {
        long: { type: 'boolean', default: false },
        seed: { type: 'string', default: String(randomInt(2 ** 31)) },
        requests: { type: 'string' },
        route: { type: 'string' },
      },
    },
    USAGE,
  ).values;
  const count = Number(requests ?? (long ? 100_000 : 10_000));
  if (!Number.isInteger(count) || count < 1 || !Number.isInteger(Number(seed)))
    throw new ExpectedError(`--requests and --seed take whole numbers.\nUsage: ${USAGE}`);
  return {
    // The report as it is, without vitest's headings.
    args: ['--project', 'attack', '--disable-console-intercept', '--no-file-parallelism'],
    environment: {
      // Its files are slow ones.
      TEST_ALL: 'yes',
      ATTACK_REQUESTS: String(count),
      ATTACK_SEED: seed,
      ...(route !== undefined && { ATTACK_ROUTE: route }),
    },
  };
});
