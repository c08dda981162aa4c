import { and, eq, sql } from 'drizzle-orm';
import { peopleIn } from '../game/blocks.ts';
import type { Game } from '../game/game.ts';
import {
  filterKeys,
  freeSeats,
  kindOf,
  openSettings,
  openTerms,
  paceKey,
  positionOf,
  timeoutsIn,
} from '../game/open-game.ts';
import type { AccountId } from '../game/seats.ts';
import type { GameUpdate } from '../game/update.ts';
import type { Database } from '../platform/database.ts';
import { openGameFilters, openGames, openWaits, removals, timeouts } from '../schema/open-games.ts';
import type { Statement } from './statement.ts';

/** Somebody’s place in a queue, by its id. */
export type SeatedWait = string;

/**
 * Returns the statements that keep the list of open games as a save leaves the game, and write down who was late, who
 * has waited, and who was removed. None for most saves.
 */
export function openGameStatements(
  db: Database,
  update: GameUpdate,
  seated: readonly SeatedWait[],
  removed: AccountId | undefined,
): readonly Statement[] {
  const { game, at } = update;
  const now = new Date(at);
  const late = timeoutsIn(update).map((one) => ({ ...one, accountId: one.account, gameId: game.id, at: now }));
  return [
    ...listingStatements(db, update),
    // Of two games that seat somebody at the same time, the second waits here for the first and then fails.
    ...seated.map((id) =>
      db
        .update(openWaits)
        .set({ seated: sql`${openWaits.seated} + 1` })
        .where(eq(openWaits.id, id))
        .toSQL(),
    ),
    ...(removed === undefined
      ? []
      : [db.insert(removals).values({ gameId: game.id, accountId: removed, at: now }).onConflictDoNothing().toSQL()]),
    ...(late.length === 0 ? [] : [db.insert(timeouts).values(late).onConflictDoNothing().toSQL()]),
  ];
}

function listingStatements(db: Database, { base, game, at }: GameUpdate): readonly Statement[] {
  const before = base && openTerms(base);
  const terms = openTerms(game);
  if (terms === null) {
    if (before === null) return [];
    const ofGame = eq(openGames.gameId, game.id);
    // One that has started is still shown, for those who would like to play in the next one.
    return game.status === 'lobby' ? [db.delete(openGames).where(ofGame).toSQL()] : filled(db, game, at);
  }
  const isFull = freeSeats(game) === 0;
  if (before === null) {
    const settings = openSettings(game);
    const row = { gameId: game.id, people: peopleIn(game), kind: kindOf(settings), pace: paceKey(settings) };
    const position = positionOf(game.createdAt, isFull);
    return [
      db
        .insert(openGames)
        .values({ ...row, fullAt: isFull ? new Date(at) : null })
        .toSQL(),
      db
        .insert(openGameFilters)
        .values(filterKeys(settings, terms.took).map((key) => ({ key, position, gameId: game.id })))
        .toSQL(),
    ];
  }
  if (base?.seats === game.seats) return [];
  const wasFull = base !== null && freeSeats(base) === 0;
  if (isFull && !wasFull) return filled(db, game, at);
  const people = db.update(openGames).set({ people: peopleIn(game), fullAt: isFull ? new Date(at) : null });
  return [people.where(eq(openGames.gameId, game.id)).toSQL(), ...(wasFull && !isFull ? [moved(db, game, false)] : [])];
}

function filled(db: Database, game: Game, at: number): readonly Statement[] {
  return [
    db
      .update(openGames)
      .set({ people: peopleIn(game), fullAt: new Date(at) })
      .where(eq(openGames.gameId, game.id))
      .toSQL(),
    moved(db, game, true),
  ];
}

/** Moves a game to another part of the list. */
function moved(db: Database, game: Game, isFull: boolean): Statement {
  const { gameId, position } = openGameFilters;
  const from = positionOf(game.createdAt, !isFull);
  return db
    .update(openGameFilters)
    .set({ position: positionOf(game.createdAt, isFull) })
    .where(and(eq(gameId, game.id), eq(position, from)))
    .toSQL();
}
