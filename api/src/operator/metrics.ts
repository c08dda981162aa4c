import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { NOT_KEPT } from '../http/headers.ts';
import { newRouter } from '../http/router.ts';
import { MAIL_SHARES, type MailsLeft } from '../notifications/message-pace.ts';
import { SHARED_KINDS, type MessagesHeldBack } from '../notifications/message-shares.ts';
import type { NotificationServices } from '../notifications/channels/services.ts';
import { BACKUP_METRIC, series, type Counts, type Gauges } from '../platform/metrics.ts';
import type { SchedulerStatus } from '../platform/scheduler.ts';
import { defineRoute } from '../session/define-route.ts';

/** Prometheus' text format 0.0.4 (https://prometheus.io/docs/instrumenting/exposition_formats). */
const TYPE = 'text/plain; version=0.0.4; charset=utf-8';

interface Metric {
  readonly type: 'counter' | 'gauge';
  readonly help: string;
}

const counter = (help: string): Metric => ({ type: 'counter', help });
const gauge = (help: string): Metric => ({ type: 'gauge', help });

/** Every metric by name; docs/operating.md says what each is for. */
export const METRICS: Readonly<Record<string, Metric>> = {
  slow_train_requests_total: counter('Requests by area of the API, kind, and class of status.'),
  slow_train_saves_total: counter('Saves of a game; a conflict was computed again because another save came first.'),
  slow_train_sign_ins_total: counter('Sign-ins by method.'),
  slow_train_errors_total: counter('Errors in the log that answered no request.'),
  slow_train_outbox_due: gauge('Notifications that are due.'),
  slow_train_outbox_oldest_due_age_seconds: gauge('How long the oldest of them has been due.'),
  slow_train_outbox_undelivered: gauge('Notifications that were given up in the last 30 days.'),
  slow_train_mails_left: gauge('Mails of the day that each share has left; of mails to strangers, those of the hour.'),
  slow_train_mails_held_back: gauge('Mails of the day that wait because a person or a game has had their share.'),
  slow_train_messages_held_back: gauge(
    'Pushes and webhooks of the day that waited because somebody has had their share.',
  ),
  slow_train_games_playing: gauge('Games in play.'),
  [BACKUP_METRIC]: gauge('When the last good backup was taken.'),
  slow_train_measured_timestamp_seconds: gauge('When the gauges of outbox, games and backup were measured.'),
  slow_train_scheduler_lateness_seconds: gauge('By how much a due run is overdue.'),
  slow_train_scheduler_failures: gauge('Failed runs in a row.'),
  slow_train_scheduler_last_seen_timestamp_seconds: gauge('When the scheduler last worked.'),
  slow_train_scheduler_next_timestamp_seconds: gauge('When the next run is due that asks the database.'),
};

/** Returns the metrics in Prometheus' text format. A value that is not known is left out. */
export function metricsText(
  counts: Counts,
  gauges: Gauges | null,
  scheduler: SchedulerStatus,
  mails: MailsLeft | null,
  heldBack: MessagesHeldBack | null,
): string {
  const all: Record<string, number | null> = {
    ...counts,
    ...gauges?.values,
    ...(mails !== null &&
      Object.fromEntries(MAIL_SHARES.map((share) => [series('slow_train_mails_left', { share }), mails[share]]))),
    slow_train_mails_held_back: mails?.heldBack ?? null,
    ...(heldBack !== null &&
      Object.fromEntries(
        SHARED_KINDS.map((channel) => [series('slow_train_messages_held_back', { channel }), heldBack[channel]]),
      )),
    slow_train_measured_timestamp_seconds: seconds(gauges?.at ?? null),
    slow_train_scheduler_lateness_seconds: seconds(scheduler.lateness),
    slow_train_scheduler_failures: scheduler.failures,
    slow_train_scheduler_last_seen_timestamp_seconds: seconds(scheduler.lastSeen),
    slow_train_scheduler_next_timestamp_seconds: seconds(scheduler.next),
  };
  const lines = Object.entries(METRICS).flatMap(([name, { type, help }]) => {
    const samples = Object.entries(all)
      .filter(([key, value]) => value !== null && key.split('{', 1)[0] === name)
      .map(([key, value]) => `${key} ${value}`)
      .toSorted();
    return samples.length === 0 ? [] : [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples];
  });
  return `${lines.join('\n')}\n`;
}

function seconds(milliseconds: number | null): number | null {
  return milliseconds === null ? null : milliseconds / 1_000;
}

const read = defineRoute({
  method: 'get',
  path: '/api/metrics',
  summary: prose('Returns the metrics in Prometheus’ text format, without touching the database'),
  callers: 'operator',
  answers: {
    200: { description: 'The metrics, in text format 0.0.4', content: { 'text/plain': { schema: z.string() } } },
  },
});

/** For Prometheus and everything that reads its format. A scrape wakes nobody. */
export const metricsRoutes = newRouter<NotificationServices>().openapi(read, async (c) => {
  const { metrics, scheduler, messagePace } = c.get('services');
  // The counts of this isolate; others hand theirs over within half a minute.
  await metrics.handOver();
  const [{ counts, gauges }, status, mails, heldBack] = await Promise.all([
    metrics.readings(),
    scheduler.status(),
    messagePace.left(),
    messagePace.heldBack(),
  ]);
  return c.text(metricsText(counts, gauges, status, mails, heldBack), 200, { ...NOT_KEPT, 'content-type': TYPE });
});
