import type { Vacancy, VacancyList } from '@slow-train/protocol';
import { and, desc, eq, not } from 'drizzle-orm';
import { heldSeatOf, sitterOf } from '../games/game.ts';
import { games } from '../games/games.sql.ts';
import type { ListedGame } from '../games/glance.ts';
import { isMemberThere, listedColumns } from '../games/listed.ts';
import type { Player } from '../games/player.ts';
import type { Services } from '../services.ts';

/** Tables that are listed. */
const MOST = 50;

/** The seats in which anybody may sit in for somebody, at tables of others, the newest first. One statement. */
export async function vacanciesFor({ db }: Pick<Services, 'db'>, { account }: Player): Promise<VacancyList> {
  const found = await db
    .select(listedColumns)
    .from(games)
    .where(and(games.seeks, eq(games.status, 'playing'), not(isMemberThere(account))))
    .orderBy(desc(games.updatedAt))
    .limit(MOST);
  return { vacancies: found.flatMap((game) => vacancyAt(game) ?? []) };
}

/** What everybody may know of a table that looks for somebody: what they are called there, and no way to look in. */
function vacancyAt({ id, name, setup, seats, glance }: Omit<ListedGame, 'readUpTo'>): Vacancy | null {
  const seat = heldSeatOf({ seats });
  if (seat === null) return null;
  const { rules, set, rounds, clock = null } = setup;
  return { id, name, rules, set, seats: seats.map(sitterOf), seat, round: glance.round, rounds, clock };
}
