import type { Companionship } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import { isApartFrom } from '../game/blocks.ts';
import { openSeatFor, reserve } from '../game/reservations.ts';
import { namesAt, seatOf, type AccountId } from '../game/seats.ts';
import type { GameUpdate } from '../game/update.ts';
import type { Failure } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { countInvitations } from '../session/limits.ts';
import * as companionStore from '../store/companion-store.ts';
import { companionsIn } from './companionship.ts';
import { withOwnName } from './occupant.ts';
import type { Ports } from './services.ts';

/** What it takes to invite people. */
export type InvitingPorts = Ports & Pick<Platform, 'db' | 'settings'>;

/** Somebody that a new game is to keep a seat for. */
interface Invited {
  readonly account: AccountId;
  readonly name: string;
}

/**
 * Returns those of a host's companions that seats can be kept for, in this order. Leaves out, without saying so,
 * deleted accounts, and people kept apart by a block from one before them. Failure: `not-found` if one of them is no
 * companion
 * @throws ProblemError `too-many-requests`
 */
export async function invitedBy(
  services: InvitingPorts,
  host: AccountId,
  people: readonly Companionship[],
): Promise<Result<readonly Invited[], Failure>> {
  if (people.length === 0) return ok([]);
  const { store, db } = services;
  const shared = await companionStore.sharedGames(db, [...new Set(people.map(({ game }) => game))]);
  const found = companionsIn(shared, host, people);
  if (!found.ok) return found;
  await countInvitations(services, host, found.value);
  const [profiles, blocks] = await Promise.all([
    store.profilesOf(found.value),
    store.blocksAmong([host, ...found.value]),
  ]);
  const together = [host];
  return ok(
    found.value.flatMap((account) => {
      const name = profiles.get(account)?.name;
      if (name === undefined || isApartFrom(blocks, account, together)) return [];
      together.push(account);
      return [{ account, name }];
    }),
  );
}

/**
 * Keeps a seat for each of these people.
 * Failure: `name-taken` if somebody at the table has a name that looks like theirs
 */
export function keepSeats(update: GameUpdate, people: readonly Invited[]): Result<GameUpdate, Failure> {
  let kept = update;
  for (const { account, name } of people) {
    const seat = openSeatFor(kept.game, account);
    if (seat === null) continue;
    const named = withOwnName({ kind: 'person', account, name }, namesAt(kept.game));
    if (!named.ok) return err(named.error);
    kept = reserve(kept, seat, { account, name, answer: 'waiting' }, seatOf(kept.game, kept.game.host));
  }
  return ok(kept);
}
