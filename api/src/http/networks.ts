import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/**
 * IPv6 networks that are counted, narrowest first: the network of one connection, and the two sizes that a provider
 * assigns to one customer (RFC 6177). A /48 has 65,536 times the narrowest.
 */
const IPV6_BITS = [64, 56, 48];

/** Returns the address that Cloudflare saw; null on a local machine, where everybody would share one. */
function clientAddress(c: Context): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const text = c.req.header('cf-connecting-ip');
  if (text === undefined || !ipaddr.isValid(text)) return null;
  const address = ipaddr.process(text);
  return address.range() === 'loopback' ? null : address;
}

/**
 * Returns the networks that a request comes from, by which it is counted, in CIDR notation (RFC 4291 section 2.3):
 * one for IPv4, three for IPv6, narrowest first. None on a local machine.
 */
export function networksOf(c: Context): readonly string[] {
  const address = clientAddress(c);
  if (address === null) return [];
  if (address.kind() === 'ipv4') return [`${address.toString()}/32`];
  return IPV6_BITS.map(
    (bits) => `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${bits}`).toString()}/${bits}`,
  );
}
