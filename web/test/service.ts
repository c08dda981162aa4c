import { vi } from 'vitest';

/** A request as it was sent. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
}

type Reply = Response | 'offline' | Promise<Response>;

/** Replaces `fetch`: every request is recorded and answered by the handler. */
export function pretendService(reply: (sent: Sent) => Reply): { readonly sent: Sent[] } {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (input: string | URL | Request, init: RequestInit = {}) => {
    const address = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const text = typeof init.body === 'string' ? init.body : undefined;
    const request: Sent = {
      method: init.method ?? 'GET',
      path: address.pathname + address.search,
      headers: new Headers(init.headers),
      body: text === undefined ? undefined : JSON.parse(text),
    };
    sent.push(request);
    const answer = await reply(request);
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    return answer;
  });
  return { sent };
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}

export function problem(status: number, detail: string, more: Record<string, unknown> = {}): Response {
  return json({ type: '/problems/any', title: 'Any', status, detail, ...more }, status, {
    'content-type': 'application/problem+json',
  });
}
