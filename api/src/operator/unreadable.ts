import type { Unreadable } from '@slow-train/protocol';
import { desc } from 'drizzle-orm';
import type { Platform } from '../platform/platform.ts';
import { unreadableGames } from '../schema/games.ts';

/** Games in one answer. */
const MAX_LISTED = 200;

/** Returns the games that could not be read, newest first. One request. */
export async function listUnreadable({ db }: Pick<Platform, 'db'>): Promise<Unreadable[]> {
  const rows = await db.select().from(unreadableGames).orderBy(desc(unreadableGames.since)).limit(MAX_LISTED);
  return rows.map(({ gameId, revision, release, since }) => ({
    game: gameId,
    revision,
    release,
    since: since.toISOString(),
  }));
}
