import type { Sentence } from '@slow-train/words';
import { createRoute } from '@hono/zod-openapi';
import { CompanionListSchema, NewInvitationSchema, type Instant } from '@slow-train/protocol';
import { err, ok, type Result, type Seat } from '@slow-train/rules';
import type * as z from 'zod';
import { invitedEvent } from '../game/events.ts';
import { hasExpired } from '../game/invitation.ts';
import { isFull, nameAt, seatOf, type AccountId } from '../game/seats.ts';
import { NOT_KEPT } from '../http/headers.ts';
import { NOT_FOUND, type Failure } from '../http/problem.ts';
import { ALWAYS, CONFLICT, CROSS_ORIGIN, NOT_SIGNED_IN, UNKNOWN } from '../http/responses.ts';
import { newRouter } from '../http/router.ts';
import type { Platform } from '../platform/platform.ts';
import { countTry } from '../session/limits.ts';
import { requireSession } from '../session/session.ts';
import { companionStore, type InvitingGame } from '../store/companion-store.ts';
import { answerOf, gameParams, jsonBody, USUAL } from './contract.ts';
import type { GameServices } from './services.ts';
import type { Outcome } from './with-game.ts';

const conflict = (detail: Sentence): Failure => ({ problem: 'conflict', detail });

const STARTED = conflict((say) => say.nobodySitsDown);
const FULL = conflict((say) => say.allSeatsTaken);
const EXPIRED = conflict((say) => say.tableExpired);
const THERE = conflict((say) => say.alreadyThere);
const NOBODY: Failure = {
  problem: 'not-found',
  detail: (say) => say.noCompanion,
};

/** The person to invite, by their seat in a game that both have played in. */
type InviteCommand = { readonly id: string } & z.output<typeof NewInvitationSchema>;

/**
 * Invites a person the member has played with to a game that has not started, and notifies them if their preferences
 * say so. The answer reveals neither those nor whether the account still exists.
 * Failures: `not-found`; `conflict` (started, full, expired, sits there already)
 * @throws ProblemError `too-many-requests`
 */
async function inviteCompanion(
  services: Platform,
  account: AccountId,
  { id, game: shared, seat }: InviteCommand,
): Promise<Outcome<null>> {
  const store = companionStore(services.db);
  const now = services.now().getTime();
  const [game, common] = await store.games([id, shared]);
  const mine = game === undefined ? null : seatOf(game, account);
  if (game === undefined || mine === null) return { result: err(NOT_FOUND), events: [] };
  const companion = companionFor(game, common, account, seat, now);
  if (!companion.ok) return { result: companion, events: [] };
  if (companion.value === null) return { result: ok(null), events: [] };
  await countTry(services, 'invitationsToOne', `${account}/${companion.value}`);
  const event = invitedEvent(game, companion.value, nameAt(game, mine) ?? '');
  await services.scheduler.noLaterThan(now);
  const isNew = await store.invite(game, event, now);
  return { result: ok(null), events: isNew ? [event] : [] };
}

/** Returns the account that an invitation is for; null if it has since been deleted. */
function companionFor(
  game: InvitingGame,
  common: InvitingGame | undefined,
  account: AccountId,
  seat: Seat,
  now: Instant,
): Result<AccountId | null, Failure> {
  if (game.status !== 'boarding') return err(STARTED);
  if (hasExpired(game, now)) return err(EXPIRED);
  if (isFull(game)) return err(FULL);
  if (common === undefined || seatOf(common, account) === null) return err(NOBODY);
  const companion = common.seats[seat];
  if (companion?.kind === 'gone') return ok(null);
  if (companion?.kind !== 'person' || companion.account === account) return err(NOBODY);
  return seatOf(game, companion.account) === null ? ok(companion.account) : err(THERE);
}

const list = createRoute({
  method: 'get',
  path: '/me/companions',
  summary: 'Lists the people you have played with, by the game you shared and their seat in it, most recent first',
  middleware: requireSession,
  responses: {
    200: { description: 'The people', content: { 'application/json': { schema: CompanionListSchema } } },
    ...NOT_SIGNED_IN,
    ...ALWAYS,
  },
});

const invite = createRoute({
  method: 'post',
  path: '/games/{id}/invitations',
  summary: 'Invites a companion to this game; they are notified only if their preferences allow it',
  middleware: requireSession,
  request: { params: gameParams, body: jsonBody(NewInvitationSchema) },
  responses: {
    202: { description: 'Accepted; they are notified at most once for each game' },
    ...USUAL,
    ...CROSS_ORIGIN,
    ...UNKNOWN,
    ...CONFLICT,
  },
});

/** The people an account has played with, and inviting them again. */
export const companionRoutes = newRouter<GameServices>()
  .openapi(list, async (c) => {
    const companions = await companionStore(c.get('services').db).companionsOf(c.get('session').account);
    return c.json({ companions }, 200, NOT_KEPT);
  })
  .openapi(invite, async (c) => {
    const services = c.get('services');
    const { account } = c.get('session');
    await countTry(services, 'invitations', account);
    answerOf(c, await inviteCompanion(services, account, { ...c.req.valid('param'), ...c.req.valid('json') }));
    return c.body(null, 202);
  });
