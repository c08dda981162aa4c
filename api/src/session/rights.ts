import { mailerFor } from '@slow-train/settings/mail';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { ProblemError, type Failure } from '../http/problem.ts';
import type { AppEnv } from '../http/router.ts';
import { linkedGames } from './link-token.ts';
import type { Session, SessionClaim } from './session.ts';

// The rights of a session depend on how it began. This is their one table.

/** How many minutes a proof counts. */
const FRESH_MINUTES = 10;

/**
 * A right that a route asks for:
 * - `link`: nothing more. The link to a game in a mail, which may have been forwarded, plays that game and reads lists.
 * - `sign-in`: it began by a code, a passkey or another signed-in browser, or is a guest's.
 * - `proof`: somebody proved in it lately who they are: a session lasts a year, and the finder of an unlocked device can
 *   neither keep the account nor end it, nor take everything along.
 */
export type Right = 'link' | 'sign-in' | 'proof';

/** Every route that is not here needs `sign-in`. */
const RIGHTS: { readonly [route: string]: Right } = {
  'GET /api/games': 'link',
  'GET /api/circles': 'link',
  'GET /api/tournaments': 'link',
  'GET /api/vacancies': 'link',
  'GET /api/me/sanctions': 'link',

  'GET /api/games/{id}': 'link',
  'GET /api/games/{id}/recap': 'link',
  'GET /api/games/{id}/record': 'link',
  'GET /api/games/{id}/deals/{round}': 'link',
  'GET /api/games/{id}/seats/{seat}/profile': 'link',
  'GET /api/games/{id}/notifications': 'link',
  'GET /api/games/{id}/watching': 'link',
  'GET /api/games/{id}/talk': 'link',
  'POST /api/games/{id}/actions': 'link',
  'PUT /api/games/{id}/plan': 'link',
  'DELETE /api/games/{id}/plan': 'link',
  'PATCH /api/games/{id}/player-state': 'link',
  'POST /api/games/{id}/commitments': 'link',
  'PUT /api/games/{id}/answer': 'link',
  'PUT /api/games/{id}/votes/{vote}': 'link',
  'PUT /api/games/{id}/vacation': 'link',
  'DELETE /api/games/{id}/vacation': 'link',
  'POST /api/games/{id}/talk': 'link',
  'PATCH /api/games/{id}/talk/{number}': 'link',
  'DELETE /api/games/{id}/talk/{number}': 'link',
  'PUT /api/games/{id}/talk/reactions/{revision}': 'link',
  'PUT /api/games/{id}/talk/mutes/{seat}': 'link',
  'POST /api/games/{id}/reports': 'link',

  'DELETE /api/me': 'proof',
  'GET /api/me/export': 'proof',
  'DELETE /api/me/devices': 'proof',
  'DELETE /api/me/devices/{id}': 'proof',
  'POST /api/me/email/mail': 'proof',
  'POST /api/me/passkeys/challenge': 'proof',
  'DELETE /api/me/passkeys/{id}': 'proof',
};

/** Returns the right that a session needs for a route. */
export const rightFor = (method: string, path: string): Right => RIGHTS[`${method.toUpperCase()} ${path}`] ?? 'sign-in';

const LINK_ONLY: Failure = { problem: 'proof-required', detail: (say) => say.linkOnly };
const NOT_FRESH: Failure = { problem: 'proof-required', detail: (say) => say.notFresh(FRESH_MINUTES) };

type RightsEnv = AppEnv & { readonly Variables: { readonly session?: Session | null; readonly claim?: SessionClaim } };

/** Returns a middleware that refuses sessions without a right: `proof-required`. It comes after the one that finds the session. */
export function requireRight(right: Right) {
  return createMiddleware<RightsEnv>(async (c, next) => {
    const [session, claim] = [c.get('session') ?? null, c.get('claim')];
    if (isByLink(session, claim) && (right !== 'link' || !isTheirGame(c, session?.token ?? claim?.token ?? '')))
      throw new ProblemError(LINK_ONLY);
    if (right === 'proof' && session !== null && !isProved(c, session)) throw new ProblemError(NOT_FRESH);
    await next();
  });
}

const isByLink = (session: Session | null, claim: SessionClaim | undefined): boolean =>
  session?.method === 'game-link' || (claim !== undefined && linkedGames(claim.token) !== null);

/** Whether a request is about no game, or about one whose link was used in this browser. */
function isTheirGame(c: Context, token: string): boolean {
  const [, game] = /^\/(?:api\/games|plain\/tables)\/([^/]+)/.exec(c.req.path) ?? [];
  // Sessions of earlier releases do not know their games.
  const games = linkedGames(token);
  return game === undefined || games === null || games.includes(game);
}

/**
 * Whether somebody proved lately who they are. A guest has nothing to prove it with, and neither has somebody without a
 * passkey where no mail can be sent.
 */
function isProved(c: Context<RightsEnv>, { passkeys, email, provedAt }: Session): boolean {
  const { now, settings } = c.get('services');
  const canProve = passkeys > 0 || (email !== null && mailerFor(settings) !== null);
  return !canProve || now().getTime() - (provedAt?.getTime() ?? Number.NEGATIVE_INFINITY) <= FRESH_MINUTES * 60_000;
}
