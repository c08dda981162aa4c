import type { Sentence } from '@slow-train/words';
import ipaddr from 'ipaddr.js';
import type { Failure } from '../../http/problem.ts';
import type { Settings } from '@slow-train/settings';

// Where requests to webhooks and push services may go: players choose those addresses.

type Needs = Pick<Settings, 'APP_URL' | 'OUTBOUND_LOOPBACK'>;

/** The usual ports of https. Services on other ports are rarely meant for strangers. */
const PORTS = new Set(['', '8443']);

/**
 * Top-level names that do not exist on the public internet: reserved ones (RFC 2606, 6761, 6762, 7686, 8375, 9476;
 * ICANN reserves `internal`), and those in common use in private networks.
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
 * Returns whether webhooks and pushes may go to this address: https on the public internet, as far as an address shows.
 * A public name that resolves to a private address passes, but from Cloudflare's network no private address can be
 * reached. The sender must not follow redirects.
 */
export function isAllowedTarget(url: string, { APP_URL, OUTBOUND_LOOPBACK }: Needs): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, port, username, password } = new URL(url);
  if (username !== '' || password !== '') return false;
  if (OUTBOUND_LOOPBACK === 'allow' && isLoopback(hostname)) return true;
  if (protocol !== 'https:' || !PORTS.has(port)) return false;
  return isPublic(hostname) && bare(hostname) !== bare(new URL(APP_URL).hostname);
}

/** Takes a hostname as `URL` normalizes it, with one notation for IPv4 addresses. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}

function isPublic(hostname: string): boolean {
  const host = bare(hostname);
  if (ipaddr.isValid(host)) return isPublicAddress(host);
  const labels = host.split('.');
  return labels.length > 1 && !labels.includes('') && !PRIVATE_ZONES.has(labels.at(-1) ?? '');
}

/**
 * Allows only global unicast addresses of IPv6 (2000::/3): others translate, embed IPv4 addresses, or are not assigned.
 */
function isPublicAddress(host: string): boolean {
  const address = ipaddr.parse(host);
  const [first = 0] = address.toByteArray();
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || first >> 5 === 1);
}

/** Removes the brackets of IPv6, and the dot that may end a name. */
function bare(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
}

/** Returns the refusal of an address for which `isAllowedTarget` is false. */
export function targetRefused(field: 'endpoint' | 'url', { OUTBOUND_LOOPBACK }: Needs): Failure {
  const detail: Sentence = ({ fields }) =>
    OUTBOUND_LOOPBACK === 'allow' ? fields.localOrPublicAddress : fields.publicAddress;
  return {
    problem: 'invalid-request',
    detail: (say, ...words) => `\`${field}\` ${detail(say, ...words)}. ${say.nothingToPrivateNetworks}`,
    errors: [{ detail, pointer: `#/${field}` }],
  };
}
