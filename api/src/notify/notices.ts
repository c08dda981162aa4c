import type { NotifyEvent, TableEvent } from '@slow-train/protocol';
import type { Seat } from '@slow-train/rules';
import type { Change, Entry } from '../games/change.ts';
import { seatsOn, type Game } from '../games/game.ts';
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
    if (seated.kind !== 'person') return [];
    const { account } = seated;
    const about = [...ofTable(events), ...ofSeat(game, entries, events, seat)];
    const present = seat === actor;
    return about.flatMap((event) =>
      // Who has done it knows it; only a clock could remind them of what is theirs next.
      present && !(event === 'turn' && game.turnBy !== null)
        ? []
        : [{ id: `${game.id}:${game.revision}:${event}:${seat}`, account, event, present }],
    );
  });
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
  const over = happened.has('gameOver')
    ? (['gameOver'] as const)
    : happened.has('roundOver')
      ? (['roundOver'] as const)
      : [];
  return [...(happened.has('started') ? (['started'] as const) : []), ...over];
}

/** What only concerns who sits there. */
function ofSeat(game: Game, entries: readonly Entry[], events: readonly TableEvent[], seat: Seat): NotifyEvent[] {
  // Where all build at once, the deal puts everybody on, and no turn begins.
  const isAsked = events.some((event) => event.type === 'dealt' || (event.type === 'turnBegan' && event.seat === seat));
  // What a seat had no choice about it has not missed.
  const isPlayedFor = entries.some(({ by, seat: whose }) => by !== 'person' && by !== 'forced' && whose === seat);
  const isCaught = events.some((event) => event.type === 'caught' && event.seat === seat);
  return [
    ...(isAsked && seatsOn(game).includes(seat) ? (['turn'] as const) : []),
    ...(isPlayedFor ? (['playedFor'] as const) : []),
    ...(isCaught ? (['caught'] as const) : []),
  ];
}
