import { MailInvitationSchema } from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import { gameParams } from '../../games/contract.ts';
import { finish } from '../../games/finish.ts';
import { KeyHeaders } from '../../http/headers.ts';
import { languageOf } from '../../http/language.ts';
import { newRouter } from '../../http/router.ts';
import { countTries } from '../../session/count-tries.ts';
import { triesForInbox } from '../../session/inbox-limits.ts';
import { triesFromIp, tryToInviteByMail } from '../../session/limits.ts';
import { requireMayTalk } from '../../session/sanctions.ts';
import type { AccountServices } from '../services.ts';
import { keepSeatByMail, mailInvitation } from './invite.ts';
import { defineRoute, jsonBody } from '../../session/define-route.ts';

const invite = defineRoute({
  method: 'post',
  path: '/api/games/{id}/mail-invitations',
  summary: prose('Keeps a seat for the owner of an e-mail address, and mails them its link'),
  callers: 'host',
  note: 'the host, if their account has an address',
  request: { params: gameParams, headers: KeyHeaders.partial(), body: jsonBody(MailInvitationSchema) },
  answers: { 202: { description: 'Any address is accepted: the answer says nothing about it' } },
  refuses: ['muted', 'suspended', 'conflict', 'mail-failed', 'mail-unconfigured'],
});

/** Inviting people by e-mail address. */
export const mailInvitationRoutes = newRouter<AccountServices>().openapi(invite, async (c) => {
  const services = c.get('services');
  const session = c.get('session');
  requireMayTalk(session);
  const { email, label } = c.req.valid('json');
  const key = c.req.valid('header')['idempotency-key'];
  const request = { ...c.req.valid('param'), email, label, key, language: languageOf(c) };
  const count = async (): Promise<void> => {
    const inbox = await triesForInbox(c, services.settings, 'invitationMails', email, null);
    await countTries(services, [tryToInviteByMail(session.account), ...triesFromIp(c, 'mailsFromIp'), ...inbox]);
  };
  const invitation = finish(c, await keepSeatByMail(services, session, request, count));
  // The answer must not wait for what depends on the address.
  if (invitation !== null) c.executionCtx.waitUntil(mailInvitation(services, invitation));
  return c.body(null, 202);
});
