import { newPushKeys } from '@slow-train/local';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { connect } from '../../src/platform/database.ts';
import { countingEndpoint } from '../../test/kit/counting-endpoint.ts';
import { newPushDevice } from '../../test/kit/push-device.ts';
import { startReceiver } from '../../test/kit/receiver.ts';
import type { BenchEnvironment } from '../kit/environment.ts';
import { A_WEEK, newPlayer } from '../kit/player.ts';
import { makeBacklog } from '../surge/backlog.ts';
import { startBare, writeConfig } from '../kit/workerd.ts';

/** Of games whose seat is late, and of pushes: enough for some dozens of runs. */
const EACH = 30;
/** Runs before the first that counts, so that everything is compiled. */
const WARM_UP = 8;
/** Each run asks once what is due next. */
const isNextDue = (statements: readonly string[]): boolean => statements.some((text) => text.includes('"lostGuests"'));

/**
 * Lets the alarm of a real Worker on the free plan work off a backlog of time-outs and pushes, and returns the mean CPU
 * time of its runs in ms, and how many there were.
 */
export async function costOfRuns(
  module: string,
  environment: BenchEnvironment,
): Promise<{ readonly mean: number; readonly runs: number }> {
  const door = await countingEndpoint(environment.bindings['NEON_ENDPOINT'] ?? '');
  const receiver = await startReceiver();
  const bindings = { ...environment.bindings, ...newPushKeys(), NEON_ENDPOINT: door.url, OUTBOUND_LOOPBACK: 'allow' };
  const bare = await startBare(await writeConfig(module, bindings));
  try {
    const { DATABASE_URL = '', NEON_ENDPOINT } = environment.bindings;
    const db = connect({ DATABASE_URL, NEON_ENDPOINT });
    const game = await clockedGame(bare.url);
    const { endpoint, p256dh, auth } = newPushDevice(`${receiver.url}/push`).target;
    await db.execute(sql`
      insert into push_subscriptions (id, account_id, session_id, endpoint, p256dh, auth, created_at)
      select id, user_id, id, ${endpoint} || '/' || id, ${p256dh}, ${auth}, now() from sessions`);
    // What other parts have left would be worked off first, for minutes.
    await db.execute(sql`delete from outbox`);
    await makeBacklog(db, game, EACH, Date.now() - 120_000);
    let runs = 0;
    let from = { runs: 0, cpu: 0 };
    for (;;) {
      await wait(200);
      runs += door.take().filter(isNextDue).length;
      if (from.runs === 0 && runs >= WARM_UP) from = { runs, cpu: await bare.cpu() };
      const { rows } = await db.execute(sql`
        select (select count(*) from wake_ups where due_at <= now())
          + (select count(*) from outbox where state = 'waiting' and due_at <= now()) as n`);
      if (Number(rows[0]?.['n']) === 0) break;
    }
    return { mean: ((await bare.cpu()) - from.cpu) / (runs - from.runs), runs: Math.round(runs - from.runs) };
  } finally {
    await bare.stop();
    await receiver.stop();
    await door.stop();
  }
}

/** Starts a game of two people with a clock. The events make the scheduler run for the first time. */
async function clockedGame(url: string): Promise<string> {
  const [host, guest] = [await newPlayer(url, 'Ana'), await newPlayer(url, 'Bo')];
  return (await host.startWith(url, guest, { rounds: 3, clock: A_WEEK })).game.id;
}
