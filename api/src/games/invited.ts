import type { InvitationView } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import type { Failure } from '../problem.ts';
import { heldSeatOf, isMember, ownerOf, sitterOf, type Game } from './game.ts';
import { hasRunOut } from './invitation.ts';
import type { Ports } from './ports.ts';

export const NO_INVITATION: Failure = {
  problem: 'not-found',
  detail:
    'No table goes by this invitation: its host may have closed the table, or a letter is wrong. Ask whoever sent it for the link as it is now.',
};

export const RUN_OUT: Failure = {
  problem: 'not-found',
  detail: 'This invitation has run out. Ask the host of the table, or whoever plays there, for a new link.',
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
  const { id, name, status, setup, seats } = game;
  const { rules, set, rounds } = setup;
  return ok({
    game: {
      id,
      name,
      status,
      rules,
      set,
      rounds,
      forcedPlays: setup.forced === true,
      clock: setup.clock ?? null,
      seats: seats.map(sitterOf),
      held: status === 'playing' ? heldSeatOf(game) : null,
    },
    host: hostName(game),
    isMember: account !== null && isMember(game, account),
  });
}

/** How the host is called, who may be away; empty where nobody is host any more. */
function hostName({ seats, host }: Pick<Game, 'seats' | 'host'>): string {
  const people = seats.flatMap((seated) => (seated.kind === 'person' ? [seated, ownerOf(seated)] : [ownerOf(seated)]));
  return people.find((one) => one?.account === host)?.name ?? '';
}
