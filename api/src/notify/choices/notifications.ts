import { type Notifications, type NotifyChoices } from '@slow-train/protocol';
import { NOT_SIGNED_IN } from '../../accounts/failure.ts';
import type { SignedIn } from '../../accounts/session.ts';
import { ProblemError } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { healthOf } from '../health.ts';
import { choicesStore } from './store.ts';
import { choicesOf } from './choices-of.ts';

type Needs = Pick<Services, 'db' | 'settings' | 'mailer'>;

/**
 * Everything of the page on which somebody chooses how to be told. One round trip.
 * @throws ProblemError `not-signed-in` for an account that is gone
 */
export async function notificationsOf({ db, settings, mailer }: Needs, me: SignedIn): Promise<Notifications> {
  const { row, stop, devices, hooks, tables, feed, lately } = await choicesStore(db).all(me.account, me.email);
  if (row === undefined) throw new ProblemError(NOT_SIGNED_IN);
  return {
    choices: choicesOf(row.choices),
    mail: {
      address: me.email,
      isConfigured: mailer !== null,
      stopped: stop?.reason ?? null,
      health: healthOf(lately, 'mail'),
    },
    push: {
      key: settings.VAPID_PUBLIC_KEY ?? null,
      devices: devices.map(({ id, session, userAgent, createdAt }) => ({
        id,
        userAgent: userAgent ?? '',
        addedAt: createdAt.toISOString(),
        isThis: session === me.session,
        health: healthOf(lately, 'push', id),
      })),
    },
    webhooks: hooks.map((hook) => ({ ...hook, health: healthOf(lately, 'webhook', hook.id) })),
    tables,
    feeds: feed === undefined ? null : { since: feed.since.toISOString() },
  };
}

/** Keeps what somebody has chosen, all of it, and answers as `notificationsOf` does. */
export async function choose(services: Needs, me: SignedIn, choices: NotifyChoices): Promise<Notifications> {
  await choicesStore(services.db).save(me.account, choices);
  return notificationsOf(services, me);
}
