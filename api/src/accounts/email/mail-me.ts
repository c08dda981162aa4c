import { browserName } from '@slow-train/words';
import type { Context } from 'hono';
import { newAddressMail, signInMail } from '../../notifications/templates/account-mails.ts';
import { ProblemError } from '../../http/problem.ts';
import type { AccountServices } from '../services.ts';
import { ipAddress } from '../../http/ip-address.ts';
import { pageLink } from '../../http/page-link.ts';
import { countTries } from '../../session/limits.ts';
import type { Session } from '../../session/session.ts';
import { GOOD_FOR_MINUTES, newProof } from './mail-proofs.ts';
import { needMailer, sendMail } from './send-mail.ts';

/**
 * Mails a code and a link for signing in. Does not look the address up: neither the answer, nor the mail, nor the time
 * reveals whether it has an account.
 * @throws ProblemError `too-many-requests`, `mail-failed`, `mail-unconfigured`
 */
export async function mailSignInLink(c: Context, services: AccountServices, email: string): Promise<void> {
  needMailer(services);
  await countTries(services, { mailsFromIp: ipAddress(c), mailsToAddress: email });
  const { code, token } = await newProof(services, { kind: 'sign-in', email });
  const link = pageLink(services.settings.APP_URL, 'sign-in', token);
  await sendMail(services, { to: email, ...signInMail({ code, link, ...circumstances(c, services) }) });
}

/**
 * Mails a code to an account's new address; reveals as little as `mailSignInLink`.
 * @throws ProblemError `conflict` if it is theirs already, `too-many-requests`, `mail-failed`, `mail-unconfigured`
 */
export async function mailNewAddress(c: Context, services: AccountServices, me: Session, email: string): Promise<void> {
  if (me.email === email)
    throw new ProblemError({
      problem: 'conflict',
      detail: 'This is already your address: there is nothing to change.',
    });
  needMailer(services);
  await countTries(services, { mailsFromIp: ipAddress(c), newAddressMails: email });
  const { code } = await newProof(services, { kind: 'new-address', email, account: me.account });
  await sendMail(services, { to: email, ...newAddressMail({ code, ...circumstances(c, services) }) });
}

const circumstances = (c: Context, { settings }: AccountServices) => ({
  minutes: GOOD_FOR_MINUTES,
  device: browserName(c.req.header('user-agent')),
  appUrl: settings.APP_URL,
});
