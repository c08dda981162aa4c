import { perChannel } from '@slow-train/protocol';
import { at } from '@slow-train/rules';
import { sql } from 'drizzle-orm';
import { DueWork } from '../../src/scheduler/due-work.ts';
import { newServices } from '../../src/services.ts';
import { idleScheduler } from '../../test/kit/scheduler.ts';
import { Browser } from '../cost/browser.ts';
import { makeBacklog } from './backlog.ts';

const SECOND = 1_000;
/** Between two runs: see timer.ts. */
const PAUSE = SECOND;

/** How long something waited after it was due, in seconds. */
interface Waits {
  readonly count: number;
  readonly median: number;
  readonly longest: number;
}

/** How a backlog was worked off. */
export interface Surge {
  readonly runs: number;
  /** From the first due time to the end, in minutes, with the pauses between runs. */
  readonly minutes: number;
  readonly timeouts: Waits;
  readonly notifications: Waits;
}

/**
 * Lets many seats run out of time and many notifications become due in one minute, and works both off with the real
 * code on a real database. Pushes are sent to nobody, at once.
 * @param each of both
 */
export async function surge(bindings: Readonly<Record<string, string>>, each: number): Promise<Surge> {
  const real = newServices(bindings, idleScheduler, { run: 'surge' });
  const browser = new Browser({ ...bindings, SCHEDULER: { getByName: () => idleScheduler } });
  const players = [await browser.signIn('Ana'), await browser.signIn('Bo')] as const;
  const { game } = await browser.start(players);
  await real.db.execute(sql`
    insert into push_subscriptions (id, account_id, session_id, endpoint, p256dh, auth, created_at)
    select id, user_id, id, 'https://push.example/' || id, 'p', 'a', now() from sessions`);
  await real.db.execute(sql`update outbox set state = 'dropped'`);
  await real.db.execute(sql`delete from wake_ups`);

  // All of it is due when the runs begin.
  const due = Date.now() - 60 * SECOND;
  await makeBacklog(real.db, game.id, each, due);
  await real.db.execute(sql`analyze`);
  const waits = { timeouts: [] as number[], notifications: [] as number[] };
  let paused = 0;
  const waited = (): number => (Date.now() + paused - due) / SECOND;
  const sent = () => {
    waits.notifications.push(waited());
    return Promise.resolve({ kind: 'sent' } as const);
  };
  const store: typeof real.store = {
    ...real.store,
    async save(save) {
      const isSaved = await real.store.save(save);
      if (isSaved) waits.timeouts.push(waited());
      return isSaved;
    },
  };
  const services = { ...real, store, channels: perChannel(() => sent) };
  const forgotten = { read: () => null, write: () => undefined };
  const work = new DueWork(services, forgotten, forgotten);
  let runs = 0;
  for (;;) {
    runs += 1;
    await work.run(null);
    const { rows } = await real.db.execute(sql`
      select (select count(*) from wake_ups where due_at <= now())
        + (select count(*) from outbox where state = 'waiting' and due_at <= now()) as n`);
    if (Number(rows[0]?.['n']) === 0) break;
    paused += PAUSE;
  }
  return {
    runs,
    minutes: waited() / 60,
    timeouts: summaryOf(waits.timeouts),
    notifications: summaryOf(waits.notifications),
  };
}

function summaryOf(waits: readonly number[]): Waits {
  const sorted = waits.toSorted((a, b) => a - b);
  if (sorted.length === 0) return { count: 0, median: 0, longest: 0 };
  return { count: sorted.length, median: at(sorted, sorted.length >> 1), longest: at(sorted, sorted.length - 1) };
}
