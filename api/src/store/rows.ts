import type { Instant } from '@slow-train/protocol';
import { readPosition, writePosition, type RoundState } from '@slow-train/rules';
import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { wakeAt } from '../game/due.ts';
import { activeSeats, type Game, type StoredCommitments } from '../game/game.ts';
import { listingOf, type ListedGame } from '../game/listing.ts';
import type { GameUpdate, StoredEntry } from '../game/update.ts';
import type { roundCommitments } from '../schema/commitments.ts';
import { games, type actions, type rounds } from '../schema/games.ts';
import { REACHES } from '../schema/notifications.ts';
import { packEvents, unpackEvents } from './packed-events.ts';
import { unpackRounds } from './packed-rounds.ts';
import { UnreadableGame } from './unreadable-game.ts';

// Converts between database rows and the game's types. The database has dates; the game has instants in milliseconds.

/**
 * The format of a game's snapshot. A change that the release before cannot read raises it, and this release goes on
 * reading every older one; `api/test/releases` has games of each.
 */
const SNAPSHOT_VERSION = 1;

const {
  listing: _listing,
  turnSeat: _turnSeat,
  wakeAt: _wakeAt,
  waitingFor: _waitingFor,
  repeats: _repeats,
  ...columns
} = getTableColumns(games);

/** What a game is read from: its row without the columns derived from it. */
export type SnapshotRow = Omit<typeof games.$inferSelect, 'listing' | 'turnSeat' | 'wakeAt' | 'waitingFor' | 'repeats'>;

/** The columns that a game is read from. */
export const snapshotColumns = columns;

const stored = Object.entries(columns);

// The site sends these with every action: they are short, and on one line each.

/** In place of the results and deals, unless they do not fit into it. A trigger keeps it. */
const PACKED_ROUNDS = 'packed_rounds';
const shortened = ({ name }: PgColumn): string =>
  [columns.results.name, columns.deals.name].includes(name)
    ? `case when ${PACKED_ROUNDS} is null then ${name} end`
    : name;

/** As one JSON array, because an answer names every column, and its type: a quarter of all that a load would get. */
const storedGame = sql.raw(
  `case when games.id is not null then (select json_build_array(${[PACKED_ROUNDS, ...stored.map(([, column]) => shortened(column))].join(',')}) from (select games.*) g) end`,
);
const undealt = sql`select round, version, commitment, secret, seals, contributions, closed from round_commitments where game_id = games.id and dealt_at is null`;
const recentOutages = sql`select json_agg(o order by until) from outages o where until > now() - interval '90 days'`;

function readStoredGame([packed, ...values]: readonly unknown[]) {
  const row = stored.map(([key, column], index) => {
    const value = values[index] ?? null;
    return [key, value === null ? null : column.mapFromDriverValue(value)];
  });
  const game = Object.fromEntries(row);
  return Object.assign(game, typeof packed === 'string' ? unpackRounds(packed, game.seats.length) : {});
}

/** Selects a game and its commitments in one statement, so that they are consistent. */
export const snapshot = {
  game: storedGame.mapWith((values: readonly unknown[]): SnapshotRow => readStoredGame(values)).as('game'),
  prepared: sql<readonly CommitmentsRow[] | null>`(select json_agg(p order by round) from (${undealt}) p)`.as(
    'prepared',
  ),
  outages: sql<readonly OutageRow[] | null>`case when games.clock is not null then (${recentOutages}) end`.as(
    'outages',
  ),
};

/** The same where there may be no game. */
export const snapshotIfAny = {
  ...snapshot,
  game: storedGame.mapWith((values: readonly unknown[]): SnapshotRow | null => readStoredGame(values)).as('game'),
};

/** Selects the game that repeats a finished one. Apart from its snapshot, which is read with every action. */
export const repeatedBy = sql<
  string | null
>`case when ${games.status} = 'finished' then (select next.id from games as next where next.repeats = games.id) end`.as(
  'repeated_by',
);

/** The transaction that wrote a game's row: another one for each change. */
export const WRITTEN_BY = 'games.xmin::text';

/**
 * The accounts at a game without any channel; none if the game has one of its own. Null with a clock: then reminders are
 * scheduled, for channels that people may have by the time they are due.
 */
export const UNREACHABLE =
  `case when games.clock is null then array(select id from users u where id in ` +
  `(select jsonb_array_elements(games.seats) ->> 'account') ` +
  `${Object.values(REACHES)
    .map((reaches) => `and not ${reaches}`)
    .join(' ')}) end`;

/** What a snapshot has besides the game's own row. */
export interface SnapshotAside {
  readonly prepared: readonly CommitmentsRow[] | null;
  readonly outages: readonly OutageRow[] | null;
  readonly repeatedBy?: string | null;
}

/** An outage as PostgreSQL writes it into JSON. */
interface OutageRow {
  readonly since: string;
  readonly until: string;
}

type Row<T extends { readonly $inferInsert: object }> = T['$inferInsert'];

const dateOf = (at: Instant | null): Date | null => (at === null ? null : new Date(at));

/** Returns a game as its row, including what lists, feeds and the schedule derive from the position. */
export function gameRow(game: Game): typeof games.$inferSelect {
  const { round } = game;
  const on = activeSeats(game);
  return {
    ...snapshotRow(game),
    repeats: game.repeats ?? null,
    listing: listingOf(game),
    wakeAt: dateOf(wakeAt(game)),
    turnSeat: on.length === 0 || round === null ? null : round.table.turn.seat,
    waitingFor: on.flatMap((seat) => {
      const occupant = game.seats[seat];
      return occupant?.kind === 'person' ? [occupant.account] : [];
    }),
  };
}

