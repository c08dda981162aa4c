import { type Instant, parseInstant } from '@slow-train/protocol';
import { advanceUntilChoice } from './advance.ts';
import type { Chance } from './chance.ts';
import { addBreaks, lateSeats, pausedUntil, resumeClocks } from './clock.ts';
import { dealDueAt, isDealDue } from './commitments.ts';
import { isComputerWaiting } from './computers.ts';
import type { Game, Outage } from './game.ts';
import { getUpForGood, leavesAt } from './get-up.ts';
import { closeUnfilled, openTerms } from './open-game.ts';
import { isPlanWaiting } from './plans.ts';
import { playTimeout } from './timeout.ts';
import { begin, mayStart, removeOpenSeats } from './seating.ts';
import { seatOf, type AccountId } from './seats.ts';
import { addRevision, type GameUpdate, startUpdate } from './update.ts';
import { closeExpiredVote } from './vote.ts';

/** Returns when the game next changes without a request (start, deal, time-out, end of a pause or vote, closing of an open game); null for never. */
export function wakeAt(game: Game): Instant | null {
  const { status, updatedAt } = game;
  if (status === 'finished') return null;
  if (isLeftOver(game)) return updatedAt;
  return nextEnd(game, null);
}

function nextEnd(game: Game, looker: AccountId | null): Instant | null {
  const { turnBy, vote } = game;
  const ends = [
    startAt(game),
    leavesAt(game),
    dealDueFor(game, looker),
    turnBy,
    openTerms(game)?.until ?? null,
    pausedUntil(game),
    vote && parseInstant(vote.until),
  ].filter((end) => end !== null);
  return ends.length === 0 ? null : Math.min(...ends);
}

function dealDueFor(game: Game, looker: AccountId | null): Instant | null {
  return dealDueAt(game, looker === null ? null : seatOf(game, looker));
}

/** Returns when a game starts by itself with those who are there; null if it does not, or there are too few. */
function startAt(game: Game): Instant | null {
  return game.status === 'lobby' && mayStart(game) ? (game.setup.startsAt ?? null) : null;
}

/** Whether a save reached its limit of planned actions or of computers' moves before a person had to choose. */
function isLeftOver(game: Game): boolean {
  return isPlanWaiting(game) || isComputerWaiting(game);
}

/**
 * A request leaves to the schedule what a save left over, so that it does not do the work of several; the schedule is asked
 * at once. Later than this the schedule is behind, and a request goes on.
 */
const LEFT_MS = 10_000;

/**
 * Whether something is due now, including the time of an outage to give back.
 * @param looker the account that makes the request; null for the schedule
 */
export function isDue(game: Game, now: Instant, by: DueProcessor, looker: AccountId | null = null): boolean {
  if (owedOutages(game).length > 0) return true;
  if (game.status === 'finished') return false;
  const isLeft = isLeftOver(game) && (by === 'schedule' || now >= game.updatedAt + LEFT_MS);
  const at = isLeft ? game.updatedAt : nextEnd(game, looker);
  return at !== null && at <= now;
}

/**
 * A seat that ran out of time longer ago than this shows that the schedule is behind, perhaps after an outage that is
 * not recorded yet: then only the schedule may decide that the seat is late.
 */
const BEHIND_MS = 15 * 60_000;

/** Who processes what is due. */
export type DueProcessor = 'schedule' | 'request';

/**
 * Processes everything that is due: starts a game whose time has come, gives back the time of outages, ends a vote or a
 * pause, takes people from their seats who got up, closes an open game, deals a round without missing contributions, plays
 * for seats that have run out of time, and continues plans and computers' moves that reached the limit of one save.
 * @param looker as for `isDue`
 */
export function processDue(
  game: Game,
  now: Instant,
  chance: Chance,
  by: DueProcessor,
  looker: AccountId | null = null,
): GameUpdate {
  if ((startAt(game) ?? Infinity) <= now) return startThose(game, now, chance);
  const isDealt = isDealDue({ dealBy: dealDueFor(game, looker) }, now);
  const start = startUpdate(game, now);
  // A look may come before the deadline.
  const dealBy = isDealt ? Math.min(game.dealBy ?? now, now) : game.dealBy;
  const voted = closeExpiredVote(giveBackOutages({ ...start, game: { ...game, dealBy } }));
  const awake = closeUnfilled(getUpForGood(endPause(voted), chance));
  const isBehind = (awake.game.turnBy ?? now) < now - BEHIND_MS;
  const late = by === 'request' && isBehind ? [] : lateSeats(awake.game, now);
  const played = late.reduce((update, seat) => playTimeout(update, seat, chance), awake);
  // A vote that is over, or a seat with another occupant, may let the game go on.
  const isChanged = awake.game.vote !== game.vote || awake.game.seats !== game.seats;
  const goesOn = isChanged || late.length > 0 || isDealt || isLeftOver(game);
  return goesOn ? advanceUntilChoice(played, chance) : played;
}

/** Starts a game with those who are there. */
function startThose(game: Game, now: Instant, chance: Chance): GameUpdate {
  const full = removeOpenSeats(startUpdate(game, now), chance);
  return full.ok ? begin(full.value, chance) : startUpdate(game, now);
}

function endPause(update: GameUpdate): GameUpdate {
  const until = pausedUntil(update.game);
  if (until === null || until > update.at || update.game.status === 'finished') return update;
  const entry = { seat: null, action: 'resume', by: 'table', events: [{ type: 'resumed' }] } as const;
  return resumeClocks(addRevision(update, entry, {}));
}

/**
 * Returns the outages whose time has not been given back to a running turn. A pause that contains an outage has
 * stopped the clocks already.
 */
export function owedOutages({ clock, outages, status }: Pick<Game, 'clock' | 'outages' | 'status'>): readonly Outage[] {
  if (clock === null || status === 'finished') return [];
  const { seats, pauses, outagesUntil = 0 } = clock;
  const began = seats.flatMap(({ turn }) => (turn === null ? [] : [turn.since]));
  return outages.filter(
    ({ since, until }) =>
      until > outagesUntil &&
      began.some((at) => at < until) &&
      !pauses.some((pause) => pause.from <= since && pause.until >= until),
  );
}

/** Lets the clocks stand still during each outage they have not stood still for, and says so in the log. */
export function giveBackOutages(update: GameUpdate): GameUpdate {
  return owedOutages(update.game).reduce((before, outage) => {
    const events = [{ type: 'outage', minutes: minutesOf(outage.until - outage.since) }] as const;
    return addBreaks(addRevision(before, { seat: null, action: 'outage', by: 'table', events }, {}), outage);
  }, update);
}

const minutesOf = (span: Instant): number => Math.ceil(span / 60_000);
