import type { AccountView, EmailChangeSchema } from '@slow-train/protocol';
import { wordsIn } from '@slow-train/words';
import type { Context } from 'hono';
import type * as z from 'zod';
import { addressChangedMail } from '../../notifications/templates/account-mails.ts';
import { orThrow, ProblemError, type Failure } from '../../http/problem.ts';
import { openAccount } from '../open-account.ts';
import type { AccountServices } from '../services.ts';
import { hashOfInbox } from '../../account-data/kept-sanctions.ts';
import { mergeAccounts } from '../../account-data/merge-accounts.ts';
import { adoptModeration } from '../../account-data/moderation-store.ts';
import { countTries } from '../../session/count-tries.ts';
import { deviceFor } from '../../session/device-cookie.ts';
import { triesForInbox } from '../../session/inbox-limits.ts';
import { triesFromIp } from '../../session/limits.ts';
import { openSession } from '../../session/lifecycle.ts';
import type { Session } from '../../session/session.ts';
import { newRestoreToken, RESTORABLE_DAYS, triedCode, useCode, type CodePurpose } from './mail-proofs.ts';
import { accountWith, setAddress } from './store.ts';
import { pageLink } from '../../http/page-link.ts';
import { NOT_GOOD } from './sign-in.ts';
import { notifyOwner } from '../notify-owner.ts';

const TAKEN_FOR_GUEST: Failure = {
  problem: 'address-taken',
  detail: (say) => say.takenForGuest,
};
const TAKEN: Failure = {
  problem: 'address-taken',
  detail: (say) => say.taken,
};

type AddressChange = z.output<typeof EmailChangeSchema>;

/**
 * Sets the address of an account, proved by the code that was mailed there. A guest's account becomes permanent, with
 * the same id and seats. The session gets a new token.
 * @returns the account afterwards; with `join`, that is another one
 * @throws ProblemError `sign-in-failed`, `address-taken` (the code stays valid), `conflict`, `too-many-requests`
 */
export async function takeAddress(
  c: Context,
  services: AccountServices,
  me: Session,
  change: AddressChange,
): Promise<AccountView> {
  const { email, code, join } = change;
  const device = await deviceFor(c, services.settings, email);
  await countTries(services, [
    ...triesFromIp(c, 'signInsFromIp'),
    ...(await triesForInbox(c, services.settings, 'codes', email, device)),
  ]);
  const purpose = { kind: 'new-address', email, account: me.account } as const;
  const became = await setAddress(services.db, me.account, email, await triedCode(services, purpose, code));
  if (became === 'wrong') throw new ProblemError(NOT_GOOD);
  if (became === 'taken') {
    if (!me.isGuest) throw new ProblemError(TAKEN);
    if (!join) throw new ProblemError(TAKEN_FOR_GUEST);
    return openAccount(c, services, me, { account: await joinAccount(services, purpose, code), method: 'mail' });
  }
  await adoptModeration(services.db, email, await hashOfInbox(services.settings, email));
  if (me.email !== null) await notifyOldAddress(c, services, me, { old: me.email, new: email });
  return (await openSession(c, services, me.account, 'mail')).me;
}

/** @returns the account that has the address, which now has the guest's seats */
async function joinAccount(services: AccountServices, purpose: CodePurpose & { account: string }, code: string) {
  const known = await accountWith(services.db, purpose.email);
  if (known === undefined) throw new ProblemError(NOT_GOOD);
  // What may fail comes before the code is used up; a retry continues where this stopped.
  orThrow(await mergeAccounts(services, purpose.account, known));
  if (!(await useCode(services, purpose, code))) throw new ProblemError(NOT_GOOD);
  return known;
}

/** Mails a link for restoring the address to the old one. A failure is ignored, because that may be out of use. */
async function notifyOldAddress(
  c: Context,
  services: AccountServices,
  { account, language }: Pick<Session, 'account' | 'language'>,
  email: { readonly old: string; readonly new: string },
): Promise<void> {
  const appUrl = services.settings.APP_URL;
  const token = await newRestoreToken(services, account, email.old);
  const mail = addressChangedMail({
    newAddress: email.new,
    link: pageLink(appUrl, 'restore', token),
    days: RESTORABLE_DAYS,
    device: wordsIn(language).browserName(c.req.header('user-agent')),
    language,
    appUrl,
  });
  await notifyOwner(services, { to: email.old, ...mail });
}
