/// <reference path="./runtime.d.ts" />
import { WorkerEntrypoint } from 'cloudflare:workers';
import worker from 'slow-train';
import { type Networks, clientAddress, isProxy, withoutPort } from './client-address.ts';
import { type SiteBindings, serveSite } from './site.ts';

/** Bound besides what the Worker itself needs. */
interface Bindings extends SiteBindings {
  readonly TRUSTED: Networks;
  /** As in wrangler.toml: `/api`, `/api/*`. */
  readonly WORKER_FIRST: readonly string[];
}

/** What workerd says of a connection: the peer and its port on TCP, its process on a unix socket. */
interface Incoming extends Request {
  readonly cf: { readonly clientIp: string } | { readonly clientPid: number };
}

/** What players reach: the page, and the API with the header that Cloudflare would add. */
export class Front extends WorkerEntrypoint<Bindings> {
  async fetch(request: Incoming): Promise<Response> {
    const { pathname } = new URL(request.url);
    const found = this.env.WORKER_FIRST.some((path) => isAt(pathname, path))
      ? null
      : await serveSite(request, this.env);
    return found ?? worker.fetch(asFromCloudflare(request, this.env.TRUSTED), this.env, this.ctx);
  }
}

function isAt(pathname: string, path: string): boolean {
  return path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;
}

function asFromCloudflare(request: Incoming, trusted: Networks): Request {
  const connection = {
    peer: 'clientIp' in request.cf ? withoutPort(request.cf.clientIp) : null,
    forwardedFor: request.headers.get('x-forwarded-for'),
    trusted,
  };
  const headers = new Headers(request.headers);
  // A client can send this header too.
  headers.delete('cf-connecting-ip');
  headers.set('cf-connecting-ip', clientAddress(connection) ?? unnamed());
  const url = new URL(request.url);
  const scheme = isProxy(connection) ? request.headers.get('x-forwarded-proto') : null;
  if (scheme === 'https' || scheme === 'http') url.protocol = scheme;
  return new Request(url, new Request(request, { headers }));
}

/** The IPv4 dummy address (RFC 7600): people without a name from the proxy are counted as one client. */
const NOBODY = '192.0.0.8';
let hasWarned = false;

/** Says once in the log that a proxy names nobody. */
function unnamed(): string {
  if (!hasWarned) {
    hasWarned = true;
    const message = 'The proxy names no client address in X-Forwarded-For, so all players count as one client.';
    console.warn(JSON.stringify({ time: new Date().toISOString(), level: 'warn', message }));
  }
  return NOBODY;
}
