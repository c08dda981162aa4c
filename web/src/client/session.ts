import type { AccountView } from '@slow-train/protocol';
import { accepted, api, bodyOf, call, send } from './call.ts';
import { Refused } from './http.ts';
import { shellText } from '#text/shell.ts';

/** Returns the signed-in account, or null for a new visitor. */
export async function fetchMe(signal?: AbortSignal): Promise<AccountView | null> {
  // Leniently, because a browser logs a 401 as an error, and a new visitor has made none.
  const answer = await send(api.me.$get, { header: { prefer: 'handling=lenient' } }, signal);
  if (answer.status !== 204 && answer.status !== 401) return bodyOf(await accepted(answer));
  // An unread body keeps its connection open, and a browser has only six.
  await answer.body?.cancel();
  return null;
}

/**
 * Signs in as a guest with this name, or renames the account that is signed in. Does not inform the pages, as
 * `startSession` does. Safe to repeat: a second attempt continues where the first one failed.
 */
export async function signInAs(name: string): Promise<AccountView> {
  const wanted = name.trim();
  const me = (await fetchMe()) ?? (await signInAsGuest());
  return me.name === wanted ? me : renameMe(wanted);
}

/** Renames the account that is signed in. Refused if nobody is signed in: this creates no guest. */
export function renameMe(name: string): Promise<AccountView> {
  return call(api.me.$put, { json: { name } });
}

async function signInAsGuest(): Promise<AccountView> {
  await call(api.auth['sign-in'].anonymous.$post, {});
  const me = await fetchMe();
  if (me !== null) return me;
  // The browser has dropped the cookie.
  throw new Refused({
    type: 'about:blank',
    title: shellText.problem.noCookies,
    status: 401,
    detail: shellText.problem.noCookies,
  });
}
