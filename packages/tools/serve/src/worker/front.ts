/// <reference path="./runtime.d.ts" />
import { WorkerEntrypoint } from 'cloudflare:workers';
import worker from 'slow-train';
import { type SiteBindings, serveSite } from './site.ts';

/** Bound besides what the Worker itself needs. */
interface Bindings extends SiteBindings {
  /** As in wrangler.toml: `/api`, `/api/*`. */
  readonly WORKER_FIRST: readonly string[];
}

/** What the server passes on: the page, and the API. The client's address is in the header that Cloudflare would add. */
export class Front extends WorkerEntrypoint<Bindings> {
  async fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const found = isForWorker(pathname, this.env.WORKER_FIRST) ? null : await serveSite(request, this.env);
    return found ?? worker.fetch(withScheme(request), this.env, this.ctx);
  }
}

/** As Cloudflare's `run_worker_first`: a path with a `!` is stronger than those without. */
function isForWorker(pathname: string, first: readonly string[]): boolean {
  return (
    first.some((path) => isAt(pathname, path)) &&
    !first.some((path) => path.startsWith('!') && isAt(pathname, path.slice(1)))
  );
}

function isAt(pathname: string, path: string): boolean {
  return path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;
}

/** Gives a request the scheme that the trusted proxy names; the server leaves no other name. */
function withScheme(request: Request): Request {
  const scheme = request.headers.get('x-forwarded-proto');
  if (scheme !== 'https' && scheme !== 'http') return request;
  const url = new URL(request.url);
  url.protocol = scheme;
  return new Request(url, request);
}
