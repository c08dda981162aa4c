import type { TableEvent } from '@slow-train/protocol';
import type { Seat } from '@slow-train/rules';
import { settleSeals } from '../fairness/preparing.ts';
import { withoutPlan } from '../plans/seat-plan.ts';
import { stillSeeks } from '../substitutes/take-seat.ts';
import { withoutBallot } from '../votes/voting.ts';
import { runOn } from './automation.ts';
import { advance, changeOf, type Change } from './change.ts';
import { nextPerson, type Game, type Seated } from './game.ts';
import { computerNames } from './names.ts';
import type { Ports } from './ports.ts';

/** How somebody is called who has deleted the account. */
export const FORMER = 'A former passenger';

/**
 * A seat gets another sitter: a revision of the table's own, in which nothing else happens. The host's part goes to
 * `host`, and a plan goes with who has made it. The table does not count as changed since, for nobody has anything new to
 * see but a name.
 */
export function handOver(
  game: Game,
  seat: Seat,
  { sitter, host, events }: { sitter: Seated; host: string | null; events: readonly TableEvent[] },
  at: Date,
): Change {
  const seats = game.seats.with(seat, sitter);
  const done = { seat: null, action: 'hand over', by: 'table', events } as const;
  const plans = sitter.kind === 'person' ? game.plans : withoutPlan(game.plans, seat);
  const change = advance(changeOf(game, at), done, { seats, host, plans, seeks: stillSeeks({ ...game, seats }) });
  return { ...change, game: { ...change.game, updatedAt: game.updatedAt } };
}

/** A computer player takes a seat in a game that is being played, and goes on at once if the table waits for it. */
export function computerTakesOver(game: Game, seat: Seat, { chance, now }: Pick<Ports, 'chance' | 'now'>): Change {
  const at = now();
  const taken = game.seats.flatMap((seated) => (seated.kind === 'nobody' ? [] : [seated.name]));
  const [name = FORMER] = computerNames(1, taken, chance);
  const sitter = { kind: 'computer', name } as const;
  const host = hostWithout(game, seat);
  const change = handOver(game, seat, { sitter, host, events: [{ type: 'replaced', seat }] }, at);
  // Nobody is left who could still seal a part in the next deal: it need not wait.
  const settled = { ...change, game: { ...settleSeals(change.game), updatedAt: at } };
  return runOn(withoutBallot(settled, seat), chance);
}

/** Whose table it is when the person in this seat has gone. */
export function hostWithout({ seats, host }: Pick<Game, 'seats' | 'host'>, seat: Seat): string | null {
  const seated = seats[seat];
  return seated?.kind === 'person' && seated.account === host ? nextPerson({ seats }, seat) : host;
}
