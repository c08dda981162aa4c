import type { TryOut } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import { nanoid } from 'nanoid';
import type { SignedIn } from '../../accounts/session.ts';
import type { Failure } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { NO_BROWSER, NO_WEBHOOK } from '../missing.ts';
import { subscriptionStore } from '../subscriptions/store.ts';
import type { Outcome, TryOutMessage } from '../told.ts';
import { TROUBLE_WORDS } from '../trouble-words.ts';
import { ofPerson } from '../webhooks/owner.ts';
import { webhookStore, type Owner } from '../webhooks/store.ts';
import { mailTargetFor } from './mail-target.ts';
import { noteTryOut, type Tried } from './store.ts';

type Needs = Pick<Services, 'db' | 'settings' | 'now' | 'channels'>;

/**
 * Sends something by one of my ways at once, to see whether it arrives; how that went shows in its health from then on.
 * Failures: `not-found` for a browser or a webhook that is not mine; `conflict` for mail without an address, or to one
 * that nothing more is sent to; `not-delivered`
 */
export async function tryOut(services: Needs, me: SignedIn, way: TryOut): Promise<Result<null, Failure>> {
  switch (way.channel) {
    case 'mail': {
      const to = await mailTargetFor(services, me);
      if (!to.ok) return to;
      const send = (what: TryOutMessage) => services.channels.mail(to.value, what);
      return attempt(services, { kind: 'mail', account: me.account, table: null, target: null }, send);
    }
    case 'push':
      return tryBrowser(services, me, way.id);
    case 'webhook':
      return tryHook(services, ofPerson(me), way.id);
    default:
      return way satisfies never;
  }
}

/** The same for a webhook, of a person or of a table. Failures: `not-found`, `not-delivered` */
export async function tryHook(services: Needs, owner: Owner, id: string): Promise<Result<null, Failure>> {
  const hook = await webhookStore(services.db).find(owner, id);
  if (hook === undefined) return err(NO_WEBHOOK);
  const account = owner.table === null ? owner.account : null;
  const send = (what: TryOutMessage) => services.channels.webhook(hook, what);
  return attempt(services, { kind: 'webhook', account, table: owner.table, target: id }, send);
}

async function tryBrowser(services: Needs, { account }: SignedIn, id: string): Promise<Result<null, Failure>> {
  const store = subscriptionStore(services.db);
  const browser = await store.find(account, id);
  if (browser === undefined) return err(NO_BROWSER);
  return attempt(services, { kind: 'push', account, table: null, target: id }, async (what) => {
    const outcome = await services.channels.push(browser, what);
    // Its browser has given it up: nothing will ever arrive there again.
    if (outcome.kind === 'never' && outcome.trouble === 'gone') await store.remove(account, id);
    return outcome;
  });
}

async function attempt(
  { db, now }: Needs,
  way: Omit<Tried, 'id' | 'outcome' | 'at'>,
  send: (what: TryOutMessage) => Promise<Outcome>,
): Promise<Result<null, Failure>> {
  const key = nanoid();
  const outcome = await send({ key, event: 'tryOut' });
  await noteTryOut(db, { ...way, id: key, outcome, at: now() });
  if (outcome.kind === 'sent') return ok(null);
  return err({ problem: 'not-delivered', detail: TROUBLE_WORDS[outcome.trouble] });
}
