import type { NotifyEvent, TableEvent } from '@slow-train/protocol';
import type { Seat } from '@slow-train/rules';
import type { Change, Entry } from '../games/change.ts';
import { ownerOf, seatsOn, type Game, type Seated } from '../games/game.ts';
import type { NewOutboxRow } from './situation.ts';

/** That something has happened which somebody may want to be told. Written with the change it is about. */
export interface Notice {
  readonly id: string;
  readonly account: string;
  readonly event: NotifyEvent;
  /** Whether it was their own doing: who was there needs to be told only of what comes later. */
  readonly present: boolean;
}

/** What of a change is news to the people at the table, to each what it is about: pure. */
export function noticesOf({ game, entries }: Pick<Change, 'game' | 'entries'>): Notice[] {
  const events = entries.flatMap((entry) => entry.events);
  if (events.length === 0) return [];
  const actor = entries.find(({ by }) => by === 'person')?.seat ?? null;
  return game.seats.flatMap((seated, seat) => {
    const account = concerned(seated, seat, events);
    if (account === null) return [];
    const about = [...ofTable(events), ...ofSeat(game, entries, events, seat)];
    const present = seat === actor || events.some((event) => isSittingDown(event, seat) || isVoting(event, seat));
    return about.flatMap((event) =>
      // Who has done it knows it; only a clock could remind them of what is theirs next.
      present && !(event === 'turn' && game.turnBy !== null)
        ? []
        : [{ id: `${game.id}:${game.revision}:${event}:${seat}`, account, event, present }],
    );
  });
}

/** Whom it concerns what happens in a seat: who sits there, and the owner from whom it is just being taken. */
function concerned(seated: Seated, seat: Seat, events: readonly TableEvent[]): string | null {
  if (seated.kind === 'person') return seated.account;
  const isTaken = events.some((event) => event.type === 'held' && event.seat === seat);
  return isTaken ? (ownerOf(seated)?.account ?? null) : null;
}

function isSittingDown(event: TableEvent, seat: Seat): boolean {
  return (event.type === 'satIn' || event.type === 'returned') && event.seat === seat;
}

function isVoting(event: TableEvent, seat: Seat): boolean {
  return (event.type === 'voteOpened' || event.type === 'voted') && event.seat === seat;
}

/** Whether a change has anything that somebody may want to be told. */
export function isNews(change: Change): boolean {
  return noticesOf(change).length > 0;
}

/** The notices of a change as rows: to be written with it, in the same batch. */
export function noticeRows(change: Change): NewOutboxRow[] {
  const { game, at } = change;
  return noticesOf(change).map(({ id, account, event, present }) => ({
    id,
    kind: 'notice',
    accountId: account,
    gameId: game.id,
    event,
    revision: game.revision,
    present,
    state: 'waiting',
    dueAt: at,
    createdAt: at,
  }));
}

/** What everybody at the table is told. */
function ofTable(events: readonly TableEvent[]): NotifyEvent[] {
  const happened = new Set(events.map(({ type }) => type));
  const over =
    happened.has('gameOver') || events.some(isCancelling)
      ? (['gameOver'] as const)
      : happened.has('roundOver')
        ? (['roundOver'] as const)
        : [];
  return [...(happened.has('started') ? (['started'] as const) : []), ...over];
}

/** Whether the table has ended the game with this. */
function isCancelling(event: TableEvent): boolean {
  return event.type === 'voteClosed' && event.passed && event.matter.kind === 'cancel';
}

/** What only concerns who sits there. */
function ofSeat(game: Game, entries: readonly Entry[], events: readonly TableEvent[], seat: Seat): NotifyEvent[] {
  // Where all build at once, the deal puts everybody on, and no turn begins.
  const isAsked = events.some(
    (event) =>
      event.type === 'dealt' ||
      event.type === 'resumed' ||
      (event.type === 'turnBegan' && event.seat === seat) ||
      isSittingDown(event, seat),
  );
  const isPlayedFor =
    entries.some(({ by, seat: whose }) => whose === seat && isForSomebody(by)) ||
    events.some((event) => event.type === 'held' && event.seat === seat);
  const isAskedToVote = events.some(({ type }) => type === 'voteOpened') && game.vote?.voters.includes(seat) === true;
  const isCaught = events.some((event) => event.type === 'caught' && event.seat === seat);
  return [
    ...(isAsked && seatsOn(game).includes(seat) ? (['turn'] as const) : []),
    ...(isPlayedFor ? (['playedFor'] as const) : []),
    ...(isCaught ? (['caught'] as const) : []),
    ...(isAskedToVote ? (['vote'] as const) : []),
  ];
}

/** Whether an action was somebody else's doing: what a seat had no choice about, or had planned, it has not missed. */
function isForSomebody(by: Entry['by']): boolean {
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
