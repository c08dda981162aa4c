import { desc, sql, type AnyColumn } from 'drizzle-orm';
import { games } from './games.sql.ts';

/** Tables in a list. */
export const LISTED = 100;

const { id, name, revision, status, host, setup, seats, results, turnBy, updatedAt, glance, turnSeat } = games;
/** What is read of a table for a list of them. */
export const listedColumns = {
  id,
  name,
  revision,
  status,
  host,
  setup,
  seats,
  results,
  turnBy,
  updatedAt,
  glance,
  turnSeat,
};

/** Whether an account has a seat at a table, be it held by somebody else. */
export function isMemberThere(account: AnyColumn | string) {
  const one = sql`jsonb_build_object('account', ${account}::text)`;
  return sql`(${seats} @> jsonb_build_array(${one}) or ${seats} @> jsonb_build_array(jsonb_build_object('owner', ${one})))`;
}

/** The tables that wait for the account first, by the time that is left, then by latest change; finished ones last. */
export function listOrder(account: AnyColumn) {
  return [
    sql`${status} = 'finished'`,
    desc(sql`${account} = any(${games.waitingFor})`),
    sql`${turnBy} asc nulls last`,
    desc(updatedAt),
  ];
}
