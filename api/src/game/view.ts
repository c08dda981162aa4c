import {
  formatInstant,
  isRoundEvent,
  type AwaitedDeal,
  type Fairness,
  type GameAnswer,
  type GameView,
  type LogEntry,
  type LogEvent,
} from '@slow-train/protocol';
import { eventFor, viewFor, writeView, type Seat } from '@slow-train/rules';
import { clockView, deadlineFor } from './clock.ts';
import { seatsMissing, nextRound, commitmentsFor } from './commitments.ts';
import { isCancelled, placesIn, type Game } from './game.ts';
import { isInviting } from './invitation.ts';
import { openTerms, opennessOf } from './open-game.ts';
import { planOf, planView } from './plans.ts';
import { answerOf, reservationIn, reservedSeatOf } from './reservations.ts';
import { autoPlays, awaySeatOf, isMember, seatOf, occupantView, type AccountId } from './seats.ts';
import type { StoredEntry } from './update.ts';

// What leaves the server: each view lists what its viewer may see.

/** The account looking at a game, and its seat, if it has one. */
interface Viewer {
  readonly account: AccountId;
  readonly seat: Seat | null;
}

/** Returns a game and its latest log entries as one of its members may see them. */
export function answerFor(game: Game, entries: readonly StoredEntry[], account: AccountId): GameAnswer {
  const viewer = { account, seat: seatOf(game, account) };
  return { game: gameView(game, viewer), log: entries.map((entry) => logEntryFor(entry, viewer.seat)) };
}

function gameView(game: Game, { account, seat }: Viewer): GameView {
  const { id, name, revision, status, setup, results, round } = game;
  const answer = answerOf(game, account);
  // An invited person does not invite others.
  const isOpen = isInviting(game) && (answer === null || isMember(game, account));
  const plan = planOf(game.plans, seat);
  const open = openTerms(game);
  return {
    id,
    name,
    revision,
    status,
    rules: setup.rules,
    set: setup.set,
    rounds: setup.rounds,
    seats: game.seats.map(occupantView),
    forcedPlays: setup.forced === true,
    phrasesOnly: setup.phrasesOnly === true,
    isRated: setup.rated === true,
    ...(setup.watchers !== undefined && { watchers: setup.watchers }),
    ...(setup.open !== undefined && { withStrangers: true as const }),
    you: {
      seat,
      isHost: game.host === account,
      forced: autoPlays(game, seat),
      away: awaySeatOf(game, account),
      ...leaving(game, seat),
      plan: planView(plan),
      planVersion: plan.version,
      ...(answer !== null && { invited: answer }),
      ...renewedFor(game, account),
    },
    ...(setup.startsFull === true && { startsFull: true }),
    ...(status === 'lobby' && setup.changed && { changed: setup.changed }),
    ...(open && { open: { ...opennessOf(open), until: formatInstant(open.until) } }),
    ...(setup.startsAt !== undefined && status === 'lobby' && { startsAt: formatInstant(setup.startsAt) }),
    ...(game.repeatedBy !== null && { repeatedBy: game.repeatedBy }),
    invitation: isOpen ? game.invitation : null,
    invitationUntil: isOpen ? formatInstant(game.invitationUntil) : null,
    ...(setup.earlier && { earlier: setup.earlier }),
    results,
    places: status === 'finished' && !isCancelled(game) ? placesIn(game) : null,
    round: round === null ? null : writeView(viewFor(round, seat)),
    dealing: dealingOf(game),
    fairness: fairnessOf(game),
    clock: clockView(game, seat),
    turnBy: formatInstant(deadlineFor(game, account)),
    vote: game.vote,
    isCancelled: isCancelled(game),
    seeksSubstitute: game.seeks,
    updatedAt: formatInstant(game.updatedAt),
  };
}

function leaving({ seats }: Pick<Game, 'seats'>, seat: Seat | null): Pick<GameView['you'], 'leaves'> {
  const occupant = seats[seat ?? -1];
  return occupant?.kind === 'person' && occupant.leaves !== undefined ? { leaves: formatInstant(occupant.leaves) } : {};
}

function renewedFor(game: Game, account: AccountId): Pick<GameView['you'], 'renewed'> {
  const kept = game.status === 'lobby' ? reservedSeatOf(game, account) : null;
  const renewed = kept === null ? undefined : reservationIn(game.seats[kept])?.renewed;
  return renewed === undefined ? {} : { renewed };
}

function dealingOf(game: Game): AwaitedDeal | null {
  const prepared = commitmentsFor(game, nextRound(game));
  if (game.dealBy === null || prepared === undefined) return null;
  return { until: formatInstant(game.dealBy), missing: seatsMissing(game, prepared.commitments) };
}

/** Returns the complete commitment lists: they contain only hashes and flags. */
export function fairnessOf({ commitments, deals }: Game): Fairness {
  return { lists: commitments.map((one) => one.commitments.list), deals };
}

/** Returns a revision as the viewer in this seat may see it: without the requested action and others' secrets. */
export function logEntryFor({ revision, seat, by, events, at }: StoredEntry, viewer: Seat | null): LogEntry {
  const visible = events.map((event) => tableEventFor(event, viewer));
  return { revision, seat, by: seat === viewer ? by : publicly(by), at: formatInstant(at), events: visible };
}

/** Returns who acted as others may know it: a forced action would reveal the hand, and plans are secret. */
function publicly(by: LogEntry['by']): LogEntry['by'] {
  return by === 'forced' || by === 'plan' ? 'person' : by;
}

function tableEventFor(event: LogEvent, viewer: Seat | null): LogEvent {
  return isRoundEvent(event) ? eventFor(event, viewer) : event;
}
