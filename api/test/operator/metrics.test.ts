import { timeNow } from '@slow-train/local/kit';
import { expect, test, vi } from 'vitest';
import { Metrics, series, type Counts } from '../../src/platform/metrics.ts';
import { METRICS, metricsText } from '../../src/operator/metrics.ts';
import { OPERATOR, OPERATOR_TOKEN } from '../kit/operator.ts';
import { outboxRows } from '../kit/outbox-rows.ts';
import { problemIn, send, soloTable, someAction, tableIn } from '../kit/play.ts';
import { person, visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker({ OPERATOR_TOKEN });

/** Returns the samples of a text in Prometheus' format (0.0.4), by series; fails on a line that is none. */
function samplesIn(text: string): ReadonlyMap<string, number> {
  expect(text.endsWith('\n')).toBe(true);
  const samples = new Map<string, number>();
  const typed = new Map<string, string>();
  let current = '';
  for (const line of text.slice(0, -1).split('\n')) {
    const help = /^# HELP ([a-zA-Z_:][\w:]*) [^\\]+$/.exec(line)?.[1];
    const [, name = '', type = ''] = /^# TYPE ([a-zA-Z_:][\w:]*) (counter|gauge)$/.exec(line) ?? [];
    if (help !== undefined) current = help;
    else if (name !== '') {
      expect(name).toBe(current);
      expect(typed.has(name)).toBe(false);
      typed.set(name, type);
    } else {
      const sample = /^(([a-zA-Z_:][\w:]*)(?:\{(?:[a-zA-Z_]\w*="[^"\\\n]*",?)+\})?) (-?\d+(?:\.\d+)?)$/.exec(line);
      expect({ line, sample }).not.toMatchObject({ sample: null });
      expect(sample?.[2]).toBe(current);
      expect(typed.has(current)).toBe(true);
      expect(samples.has(sample?.[1] ?? '')).toBe(false);
      samples.set(sample?.[1] ?? '', Number(sample?.[3]));
    }
  }
  return samples;
}

async function scraped(): Promise<ReadonlyMap<string, number>> {
  const answer = await visitor(worker).get('/api/metrics', OPERATOR);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  return samplesIn(await answer.text());
}

test('the metrics count requests, saves and sign-ins, and show how the scheduler does', async () => {
  const before = await scraped();
  const grown = (after: ReadonlyMap<string, number>, key: string): number =>
    (after.get(key) ?? 0) - (before.get(key) ?? 0);
  const ana = await person(worker, 'Ana');
  const now = await soloTable(ana);
  await tableIn(await send(ana, now, someAction(now)));
  expect((await send(ana, now, someAction(now))).status).toBe(412);
  await ana.get('/api/nowhere');
  const after = await scraped();
  expect(grown(after, 'slow_train_requests_total{area="actions",kind="write",status="2xx"}')).toBe(1);
  expect(grown(after, 'slow_train_requests_total{area="actions",kind="write",status="4xx"}')).toBe(1);
  expect(grown(after, 'slow_train_requests_total{area="unknown",kind="read",status="4xx"}')).toBe(1);
  expect(grown(after, 'slow_train_sign_ins_total{method="anonymous"}')).toBe(1);
  expect(grown(after, 'slow_train_saves_total{outcome="saved"}')).toBeGreaterThanOrEqual(2);
  expect(after.get('slow_train_scheduler_failures')).toBe(0);
  for (const key of after.keys()) expect(Object.keys(METRICS)).toContain(key.split('{', 1)[0]);
});

test('the metrics show the figures of a run of the schedule, and its time', async () => {
  await outboxRows(worker.database).giveUp('mail:ana:table-000001:7:turn');
  await worker.scheduled();
  const samples = await scraped();
  const measured = samples.get('slow_train_measured_timestamp_seconds') ?? 0;
  expect(measured).toBeGreaterThan(1_700_000_000);
  expect(samples.get('slow_train_outbox_due')).toBe(0);
  expect(samples.get('slow_train_games_playing')).toBeTypeOf('number');
  expect(samples.get('slow_train_scheduler_last_seen_timestamp_seconds')).toBeGreaterThanOrEqual(measured - 1);
});

test('a stranger finds no metrics', async () => {
  expect(await problemIn(await visitor(worker).get('/api/metrics'))).toMatchObject({ status: 404 });
});

test('a metric that is not known yet is left out', () => {
  const text = metricsText({}, null, { next: null, lastSeen: null, lateness: 1_500, failures: 2 }, null, null);
  expect([...samplesIn(text)]).toEqual([
    ['slow_train_scheduler_lateness_seconds', 1.5],
    ['slow_train_scheduler_failures', 2],
  ]);
});

test('the mails that are left are shown by share', () => {
  const idle = { next: null, lastSeen: null, lateness: 0, failures: 0 };
  const samples = samplesIn(metricsText({}, null, idle, { turns: 59, accounts: 20, strangers: 0, heldBack: 3 }, null));
  expect(samples.get('slow_train_mails_left{share="turns"}')).toBe(59);
  expect(samples.get('slow_train_mails_left{share="strangers"}')).toBe(0);
  expect(samples.get('slow_train_mails_held_back')).toBe(3);
});

test('29.1 pushes and webhooks that were put off are shown by channel', () => {
  const idle = { next: null, lastSeen: null, lateness: 0, failures: 0 };
  const samples = samplesIn(metricsText({}, null, idle, null, { push: 2, webhook: 0 }));
  expect(samples.get('slow_train_messages_held_back{channel="push"}')).toBe(2);
  expect(samples.get('slow_train_messages_held_back{channel="webhook"}')).toBe(0);
});

test('an isolate hands its counts over once in a while, and keeps those that did not arrive', async () => {
  vi.useFakeTimers();
  try {
    const recorded: Counts[] = [];
    let isBroken = true;
    const metrics = new Metrics({
      record: (counts) => (isBroken ? Promise.reject(new Error('down')) : Promise.resolve(void recorded.push(counts))),
      readings: () => Promise.resolve({ counts: {}, gauges: null }),
    });
    const works: Promise<void>[] = [];
    const request = (): void => {
      metrics.count(series('asked', { area: 'games' }));
      metrics.handOverSoon((work) => void works.push(work));
    };
    for (let times = 0; times < 3; times++) request();
    expect(works).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(25_000);
    await works[0];
    expect(recorded).toEqual([]);
    isBroken = false;
    request();
    expect(works).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(25_000);
    await works[1];
    expect(recorded).toEqual([{ 'asked{area="games"}': 4 }]);
    await metrics.handOver();
    expect(recorded).toHaveLength(1);
    // A request that was cut off hands over nothing; another one does it.
    request();
    await vi.advanceTimersByTimeAsync(0);
    vi.setSystemTime(timeNow() + 60_000);
    request();
    expect(works).toHaveLength(4);
  } finally {
    vi.useRealTimers();
  }
});
