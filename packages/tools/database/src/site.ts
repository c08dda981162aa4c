import * as z from 'zod/mini';
import { withClient } from './connection.ts';

const Sites = z.array(z.object({ address: z.string() }));

/**
 * Returns the origin of the deployed site that uses a database; null if none does, or the database is empty.
 * @throws ExpectedError if the database cannot be used
 */
export async function siteOf(url: string): Promise<string | null> {
  return withClient(url, async (client) => {
    const { rows: tables } = await client.query("select 1 where to_regclass('public.sites') is not null");
    if (tables.length === 0) return null;
    const { rows } = await client.query('select address from sites');
    return Sites.parse(rows)[0]?.address ?? null;
  });
}

/**
 * Notes that a deployed site uses a database, so that `npm start` leaves it alone.
 * @param appUrl the address that players use; its origin is kept
 * @throws ExpectedError if the database cannot be used
 */
export async function claimForSite(url: string, appUrl: string, release: string): Promise<void> {
  await withClient(url, (client) =>
    client.query(
      `with others as (delete from sites where address <> $1)
       insert into sites (address, release) values ($1, $2)
       on conflict (address) do update set release = excluded.release, deployed_at = now()`,
      [new URL(appUrl).origin, release],
    ),
  );
}
