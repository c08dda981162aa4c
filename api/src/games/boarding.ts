import { at, err, ok, parseSetup, type Result } from '@slow-train/rules';
import type { Chance } from '../fairness/chance.ts';
import { patienceFrom, reseated } from '../fairness/preparing.ts';
import type { Failure } from '../problem.ts';
import { runOn } from './automation.ts';
import { advance, type Change, type Entry } from './change.ts';
import { seatOf, type Seated } from './game.ts';
import { computerNames } from './names.ts';

/** Puts somebody into the first open seat; no change where there is none. */
export function sitDown(change: Change, newcomer: Extract<Seated, { kind: 'person' | 'computer' }>): Change {
  const { seats } = change.game;
  const seat = seats.findIndex(({ kind }) => kind === 'nobody');
  if (seat < 0) return change;
  const events = [{ type: 'joined', seat, name: newcomer.name }] as const;
  const by = newcomer.kind === 'person' ? { by: newcomer.kind, account: newcomer.account } : { by: newcomer.kind };
  return advance(change, { seat, action: 'join', ...by, events }, { seats: seats.with(seat, newcomer) });
}

/** Gives the first `count` open seats to computer players: each joins as a revision of its own. */
export function seatComputers(change: Change, count: number, chance: Chance): Change {
  const taken = change.game.seats.flatMap((seated) => (seated.kind === 'nobody' ? [] : [seated.name]));
  return computerNames(count, taken, chance).reduce((so, name) => sitDown(so, { kind: 'computer', name }), change);
}

/** Takes the open seats away; those behind move up. Failure: `conflict` where the rules need more seats. */
export function removeOpenSeats(change: Change, chance: Chance): Result<Change, Failure> {
  const { game } = change;
  if (game.seats.every(({ kind }) => kind !== 'nobody')) return ok(change);
  const { rules, set, rounds } = game.setup;
  const taken = game.seats.flatMap(({ kind }, seat) => (kind === 'nobody' ? [] : [seat]));
  const seats = taken.map((seat) => at(game.seats, seat));
  const fits = parseSetup(rules, seats.length, set, rounds);
  if (fits.ok) return ok({ ...change, game: { ...game, seats, preparations: reseated(game, taken, chance) } });
  return err({ problem: 'conflict', detail: `The game cannot start without the open seats. ${fits.error}` });
}

/** Starts a table whose seats are all taken, deals if nobody is missing, and goes on until a person has to choose. */
export function begin(change: Change, chance: Chance): Change {
  return runOn(advance(change, startOf(change), { status: 'playing' }), chance);
}

/** Starts a table whose seats are all taken, and waits with the first deal until every person's browser has a part. */
export function beginWaiting(change: Change): Change {
  return advance(change, startOf(change), { status: 'playing', dealBy: patienceFrom(change.at) });
}

function startOf({ game }: Change): Omit<Entry, 'revision' | 'at'> {
  return { seat: seatOf(game, game.host), action: 'start', by: 'person', events: [{ type: 'started' }] };
}
