import type { NotificationEventName, LogEvent } from '@slow-train/protocol';
import type { Seat } from '@slow-train/rules';
import { activeSeats, type Game } from './game.ts';
import { CLOSE } from './open-game.ts';
import { answerOf, reservationIn } from './reservations.ts';
import { nameAt, ownerOf, type AccountId, type Occupant } from './seats.ts';
import type { GameUpdate, StoredEntry } from './update.ts';

/** Something a person may want to be notified about. */
export interface NotificationEvent {
  /** Stable: deriving the event again gives the same id. */
  readonly id: string;
  readonly account: AccountId;
  readonly event: NotificationEventName;
  /** Whether they caused it themselves; then they are only notified about what follows. */
  readonly present: boolean;
  /** The name of the player who invites, who answers, or whose place as host the recipient takes. */
  readonly by?: string;
}

/** Returns the events of an update for each person in the game, and for each that has a seat kept. */
export function eventsOf(update: Pick<GameUpdate, 'base' | 'game' | 'entries'>): NotificationEvent[] {
  return [
    ...invitations(update),
    ...answers(update),
    ...openSeatEvents(update),
    ...nextHost(update),
    ...seatedEvents(update),
  ];
}

/** Returns an event for each person who has a kept seat now, and had none before. */
function invitations({ base, game, entries }: Pick<GameUpdate, 'base' | 'game' | 'entries'>): NotificationEvent[] {
  if (game.status !== 'lobby') return [];
  const by = nameAt(game, entries.find((entry) => entry.by === 'person')?.seat ?? -1);
  return game.seats.flatMap((occupant, seat) => {
    const reserved = reservationIn(occupant);
    if (reserved?.answer !== 'waiting' || (base !== null && answerOf(base, reserved.account) === 'waiting')) return [];
    const id = `${game.id}:${game.revision}:invited:${seat}`;
    return [{ id, account: reserved.account, event: 'invited', present: false, ...(by !== undefined && { by }) }];
  });
}

/** Returns an event for the host about each invited person who now says no, or later. */
function answers({ base, game }: Pick<GameUpdate, 'base' | 'game'>): NotificationEvent[] {
  const { host, status, id, revision } = game;
  if (base === null || host === null || status !== 'lobby') return [];
  const event = 'answered' as const;
  return game.seats.flatMap((occupant, seat) => {
    const told = { id: `${id}:${revision}:${event}:${seat}`, account: host, event, present: false };
    if (hasAnsweredMail(base.seats[seat], occupant))
      return [{ ...told, ...(occupant.label && { by: occupant.label }) }];
    const reserved = reservationIn(occupant);
    if (reserved === undefined || reserved.answer === 'waiting' || reserved.account === host) return [];
    // Only those who were asked: a change of seats answers nothing.
    const before = answerOf(base, reserved.account);
    if (before === null || before === reserved.answer) return [];
    return [{ ...told, by: reserved.name }];
  });
}

/** Whether the recipient of a mail has answered it since. */
function hasAnsweredMail(
  before: Occupant | undefined,
  occupant: Occupant,
): occupant is Extract<Occupant, { kind: 'nobody' }> {
  if (before?.kind !== 'nobody' || occupant.kind !== 'nobody' || occupant.mailed === undefined) return false;
  return before.mailed === occupant.mailed && occupant.answer !== undefined && before.answer !== occupant.answer;
}

/** The name of the action by which a host removes somebody. It is stored, so it must not change. */
export const REMOVE = 'remove';

/** The first word of the action by which a host changes a game before its start. It is stored, so it must not change. */
export const TERMS = 'terms';

/**
 * Returns an event for each person that a queue has seated, or the host removed, and for the host whose game was not
 * filled.
 */
function openSeatEvents({ game, entries }: Pick<GameUpdate, 'game' | 'entries'>): NotificationEvent[] {
  return entries.flatMap(({ revision, action, by, account }) => {
    const isSeated = action === 'join' && by === 'table';
    const concerned = action === CLOSE ? game.host : isSeated || action === REMOVE ? account : null;
    const id = `${game.id}:${revision}:seat`;
    return concerned ? [{ id, account: concerned, event: 'seat', present: false }] : [];
  });
}

