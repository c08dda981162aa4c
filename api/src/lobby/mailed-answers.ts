import { InvitationSchema, MailedAnswerSchema } from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import { err, ok } from '@slow-train/rules';
import * as z from 'zod';
import { hasExpired } from '../game/invitation.ts';
import { answerByMail, mailedSeatOf } from '../game/reservations.ts';
import { startUpdate } from '../game/update.ts';
import type { Failure } from '../http/problem.ts';
import { newRouter } from '../http/router.ts';
import { finish } from '../games/finish.ts';
import { mailedHash } from '../games/mailed-hash.ts';
import type { GameServices, Ports } from '../games/services.ts';
import { withGame, type Outcome } from '../games/with-game.ts';
import { defineRoute, jsonBody } from '../session/define-route.ts';

const UNKNOWN_INVITATION: Failure = { problem: 'not-found', detail: (say) => say.unknownInvitation };
const EXPIRED: Failure = { problem: 'not-found', detail: (say) => say.invitationExpired };
const STARTED: Failure = { problem: 'conflict', detail: (say) => say.startedWithoutYou };

/**
 * Answers an invitation that came by mail, for the holder of its code: `later` keeps the seat, `no` opens it to others,
 * until when they may still change their mind. Yes is sitting down. The host is told. Failures: `not-found`, also for a
 * code that came with no mail; `conflict` (started)
 */
async function answerMail(
  ports: Ports,
  { code, answer }: { readonly code: string } & z.output<typeof MailedAnswerSchema>,
): Promise<Outcome<null>> {
  const mailed = await mailedHash(code);
  return withGame(ports, {
    async load() {
      const game = await ports.store.loadByMailedInvitation(mailed);
      return game === undefined ? err(UNKNOWN_INVITATION) : ok({ game, account: null });
    },
    decide({ game }, now) {
      if (hasExpired(game, now)) return err(EXPIRED);
      const seat = mailedSeatOf(game, mailed);
      // The occupant came by this very mail.
      if (game.status !== 'lobby' || seat === null) return err(STARTED);
      return ok({ update: answerByMail(startUpdate(game, now), seat, answer), answer: null });
    },
  });
}

const answer = defineRoute({
  method: 'put',
  path: '/api/invitations/{code}/answer',
  summary: prose('Answers an invitation that came by mail, without taking the seat: later or no'),
  callers: 'anybody',
  note: 'anybody with the link from a mail',
  request: { params: z.object({ code: InvitationSchema }), body: jsonBody(MailedAnswerSchema) },
  answers: { 204: { description: 'The answer is noted' } },
  refuses: ['conflict'],
});

/** Answers of people who were invited by mail. */
export const mailedAnswerRoutes = newRouter<GameServices>().openapi(answer, async (c) => {
  const command = { ...c.req.valid('param'), ...c.req.valid('json') };
  finish(c, await answerMail(c.get('services'), command));
  return c.body(null, 204);
});
