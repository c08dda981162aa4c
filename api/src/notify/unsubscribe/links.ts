import { timingSafeEqual } from 'hono/utils/buffer';
import { pageOf } from '../../accounts/email/mail-me.ts';
import { keyedHash } from '../../accounts/keyed-hash.ts';
import type { Settings } from '../../env.ts';

/** Which mails a link stops: those from one table, invitations, the daily one, or all. */
export type UnsubscribeScope = { readonly table: string } | 'invitations' | 'daily' | 'mail';

/** Whose mails, and which. */
export interface Unsubscribing {
  readonly account: string;
  readonly scope: UnsubscribeScope;
}

type Secret = Pick<Settings, 'AUTH_SECRET'>;

/**
 * The links in a mail that stop more of its kind, as long as the account exists: for the page on which one presses, and
 * for the mail program that does it with one request (RFC 8058). Nothing is stored, and no address is in them.
 */
export async function unsubscribeLinks(
  settings: Secret & Pick<Settings, 'APP_URL'>,
  account: string,
  scope: UnsubscribeScope,
): Promise<{ readonly page: string; readonly oneClick: string }> {
  const token = await tokenOf(settings, { account, scope });
  return {
    page: pageOf(settings.APP_URL, 'unsubscribe', token),
    oneClick: new URL(`/api/unsubscribe/${token}`, settings.APP_URL).href,
  };
}

/** What a token says, if it is one of ours; null for any other. */
export async function unsubscribingIn(settings: Secret, token: string): Promise<Unsubscribing | null> {
  const said = contentIn(token);
  if (said === null) return null;
  return (await timingSafeEqual(await tokenOf(settings, said), token)) ? said : null;
}

/** Kind, table if it is about one, account, and our signature over these. */
async function tokenOf(settings: Secret, { account, scope }: Unsubscribing): Promise<string> {
  const parts = typeof scope === 'string' ? [scope, account] : ['table', scope.table, account];
  return [...parts, await keyedHash(settings, 'unsubscribe', ...parts)].join('.');
}

function contentIn(token: string): Unsubscribing | null {
  const [kind = '', ...rest] = token.split('.').slice(0, -1);
  const account = rest.at(-1) ?? '';
  switch (kind) {
    case 'table':
      return { account, scope: { table: rest[0] ?? '' } };
    case 'invitations':
    case 'daily':
    case 'mail':
      return { account, scope: kind };
    default:
      return null;
  }
}
