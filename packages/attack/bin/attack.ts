import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

// `npm run attack`: attacks the real Worker on a database of its own, with more requests than `npm test` has time for,
// and measures how long the answers take. With a seed that `npm test` or an earlier run printed, it repeats those requests.

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));

const { values } = parseArgs({
  options: {
    long: { type: 'boolean', default: false },
    seed: { type: 'string' },
    requests: { type: 'string' },
    route: { type: 'string' },
  },
});
const requests = Number(values.requests ?? (values.long ? 100_000 : 10_000));
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
if (!Number.isInteger(requests) || requests < 1 || !Number.isInteger(seed)) {
  console.error('Usage: npm run attack -- [--long | --requests <number>] [--seed <number>] [--route "GET /api/me"]');
  process.exit(1);
}

const child = spawn(
  'vitest',
  // The report as it is, without vitest's headings.
  ['run', '--project', 'attack', '--disable-console-intercept', '--no-file-parallelism'],
  {
    cwd: REPOSITORY,
    stdio: 'inherit',
    env: {
      ...process.env,
      ATTACK_REQUESTS: String(requests),
      ATTACK_SEED: String(seed),
      ...(values.route !== undefined && { ATTACK_ROUTE: values.route }),
    },
  },
);
for (const signal of ['SIGUSR2', 'SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill('SIGTERM'));
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
