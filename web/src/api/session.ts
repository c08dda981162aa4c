import type { Me } from '@slow-train/protocol';
import { service } from './client.ts';
import { ask, bodyOf, checked, reach, Refused, within } from './http.ts';

/** Who I am, or null for somebody the service has not met. */
export async function readMe(signal?: AbortSignal): Promise<Me | null> {
  const answer = await reach(() => service.me.$get({}, within(signal)), signal);
  // Not knowing somebody is an answer here, no problem.
  if (answer.status !== 401) return bodyOf(await checked(answer));
  // A body that nobody reads holds its connection, and a browser has but six of them.
  await answer.body?.cancel();
  return null;
}

/**
 * Makes sure there is somebody behind this browser, and that they are called that.
 * Safe to repeat: a second try goes on where the first one broke off.
 */
export async function signInAs(name: string): Promise<Me> {
  const me = (await readMe()) ?? (await signInAsGuest());
  if (me.name === name) return me;
  return renameMe(name);
}

/** Gives whoever is signed in that name. Refused where nobody is: then this makes no guest. */
export async function renameMe(name: string): Promise<Me> {
  return bodyOf(await ask(() => service.me.$put({ json: { name } }, within())));
}

async function signInAsGuest(): Promise<Me> {
  await bodyOf(await ask(() => service.auth['sign-in'].anonymous.$post({}, within())));
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
