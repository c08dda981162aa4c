import type { CreatedWebhook, NewWebhookSchema } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import { nanoid } from 'nanoid';
import type * as z from 'zod';
import type { Session } from '../../session/session.ts';
import { isMember } from '../../game/seats.ts';
import { NOT_FOUND, type Failure } from '../../http/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { isAllowedTarget, targetRefused } from '../channels/targets.ts';
import { newWebhookSecret } from '../channels/webhook.ts';
import { UNTRIED } from '../settings/health.ts';
import { insertWebhook, webhookGame, type WebhookOwner } from './store.ts';

/** Returns a player as the owner of their personal webhooks. */
export function personalOwner({ account }: Pick<Session, 'account'>): WebhookOwner {
  return { account, game: null };
}

/** Returns the host as the owner of a game's webhooks. Failures: `not-found`; `forbidden` for other players */
export async function gameOwner(
  { db }: Pick<Platform, 'db'>,
  { account }: Pick<Session, 'account'>,
  game: string,
): Promise<Result<WebhookOwner, Failure>> {
  const found = await webhookGame(db, game);
  if (found === undefined || !isMember(found, account)) return err(NOT_FOUND);
  if (found.host === account) return ok({ account, game });
  return err({ problem: 'forbidden', detail: (say) => say.hostsWebhooks });
}

/**
 * Adds a webhook, or gives the same one a new secret, which signs every message (Standard Webhooks) and is returned
 * only here.
 * Failures: `invalid-request` for an address that nothing is sent to; `conflict` if there are too many
 */
export async function addWebhook(
  { db, settings, now }: Platform,
  owner: WebhookOwner,
  { url, shape }: z.output<typeof NewWebhookSchema>,
): Promise<Result<CreatedWebhook, Failure>> {
  if (!isAllowedTarget(url, settings)) return err(targetRefused('url', settings));
  const webhook = { id: nanoid(), url, shape, secret: newWebhookSecret() };
  const id = await insertWebhook(db, owner, { ...webhook, createdAt: now() });
  if (id !== null) return ok({ ...webhook, id, health: UNTRIED });
  return err({ problem: 'conflict', detail: (say) => say.tooManyWebhooks[owner.game === null ? 'person' : 'game'] });
}
