import { timingSafeEqual } from 'hono/utils/buffer';
import { pageLink } from '../../http/page-link.ts';
import { keyedHash } from '../../platform/keyed-hash.ts';
import { inboxOf } from '../../session/inbox-limits.ts';
import type { Settings } from '@slow-train/settings';

/** Which mails to an account a link stops: those about one game, invitations, tournaments, the daily digest, or all. */
export type UnsubscribeScope = { readonly table: string } | 'invitations' | 'tournaments' | 'daily' | 'mail';

/** The account and the mails that a link stops, or the inbox that wants no invitations (`refusalOf`). */
export type UnsubscribeRequest =
  | { readonly account: string; readonly scope: UnsubscribeScope }
  | { readonly inbox: string; readonly scope: 'address' };

interface UnsubscribeLinks {
  readonly page: string;
  readonly oneClick: string;
}

type Secret = Pick<Settings, 'AUTH_SECRET'>;

/**
 * Returns the links that stop mails of one kind: to a page with a button, and for mail programs that do it in one
 * request (RFC 8058). They work as long as the account exists; they are signed, so nothing is stored, and contain no
 * address.
 */
export async function unsubscribeLinks(
  settings: Secret & Pick<Settings, 'APP_URL'>,
  account: string,
  scope: UnsubscribeScope,
): Promise<UnsubscribeLinks> {
  return linksWith(settings, await tokenOf(settings, { account, scope }));
}

/** Returns the links that keep invitations from an inbox, whether or not it belongs to an account. */
export async function refusalLinks(
  settings: Secret & Pick<Settings, 'APP_URL'>,
  inbox: string,
): Promise<UnsubscribeLinks> {
  return linksWith(settings, await tokenOf(settings, { inbox, scope: 'address' }));
}

function linksWith(settings: Pick<Settings, 'APP_URL'>, token: string): UnsubscribeLinks {
  return {
    page: pageLink(settings.APP_URL, 'unsubscribe', token),
    oneClick: new URL(`/api/unsubscribe/${token}`, settings.APP_URL).href,
  };
}

/** Returns the content of a token with a valid signature; null for any other. */
export async function parseUnsubscribeToken(settings: Secret, token: string): Promise<UnsubscribeRequest | null> {
  const request = contentOf(token);
  if (request === null) return null;
  return (await timingSafeEqual(await tokenOf(settings, request), token)) ? request : null;
}

/** Joins kind, game if there is one, account, and our signature of these. */
async function tokenOf(settings: Secret, request: UnsubscribeRequest): Promise<string> {
  const { scope } = request;
  const whose = 'inbox' in request ? request.inbox : request.account;
  const parts = typeof scope === 'string' ? [scope, whose] : ['table', scope.table, whose];
  return [...parts, await keyedHash(settings, 'unsubscribe', ...parts)].join('.');
}

function contentOf(token: string): UnsubscribeRequest | null {
  const [kind = '', ...rest] = token.split('.').slice(0, -1);
  const account = rest.at(-1) ?? '';
  switch (kind) {
    case 'table':
      return { account, scope: { table: rest[0] ?? '' } };
    case 'address':
      return { inbox: account, scope: kind };
    case 'invitations':
    case 'tournaments':
    case 'daily':
    case 'mail':
      return { account, scope: kind };
    default:
      return null;
  }
}

/** Returns the stored form of an inbox that wants no invitations: nobody can read an address from it. */
export function linkRefusal(settings: Pick<Settings, 'AUTH_SECRET'>, email: string): Promise<string> {
  return keyedHash(settings, 'no-invitations', inboxOf(email));
}
