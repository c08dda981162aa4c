import type { AccountView, SignInMethod } from '@slow-train/protocol';
import { wordsIn } from '@slow-train/words';
import type { Context } from 'hono';
import { newSignInMail } from '../notifications/templates/account-mails.ts';
import { openSession } from '../session/lifecycle.ts';
import type { Session } from '../session/session.ts';
import { notifyOwner } from './notify-owner.ts';
import type { AccountServices } from './services.ts';

/** The account that somebody has proved to be theirs. */
export interface ProvedAccount {
  readonly account: string;
  readonly method: SignInMethod;
  /** Whether this proof has just created it. */
  readonly isNew?: boolean;
}

/**
 * Signs this browser in to a proved account, and mails its owner about it after the response: not for a new account, nor
 * if this browser was signed in to it already.
 * @param me the account of this browser so far
 * @throws ProblemError `not-signed-in` if the account was deleted
 */
export async function openAccount(
  c: Context,
  services: AccountServices,
  me: Pick<Session, 'account'> | null,
  { account, method, isNew = false }: ProvedAccount,
): Promise<AccountView> {
  const { me: opened, language } = await openSession(c, services, account, method);
  if (!isNew && me?.account !== account && opened.email !== null && services.mailer !== null) {
    const device = wordsIn(language).browserName(c.req.header('user-agent'));
    const mail = newSignInMail({ method, device, language, appUrl: services.settings.APP_URL });
    c.executionCtx.waitUntil(notifyOwner(services, { to: opened.email, ...mail }));
  }
  return opened;
}
