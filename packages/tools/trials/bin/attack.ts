import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArguments, runCommand } from '@slow-train/local/command';
import { ExpectedError } from '@slow-train/settings/expected-error';

// `npx slow-train attack`: attacks the real Worker on a database of its own, with more requests than `npm test` has time for,
// and measures how long the answers take. With a seed that `npm test` or an earlier run printed, it repeats those requests.

const REPOSITORY = fileURLToPath(new URL('../../../..', import.meta.url));

const USAGE = 'npx slow-train attack [--long | --requests NUMBER] [--seed NUMBER] [--route "GET /api/me"]';

await runCommand(async () => {
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
  const child = spawn(
    'vitest',
    // The report as it is, without vitest's headings.
    ['run', '--project', 'attack', '--disable-console-intercept', '--no-file-parallelism'],
    {
      cwd: REPOSITORY,
      stdio: 'inherit',
      env: {
        ...process.env,
        // Its files are slow ones.
        TEST_ALL: 'yes',
        ATTACK_REQUESTS: String(count),
        ATTACK_SEED: seed,
        ...(route !== undefined && { ATTACK_ROUTE: route }),
      },
    },
  );
  process.once('exit', () => child.kill('SIGTERM'));
  const [code] = await once(child, 'close');
  process.exitCode = typeof code === 'number' ? code : 1;
});
