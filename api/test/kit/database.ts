import type { TestDatabase } from '@slow-train/local/testing';
import * as z from 'zod';
import { neon, neonConfig } from '@neondatabase/serverless';

const bySeat = z.array(z.string().nullable());
const Prepared = z.object({
  version: z.int(),
  secret: z.string(),
  seals: bySeat,
  contributions: bySeat,
  closed: z.boolean(),
});

/** Looks into a test's database behind the Worker's back. */
export function peekInto({ url, endpoint }: TestDatabase) {
  neonConfig.fetchEndpoint = endpoint;
  const sql = neon(url);
  return {
    async count(table: 'actions' | 'receipts' | 'games' | 'rounds', game: string): Promise<number> {
      const column = table === 'games' ? 'id' : 'game_id';
      const rows = await sql.query(`select count(*)::int as n from ${table} where ${column} = $1`, [game]);
      return Number(rows[0]?.['n']);
    },
    async position(game: string): Promise<unknown> {
      const rows = await sql`select position from games where id = ${game}`;
      return rows[0]?.['position'];
    },
    async setPosition(game: string, position: object): Promise<void> {
      await sql`update games set position = ${JSON.stringify(position)}::jsonb where id = ${game}`;
    },
    /** A preparation as it is stored, with all its secrets. */
    async prepared(game: string, round: number) {
      const rows = await sql`select * from preparations where game_id = ${game} and round = ${round}`;
      return Prepared.parse(rows[0]);
    },
    /** Lets so many minutes of the patience with a deal pass. */
    async ageDeal(game: string, minutes: number): Promise<void> {
      await sql`update games set deal_by = deal_by - make_interval(mins => ${minutes}), wake_at = wake_at - make_interval(mins => ${minutes}) where id = ${game}`;
    },
    /** Lets so many days pass for an invitation. */
    async ageInvitation(game: string, days: number): Promise<void> {
      await sql`update games set invitation_until = invitation_until - make_interval(days => ${days}) where id = ${game}`;
    },
    async age(game: string, days: number): Promise<void> {
      await sql`update receipts set created_at = created_at - make_interval(days => ${days}) where game_id = ${game}`;
    },
  };
}
