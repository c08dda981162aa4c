import { sql, type SQL } from 'drizzle-orm';
import type { PlayedGame } from '../game/reliability.ts';

// What `reliabilityOf` is made from: both find few rows, by an index. The account is given in SQL.

/** Selects the latest finished games of an account in the past half year, newest first, as JSON. */
export const playedBy = (account: SQL) => sql<readonly PlayedGame[]>`(
  select coalesce(json_agg(json_build_object('turns', turns, 'timeouts', timeouts, 'isAway', is_away)), '[]') from (
    select turns, timeouts, is_away from standings
    where account_id = ${account} and finished_at > now() - interval '180 days' order by finished_at desc limit 10
  ) latest)`;

/** Selects how many turns of an account have run out of time, in games without standings yet. */
export const lateBy = (account: SQL) =>
  sql<number>`(select count(*)::int from timeouts where account_id = ${account} and at > now() - interval '180 days')`;
