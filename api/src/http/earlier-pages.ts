import { WIRE_HEADER } from '@slow-train/protocol/wire';

// Wire 2 has other names for some of what wire 1 had. A page stays open, or comes out of a browser's cache, until it goes
// to another of its pages: so those of the release before are carried over. They are the last to need this.

/** No messages to a deal are longer, in bytes. */
const LONGEST = 4096;

/** Answers a request; one by a page of the release before in the names which that knows. */
export async function carriedOver(
  request: Request,
  answer: (request: Request) => Response | Promise<Response>,
): Promise<Response> {
  if (!isByEarlierPage(request)) return answer(request);
  const answered = await answer(await inNewNames(request));
  if (answered.headers.get('content-type')?.includes('json') !== true) return answered;
  // Quotes within a text are escaped, so these are members.
  const text = (await answered.text())
    .replaceAll('"status":"lobby"', '"status":"boarding"')
    .replaceAll('"playerState":', '"desk":');
  return new Response(text, answered);
}

/** Browsers say who asks for what: a page's script, not a person who opens an address, and not a program. */
function isByEarlierPage({ headers }: Request): boolean {
  const isByPage = headers.get('sec-fetch-site') === 'same-origin' && headers.get('sec-fetch-dest') === 'empty';
  return isByPage && !headers.has(WIRE_HEADER);
}

async function inNewNames(request: Request): Promise<Request> {
  const { url, method, headers } = request;
  const path = /^(.*\/api\/games\/[\w-]+)\/(desk|notes)$/u.exec(url);
  if (path === null) return request;
  const [, game = '', what] = path;
  if (what === 'desk') return new Request(`${game}/player-state`, request);
  if (Number(headers.get('content-length') ?? Infinity) > LONGEST) return request;
  const body = (await request.text()).replace('{"notes":', '{"messages":');
  return new Request(`${game}/commitments`, { method, headers, body });
}
