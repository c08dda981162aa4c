import { neon } from '@neondatabase/serverless';
import { type TestWorker, testWorker } from '@slow-train/local/testing';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { OPERATOR, OPERATOR_TOKEN } from '../kit/operator.ts';
import { problemIn } from '../kit/play.ts';
import { useWorker } from '../kit/worker.ts';

const Health = z.object({ scheduler: z.object({ next: z.string().nullable() }) });
const healthOf = async (site: TestWorker) => Health.parse(await (await site.fetch('/api/health')).json());

const worker = useWorker({ RELEASE: '1.2.3+abcdef0' });

test('health names the release, even while the database is unreachable', async () => {
  const alone = await testWorker({ NEON_ENDPOINT: 'http://127.0.0.1:9/sql' });
  expect((await alone.fetch('/api/health')).status).toBe(200);
  expect((await alone.fetch('/api/ready')).status).toBe(503);
  await alone.stop();

  expect(await (await worker.fetch('/api/health')).json()).toMatchObject({
    status: 'ok',
    release: '1.2.3+abcdef0',
    scheduler: { lateness: 0, failures: 0 },
  });
});

test('the check for readiness makes a scheduler look that knows of nothing, such as that of a restored database', async () => {
  const next = async (): Promise<unknown> => (await healthOf(fresh)).scheduler.next;
  const fresh = await testWorker();
  expect(await next()).toBeNull();
  await fresh.fetch('/api/ready');
  expect(await next()).toEqual(expect.any(String));
  await fresh.stop();
});

test('health and metrics name the last good backup once the schedule has measured', async () => {
  const at = '2026-03-01T03:00:00.000Z';
  const fresh = await testWorker({ OPERATOR_TOKEN });
  const health = async (): Promise<unknown> => (await fresh.fetch('/api/health')).json();
  expect(await health()).toMatchObject({ backup: null });
  const sql = neon(fresh.database.url);
  await sql`insert into audit_log (id, at, operator, command, detail) values ('backup', ${at}, 'ops', 'backup', '{}')`;
  await fresh.scheduled();
  expect(await health()).toMatchObject({ backup: at });
  const metrics = await (await fresh.fetch('/api/metrics', { headers: OPERATOR })).text();
  expect(metrics).toContain(`slow_train_backup_timestamp_seconds ${Date.parse(at) / 1_000}\n`);
  await fresh.stop();
});

describe('ready', () => {
  test('the site is ready only while the database has every migration', async () => {
    const sql = neon(worker.database.url);
    expect((await worker.fetch('/api/ready')).status).toBe(200);

    await sql`delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`;
    const lacking = await problemIn(await worker.fetch('/api/ready'));
    expect(lacking).toMatchObject({
      status: 503,
      detail: expect.stringMatching(/up to \d{4}_\w+\. Run: npx slow-train migrate$/),
    });

    await sql`drop table drizzle.__drizzle_migrations`;
    expect((await problemIn(await worker.fetch('/api/ready'))).detail).toContain('npx slow-train migrate');
    // A Worker that is behind is still alive.
    expect((await worker.fetch('/api/health')).status).toBe(200);
  });

  test('the site is ready with a database that a later release has migrated further', async () => {
    const sql = neon(worker.database.url);
    await sql`create table if not exists drizzle.__drizzle_migrations (id serial, hash text, created_at bigint)`;
    await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9000000000000)`;
    expect((await worker.fetch('/api/ready')).status).toBe(200);
  });
});