/** Returns an event for the person who is the host since another has left before the game has begun. */
function nextHost({ base, game, entries }: Pick<GameUpdate, 'base' | 'game' | 'entries'>): NotificationEvent[] {
  const { id, revision, host, status } = game;
  if (base === null || host === null || host === base.host || status !== 'lobby') return [];
  return entries.flatMap(({ events }) =>
    events.flatMap((event) =>
      event.type !== 'left' || event.host === undefined
        ? []
        : [{ id: `${id}:${revision}:host`, account: host, event: 'seat', present: false, by: event.name }],
    ),
  );
}

function seatedEvents({ game, entries }: Pick<GameUpdate, 'game' | 'entries'>): NotificationEvent[] {
  const events = entries.flatMap((entry) => entry.events);
  if (events.length === 0) return [];
  const actor = entries.find(({ by }) => by === 'person')?.seat;
  return game.seats.flatMap((occupant, seat) => {
    const account = accountConcerned(occupant, seat, events);
    if (account === null) return [];
    const present = seat === actor || events.some((event) => isSittingDown(event, seat) || isVoting(event, seat));
    return [...tableEvents(events), ...seatEvents(game, entries, events, seat)].flatMap((event) =>
      // People know what they did themselves; but in a game with a clock they are reminded of their own turn.
      present && !(event === 'turn' && game.turnBy !== null)
        ? []
        : [{ id: `${game.id}:${game.revision}:${event}:${seat}`, account, event, present }],
    );
  });
}

/** Returns the account that a seat's events concern: its occupant, or the owner whose seat is just being taken. */
function accountConcerned(occupant: Occupant, seat: Seat, events: readonly LogEvent[]): AccountId | null {
  if (occupant.kind === 'person') return occupant.account;
  const isTaken = events.some((event) => isTakenFrom(event, seat));
  return isTaken ? (ownerOf(occupant)?.account ?? null) : null;
}

/** Whether somebody lost their seat; those who got up know. */
function isTakenFrom(event: LogEvent, seat: Seat): boolean {
  return event.type === 'held' && event.seat === seat && event.gotUp !== true;
}

function isSittingDown(event: LogEvent, seat: Seat): boolean {
  return (event.type === 'satIn' || event.type === 'returned') && event.seat === seat;
}

function isVoting(event: LogEvent, seat: Seat): boolean {
  return (event.type === 'voteOpened' || event.type === 'voted') && event.seat === seat;
}

/** Returns the events that concern every player. */
function tableEvents(events: readonly LogEvent[]): NotificationEventName[] {
  const happened = new Set(events.map(({ type }) => type));
  const started = happened.has('started') ? (['started'] as const) : [];
  if (happened.has('gameOver') || events.some(isCancelling)) return [...started, 'gameOver'];
  return happened.has('roundOver') ? [...started, 'roundOver'] : [...started];
}

function isCancelling(event: LogEvent): boolean {
  return event.type === 'takenDown' || (event.type === 'voteClosed' && event.passed && event.matter.kind === 'cancel');
}

/** Returns the events that concern only this seat's occupant. */
function seatEvents(
  game: Game,
  entries: readonly StoredEntry[],
  events: readonly LogEvent[],
  seat: Seat,
): NotificationEventName[] {
  // When all seats build at once, the deal makes everybody active and no turn begins.
  const isAsked = events.some(
    (event) =>
      event.type === 'dealt' ||
      event.type === 'resumed' ||
      (event.type === 'turnBegan' && event.seat === seat) ||
      isSittingDown(event, seat),
  );
  const isPlayedFor =
    entries.some((entry) => entry.seat === seat && isBySomebodyElse(entry.by)) ||
    events.some((event) => isTakenFrom(event, seat));
  const isAskedToVote = events.some(({ type }) => type === 'voteOpened') && game.vote?.voters.includes(seat) === true;
  const isCaught = events.some((event) => event.type === 'caught' && event.seat === seat);
  return [
    ...(isAsked && activeSeats(game).includes(seat) ? (['turn'] as const) : []),
    ...(isPlayedFor ? (['playedFor'] as const) : []),
    ...(isCaught ? (['caught'] as const) : []),
    ...(isAskedToVote ? (['vote'] as const) : []),
  ];
}

/** Whether someone else acted for the seat. Forced and planned actions do not count: their player missed nothing. */
function isBySomebodyElse(by: StoredEntry['by']): boolean {
  switch (by) {
    case 'computer':
    case 'table':
    case 'timeout':
      return true;
    case 'person':
    case 'forced':
    case 'plan':
      return false;
    default:
      return by satisfies never;
  }
}
