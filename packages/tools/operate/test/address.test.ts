import { expect, test } from 'vitest';
import { databaseAddress } from '@slow-train/database';

const NEON = 'ep-cool-leaf-123456.eu-central-1.aws.neon.tech';

test.each([
  [
    `postgres://me:pass@ep-cool-leaf-123456-pooler.eu-central-1.aws.neon.tech/slow_train`,
    `postgres://me:pass@${NEON}/slow_train`,
  ],
  [
    `postgresql://me:p%40ss@${NEON}/slow_train?sslmode=require`,
    `postgresql://me:p%40ss@${NEON}/slow_train?sslmode=verify-full`,
  ],
  ['postgres://me@db-pooler.example.org:6432/x', 'postgres://me@db-pooler.example.org:6432/x'],
  ['postgres://127.0.0.1:5432/x?sslmode=require', 'postgres://127.0.0.1:5432/x?sslmode=require'],
])('the direct address of %s is found', (given, direct) => {
  expect(databaseAddress(given).url).toBe(direct);
});

test('the change of an address says that it replaces a pooled host, without the password', () => {
  const { change, where } = databaseAddress(
    `postgres://me:pass-word@ep-cool-leaf-123456-pooler.eu-central-1.aws.neon.tech/slow_train`,
  );
  expect(change).toBe(`DATABASE_URL names a pooled host. Using the direct one instead: ${NEON}`);
  expect(where).toBe(`slow_train at ${NEON}`);
  expect(databaseAddress(`postgres://me:pass-word@${NEON}/slow_train`).change).toBeNull();
});

test.each(['mysql://localhost/x', 'localhost', ''])('the address %s is refused', (text) => {
  expect(() => databaseAddress(text)).toThrow('DATABASE_URL is not a postgres:// address.');
});
