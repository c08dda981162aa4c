import type { GameAnswer, SeatChange, SeatHours } from '@slow-train/protocol';
import { isQuietTooLong } from '@slow-train/clock';
import { err, ok, type Result, type Seat } from '@slow-train/rules';
import type { Chance } from '../fairness/chance.ts';
import { NOT_FOUND, type Failure } from '../problem.ts';
import { answerFor } from './answer.ts';
import { runOn } from './automation.ts';
import { advance, changeOf, type Change } from './change.ts';
import { AWAY } from './edit-table.ts';
import { settleDue } from './due.ts';
import { isMember, seatOf, type Game, type Seated } from './game.ts';
import type { Player } from './player.ts';
import { MOST_TRIES, type Ports } from './ports.ts';
import { stale } from './stale.ts';

interface Wanted extends SeatChange {
  readonly id: string;
  readonly revision: number;
}

/**
 * How one's own seat is to be. Switched on, what it has no choice about at that moment is played in the same save; hours
 * count from the next turn on.
 * @returns the table afterwards; as it is where nothing is different
 * Failures: `not-found`, `stale-revision`, `conflict` (finished), `invalid-request` (hours that are too long)
 */
export async function changeSeat(
  ports: Ports,
  { account }: Player,
  { id, revision, ...wanted }: Wanted,
): Promise<Result<GameAnswer, Failure>> {
  const { store, chance } = ports;
  if (wanted.hours?.quiet && isQuietTooLong(wanted.hours.quiet)) return err(TOO_LONG);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const loaded = await store.load(id);
    if (loaded === undefined || !isMember(loaded, account)) return err(NOT_FOUND);
    const game = await settleDue(ports, loaded);
    if (game.revision !== revision) return err(await stale(store, game, revision, account));
    const seat = seatOf(game, account);
    if (seat === null) return err(AWAY);
    const seated = seatedBy(game.seats[seat], wanted);
    if (seated === null) return ok(answerFor(game, [], account));
    if (game.status === 'finished')
      return err({ problem: 'conflict', detail: 'The game is finished: there is nothing left to play.' });
    const change = seatChanged(game, seat, seated, ports.now(), chance);
    if (await store.save(change)) return ok(answerFor(change.game, change.entries, account));
    // Somebody acted at the same moment, or a browser sent its part of a deal: look again.
  }
  return err({ problem: 'conflict', detail: 'The change could not be saved. Send it again.' });
}

const TOO_LONG: Failure = {
  problem: 'invalid-request',
  detail: 'Your clock can stand still for twelve hours of a day at most. Choose a shorter time.',
};

/** Who sits there, changed; null where nothing is different. */
function seatedBy(seated: Seated | undefined, { forced, hours }: SeatChange): Seated | null {
  if (seated?.kind !== 'person') return null;
  const { forced: byHand, ...rest } = seated;
  const now = forced ?? byHand !== false;
  const isSame = now === (byHand !== false) && (hours === undefined || isSameHours(hours, seated.hours));
  return isSame ? null : { ...rest, ...(now ? {} : { forced: false }), ...(hours && { hours }) };
}

function isSameHours(one: SeatHours, other: SeatHours | undefined): boolean {
  const { zone, quiet } = other ?? { zone: null, quiet: null };
  return one.zone === zone && one.quiet?.from === quiet?.from && one.quiet?.to === quiet?.to;
}

/** A revision of the table's own, for whose wish it was is nobody's business. No news to anybody, unless it plays. */
function seatChanged(game: Game, seat: Seat, seated: Seated, at: Date, chance: Chance): Change {
  const done = { seat: null, action: 'seat', by: 'table', events: [] } as const;
  const change = advance(changeOf(game, at), done, { seats: game.seats.with(seat, seated) });
  return runOn({ ...change, game: { ...change.game, updatedAt: game.updatedAt } }, chance);
}
