import { isQuietTooLong } from '@slow-train/clock';
import { SeatChangeSchema, type GameAnswer, type SeatHours } from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import { err, ok, type Seat } from '@slow-train/rules';
import type * as z from 'zod';
import { advanceUntilChoice } from '../game/advance.ts';
import { beginToGetUp } from '../game/get-up.ts';
import { getUp } from '../game/seating.ts';
import {
  autoPlays,
  hostWithout,
  ownerOf,
  seatOf,
  type AccountId,
  type PersonOccupant,
  type Seated,
} from '../game/seats.ts';
import { getUpFor } from '../game/substitutes.ts';
import { addQuietRevision, startUpdate } from '../game/update.ts';
import { RevisionHeaders } from '../http/headers.ts';
import type { Failure } from '../http/problem.ts';
import { newRouter } from '../http/router.ts';
import { gameParams, gameResponse, respondWithGame } from './contract.ts';
import { finish } from './finish.ts';
import type { GameServices, Ports } from './services.ts';
import { loadForSeat, withGame, withSeat, type Outcome } from './with-game.ts';
import { defineRoute, jsonBody } from '../session/define-route.ts';

type SeatChange = z.output<typeof SeatChangeSchema>;

/**
 * Changes the options of an account's seat. Switching on forced actions plays them in the same save; new hours apply
 * from the next turn.
 * @returns the game afterwards; unchanged if nothing is different
 * Failures: `not-found`, `stale-revision`, `conflict` (finished), `invalid-request` (hours that are too long)
 */
async function changeSeat(
  ports: Ports,
  account: AccountId,
  { id, revision, ...change }: SeatChange & { readonly id: string; readonly revision: number },
): Promise<Outcome<GameAnswer>> {
  if (change.hours?.quiet && isQuietTooLong(change.hours.quiet)) return { result: err(TOO_LONG), events: [] };
  return withSeat(ports, account, { id, revision }, (game, seat, now) => {
    const occupant = withOptions(game, seat, change);
    if (occupant === null) return ok(null);
    if (game.status === 'finished') return err(FINISHED);
    // Logged as the game's own action: the options are private to their seat.
    const changes = { seats: game.seats.with(seat, occupant) };
    const changed = addQuietRevision(startUpdate(game, now), { action: 'seat', events: [] }, changes);
    return ok(advanceUntilChoice(changed, ports.chance));
  });
}

const TOO_LONG: Failure = {
  problem: 'invalid-request',
  detail: (say) => say.tooQuiet,
};

const FINISHED: Failure = { problem: 'conflict', detail: (say) => say.nothingLeftToPlay };

/** Returns the occupant with these options; null if nothing is different. */
function withOptions(game: Seated, seat: Seat, { forced, hours: asked }: SeatChange): PersonOccupant | null {
  const occupant = game.seats[seat];
  if (occupant?.kind !== 'person') return null;
  const hours = asked && { ...asked, zone: asked.zone ?? occupant.hours?.zone ?? 'UTC' };
  const changesForced = forced !== undefined && forced !== autoPlays(game, seat);
  const changesHours = hours !== undefined && !isSameHours(hours, occupant.hours);
  if (!changesForced && !changesHours) return null;
  return { ...occupant, ...(changesForced && { forced }), ...(hours && { hours }) };
}

function isSameHours(one: SeatHours, other: SeatHours | undefined): boolean {
  const { zone, quiet } = other ?? { zone: null, quiet: null };
  return one.zone === zone && one.quiet?.from === quiet?.from && one.quiet?.to === quiet?.to;
}

/**
 * Removes an account from its seat: before the game starts, where the next person to the left becomes host and the game
 * is deleted if there is none, unless it starts by itself; or from a seat in which they are a substitute. From a game in
 * play they get up in a minute, unless they take it back.
 * Failures: `not-found`, `stale-revision`, `conflict` (finished, or against computers only)
 */
export function leaveGame(
  ports: Ports,
  account: AccountId,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<Outcome<null>> {
  const { store, chance } = ports;
  return withGame(ports, {
    revision,
    load: () => loadForSeat(store, id, account),
    decide({ game }, now) {
      const seat = seatOf(game, account) ?? 0;
      if (game.status === 'playing' && ownerOf(game.seats[seat]) !== undefined)
        return ok({ update: getUpFor(game, seat, now, chance), answer: null });
      if (game.status !== 'lobby') {
        const begun = beginToGetUp(game, seat, now);
        return begun.ok ? ok({ update: begun.value, answer: null }) : err({ problem: 'conflict', detail: begun.error });
      }
      const host = hostWithout(game, seat);
      const isOver = host === null && game.setup.startsAt === undefined;
      return ok({ update: isOver ? 'close' : getUp(game, seat, host, now, chance), answer: null });
    },
  });
}

const change = defineRoute({
  method: 'patch',
  path: '/api/games/{id}/seat',
  summary: prose(
    'Changes options of your seat: whether forced actions are played automatically, and when your clock stops',
  ),
  callers: 'member',
  note: 'their own seat',
  request: { params: gameParams, headers: RevisionHeaders, body: jsonBody(SeatChangeSchema) },
  answers: { 200: gameResponse('The updated game, and the actions played automatically') },
  refuses: ['conflict'],
});

const leave = defineRoute({
  method: 'delete',
  path: '/api/games/{id}/seat',
  summary: prose('Leaves a game; one in play after a minute, in which you can take your seat back and nobody is told'),
  callers: 'member',
  note: 'their own seat',
  request: { params: gameParams, headers: RevisionHeaders },
  answers: { 204: { description: 'The seat is free again, or will be in a minute' } },
  refuses: ['conflict'],
});

/** A player's own seat. */
export const seatRoutes = newRouter<GameServices>()
  .openapi(change, async (c) => {
    const command = { ...c.req.valid('param'), revision: c.req.valid('header')['if-match'], ...c.req.valid('json') };
    return respondWithGame(c, await changeSeat(c.get('services'), c.get('session').account, command));
  })
  .openapi(leave, async (c) => {
    const command = { ...c.req.valid('param'), revision: c.req.valid('header')['if-match'] };
    finish(c, await leaveGame(c.get('services'), c.get('session').account, command));
    return c.body(null, 204);
  });
