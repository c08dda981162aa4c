import type { CircleRequest } from '@slow-train/protocol';
import { sql, type AnyColumn } from 'drizzle-orm';
import { circleMembers, circles } from '../schema/circles.ts';
import { isBlockBetween } from './boundary-store.ts';

/** Most circles shown with the games. */
const MOST = 10;

/**
 * Selects the circles that an account is asked into and has said nothing about, the first to ask first; null if there
 * are none. Part of the statement that lists its games. As in its list of circles, invitations by people that a block
 * keeps apart from it are left out.
 */
export function circleRequests(account: AnyColumn) {
  const isApart = isBlockBetween(sql`m.account_id`, account);
  const others = sql`from ${circleMembers} as m where m.circle_id = asked.circle_id and m.state = 'member'`;
  return sql<readonly CircleRequest[] | null>`(
    select json_agg(json_build_object('id', id, 'name', name, 'by', by, 'members', members) order by since, id)
    from (
      select c.id, c.name, asked.by, asked.since, (select count(*) ${others}) as members
      from ${circleMembers} as asked join ${circles} as c on c.id = asked.circle_id
      where asked.account_id = ${account} and asked.state = 'asked' and not asked.is_later
        and not exists (select ${others} and ${isApart})
      order by asked.since, c.id limit ${MOST}) as requests)`;
}
