import type { PlayerState } from '@slow-train/protocol';
import { and, eq, lt } from 'drizzle-orm';
import type { Game } from '../game/game.ts';
import type { AccountId } from '../game/seats.ts';
import { isOrphaned, type Database } from '../platform/database.ts';
import { games } from '../schema/games.ts';
import { playerStates } from '../schema/player-states.ts';
import { talks } from '../schema/talk.ts';

/** The columns of a player state. */
export const playerStateColumns = {
  version: playerStates.version,
  arrangement: playerStates.arrangement,
  draft: playerStates.draft,
  notes: playerStates.notes,
  readUpTo: playerStates.readUpTo,
  roundsSeen: playerStates.roundsSeen,
  talkReadUpTo: playerStates.talkReadUpTo,
  isTalkMuted: playerStates.isTalkMuted,
  isNamed: playerStates.isNamed,
};
export type PlayerStateRow = Pick<typeof playerStates.$inferSelect, keyof typeof playerStateColumns>;

const EMPTY: PlayerState = {
  version: 0,
  arrangement: null,
  draft: null,
  notes: '',
  readUpTo: 0,
  roundsSeen: 0,
  talkReadUpTo: 0,
  isTalkMuted: false,
  isNamed: false,
};

/** Returns the player state of a row; an empty one of version 0 if nothing was ever saved. */
export function playerStateOf(row: PlayerStateRow | null | undefined): PlayerState {
  return row ?? EMPTY;
}

// The queries that change player states. Each function is one round trip.

const { gameId, accountId } = playerStates;

/** Returns a player state and the seats of its game; undefined for an unknown game. */
export async function load(
  db: Database,
  id: string,
  account: AccountId,
): Promise<
  | {
      readonly game: Pick<Game, 'seats' | 'revision' | 'results'>;
      readonly playerState: PlayerStateRow | null;
      /** The version of the talk. */
      readonly talk: number;
    }
  | undefined
> {
  const [row] = await db
    .select({
      game: { seats: games.seats, revision: games.revision, results: games.results },
      playerState: playerStateColumns,
      talk: talks.version,
    })
    .from(games)
    .leftJoin(talks, eq(talks.gameId, games.id))
    .leftJoin(playerStates, and(eq(gameId, games.id), eq(accountId, account)))
    .where(eq(games.id, id));
  return row && { ...row, talk: row.talk ?? 0 };
}

/** Notes that the player is looking, if they have a state; not again within `every` milliseconds. */
export async function touch(db: Database, id: string, account: AccountId, at: Date, every: number): Promise<void> {
  const isOld = lt(playerStates.updatedAt, new Date(at.getTime() - every));
  await db
    .update(playerStates)
    .set({ updatedAt: at })
    .where(and(eq(gameId, id), eq(accountId, account), isOld));
}

/** Saves a player state over its last version. Returns false if another save came first, or the game is gone. */
export async function save(
  db: Database,
  id: string,
  account: AccountId,
  playerState: PlayerState,
  at: Date,
): Promise<boolean> {
  const { version } = playerState;
  const row = { ...playerState, updatedAt: at };
  try {
    const saved = await db
      .insert(playerStates)
      .values({ gameId: id, accountId: account, ...row })
      .onConflictDoUpdate({
        target: [gameId, accountId],
        set: row,
        setWhere: eq(playerStates.version, version - 1),
      })
      .returning({ version: playerStates.version });
    return saved.length > 0;
  } catch (error) {
    if (isOrphaned(error)) return false;
    throw error;
  }
}
