import ipaddr from 'ipaddr.js';
import type { Settings } from '../../env.ts';

/** Where a request of ours may go that somebody else has named the address of. */
type Rules = Pick<Settings, 'APP_URL' | 'OUTBOUND_LOOPBACK'>;

/** That of https, and its usual neighbour. Whatever listens on others is rarely meant for strangers. */
const PORTS = new Set(['', '8443']);

/**
 * Names under which there is nobody on the public internet: special ones (RFC 2606, 6761, 6762, 7686, 8375, 9476; ICANN
 * keeps `internal`), and those that networks at home and at work have made up for themselves.
 */
const PRIVATE_ZONES = new Set([
  'alt',
  'arpa',
  'corp',
  'example',
  'home',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localhost',
  'onion',
  'private',
  'test',
]);

/**
 * Whether webhooks and pushes may be sent to this address: https on the public internet, as far as an address can tell.
 * A public name that leads to a private address passes: what it leads to is known only while connecting, and from
 * Cloudflare's network no private one can be reached. Redirects have to be refused by whoever sends.
 */
export function isAllowedTarget(url: string, { APP_URL, OUTBOUND_LOOPBACK }: Rules): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, port, username, password } = new URL(url);
  if (username !== '' || password !== '') return false;
  if (OUTBOUND_LOOPBACK === 'allow' && isLoopback(hostname)) return true;
  if (protocol !== 'https:' || !PORTS.has(port)) return false;
  return isPublic(hostname) && bare(hostname) !== bare(new URL(APP_URL).hostname);
}

/** As `URL` writes it: that has made one out of all the ways to write an IPv4 address. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}

function isPublic(hostname: string): boolean {
  const host = bare(hostname);
  if (ipaddr.isValid(host)) return isPublicAddress(host);
  const labels = host.split('.');
  return labels.length > 1 && !labels.includes('') && !PRIVATE_ZONES.has(labels.at(-1) ?? '');
}

/** Of IPv6 only what is given out at all (2000::/3): the rest translates, embeds IPv4 addresses, or is yet to be defined. */
function isPublicAddress(host: string): boolean {
  const address = ipaddr.parse(host);
  const [first = 0] = address.toByteArray();
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || first >> 5 === 1);
}

/** Without the brackets of IPv6, and without the dot that may end a name. */
function bare(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
}
