import { declareVacation, endVacation, type SeatClock, type VacationRefusal } from '@slow-train/clock';
import { VacationSchema, type ClockTerms, type GameAnswer, type Instant, type Vacation } from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import { at, err, ok, type Result } from '@slow-train/rules';
import { withSeatClock } from '../game/clock.ts';
import type { GameClock } from '../game/game.ts';
import type { AccountId } from '../game/seats.ts';
import { addQuietRevision, startUpdate } from '../game/update.ts';
import type { Failure } from '../http/problem.ts';
import { newRouter } from '../http/router.ts';
import { EDITED, gameParams, respondWithGame } from './contract.ts';
import type { GameServices, Ports } from './services.ts';
import { withSeat, type Outcome } from './with-game.ts';
import { defineRoute, jsonBody } from '../session/define-route.ts';

/**
 * Declares a vacation: the seat's clock stands still on these days, and all players see it. Idempotent.
 * Failures: `not-found`; `conflict` (a sentence: no clock, over, too long, or another one is planned)
 */
function takeVacation(
  ports: Ports,
  account: AccountId,
  { id, ...vacation }: Vacation & { readonly id: string },
): Promise<Outcome<GameAnswer>> {
  return editVacation(ports, account, id, vacation, (seat, terms, now) => declareVacation(seat, terms, vacation, now));
}

/**
 * Cancels or ends a vacation: the remaining days are given back. No change if none is planned.
 * Failures: `not-found`; `conflict` (it is their turn, and its deadline depends on these days)
 */
function cancelVacation(ports: Ports, account: AccountId, id: string): Promise<Outcome<GameAnswer>> {
  return editVacation(ports, account, id, null, (seat, _terms, now) => endVacation(seat, now));
}

type VacationEdit = (
  seat: SeatClock,
  terms: ClockTerms,
  now: { readonly at: Instant; readonly pauses: GameClock['pauses'] },
) => Result<SeatClock, VacationRefusal>;

function editVacation(
  ports: Ports,
  account: AccountId,
  id: string,
  vacation: Vacation | null,
  edit: VacationEdit,
): Promise<Outcome<GameAnswer>> {
  return withSeat(ports, account, { id }, (game, seat, now) => {
    const terms = game.setup.clock;
    if (terms === undefined || game.clock === null || game.status !== 'playing') return err(NO_CLOCK);
    const { seats, pauses } = game.clock;
    const clock = at(seats, seat);
    if (isDeclared(clock, vacation, now)) return ok(null);
    const edited = edit(clock, terms, { at: now, pauses });
    if (!edited.ok) return err({ problem: 'conflict', detail: (say) => say.vacation[edited.error] });
    const entry = { action: 'vacation', events: [{ type: 'vacation', seat, vacation }] } as const;
    return ok(withSeatClock(addQuietRevision(startUpdate(game, now), entry, {}), seat, edited.value));
  });
}

/** Whether exactly these days are declared; for null, whether none are. */
function isDeclared({ breaks, vacation: declared }: SeatClock, vacation: Vacation | null, now: Instant): boolean {
  const isAhead = breaks.some(({ until }) => until > now);
  if (vacation === null) return !isAhead;
  return isAhead && declared?.from === vacation.from && declared.to === vacation.to;
}

const NO_CLOCK: Failure = {
  problem: 'conflict',
  detail: (say) => say.noClockNoVacation,
};

const declare = defineRoute({
  method: 'put',
  path: '/api/games/{id}/vacation',
  summary: prose('Declares a vacation: your clock stops on these days, and everybody in the game can see it'),
  callers: 'member',
  note: 'their own vacation',
  request: { params: gameParams, body: jsonBody(VacationSchema) },
  answers: EDITED,
  refuses: ['conflict'],
  limits: ['vacations'],
});

const cancel = defineRoute({
  method: 'delete',
  path: '/api/games/{id}/vacation',
  summary: prose('Cancels your planned vacation, or ends the current one'),
  callers: 'member',
  note: 'their own vacation',
  request: { params: gameParams },
  answers: EDITED,
  refuses: ['conflict'],
});

/** Vacations from a game's clock. */
export const vacationRoutes = newRouter<GameServices>()
  .openapi(declare, async (c) => {
    const command = { ...c.req.valid('param'), ...c.req.valid('json') };
    return respondWithGame(c, await takeVacation(c.get('services'), c.get('session').account, command));
  })
  .openapi(cancel, async (c) =>
    respondWithGame(c, await cancelVacation(c.get('services'), c.get('session').account, c.req.valid('param').id)),
  );
