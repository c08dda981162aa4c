import type { Mail } from '@slow-train/settings/mail';
import type { Language } from '@slow-train/protocol/languages';
import { and, eq, isNull } from 'drizzle-orm';
import { sendMail } from '../accounts/send-mail.ts';
import type { AccountServices } from '../accounts/services.ts';
import { ProblemError } from '../http/problem.ts';
import { users } from '../schema/accounts.ts';
import { mailStops } from '../schema/notifications.ts';
import { languageIn } from '../schema/stored-settings.ts';

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
  const [user] = await db
    .select({ email: users.email, settings: users.settings })
    .from(users)
    .leftJoin(mailStops, eq(mailStops.email, users.email))
    .where(and(eq(users.id, account), users.emailVerified, isNull(mailStops.email)));
  if (user === undefined) return false;
  try {
    await sendMail(services, {
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
