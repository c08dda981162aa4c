import type { MadeWebhook, NewWebhookSchema } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import { nanoid } from 'nanoid';
import type * as z from 'zod';
import type { Failure } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { isAllowedTarget } from '../channels/targets.ts';
import { newWebhookSecret } from '../channels/webhook.ts';
import { healthOf } from '../health.ts';
import { wrongAddress } from '../wrong-address.ts';
import { webhookStore, type Owner } from './store.ts';

const TOO_MANY = {
  person: 'You have five webhooks, and more there may not be. Remove one first.',
  table: 'This table has three webhooks, and more there may not be. Remove one first.',
} as const;

/**
 * Adds a webhook for a person or for a table, with a secret that signs what is sent there (Standard Webhooks): it is
 * told only here.
 * Failures: `invalid-request` for an address that nothing is sent to; `conflict` where there are enough
 */
export async function addWebhook(
  { db, settings, now }: Pick<Services, 'db' | 'settings' | 'now'>,
  owner: Owner,
  { url, shape }: z.output<typeof NewWebhookSchema>,
): Promise<Result<MadeWebhook, Failure>> {
  if (!isAllowedTarget(url, settings)) return err(wrongAddress('url', settings));
  const hook = { id: nanoid(), url, shape, secret: newWebhookSecret() };
  if (await webhookStore(db).add(owner, { ...hook, createdAt: now() }))
    return ok({ ...hook, health: healthOf([], 'webhook', hook.id) });
  return err({ problem: 'conflict', detail: TOO_MANY[owner.table === null ? 'person' : 'table'] });
}
