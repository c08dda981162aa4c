import { timeNow } from '@slow-train/local/kit';
import type { TestDatabase } from '@slow-train/local/testing';
import * as z from 'zod';
import { neon } from '@neondatabase/serverless';

const bySeat = z.array(z.string().nullable());
const Prepared = z.object({
  version: z.int(),
  secret: z.string(),
  seals: bySeat,
  contributions: bySeat,
  closed: z.boolean(),
});
const Turn = z.looseObject({ since: z.number(), by: z.number() });
const Running = z.object({
  clock: z.looseObject({ seats: z.array(z.looseObject({ turn: Turn.nullable() })) }),
  turn_by: z.coerce.date(),
});

/** Reads and writes a test's database, past the Worker. */
export function databaseProbe({ url }: TestDatabase) {
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
    /** Sets a game's finished rounds. */
    async setRounds(game: string, results: readonly object[], deals: readonly object[]): Promise<void> {
      await sql`update games set results = ${JSON.stringify(results)}::jsonb, deals = ${JSON.stringify(deals)}::jsonb where id = ${game}`;
    },
    /** Returns the short form of such rounds; null if there is none. */
    async packedRounds(seats: number, results: readonly object[], deals: readonly object[]): Promise<unknown> {
      const of = [Array.from({ length: seats }, () => ({})), results, deals].map((one) => JSON.stringify(one));
      const rows = await sql.query('select pack_rounds($1::jsonb, $2::jsonb, $3::jsonb) as packed', of);
      return rows[0]?.['packed'];
    },
    /** Sets the format that a game's row claims to have. */
    async setSnapshotVersion(game: string, version: number): Promise<void> {
      await sql`update games set snapshot_version = ${version} where id = ${game}`;
    },
    /** Makes the database refuse to note any further unreadable game. */
    async refuseNotes(): Promise<void> {
      await sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''refused''; end'`;
      await sql`create trigger refuse before insert on unreadable_games for each row execute function refuse()`;
    },
    /** Returns a stored preparation with all its secrets. */
    async prepared(game: string, round: number) {
      const rows = await sql`select * from round_commitments where game_id = ${game} and round = ${round}`;
      return Prepared.parse(rows[0]);
    },
    /** Moves a waiting deal's deadline closer by this many minutes. */
    async ageDeal(game: string, minutes: number): Promise<void> {
      const seconds = minutes * 60;
      await sql`update games set deal_by = deal_by - make_interval(secs => ${seconds}),
        updated_at = updated_at - make_interval(secs => ${seconds}), wake_at = wake_at - make_interval(secs => ${seconds}) where id = ${game}`;
    },
    /** Ages a game's clocks until the first active seat has just run out of time. */
    async letTimeRunOut(game: string): Promise<void> {
      const [row] = await sql`select clock, turn_by from games where id = ${game}`;
      const { clock, turn_by: by } = Running.parse(row);
      const past = by.getTime() - timeNow();
      const seats = clock.seats.map(({ turn, ...seat }) => ({
        ...seat,
        turn: turn && { ...turn, since: turn.since - past, by: turn.by - past },
      }));
      await sql`
        update games
        set clock = ${JSON.stringify({ ...clock, seats })}::jsonb, turn_by = now(), wake_at = now()
        where id = ${game}`;
    },
    /** Lets one account block another. */
    async block(account: string, other: string): Promise<void> {
      await sql`insert into boundaries (account_id, other_id, kind, name, since) values (${account}, ${other}, 'block', 'Somebody', now())`;
    },
    /** Ages an invitation by this many days. */
    async ageInvitation(game: string, days: number): Promise<void> {
      await sql`update games set invitation_until = invitation_until - make_interval(days => ${days}) where id = ${game}`;
    },
    /** Ages a game's receipts by this many days. */
    async age(game: string, days: number): Promise<void> {
      await sql`update receipts set created_at = created_at - make_interval(days => ${days}) where game_id = ${game}`;
    },
  };
}
