import type { NewInvitationSchema } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import type * as z from 'zod';
import { countTries } from '../accounts/limits.ts';
import { NOT_FOUND, type Failure } from '../problem.ts';
import type { Services } from '../services.ts';
import { nameIn, seatOf } from './game.ts';
import { hasRunOut } from './invitation.ts';
import { inviteStore } from './invite-store.ts';
import type { Player } from './player.ts';

const conflict = (detail: string): Failure => ({ problem: 'conflict', detail });

const STARTED = conflict('The game has started: nobody can sit down any more.');
const FULL = conflict('All seats at this table are taken already.');
const OVER = conflict('The invitation to this table has run out. Its host can make a new one.');
const THERE = conflict('They sit at this table already.');
const NOBODY: Failure = {
  problem: 'not-found',
  detail: 'You have not shared that table with anybody in that seat. Look at the list of companions again.',
};

/**
 * A member of a table that boards asks somebody they have shared another one with: that one is told, if they want to be.
 * The answer is the same whether they do, and whether they are still there.
 * Failures: `not-found`; `conflict` (started, full, run out, sits there already)
 * @throws ProblemError `too-many-requests`
 */
export async function invite(
  services: Pick<Services, 'db' | 'now' | 'settings'>,
  { account }: Player,
  { id, game, seat }: { readonly id: string } & z.output<typeof NewInvitationSchema>,
): Promise<Result<null, Failure>> {
  const store = inviteStore(services.db);
  const { table, common } = await store.tables(id, game);
  const mine = table === undefined ? null : seatOf(table, account);
  if (table === undefined || mine === null) return err(NOT_FOUND);
  if (table.status !== 'boarding') return err(STARTED);
  const at = services.now();
  if (hasRunOut(table, at)) return err(OVER);
  if (table.seats.every(({ kind }) => kind !== 'nobody')) return err(FULL);
  if (common === undefined || seatOf(common, account) === null) return err(NOBODY);
  const other = common.seats[seat];
  // Played there to the end, and has deleted the account since.
  if (other?.kind === 'gone') return ok(null);
  if (other?.kind !== 'person' || other.account === account) return err(NOBODY);
  if (seatOf(table, other.account) !== null) return err(THERE);
  await countTries(services, { invitationsToOne: `${account}/${other.account}` });
  const by = nameIn(table, mine) ?? '';
  await store.ask({ table: id, revision: table.revision, account: other.account, by, at });
  return ok(null);
}
