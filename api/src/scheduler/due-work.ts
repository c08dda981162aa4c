import type { Instant } from '@slow-train/protocol';
import { retireGuests } from '../account-data/retire-guests.ts';
import type { Ports } from '../games/services.ts';
import { processAllDue, processOutage } from '../games/process-due.ts';
import { openDueCircles } from '../circles/open-game.ts';
import { settleFinished } from '../profiles/settle.ts';
import type { OutboxServices } from '../notifications/outbox/deliver.ts';
import { sweep } from '../notifications/outbox/sweep.ts';
import type { NextDue } from '../store/due-queries.ts';
import { runTournaments } from '../tournaments/run.ts';
import { budgetOf, type Budget } from './budget.ts';
import { recordOutage } from './store.ts';
import { earliest, type TimerOutage } from './timer.ts';

/** The services that the schedule needs. */
export interface SchedulerServices extends Ports, OutboxServices {}

/** How far the games have been told of an outage: the id of the last one; null once all have. */
export type OutageProgress = { readonly after: string | null };

/** One stored value. */
export interface StoredCell<T> {
  read(): T | null;
  write(value: T): void;
}

/** Works off what is due, within the budget of the site's plan. */
export class DueWork {
  readonly #services: SchedulerServices;
  readonly #progress: StoredCell<OutageProgress>;
  readonly #turns: StoredCell<readonly Kind[]>;

  constructor(services: SchedulerServices, progress: StoredCell<OutageProgress>, turns: StoredCell<readonly Kind[]>) {
    this.#services = services;
    this.#progress = progress;
    this.#turns = turns;
  }

  /**
   * Gives back the time of an outage first; until that is done nobody is reminded or runs out of time. Then processes
   * games, retires lost guests, writes the standings of finished games, asks circles to their next ones, takes
   * tournaments on and sends notifications; on a small budget only one kind, of which none waits for another to have no
   * work left.
   * @param outage that has just ended; null for none
   * @returns when something is due next, or may be left over; null for nothing
   */
  async run(outage: TimerOutage | null): Promise<Instant | null> {
    const { settings, now } = this.#services;
    // `npm start` with the database of a deployed site, which has a scheduler of its own.
    if (settings.BACKGROUND_WORK === 'off') return null;
    const budget = budgetOf(settings.WORKERS_PLAN);
    const isGivenBack = await this.#giveBack(outage, budget);
    return isGivenBack ? this.#workOff(budget) : now().getTime();
  }

  /** Gives the time of an outage back in the next games. Returns whether all have it. */
  async #giveBack(outage: TimerOutage | null, budget: Budget): Promise<boolean> {
    if (outage !== null) {
      await recordOutage(this.#services.db, outage);
      this.#progress.write({ after: '' });
    }
    const after = this.#progress.read()?.after ?? null;
    if (after === null) return true;
    const next = await processOutage(this.#services, after, budget.games);
    this.#progress.write({ after: next });
    return next === null;
  }

  async #workOff({
    games,
    requests,
    guests,
    finished,
    tournaments,
    circles,
    isOneKind,
  }: Budget): Promise<Instant | null> {
    const { store, now } = this.#services;
    const due = await store.nextDue();
    const next = earliestOf(due);
    const started = now().getTime();
    if (next === null || next > started) return next;
    const waiting = KINDS.filter((kind) => (due[kind] ?? Infinity) <= started);
    const chosen = new Set(isOneKind ? [this.#turnOf(waiting, due)] : waiting);
    if (chosen.has('games')) await processAllDue(this.#services, games);
    if (chosen.has('lostGuests')) await retireGuests(this.#services, guests);
    if (chosen.has('finished')) await settleFinished(this.#services, finished);
    if (chosen.has('tournaments')) await runTournaments(this.#services, tournaments);
    if (chosen.has('circles')) await openDueCircles(this.#services, circles);
    // Last, because the others cause notifications.
    if (chosen.has('outbox') || !isOneKind) await sweep(this.#services, requests);
    // The next run finds what is left.
    return started;
  }

  /**
   * Returns the kind that has its turn: the one that has had none for longest, and of several the one that is due for longest.
   * One whose work never ends, perhaps because it fails each time, holds up no other.
   */
  #turnOf(waiting: readonly Kind[], due: NextDue): Kind | undefined {
    const had = this.#turns.read() ?? [];
    const [first] = waiting.toSorted(
      (one, other) => had.indexOf(one) - had.indexOf(other) || (due[one] ?? 0) - (due[other] ?? 0),
    );
    // Before it is worked off, as that may fail.
    if (first !== undefined && had.at(-1) !== first)
      this.#turns.write([...had.filter((kind) => kind !== first), first]);
    return first;
  }
}

/** A kind of work. */
export type Kind = (typeof KINDS)[number];

const KINDS = ['games', 'lostGuests', 'finished', 'tournaments', 'circles', 'outbox'] as const;

function earliestOf(due: NextDue): Instant | null {
  return KINDS.reduce<Instant | null>((first, kind) => earliest(first, due[kind]), null);
}
