import { err, ok, type Result } from '@slow-train/rules';
import type { SignedIn } from '../../accounts/session.ts';
import type { Failure } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { choicesStore } from '../choices/store.ts';
import { zoneOf } from '../situation.ts';
import type { MailTarget } from '../told.ts';
import { unsubscribeLinks } from '../unsubscribe/links.ts';
import { choicesOf } from '../choices/choices-of.ts';

const NO_ADDRESS: Failure = {
  problem: 'conflict',
  detail: 'Your account has no e-mail address yet. Add one, and confirm it by the code that we mail there.',
};

const STOPPED: Failure = {
  problem: 'conflict',
  detail: 'Mail to your address came back, or was called spam, and none is sent there. Say first that it may be again.',
};

/** Where a mail goes by which somebody tries out their own address. Failure: `conflict` where there is none, or no mail goes there */
export async function mailTargetFor(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  { account, name, email }: SignedIn,
): Promise<Result<MailTarget, Failure>> {
  if (email === null) return err(NO_ADDRESS);
  const { choices, isStopped } = await choicesStore(db).forMail(account, email);
  if (isStopped) return err(STOPPED);
  return ok({
    address: email,
    name: name ?? '',
    timeZone: zoneOf(choicesOf(choices)),
    tableLink: (id) => new URL(`/tables/${id}`, settings.APP_URL).href,
    unsubscribe: await unsubscribeLinks(settings, account, 'mail'),
  });
}
