import { ok } from '@slow-train/rules';
import { leaveGames, type LeavingPorts } from '../../account-data/delete-account.ts';
import type { Outcome } from '../../games/with-game.ts';
import type { Session } from '../../session/session.ts';
import { signInKey } from '../email/mail-proofs.ts';
import { scheduleErasure } from './store.ts';

/** For how many days an account can still be kept, after its owner has asked to delete it. */
const KEPT_DAYS = 7;

/**
 * Lets an account leave all games, as `deleteAccount` does, ends every way into it but a fresh sign-in, and has the schedule
 * delete the rest after `KEPT_DAYS`. Until then signing in keeps it.
 * @returns the time of its deletion
 * Failure: `conflict` (others always saved first)
 */
export async function deleteLater(
  ports: LeavingPorts,
  { account, id, email }: Pick<Session, 'account' | 'id' | 'email'>,
): Promise<Outcome<Date>> {
  const at = new Date(ports.now().getTime() + KEPT_DAYS * 86_400_000);
  const codeKey = email === null ? null : await signInKey(ports, email);
  const { result, events } = await leaveGames(ports, { account, id }, () =>
    scheduleErasure(ports.db, account, at, codeKey),
  );
  return { result: result.ok ? ok(at) : result, events };
}
