import type { AccountView } from '@slow-train/protocol';
import { accepted, api, bodyOf, call, send } from './call.ts';
import { Refused } from './http.ts';

/** Who I am, or null for somebody the service has not met. */
export async function readMe(signal?: AbortSignal): Promise<AccountView | null> {
  const answer = await send(api.me.$get, {}, signal);
  // Not knowing somebody is an answer here, no problem.
  if (answer.status !== 401) return bodyOf(await accepted(answer));
  // A body that nobody reads holds its connection, and a browser has but six of them.
  await answer.body?.cancel();
  return null;
}

/**
 * Signs in as a guest of that name, or renames whoever is signed in. Tells no page yet (`startSession` does). Safe to repeat:
 * a second try goes on where the first one broke off.
 */
export async function signInAs(name: string): Promise<AccountView> {
  const wanted = name.trim();
  const me = (await readMe()) ?? (await signInAsGuest());
  return me.name === wanted ? me : renameMe(wanted);
}

/** Gives whoever is signed in that name. Refused where nobody is: then this makes no guest. */
export function renameMe(name: string): Promise<AccountView> {
  return call(api.me.$put, { json: { name } });
}

async function signInAsGuest(): Promise<AccountView> {
  await call(api.auth['sign-in'].anonymous.$post, {});
  const me = await readMe();
  if (me !== null) return me;
  // The browser has thrown the cookie away.
  throw new Refused({
    type: 'about:blank',
    title: 'No cookies',
    status: 401,
    detail:
      'Your browser keeps no cookies for this site, so your seat cannot be kept for you. Allow them and try again.',
  });
}
