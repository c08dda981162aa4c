import { prose } from '@slow-train/protocol/prose';
import journal from '@slow-train/migrations/journal' with { type: 'json' };
import * as z from 'zod';
import { NOT_KEPT } from '../http/headers.ts';
import { inEnglish, ProblemError } from '../http/problem.ts';
import { newRouter } from '../http/router.ts';
import { checkPushKeys } from '@slow-train/settings/push-keys';
import { newestMigration, type Database } from '../platform/database.ts';
import { BACKUP_METRIC } from '../platform/metrics.ts';
import { defineRoute, json } from '../session/define-route.ts';

/** The newest migration when this Worker was built. It needs all up to that one. */
const NEWEST = journal.entries.at(-1);

const health = defineRoute({
  method: 'get',
  path: '/api/health',
  summary: prose(
    'Says that the Worker runs, which release it is, and how late the scheduler is; a monitor may ask at any rate, because the database sleeps on',
  ),
  callers: 'anybody',
  answers: {
    200: json(
      'The Worker runs and its settings are valid',
      z.object({
        status: z.literal('ok'),
        release: z.string().describe(prose('The version and the commit, or "unreleased"')),
        scheduler: z.object({
          lateness: z
            .int()
            .describe(prose('The milliseconds by which a run is overdue; above 300000 something is wrong')),
          failures: z.int().describe(prose('The number of failed runs in a row')),
          next: z.iso
            .datetime()
            .nullable()
            .describe(prose('The time when the database is next asked for due work; null for never')),
        }),
        backup: z.iso
          .datetime()
          .nullable()
          .describe(prose('The time of the last good backup, as of the last measurement; null if none is known')),
      }),
    ),
  },
});

const ready = defineRoute({
  method: 'get',
  path: '/api/ready',
  summary: prose(
    'Asks the database whether it answers and has the migrations that this Worker needs, and makes the scheduler look for due work',
  ),
  callers: 'anybody',
  answers: { 200: json('Requests can be answered', z.object({ status: z.literal('ok') })) },
});

/** For monitors and deployments. */
export const healthRoutes = newRouter()
  .openapi(health, async (c) => {
    const { settings, scheduler, metrics } = c.get('services');
    const { RELEASE: release = 'unreleased' } = settings;
    const [{ next, lateness, failures }, { gauges }] = await Promise.all([scheduler.status(), metrics.readings()]);
    const backup = gauges?.values[BACKUP_METRIC];
    const state = { lateness, failures, next: next === null ? null : new Date(next).toISOString() };
    const at = backup === undefined ? null : new Date(backup * 1_000).toISOString();
    return c.json({ status: 'ok', release, scheduler: state, backup: at } as const, 200, NOT_KEPT);
  })
  .openapi(ready, async (c) => {
    const { db, settings, scheduler, now } = c.get('services');
    await checkPushKeys(settings);
    await requireMigrations(db);
    // Every deployment asks: a new scheduler, or one whose database was restored, knows of nothing that is due.
    await scheduler.noLaterThan(now().getTime());
    return c.json({ status: 'ok' } as const, 200, NOT_KEPT);
  });

async function requireMigrations(db: Database): Promise<void> {
  if (NEWEST === undefined || (await newestMigration(db)) >= NEWEST.when) return;
  throw new ProblemError({
    problem: 'unavailable',
    detail: inEnglish(
      `The database lacks migrations that this release needs, up to ${NEWEST.tag}. Run: npx slow-train migrate`,
    ),
  });
}
