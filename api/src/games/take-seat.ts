import type { SeatRequest } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import type { Chance } from '../game/chance.ts';
import { isApartFrom, peopleIn, type Blocks } from '../game/blocks.ts';
import type { Game } from '../game/game.ts';
import { openSeatFor, reservationIn } from '../game/reservations.ts';
import { beginIfFull, sitDownAt } from '../game/seating.ts';
import { namesAt, seatOf, type AccountId } from '../game/seats.ts';
import { startUpdate, type GameUpdate } from '../game/update.ts';
import type { Failure } from '../http/problem.ts';
import type { OccupantProfile } from '../store/occupant-queries.ts';
import { mayPlay, occupantFrom, withOwnName } from './occupant.ts';

const FULL: Failure = { problem: 'conflict', detail: (say) => say.tableFull };

/** Somebody who takes a seat before the game starts. */
export interface Arrival {
  readonly account: AccountId;
  readonly profile: OccupantProfile | null;
  readonly request: SeatRequest;
  /** The hash of the code in the mail that they come from. */
  readonly mailed?: string | null;
  /** Between them and the people in the game. */
  readonly blocks: Blocks;
}

/**
 * Seats a newcomer in the seat kept for them, or in the first open one, and starts a game that starts when it is full.
 * Under the name they were invited by, if their account's looks like somebody else's by now.
 * Failures: `conflict` (no name, full), `name-taken`, `forbidden` (a guest in a rated game)
 */
export function takeSeat(
  game: Game,
  { account, profile, request, mailed = null, blocks }: Arrival,
  now: number,
  chance: Chance,
): Result<GameUpdate, Failure> {
  const seat = openSeatFor(game, account, mailed);
  // A blocked person must not learn of the block.
  if (seat === null || isApartFrom(blocks, account, peopleIn(game))) return err(FULL);
  const sitter = occupantFrom(account, profile, request);
  if (!sitter.ok) return sitter;
  const allowed = mayPlay(game.setup, profile);
  if (!allowed.ok) return allowed;
  const others = namesAt(game, seat);
  const kept = game.seats[seat];
  const reserved = reservationIn(kept);
  const named = withOwnName(sitter.value, others);
  const seated =
    named.ok || reserved?.account !== account ? named : withOwnName({ ...sitter.value, name: reserved.name }, others);
  if (!seated.ok) return seated;
  // Asked again after a change of the game, they answer without their mail, whose link still leads them here.
  const cameBy = kept?.kind === 'nobody' && reserved?.account === account ? kept.mailed : undefined;
  const code = mailed ?? cameBy;
  const sitting = code === undefined ? seated.value : { ...seated.value, mailed: code };
  const update = sitDownAt(startUpdate(game, now), seat, sitting);
  // One that the schedule has set up has no host until somebody comes.
  const host = seatOf(game, game.host) === null ? account : game.host;
  return ok(beginIfFull({ ...update, game: { ...update.game, host } }, chance));
}
