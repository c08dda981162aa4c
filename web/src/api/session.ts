import type { Me } from '@slow-train/protocol';
import { request } from './client.ts';
import { ask, bodyOf, checked, reach, Refused, within } from './http.ts';

/** Who I am, or null for somebody the service has not met. */
export async function readMe(signal?: AbortSignal): Promise<Me | null> {
  const answer = await reach(() => request<Me>('GET', '/api/me', { signal: within(signal) }), signal);
  // Not knowing somebody is an answer here, no problem.
  return answer.status === 401 ? null : bodyOf(await checked(answer));
}

/**
 * Makes sure there is somebody behind this browser, and that they are called that.
 * Safe to repeat: a second try goes on where the first one broke off.
 */
export async function signInAs(name: string): Promise<Me> {
  const me = (await readMe()) ?? (await signInAsGuest());
  if (me.name === name) return me;
  return bodyOf(await ask(() => request<Me>('PUT', '/api/me', { body: { name }, signal: within() })));
}

async function signInAsGuest(): Promise<Me> {
  await ask(() => request('POST', '/api/auth/sign-in/anonymous', { body: {}, signal: within() }));
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
