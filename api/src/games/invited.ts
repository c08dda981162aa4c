import type { InvitationView } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import type { Failure } from '../problem.ts';
import { nameIn, seatOf, sitterOf } from './game.ts';
import { hasRunOut } from './invitation.ts';
import type { Ports } from './ports.ts';

export const NO_INVITATION: Failure = {
  problem: 'not-found',
  detail:
    'No table goes by this invitation: its host may have closed the table, or a letter is wrong. Ask whoever sent it for the link as it is now.',
};

export const RUN_OUT: Failure = {
  problem: 'not-found',
  detail: 'This invitation has run out. Ask the host of the table for a new link.',
};

/** What somebody with the link sees before sitting down; `account` is null for who is not signed in. Failure: `not-found` */
export async function invited(
  { store, now }: Pick<Ports, 'store' | 'now'>,
  invitation: string,
  account: string | null,
): Promise<Result<InvitationView, Failure>> {
  const game = await store.loadInvited(invitation);
  if (game === undefined) return err(NO_INVITATION);
  if (hasRunOut(game, now())) return err(RUN_OUT);
  const { id, name, status, setup, seats, host } = game;
  const { rules, set, rounds } = setup;
  const hostSeat = seatOf(game, host);
  return ok({
    game: { id, name, status, rules, set, rounds, forcedPlays: setup.forced === true, seats: seats.map(sitterOf) },
    host: hostSeat === null ? '' : (nameIn(game, hostSeat) ?? ''),
    isMember: account !== null && seatOf(game, account) !== null,
  });
}
