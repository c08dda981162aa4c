import type { Cluster } from './cluster.ts';
import type { DatabaseServer } from './postgres.ts';

// Rounds of tournaments and club nights take days, and a run an hour at most: so days pass in the database.

/** Days that pass in a run. */
export const DAYS = 5;

/** Lets the rounds being played end, club nights begin, the next ones be asked for, and limits on tries be forgotten. */
export async function passDay({ database, workers }: Cluster): Promise<void> {
  // Not before its games are there: that takes no day.
  await database.query(
    `update tournaments set round_ends_at = now(), due_at = now() where status = 'playing' and not exists (
       select from tournament_games g where g.tournament_id = tournaments.id and g.state = 'waiting')`,
  );
  await database.query(
    `update games set setup = jsonb_set(setup, '{startsAt}', to_jsonb(floor(extract(epoch from now()) * 1000))),
       wake_at = now() where status = 'boarding' and setup ? 'startsAt'`,
  );
  await database.query(`update circles set opens_at = now() where opens_at is not null`);
  await database.query(`delete from attempts`);
  await Promise.all(workers.map((worker) => worker.disturb({ scheduled: 1 })));
}

/** Makes due to what the schedule has put off returning. */
export async function hurryTables(database: DatabaseServer): Promise<void> {
  await database.query(
    `update tournaments set due_at = now() where id in (
       select tournament_id from tournament_games where state in ('waiting', 'finished')) and due_at is not null`,
  );
  await database.query(`update tournament_games set finished_at = now() where state = 'finished'`);
  await database.query(`update unsettled_games set due_at = now()`);
}
