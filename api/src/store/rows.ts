import type { Instant } from '@slow-train/protocol';
import { readPosition, writePosition } from '@slow-train/rules';
import { getTableColumns, sql } from 'drizzle-orm';
import { wakeAt } from '../game/due.ts';
import type { NotificationEvent } from '../game/events.ts';
import { activeSeats, type Game, type Prepared } from '../game/game.ts';
import { listingOf, type ListedGame } from '../game/listing.ts';
import type { GameUpdate, StoredEntry } from '../game/update.ts';
import type { roundCommitments } from '../schema/commitments.ts';
import { games, type actions, type rounds } from '../schema/games.ts';
import type { outbox } from '../schema/notifications.ts';

// Converts between database rows and the game's types. The database has dates; the game has instants in milliseconds.

/** Selects a game and its preparations in one statement, so that they are consistent. */
export const snapshot = {
  game: getTableColumns(games),
  prepared: sql<readonly PreparedRow[]>`(
    select coalesce(json_agg(p order by p.round), '[]'::json) from (
      select round, version, commitment, secret, seals, contributions, closed from preparations
      where preparations.game_id = games.id and preparations.dealt_at is null
    ) p
  )`.as('prepared'),
};

type Row<T extends { readonly $inferInsert: object }> = T['$inferInsert'];

const dateOf = (at: Instant | null): Date | null => (at === null ? null : new Date(at));

/** Returns a game as its row, including what lists, feeds and the schedule derive from the position. */
export function gameRow(game: Game): typeof games.$inferSelect {
  const { round, preparations: _preparations, ...rest } = game;
  const on = activeSeats(game);
  return {
    ...rest,
    invitationUntil: new Date(game.invitationUntil),
    dealBy: dateOf(game.dealBy),
    turnBy: dateOf(game.turnBy),
    createdAt: new Date(game.createdAt),
    updatedAt: new Date(game.updatedAt),
    position: round === null ? null : writePosition(round),
    listing: listingOf(game),
    wakeAt: dateOf(wakeAt(game)),
    turnSeat: on.length === 0 || round === null ? null : round.table.turn.seat,
    waitingFor: on.flatMap((seat) => {
      const occupant = game.seats[seat];
      return occupant?.kind === 'person' ? [occupant.account] : [];
    }),
  };
}

/**
 * Returns the game of a row.
 * @throws Error if the position cannot be read; the message names the game, and reveals nothing of the position
 */
export function gameOf(row: typeof games.$inferSelect, prepared: readonly PreparedRow[]): Game {
  const { position, listing: _listing, turnSeat: _turnSeat, wakeAt: _wakeAt, waitingFor: _waitingFor, ...rest } = row;
  const game = {
    ...rest,
    invitationUntil: row.invitationUntil.getTime(),
    dealBy: row.dealBy?.getTime() ?? null,
    turnBy: row.turnBy?.getTime() ?? null,
    createdAt: row.createdAt.getTime(),
    updatedAt: row.updatedAt.getTime(),
    preparations: prepared.map((one) => preparedOf(row.id, one)),
  };
  if (position === null) return { ...game, round: null };
  const round = readPosition(position);
  if (!round.ok) throw new Error(`The position of game ${row.id} at revision ${row.revision} cannot be read.`);
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

/** A stored preparation. */
export type PreparedRow = Pick<
  typeof roundCommitments.$inferSelect,
  'round' | 'version' | 'commitment' | 'secret' | 'seals' | 'contributions' | 'closed'
>;

/** Returns the preparation of a row. */
export function preparedOf(table: string, row: PreparedRow): Prepared {
  const { round, version, commitment, secret, seals, contributions, closed } = row;
  const opened = contributions.map((contribution) => contribution !== null);
  const list = { table, round, commitment, seals, closed, opened };
  return { version, preparation: { list, secret: { server: secret, contributions } } };
}

/** Returns a preparation as its row, without its version. */
export function preparedRow({ list, secret }: Prepared['preparation']): Omit<PreparedRow, 'version'> {
  const { round, commitment, seals, closed } = list;
  return { round, commitment, secret: secret.server, seals, contributions: secret.contributions, closed };
}

/** Returns an update's revisions as rows. */
export function actionRows({ game, entries }: GameUpdate): Row<typeof actions>[] {
  return entries.map(({ account, at, ...entry }) => ({
    gameId: game.id,
    accountId: account ?? null,
    at: new Date(at),
    ...entry,
  }));
}

/** Returns the revision of a row. */
export function entryOf({ revision, seat, action, by, events, at }: typeof actions.$inferSelect): StoredEntry {
  return { revision, seat, action, by, events, at: at.getTime() };
}

/** Returns the rounds dealt in an update as rows, including the scores of those that also ended in it. */
export function roundRows({ game, dealt, scored }: GameUpdate): Row<typeof rounds>[] {
  return dealt.map(({ round, engine, starter, decks }) => {
    const scores = scored.find((one) => one.round === round)?.scores ?? null;
    return { gameId: game.id, round, engine, starter, decks, scores };
  });
}

/** Returns events as outbox rows that are due at once. */
export function eventRows(
  events: readonly NotificationEvent[],
  game: Pick<Game, 'id' | 'revision'>,
  at: Instant,
): Row<typeof outbox>[] {
  const now = new Date(at);
  return events.map(({ id, account, event, present, by }) => ({
    id,
    kind: 'notice',
    accountId: account,
    gameId: game.id,
    event,
    revision: game.revision,
    present,
    by: by ?? null,
    state: 'waiting',
    dueAt: now,
    createdAt: now,
  }));
}
