import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { messages } from '../schema/talk.ts';

/**
 * Returns the statement that empties everything an account has said, and takes its name off. The messages stay as removed
 * ones, so that open pages forget them as well. Versions differ, because pages ask for what came after one.
 * @param isDue whether to do it at all
 */
export function talkErasure(db: Database, account: string, isDue: SQL) {
  return db.execute(sql`
    with mine as (
      select game_id, number, row_number() over (partition by game_id order by number)::int as nth
      from messages where account_id = ${account} and ${isDue}
    ), next as (
      update talks set version = version + counted.many
      from (select game_id, count(*)::int as many from mine group by game_id) as counted
      where talks.game_id = counted.game_id returning talks.game_id, version, many
    )
    update messages set account_id = null, name = '', text = null, phrase = null, reaction = null, revision = null,
      version = next.version - next.many + mine.nth
    from mine join next on next.game_id = mine.game_id
    where messages.game_id = mine.game_id and messages.number = mine.number`);
}

/**
 * Returns the statements that move a guest's talk and boundaries to the account they join. Where both have drawn a
 * boundary, a block wins over a mute; where both have reacted to a move, the account keeps its own.
 */
export function talkMerge(db: Database, from: string, to: string) {
  const keepsTheirs = sql`not exists (
    select 1 from messages as theirs
    where theirs.game_id = ${messages.gameId} and theirs.account_id = ${to} and theirs.key = ${messages.key}
  )`;
  const moved = sql`on conflict (account_id, other_id) do update set kind = excluded.kind where excluded.kind = 'block'`;
  return [
    db
      .update(messages)
      .set({ accountId: to })
      .where(and(eq(messages.accountId, from), keepsTheirs)),
    db.execute(sql`
      insert into boundaries select ${to}, other_id, kind, name, since from boundaries
      where account_id = ${from} and other_id <> ${to} ${moved}`),
    db.execute(sql`
      insert into boundaries select account_id, ${to}, kind, name, since from boundaries
      where other_id = ${from} and account_id <> ${to} ${moved}`),
  ] as const;
}
