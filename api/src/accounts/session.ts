import { createMiddleware } from 'hono/factory';
import type { Context } from 'hono';
import { ProblemError } from '../problem.ts';
import type { Services } from '../services.ts';
import { NOT_SIGNED_IN } from './failure.ts';

/** Who is signed in. */
export interface SignedIn {
  readonly account: string;
  /** Null for a guest who has not said yet. */
  readonly name: string | null;
  readonly isGuest: boolean;
}

/** What every request carries. */
export interface AppEnv {
  readonly Bindings: object;
  readonly Variables: { readonly services: Services };
}

/** For everybody: `me` is null for who is not signed in. */
export const session = createMiddleware<AppEnv & { Variables: { me: SignedIn | null } }>(async (c, next) => {
  c.set('me', await readSession(c, c.get('services')));
  await next();
});

/** Only for who is signed in: `me`. Others get a 401. */
export const signedIn = createMiddleware<AppEnv & { Variables: { me: SignedIn } }>(async (c, next) => {
  const me = await readSession(c, c.get('services'));
  if (me === null) throw new ProblemError(NOT_SIGNED_IN);
  c.set('me', me);
  await next();
});

/** From the signed cookie; from the database when that has grown old, and then the cookie is renewed. */
async function readSession(c: Context, { auth }: Services): Promise<SignedIn | null> {
  const { headers, response } = await auth.api.getSession({ headers: c.req.raw.headers, returnHeaders: true });
  passCookies(c, headers);
  return response === null ? null : signedInAs(response.user);
}

/** Gives the browser what a call to better-auth has set. */
export function passCookies(c: Context, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) c.header('set-cookie', cookie, { append: true });
}

function signedInAs(user: { id: string; name: string; isAnonymous?: boolean | null | undefined }): SignedIn {
  return { account: user.id, name: user.name === '' ? null : user.name, isGuest: user.isAnonymous === true };
}
