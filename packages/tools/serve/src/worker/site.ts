import { ENCODINGS, type Encoding } from '../output/encodings.ts';

/** The page's files by path, such as `/index.html`: headers, and the encodings in which each also lies beside itself. */
type Site = Readonly<
  Record<string, { readonly headers: Readonly<Record<string, string>>; readonly encodings: readonly Encoding[] }>
>;

/** Reads files by path. */
interface Disk {
  fetch(url: string, init?: RequestInit): Promise<Response>;
}

/** What there is: the files, and the addresses of pages. */
export interface SiteBindings {
  readonly DISK: Disk;
  readonly SITE: Site;
  /** A segment such as `:id` is any one segment. */
  readonly PAGES: readonly string[];
}

const PAGE = '/index.html';

/** Answers a request for a file, or for a page, whose router knows the path; null if it is for neither. */
export async function serveSite(request: Request, { DISK, SITE, PAGES }: SiteBindings): Promise<Response | null> {
  const path = pathOf(request.url, SITE, PAGES);
  const file = path === null ? undefined : SITE[path];
  if (path === null || file === undefined) return null;
  const isHead = request.method === 'HEAD';
  if (request.method !== 'GET' && !isHead) return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  const headers = new Headers(file.headers);
  if (request.headers.get('if-none-match')?.includes(headers.get('etag') ?? '""') === true)
    return new Response(null, { status: 304, headers });
  const encoding = file.encodings.find((name) => accepts(request, name));
  if (encoding !== undefined) headers.set('content-encoding', encoding);
  const stored = await DISK.fetch(`http://disk${path}${encoding === undefined ? '' : ENCODINGS[encoding]}`, {
    method: request.method,
  });
  if (!stored.ok) return null;
  const length = stored.headers.get('content-length');
  if (length !== null) headers.set('content-length', length);
  // The bytes are encoded already.
  const init = { headers, encodeBody: 'manual' };
  return new Response(isHead ? null : stored.body, init);
}

/** Returns the file's path; null if there is none. */
function pathOf(url: string, site: Site, pages: readonly string[]): string | null {
  const { pathname } = new URL(url);
  if (Object.hasOwn(site, pathname)) return pathname;
  return pathname === '/' || pages.some((page) => isAt(pathname, page)) ? PAGE : null;
}

function isAt(pathname: string, page: string): boolean {
  const [segments, expected] = [pathname.split('/'), page.split('/')];
  const fits = (segment: string, index: number): boolean =>
    expected[index]?.startsWith(':') === true ? segment !== '' : segment === expected[index];
  return segments.length === expected.length && segments.every(fits);
}

function accepts(request: Request, encoding: Encoding): boolean {
  const offers = (request.headers.get('accept-encoding') ?? '').split(',').map((offer) => offer.trim().split(';'));
  return offers.some(([name, quality]) => name === encoding && !/^\s*q=0(?:\.0*)?$/.test(quality ?? ''));
}
