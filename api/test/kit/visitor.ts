import { expect } from 'vitest';

/** Where a visitor goes: the Worker of a test, or the app itself. */
export interface Site {
  readonly url: string;
}

/** Somebody's browser: keeps cookies, and says where its requests come from. */
export interface Visitor {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** The same browser, with the same cookies, at another address. */
  at(site: Site): Visitor;
  /** Throws its cookies for the cached session away, as time does. */
  forgetCache(): void;
}

/** A new visitor, not signed in. */
export function visitor({ url }: Site, cookies = new Map<string, string>()): Visitor {
  const fetchHere = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
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
  return {
    fetch: fetchHere,
    get: (path, headers = {}) => fetchHere(path, { headers }),
    post: (path, body, headers = {}) =>
      fetchHere(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    at: (site) => visitor(site, cookies),
    forgetCache() {
      for (const name of cookies.keys()) if (name.includes('session_data')) cookies.delete(name);
    },
  };
}

/** A guest. */
export async function guest(site: Site): Promise<Visitor> {
  const someone = visitor(site);
  expect((await someone.post('/api/auth/sign-in/anonymous', {})).status).toBe(200);
  return someone;
}

/** A guest who has said how they are called. */
export async function person(site: Site, name: string): Promise<Visitor> {
  const someone = await guest(site);
  const named = await someone.fetch('/api/me', {
    method: 'PUT',
    body: JSON.stringify({ name }),
    headers: { 'content-type': 'application/json' },
  });
  expect(named.status).toBe(200);
  return someone;
}
