import { perChannel } from '@slow-train/protocol';
import { timeNow } from '@slow-train/local/kit';
import type { GameAnswer } from '@slow-train/protocol';
import { at } from '@slow-train/rules';
import { sql } from 'drizzle-orm';
import { tidyUp } from '../../src/scheduler/tidy-up.ts';
import { newServices } from '../../src/services.ts';
import { countingEndpoint, type DatabaseCost } from '../../test/kit/counting-endpoint.ts';
import { idleScheduler } from '../../test/kit/scheduler.ts';
import { SimulatedTimer } from '../../test/kit/simulated-timer.ts';
import { Browser } from './browser.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const GAMES = 10;
/** The default reminders come in the last day of a week; everything else within the first. */
const UNTIL_QUIET = 26 * HOUR;

/** What the site asks of its database. */
export interface SiteCost {
  /** 24 hours in which nothing is due, with ten games in progress. */
  readonly idleDay: {
    /** Requests to the database in all, and those of the four runs of the safety net among them. */
    readonly requests: number;
    readonly safetyNet: number;
    /** Alarms of the scheduler, which query nothing. */
    readonly wakeUps: number;
  };
  /** A game with nothing new. */
  readonly poll: DatabaseCost;
  /** One action of a person. */
  readonly turn: DatabaseCost;
  /** One mail to the next player, from the event to the settled row. */
  readonly notification: DatabaseCost;
}

/**
 * Plays on a real database through the real routes and the real scheduler, whose clock is simulated, and counts what
 * passes between them and the database.
 * @param bindings of a migrated, empty database behind the Neon-compatible endpoint
 */
export async function measure(bindings: Readonly<Record<string, string>>): Promise<SiteCost> {
  const door = await countingEndpoint(bindings['NEON_ENDPOINT'] ?? '');
  try {
    return await measureThrough(door, { ...bindings, NEON_ENDPOINT: door.url });
  } finally {
    await door.stop();
  }
}

async function measureThrough(
  door: Awaited<ReturnType<typeof countingEndpoint>>,
  bindings: Readonly<Record<string, string>>,
): Promise<SiteCost> {
  const timer = new SimulatedTimer(timeNow());
  const scheduler = { ...idleScheduler, ...timer.scheduler };
  const real = newServices(bindings, scheduler, { run: 'cost' });
  let mails = 0;
  const send = () => {
    mails += 1;
    return Promise.resolve({ kind: 'sent' } as const);
  };
  const services = { ...real, now: () => new Date(timer.now), channels: perChannel(() => send) };
  await timer.workFor(services);

  const browser = new Browser({ ...bindings, BACKGROUND_WORK: 'off', SCHEDULER: { getByName: () => scheduler } });
  const players = [await browser.signIn('Ana'), await browser.signIn('Bo')] as const;
  // Without quiet hours, which would add a run at some times of the day.
  await real.db.execute(sql`
    update users set email = id || '@example.org', email_verified = true, notify = '{"quiet": null}'`);
  const tables: GameAnswer[] = [];
  while (tables.length < GAMES) tables.push(await browser.start(players));

  await timer.pass(UNTIL_QUIET);
  door.takeCost();
  const before = timer.wakeUps;
  let safetyNet = 0;
  let requests = 0;
  for (let net = 0; net < 4; net++) {
    await timer.pass(6 * HOUR);
    requests += door.takeCost().roundTrips;
    await scheduler.check();
    await tidyUp(services);
    safetyNet += door.takeCost().roundTrips;
  }
  const idleDay = { requests: requests + safetyNet, safetyNet, wakeUps: timer.wakeUps - before };

  // The isolate of the beginning would take a turn for covered by its announcement of the real second before, and the mail
  // measured would be one of many at the deadline.
  browser.useNewIsolate();
  const { table, who } = await browser.onTurn(at(tables, 0), players);
  door.takeCost();
  await browser.poll(who, table);
  const poll = door.takeCost();
  let turn: DatabaseCost | null = null;
  let now = table;
  // Until somebody else has the turn, so that there is somebody to notify.
  for (let player = who; player === who;) {
    door.takeCost();
    now = await browser.act(player, now);
    turn ??= door.takeCost();
    ({ table: now, who: player } = await browser.onTurn(now, players));
  }
  door.takeCost();
  mails = 0;
  while (mails === 0) await timer.pass(MINUTE);
  // The row is settled in the same run.
  const notification = door.takeCost();
  return { idleDay, poll, turn: turn ?? poll, notification };
}
