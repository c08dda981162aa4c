import { testDatabase, type TestDatabase } from '@slow-train/local/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measure, type SiteCost } from '../../bench/cost/measure.ts';

let database: TestDatabase;
let site: SiteCost;
beforeAll(async () => {
  database = await testDatabase();
  site = await measure({
    DATABASE_URL: database.url,
    NEON_ENDPOINT: database.endpoint,
    AUTH_SECRET: 'a secret for tests, long enough to be taken for one',
    APP_URL: 'http://127.0.0.1',
  });
});
afterAll(() => database.drop());

test('for a day in which nothing is due, only the safety net queries the database', () => {
  const { requests, safetyNet } = site.idleDay;
  expect(requests).toBe(safetyNet);
  expect(safetyNet).toBeLessThanOrEqual(4 * 8);
});

test('a turn and its notification stay within their round trips', () => {
  expect(site.turn.roundTrips).toBe(2);
  expect(site.notification.roundTrips).toBe(9);
});
