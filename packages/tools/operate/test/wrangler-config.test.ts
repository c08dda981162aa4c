import { expect, test } from 'vitest';
import { configOf, workerName } from '../src/deploy/worker-config.ts';

/** What may differ: the Worker's name, and the numbers of rate limits, whose counts an account shares. */
const OWN = new Set([
  'name',
  'topLevelName',
  'targetEnvironment',
  'definedEnvironments',
  'configPath',
  'userConfigPath',
]);

function comparable(environment: 'production' | 'staging') {
  const config = configOf(environment);
  const entries = Object.entries(config).filter(([key]) => !OWN.has(key));
  const ratelimits = config.ratelimits.map(({ name, simple }) => ({ name, simple }));
  return { ...Object.fromEntries<unknown>(entries), ratelimits };
}

// A key that an environment does not inherit is easily forgotten there.
test('staging is configured like production, with every binding', () => {
  expect(comparable('staging')).toEqual(comparable('production'));
  expect(workerName('staging')).toBe('slow-train-staging');
});

test('no two rate limits share a number', () => {
  const numbers = [...configOf('production').ratelimits, ...configOf('staging').ratelimits].map(
    ({ namespace_id }) => namespace_id,
  );
  expect(numbers).toHaveLength(10);
  expect(new Set(numbers).size).toBe(10);
});

/** Requests a minute of a player whose page polls at its fastest, every two seconds, and who also acts and reloads. */
const BUSY = 120;

test('wider networks have more room, and a household of 16 players never notices', () => {
  const { ratelimits } = configOf('production');
  const most = (name: string) => {
    const { limit, period } = ratelimits.find((one) => one.name === name)?.simple ?? { limit: 0, period: 0 };
    expect(period).toBe(60);
    return limit;
  };
  expect(most('SESSION_RATE')).toBeGreaterThanOrEqual(2 * BUSY);
  // Each opens the page and becomes a guest within the same minute.
  expect(most('ADDRESS_RATE')).toBeGreaterThanOrEqual(16 * 6);
  expect(most('NETWORK_RATE')).toBeGreaterThanOrEqual(16 * BUSY);
  expect(most('NETWORK_56_RATE')).toBe(2 * most('NETWORK_RATE'));
  expect(most('NETWORK_48_RATE')).toBe(2 * most('NETWORK_56_RATE'));
});

test('the Worker is near its database, logs what it does, and is not deployed without its secrets', () => {
  expect(configOf('production')).toMatchObject({
    placement: { mode: 'smart' },
    observability: { enabled: true },
    secrets: { required: ['DATABASE_URL', 'AUTH_SECRET', 'APP_URL'] },
    build: { command: expect.stringContaining('npm run -s build -w web') },
  });
});
