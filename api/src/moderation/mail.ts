import type { Mail } from '@slow-train/settings/mail';
import type { Language } from '@slow-train/protocol/languages';
import { sendMail } from '../accounts/send-mail.ts';
import type { AccountServices } from '../accounts/services.ts';
import { ProblemError } from '../http/problem.ts';
import { languageIn } from '../schema/stored-settings.ts';
import { reachableOwner } from './store.ts';

/**
 * Mails the owner of an account, in their language.
 * @returns whether a mail is on its way: not to guests, nor to addresses that get no mail
 */
export async function mailOwner(
  services: AccountServices,
  account: string | null,
  make: (site: { readonly appUrl: string; readonly language: Language }) => Omit<Mail, 'to'>,
): Promise<boolean> {
  const { db, mailer, settings } = services;
  if (account === null || mailer === null) return false;
  const user = await reachableOwner(db, account);
  if (user === undefined) return false;
  try {
    await sendMail(services, 'accounts', {
      to: user.email,
      ...make({ appUrl: settings.APP_URL, language: languageIn(user.settings) }),
    });
    return true;
  } catch (error) {
    // In the log; the operator is told, and the person sees it on their account page.
    if (error instanceof ProblemError) return false;
    throw error;
  }
}
