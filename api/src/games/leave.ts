import { err, ok, type Result, type Seat } from '@slow-train/rules';
import { reseated } from '../fairness/preparing.ts';
import { NOT_FOUND, type Failure } from '../problem.ts';
import { advance, changeOf, type Change } from './change.ts';
import { nameIn, nextPerson, ownerOf, seatOf, type Game } from './game.ts';
import type { Player } from './player.ts';
import { gotUp } from '../substitutes/take-seat.ts';
import { MOST_TRIES, type Ports } from './ports.ts';
import { stale } from './stale.ts';

const STARTED: Failure = {
  problem: 'conflict',
  detail:
    'The game has started: nobody can get up now. Plan your turns ahead, or declare a holiday, if you cannot come.',
};

/**
 * Gets up from a table that has not started: the host's part passes to the next person to the left; without one the
 * table is closed. Or from a seat in which one sits in for somebody.
 * Failures: `not-found`, `stale-revision`, `conflict` (started)
 */
export async function leave(
  ports: Ports,
  { account }: Player,
  id: string,
  revision: number,
): Promise<Result<null, Failure>> {
  const { store } = ports;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const game = await store.load(id);
    const seat = game ? seatOf(game, account) : null;
    if (game === undefined || seat === null) return err(NOT_FOUND);
    if (game.revision !== revision) return err(await stale(store, game, revision, account));
    if (game.status === 'playing' && ownerOf(game.seats[seat]) !== undefined) {
      if (await store.save(gotUp(game, seat, ports.now(), ports.chance))) return ok(null);
      continue;
    }
    if (game.status !== 'boarding') return err(STARTED);
    const host = game.host === account ? nextPerson(game, seat) : game.host;
    const isDone = host === null ? await store.close(id, revision) : await store.save(getUp(game, seat, host, ports));
    if (isDone) return ok(null);
    // Somebody came or went at the same moment, or a browser sent its part of the first deal: look again.
  }
  return err({ problem: 'conflict', detail: 'Getting up could not be saved. Send it again.' });
}

/** Somebody gets up from a table that boards, and leaves it to this host. */
export function getUp(game: Game, seat: Seat, host: string, { chance, now }: Pick<Ports, 'chance' | 'now'>): Change {
  const events = [{ type: 'left', seat, name: nameIn(game, seat) ?? '' }] as const;
  const seats = game.seats.with(seat, { kind: 'nobody' });
  const left = game.seats.map((_, other) => (other === seat ? null : other));
  const preparations = reseated(game, left, chance);
  const seated = game.seats[seat];
  const whose = seated?.kind === 'person' ? { account: seated.account } : {};
  const done = { seat, action: 'leave', by: 'person', events, ...whose } as const;
  return advance(changeOf(game, now()), done, { seats, host, preparations });
}
