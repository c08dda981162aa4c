import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { nanoid } from 'nanoid';
import { ProblemError } from '../http/problem.ts';
import type { AppEnv } from '../http/router.ts';
import { keyedHash } from '../platform/keyed-hash.ts';
import { attributesFor, hostName, tokenIn } from '../session/cookie.ts';

/** The name of the field with which a form shows that a page of ours was its origin: old browsers send no `Origin`. */
export const FORM_TOKEN = 'token';

/** Returns the token of this browser's forms: another one after signing in or out. Sets a cookie if there is no session. */
export async function formTokenOf<E extends AppEnv>(c: Context<E>): Promise<string> {
  const [kept] = await keptBy(c);
  return hashOf(c, kept ?? newBrowser(c));
}

/**
 * Checks that a form is one of this browser's, or of the pages of a link. One from before it signed in is, too: a newcomer
 * becomes a guest by their first form, and may go back to it.
 * @throws ProblemError `cross-origin`
 */
export async function requireFormToken<E extends AppEnv>(c: Context<E>, token: unknown, link?: string): Promise<void> {
  const own = link === undefined ? await keptBy(c) : [ofLink(link)];
  const tokens = await Promise.all(own.map((one) => hashOf(c, one)));
  if (!tokens.some((one) => one === token))
    throw new ProblemError({ problem: 'cross-origin', detail: (say) => say.crossOrigin });
}

/**
 * Returns the token of forms that a link in a mail opens. It needs no cookie, which browsers of mail programs may refuse:
 * another site does not know the link.
 */
export function linkFormToken<E extends AppEnv>(c: Context<E>, link: string): Promise<string> {
  return hashOf(c, ofLink(link));
}

const ofLink = (link: string): string => `link ${link}`;

/** Returns the secrets that only this browser has: of its session, and of its forms. */
async function keptBy<E extends AppEnv>(c: Context<E>): Promise<readonly string[]> {
  const { settings } = c.get('services');
  const session = await tokenIn(c, settings);
  const forms = getCookie(c, hostName(COOKIE, settings));
  return [...(session === null ? [] : [session]), ...(forms === undefined ? [] : [forms])];
}

const COOKIE = 'slow-train.forms';

function newBrowser<E extends AppEnv>(c: Context<E>): string {
  const { settings } = c.get('services');
  const fresh = nanoid();
  setCookie(c, hostName(COOKIE, settings), fresh, attributesFor(settings));
  return fresh;
}

function hashOf<E extends AppEnv>(c: Context<E>, browser: string): Promise<string> {
  return keyedHash(c.get('services').settings, 'form', browser);
}
