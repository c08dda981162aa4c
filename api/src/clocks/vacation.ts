import { declareVacation, endVacation, type SeatClock, type VacationRefusal } from '@slow-train/clock';
import type { ClockTerms, GameAnswer, Vacation } from '@slow-train/protocol';
import { at, err, ok, type Result } from '@slow-train/rules';
import { countTries } from '../accounts/limits.ts';
import { advance, changeOf } from '../games/change.ts';
import { editTable } from '../games/edit-table.ts';
import type { Player } from '../games/player.ts';
import type { Ports } from '../games/ports.ts';
import type { Failure } from '../problem.ts';
import type { TableClock } from './clock-state.ts';
import { withSeatClock } from './table-clock.ts';

/**
 * Declares a holiday at a table: one's clock stands still on these days, and everybody sees it. Said again, it changes
 * nothing.
 * Failures: `not-found`; `conflict` (no clock runs here; it is over, too long, or another one is planned, in a sentence)
 * @throws ProblemError `too-many-requests`
 */
export async function goOnVacation(
  services: Ports & Parameters<typeof countTries>[0],
  player: Player,
  { id, ...vacation }: Vacation & { readonly id: string },
): Promise<Result<GameAnswer, Failure>> {
  await countTries(services, { holidays: `${player.account}/${id}` });
  return editVacation(services, player, id, vacation, (seat, terms, now) =>
    declareVacation(seat, terms, vacation, now),
  );
}

/**
 * Takes a holiday back, or comes home from it: the days that lie ahead are given back.
 * Where none is planned, nothing changes.
 * Failures: `not-found`; `conflict` (it is one's turn, and its time counts on these days)
 */
export function comeHome(ports: Ports, player: Player, id: string): Promise<Result<GameAnswer, Failure>> {
  return editVacation(ports, player, id, null, (seat, _terms, now) => endVacation(seat, now));
}

type Edit = (
  seat: SeatClock,
  terms: ClockTerms,
  now: { readonly at: number; readonly pauses: TableClock['pauses'] },
) => Result<SeatClock, VacationRefusal>;

function editVacation(
  ports: Ports,
  player: Player,
  id: string,
  vacation: Vacation | null,
  edit: Edit,
): Promise<Result<GameAnswer, Failure>> {
  return editTable(ports, player, id, (game, seat, now) => {
    const terms = game.setup.clock;
    if (terms === undefined || game.clock === null || game.status !== 'playing') return err(NO_CLOCK);
    const { seats, pauses } = game.clock;
    const clock = at(seats, seat);
    if (isAsWanted(clock, vacation, now)) return ok(null);
    const edited = edit(clock, terms, { at: now.getTime(), pauses });
    if (!edited.ok) return err({ problem: 'conflict', detail: REFUSALS[edited.error] });
    const events = [{ type: 'vacation', seat, vacation }] as const;
    const change = advance(changeOf(game, now), { seat: null, action: 'vacation', by: 'table', events }, {});
    const after = withSeatClock(change, seat, edited.value);
    // Nobody has played: it is no more news than that.
    return ok({ ...after, game: { ...after.game, updatedAt: game.updatedAt } });
  });
}

/** Whether these days off are declared already; for null, whether none are. */
function isAsWanted({ breaks, vacation: declared }: SeatClock, vacation: Vacation | null, now: Date): boolean {
  const isAhead = breaks.some(({ until }) => until > now.getTime());
  if (vacation === null) return !isAhead;
  return isAhead && declared?.from === vacation.from && declared.to === vacation.to;
}

const NO_CLOCK: Failure = {
  problem: 'conflict',
  detail: 'No clock runs at this table: nobody is waiting for you by the minute. Take your holiday.',
};

const REFUSALS: { readonly [why in VacationRefusal]: string } = {
  past: 'A holiday begins today at the earliest. Choose other days.',
  reversed: 'This holiday ends before it begins. Choose other days.',
  'too-long': 'You have fewer days of holiday left at this table. Choose a shorter time.',
  'one-at-a-time': 'You have planned a holiday already. Take that one back first.',
  none: 'You have planned no holiday at this table.',
  'on-turn': 'It is your turn, and its time counts on these days. Play first, and then come home.',
};
