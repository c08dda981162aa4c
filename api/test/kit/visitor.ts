import { expect } from 'vitest';

/** What a visitor sends requests to: a test's Worker, or the app itself. */
export interface Site {
  readonly url: string;
}

/** A browser: keeps cookies, and sends the origin of its requests. */
export interface Visitor {
  readonly cookies: ReadonlyMap<string, string>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  put(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  delete(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Returns the same browser with the same cookies, on another site. */
  at(site: Site): Visitor;
  /** Returns another browser with a copy of this one's current cookies, like a thief's. */
  copy(): Visitor;
}

/** Returns a new visitor, signed out, whose browser sends these headers with every request. */
export function visitor(
  { url }: Site,
  cookies = new Map<string, string>(),
  usual: Readonly<Record<string, string>> = {},
): Visitor {
  const fetchHere = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers({ ...usual, ...Object.fromEntries(new Headers(init.headers)) });
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    if (init.method !== undefined && init.method !== 'GET' && !headers.has('origin')) headers.set('origin', url);
    const answer = await fetch(new URL(path, url), { ...init, headers });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '' || /max-age=0/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  const sendHere =
    (method: string) =>
    (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetchHere(path, {
        method,
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      });
  return {
    cookies,
    fetch: fetchHere,
    get: (path, headers = {}) => fetchHere(path, { headers }),
    post: sendHere('POST'),
    put: sendHere('PUT'),
    delete: (path, headers = {}) => fetchHere(path, { method: 'DELETE', headers }),
    at: (site) => visitor(site, cookies, usual),
    copy: () => visitor({ url }, new Map(cookies), usual),
  };
}

/** Returns a visitor signed in as a new guest. */
export async function guest(site: Site, usual: Readonly<Record<string, string>> = {}): Promise<Visitor> {
  const someone = visitor(site, new Map(), usual);
  expect((await someone.post('/api/auth/sign-in/anonymous', {})).status).toBe(200);
  return someone;
}

/** Returns a visitor signed in as a guest with a name. */
export async function person(site: Site, name: string, usual: Readonly<Record<string, string>> = {}): Promise<Visitor> {
  const someone = await guest(site, usual);
  expect((await someone.put('/api/me', { name })).status).toBe(200);
  return someone;
}
