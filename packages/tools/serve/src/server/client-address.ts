import ipaddr from 'ipaddr.js';

/** Networks in CIDR notation, and single addresses. */
type Networks = readonly string[];

/** What is known of a connection. */
export interface Connection {
  /** The other end; null on a unix socket. */
  readonly peer: string | null;
  /** The `X-Forwarded-For` header. */
  readonly forwardedFor: string | null;
  /** The proxies. Everybody who may open a unix socket is one. */
  readonly trusted: Networks;
}

/** Whether the other end of a connection is a proxy that we trust. */
export function isProxy({ peer, trusted }: Connection): boolean {
  return peer === null || isWithin(peer, trusted);
}

/**
 * Returns the client's IP address: the peer, unless that is a trusted proxy. Of the addresses that proxies appended to
 * `X-Forwarded-For`, with or without a port, it is the last one that is not a trusted proxy itself; everything before it
 * was written by the client. Null if the proxies named nobody.
 */
export function clientAddress(connection: Connection): string | null {
  // An IPv4 peer of a socket for both is written as IPv6.
  if (connection.peer !== null && !isProxy(connection)) return ipaddr.process(connection.peer).toString();
  for (const text of (connection.forwardedFor ?? '').split(',').toReversed()) {
    const named = withoutPort(text.trim());
    if (!ipaddr.isValid(named)) return null;
    const address = ipaddr.process(named).toString();
    if (!isWithin(address, connection.trusted)) return address;
  }
  return null;
}

/** Returns an address without its port: "192.0.2.1:80" and "[2001:db8::1]:80", as Azure and others write them. */
function withoutPort(address: string): string {
  const [, ipv4, ipv6] = /^(?:([\d.]+):\d+|\[(.+)\](?::\d+)?)$/.exec(address) ?? [];
  return ipv4 ?? ipv6 ?? address;
}

function isWithin(address: string, networks: Networks): boolean {
  const found = ipaddr.process(address);
  return networks.some((network) => {
    const [range, bits] = rangeOf(network);
    return range.kind() === found.kind() && found.match(range, bits);
  });
}

function rangeOf(network: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (network.includes('/')) return ipaddr.parseCIDR(network);
  const address = ipaddr.process(network);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}