/** Returns the part of a game's row that `gameOf` reads. */
export function snapshotRow(game: Game): SnapshotRow {
  const {
    round,
    commitments: _preparations,
    outages: _outages,
    repeatedBy: _repeatedBy,
    repeats: _repeats,
    ...rest
  } = game;
  return {
    ...rest,
    invitationUntil: new Date(game.invitationUntil),
    dealBy: dateOf(game.dealBy),
    turnBy: dateOf(game.turnBy),
    createdAt: new Date(game.createdAt),
    updatedAt: new Date(game.updatedAt),
    snapshotVersion: SNAPSHOT_VERSION,
    position: round === null ? null : storedPosition(round),
  };
}

/** Returns a round as it is stored: without what `readPosition` takes missing members for, and without its scores. */
function storedPosition(round: RoundState): object {
  const { scores: _scores, turn, seats, out, ...position } = writePosition(round);
  return {
    ...essential(position),
    // Seat 0 is not the same as no seat.
    ...(out === null ? {} : { out }),
    turn: essential(turn),
    seats: seats.map(essential),
  };
}

/** Returns the members that are not empty, zero, false, or a round's usual step or phase. */
function essential(members: object): object {
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => {
      if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
      return ![null, 0, false, 'start', 'play'].includes(value);
    }),
  );
}

/**
 * Returns the game of a row.
 * @throws UnreadableGame if a newer release wrote it, or if its position cannot be read
 */
export function gameOf(row: SnapshotRow, { prepared, outages, repeatedBy = null }: SnapshotAside): Game {
  const { position, snapshotVersion, ...rest } = row;
  if (snapshotVersion > SNAPSHOT_VERSION) throw new UnreadableGame(row);
  const game = {
    ...rest,
    invitationUntil: row.invitationUntil.getTime(),
    dealBy: row.dealBy?.getTime() ?? null,
    turnBy: row.turnBy?.getTime() ?? null,
    createdAt: row.createdAt.getTime(),
    updatedAt: row.updatedAt.getTime(),
    commitments: (prepared ?? []).map((one) => commitmentsOf(row.id, one)),
    outages: (outages ?? []).map(({ since, until }) => ({ since: Date.parse(since), until: Date.parse(until) })),
    repeatedBy,
  };
  if (position === null) return { ...game, round: null };
  const round = readPosition(position);
  if (!round.ok) throw new UnreadableGame(row);
  return { ...game, round: round.value };
}

/** The columns of a game that a list needs. */
export type ListedRow = Omit<ListedGame, 'turnBy' | 'updatedAt' | 'readUpTo'> &
  Pick<typeof games.$inferSelect, 'turnBy' | 'updatedAt'>;

/** Returns the game of a list's row. */
export function listedGameOf(row: ListedRow, readUpTo: number | null): ListedGame {
  const { turnBy, updatedAt } = row;
  return { ...row, turnBy: turnBy?.getTime() ?? null, updatedAt: updatedAt.getTime(), readUpTo: readUpTo ?? 0 };
}

/** A round's stored commitments. */
export type CommitmentsRow = Pick<
  typeof roundCommitments.$inferSelect,
  'round' | 'version' | 'commitment' | 'secret' | 'seals' | 'contributions' | 'closed'
>;

/** Returns the commitments in a row. */
export function commitmentsOf(table: string, row: CommitmentsRow): StoredCommitments {
  const { round, version, commitment, secret, seals, contributions, closed } = row;
  const opened = contributions.map((contribution) => contribution !== null);
  const list = { table, round, commitment, seals, closed, opened };
  return { version, commitments: { list, secret: { server: secret, contributions } } };
}

/** Returns a round's commitments as a row, without its version. */
export function commitmentsRow({ list, secret }: StoredCommitments['commitments']): Omit<CommitmentsRow, 'version'> {
  const { round, commitment, seals, closed } = list;
  return { round, commitment, secret: secret.server, seals, contributions: secret.contributions, closed };
}

/** Returns an update's revisions as rows. */
export function actionRows({ game, entries }: GameUpdate): (typeof actions.$inferSelect)[] {
  return entries.map(({ account, at, events, ...entry }) => {
    const packed = packEvents(events);
    return {
      gameId: game.id,
      accountId: account ?? null,
      at: new Date(at),
      events: packed === null ? events : [],
      packed,
      ...entry,
    };
  });
}

/** Returns the revision of a row. */
export function entryOfRow({ at, ...row }: EntryRow & { readonly at: Date }): StoredEntry {
  const { revision, seat, action, by } = row;
  return { revision, seat, action, by, events: eventsIn(row), at: at.getTime() };
}

/** A stored revision, without its time. */
export type EntryRow = Pick<typeof actions.$inferSelect, 'revision' | 'seat' | 'action' | 'by' | 'events' | 'packed'>;

/** Returns the events of a row, packed or not. */
function eventsIn({ events, packed }: Pick<EntryRow, 'events' | 'packed'>): StoredEntry['events'] {
  return packed === null ? events : unpackEvents(packed);
}

/** Returns the rounds dealt in an update as rows, including the scores of those that also ended in it. */
export function roundRows({ game, dealt, scored }: GameUpdate): Row<typeof rounds>[] {
  return dealt.map(({ round, engine, starter, decks }) => {
    const scores = scored.find((one) => one.round === round)?.scores ?? null;
    return { gameId: game.id, round, engine, starter, decks, scores };
  });
}
