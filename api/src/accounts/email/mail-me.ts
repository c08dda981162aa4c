import { wordsIn } from '@slow-train/words';
import type { Context } from 'hono';
import { mailStop } from '../../notifications/bounces/store.ts';
import { newAddressMail, signInMail } from '../../notifications/templates/account-mails.ts';
import { languageOf } from '../../http/language.ts';
import { ProblemError } from '../../http/problem.ts';
import type { AccountServices } from '../services.ts';
import { pageLink } from '../../http/page-link.ts';
import { countTries } from '../../session/count-tries.ts';
import { deviceFor } from '../../session/device-cookie.ts';
import { triesForInbox } from '../../session/inbox-limits.ts';
import { triesFromIp } from '../../session/limits.ts';
import type { Session } from '../../session/session.ts';
import { extendProof, GOOD_FOR_MINUTES, newProof, type CodePurpose } from './mail-proofs.ts';
import { needMailer, sendGranted, sendMail, spend } from '../send-mail.ts';

/**
 * Mails a code and a link for signing in. Neither the answer, nor the mail, nor the time reveals whether the address has
 * an account: where the share of unknown addresses is used up, known ones are answered before their mail is sent, too.
 * @returns whether the mail may not arrive, as far as this browser may know: the provider keeps mail to the address back
 * @throws ProblemError `too-many-requests`, `mail-failed`, `mail-unconfigured`
 */
export async function mailSignInLink(c: Context, services: AccountServices, email: string): Promise<boolean> {
  needMailer(services);
  const purpose = { kind: 'sign-in', email } as const;
  await countMail(c, services, purpose);
  const { code, token, isKnown } = await newProof(services, purpose);
  const link = pageLink(services.settings.APP_URL, 'sign-in', token);
  const { isGranted, isScarce } = await spend(services, isKnown ? 'accounts' : 'strangers');
  const mail = { to: email, ...signInMail({ code, link, ...circumstances(c, services) }) };
  if (!isScarce) await sendGranted(services, mail);
  else if (isGranted) c.executionCtx.waitUntil(sendGranted(services, mail).catch(ignoreProblem));
  const isKnownHere = (await deviceFor(c, services.settings, email)) !== null;
  return isKnownHere && (await mailStop(services.db, email)) !== null;
}

/**
 * Mails a code to an account's new address; reveals as little as `mailSignInLink`.
 * @throws ProblemError `conflict` if it is theirs already, `too-many-requests`, `mail-failed`, `mail-unconfigured`
 */
export async function mailNewAddress(c: Context, services: AccountServices, me: Session, email: string): Promise<void> {
  if (me.email === email)
    throw new ProblemError({
      problem: 'conflict',
      detail: (say) => say.sameAddress,
    });
  needMailer(services);
  const purpose = { kind: 'new-address', email, account: me.account } as const;
  await countMail(c, services, purpose);
  const { code } = await newProof(services, purpose);
  await sendMail(services, 'strangers', { to: email, ...newAddressMail({ code, ...circumstances(c, services) }) });
}

/** Nobody waits for the answer any more; `sendGranted` has logged it. */
function ignoreProblem(error: unknown): void {
  if (!(error instanceof ProblemError)) throw error;
}

/** A request that is refused extends the newest mail, so using up the limit keeps nobody out. */
async function countMail(c: Context, services: AccountServices, purpose: CodePurpose): Promise<void> {
  const { settings } = services;
  const { kind, email } = purpose;
  const name = kind === 'sign-in' ? 'signInMails' : 'newAddressMails';
  const device = await deviceFor(c, settings, email);
  const tries = [...triesFromIp(c, 'mailsFromIp'), ...(await triesForInbox(c, settings, name, email, device))];
  try {
    await countTries(services, tries);
  } catch (error) {
    if (error instanceof ProblemError) await extendProof(services, purpose);
    throw error;
  }
}

const circumstances = (c: Context, { settings }: AccountServices) => ({
  minutes: GOOD_FOR_MINUTES,
  device: wordsIn(languageOf(c)).browserName(c.req.header('user-agent')),
  language: languageOf(c),
  appUrl: settings.APP_URL,
});
