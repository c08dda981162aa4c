import { resumeClocks, pausedUntil, seatsOutOfTime } from '../clocks/table-clock.ts';
import { timeOut } from '../clocks/time-out.ts';
import { forLog } from '../db.ts';
import type { Chance } from '../fairness/chance.ts';
import { isDealDue } from '../fairness/preparing.ts';
import { isPlanWaiting } from '../plans/plan-acts.ts';
import { closeLapsed } from '../votes/voting.ts';
import { runOn } from './automation.ts';
import { advance, changeOf, type Change } from './change.ts';
import type { Game } from './game.ts';
import { MOST_TRIES, type Ports } from './ports.ts';
import { wakeAtOf } from './rows.ts';

/** Tables that one run of the schedule sees to: each takes one request, two if it fails, and the platform allows fifty. */
const A_RUN = 24;
const PUT_OFF_MS = 15 * 60_000;

/** Whether something is to happen at a table that nobody has to ask for. */
export function isDue(game: Game, now: Date): boolean {
  const at = wakeAtOf(game);
  return at !== null && at <= now;
}

/**
 * Does at a table what is due there: a vote or a pause that is over ends, a round is dealt without those who are missing,
 * for whoever is out of time is played what the table has agreed to, and plans go on that had to break off.
 * @returns the table as it is then; the same one where nothing was due or somebody else was faster
 */
export async function settleDue(ports: Ports, game: Game): Promise<Game> {
  let now = game;
  for (let tries = 0; tries < MOST_TRIES && isDue(now, ports.now()); tries++) {
    const change = whatIsDue(now, ports.now(), ports.chance);
    if (await ports.store.save(change)) return change.game;
    // Somebody has acted, or a contribution has come in: look what is due now.
    now = (await ports.store.load(game.id)) ?? now;
  }
  return now;
}

/** What is due at a table, as one change. Pure but for `chance`. */
export function whatIsDue(game: Game, at: Date, chance: Chance): Change {
  const open = closeLapsed(changeOf(game, at));
  const awake = resumed(open);
  const late = seatsOutOfTime(awake.game, at);
  const played = late.reduce((change, seat) => timeOut(change, seat, chance), awake);
  const isOn = late.length > 0 || isDealDue(game, at) || isPlanWaiting(game);
  return isOn ? runOn(played, chance) : played;
}

function resumed(change: Change): Change {
  const until = pausedUntil(change.game);
  if (until === null || until > change.at) return change;
  const done = { seat: null, action: 'resume', by: 'table', events: [{ type: 'resumed' }] } as const;
  return resumeClocks(advance(change, done, {}));
}

/**
 * Does what is due wherever nobody looks: for the schedule. Who is faster meanwhile has done it. A table at which that
 * fails is put off: the others wait as well.
 */
export async function settleAllDue({ store, chance, now }: Ports): Promise<void> {
  for (const { id, read } of await store.due(now(), A_RUN)) {
    try {
      await store.save(whatIsDue(read(), now(), chance));
    } catch (error) {
      console.error(`What is due at table ${id}: ${error instanceof Error ? forLog(error) : 'failed'}`);
      await store.putOff(id, new Date(now().getTime() + PUT_OFF_MS));
    }
  }
}
