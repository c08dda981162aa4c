import type { AccountView, SignInMethod } from '@slow-train/protocol';
import { wordsIn } from '@slow-train/words';
import type { Context } from 'hono';
import { newSignInMail } from '../notifications/templates/account-mails.ts';
import { openSession } from '../session/lifecycle.ts';
import { linkedGames } from '../session/link-token.ts';
import { meOf } from '../session/profile.ts';
import type { Session } from '../session/session.ts';
import { notifyOwner } from './notify-owner.ts';
import type { AccountServices } from './services.ts';

/** The account that somebody has proved to be theirs. */
export interface ProvedAccount {
  readonly account: string;
  readonly method: SignInMethod;
  /** The game whose link was the proof; null if the mail was an earlier release's. */
  readonly game?: string | null;
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
  me: Session | null,
  { account, method, game, isNew = false }: ProvedAccount,
): Promise<AccountView> {
  const own = me?.account === account ? me : null;
  // A session that may do more stays.
  if (method === 'game-link' && own !== null && own.method !== 'game-link') return meOf(own);
  const games = game === undefined || game === null ? null : [...((own && linkedGames(own.token)) ?? []), game];
  const { me: opened, language } = await openSession(c, services, account, method, games);
  if (!isNew && me?.account !== account && opened.email !== null && services.mailer !== null) {
    const device = wordsIn(language).browserName(c.req.header('user-agent'));
    const mail = newSignInMail({ method, device, language, appUrl: services.settings.APP_URL });
    c.executionCtx.waitUntil(notifyOwner(services, { to: opened.email, ...mail }));
  }
  return opened;
}
