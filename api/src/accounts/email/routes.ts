import {
  LinkProofSchema,
  MailSentSchema,
  MailRequestSchema,
  MailProofSchema,
  EmailChangeSchema,
} from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import { wordsIn } from '@slow-train/words';
import type * as z from 'zod';
import { languageOf } from '../../http/language.ts';
import { NOT_KEPT } from '../../http/headers.ts';
import { addressRestoredMail } from '../../notifications/templates/account-mails.ts';
import { AccountBody } from '../../http/responses.ts';
import { openAccount } from '../open-account.ts';
import type { AccountServices } from '../services.ts';
import { newRouter } from '../../http/router.ts';
import { clearToken } from '../../session/cookie.ts';
import { mailNewAddress, mailSignInLink } from './mail-me.ts';
import { takeAddress } from './new-address.ts';
import { restoreAddress } from './restore-address.ts';
import { accountByMail } from './sign-in.ts';
import { notifyOwner } from '../notify-owner.ts';
import { defineRoute, json, jsonBody } from '../../session/define-route.ts';

const you = { 200: json('Your account', AccountBody) };
const mailed = { 202: json('Accepted for delivery', MailSentSchema) };

const askForMail = defineRoute({
  method: 'post',
  path: '/api/auth/mail',
  summary: prose('Mails a code and a link for signing in, whether or not the address has an account'),
  callers: 'anybody',
  note: 'the same whether or not the address has an account',
  request: { body: jsonBody(MailRequestSchema) },
  answers: mailed,
  refuses: ['mail-failed', 'mail-unconfigured'],
});

const signInByMail = defineRoute({
  method: 'post',
  path: '/api/auth/sign-in/mail',
  summary: prose(
    'Signs in with the code or the link from such a mail, or with the link to a game in another mail; an address without an account gets one',
  ),
  callers: 'visitor',
  note: 'by a mailed code; a guest with seats has to confirm',
  request: { body: jsonBody(MailProofSchema) },
  answers: you,
  refuses: ['sign-in-failed', 'would-lose-guest'],
});

const askForCode = defineRoute({
  method: 'post',
  path: '/api/me/email/mail',
  summary: prose(
    'Mails a code to the address you want to use; an account has to prove first, in this browser, whose it is',
  ),
  callers: 'account',
  request: { body: jsonBody(MailRequestSchema) },
  answers: mailed,
  refuses: ['conflict', 'mail-failed', 'mail-unconfigured'],
});

const changeAddress = defineRoute({
  method: 'put',
  path: '/api/me/email',
  summary: prose(
    'Sets your address, confirmed by the mailed code; a guest becomes a permanent account and keeps every seat',
  ),
  callers: 'owner',
  note: 'with the code mailed to the owner',
  request: { body: jsonBody(EmailChangeSchema) },
  answers: you,
  refuses: ['sign-in-failed', 'address-taken', 'conflict'],
});

const restore = defineRoute({
  method: 'post',
  path: '/api/auth/restore-email',
  summary: prose(
    'Restores the previous address of an account, with the link in the mail about the change; signs out every browser and removes every passkey',
  ),
  callers: 'visitor',
  note: 'anybody with the mailed link, once',
  request: { body: jsonBody(LinkProofSchema) },
  answers: { 204: { description: 'The address is restored; sign in by e-mail now' } },
  refuses: ['sign-in-failed', 'address-taken', 'conflict'],
  limits: ['signInsFromIp'],
});

const mailedBy = ({ settings }: AccountServices): z.output<typeof MailSentSchema> =>
  settings.MAILBOX_URL === undefined ? {} : { mailbox: settings.MAILBOX_URL };

/** E-mail addresses: signing in with one, adding, changing and restoring one. */
export const emailRoutes = newRouter<AccountServices>()
  .openapi(askForMail, async (c) => {
    const isStopped = await mailSignInLink(c, c.get('services'), c.req.valid('json').email);
    return c.json({ ...mailedBy(c.get('services')), ...(isStopped && { isStopped }) }, 202, NOT_KEPT);
  })
  .openapi(signInByMail, async (c) => {
    const services = c.get('services');
    const me = c.get('session');
    const proved = await accountByMail(c, services, me, c.req.valid('json'));
    return c.json(await openAccount(c, services, me, proved), 200, NOT_KEPT);
  })
  .openapi(askForCode, async (c) => {
    await mailNewAddress(c, c.get('services'), c.get('session'), c.req.valid('json').email);
    return c.json(mailedBy(c.get('services')), 202, NOT_KEPT);
  })
  .openapi(changeAddress, async (c) => {
    const me = await takeAddress(c, c.get('services'), c.get('session'), c.req.valid('json'));
    return c.json(me, 200, NOT_KEPT);
  })
  .openapi(restore, async (c) => {
    const services = c.get('services');
    const { account, replaced } = await restoreAddress(services, c.req.valid('json').token);
    if (replaced !== null) {
      const language = languageOf(c);
      const device = wordsIn(language).browserName(c.req.header('user-agent'));
      await notifyOwner(services, {
        to: replaced,
        ...addressRestoredMail({ device, language, appUrl: services.settings.APP_URL }),
      });
    }
    // A browser signed in to another account stays signed in: a guest has no other way back.
    if (c.get('session')?.account === account) clearToken(c, c.get('services').settings);
    return c.body(null, 204);
  });
