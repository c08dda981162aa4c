import type { Context } from 'hono';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/i;

/**
 * Whom to count a request to that has no session: the IP address Cloudflare saw, of IPv6 the network (/64), for that is
 * what one customer has. Null on one's own machine: there everybody would share one.
 */
export function ipAddress(c: Context): string | null {
  const address = c.req.header('cf-connecting-ip');
  if (address === undefined || LOOPBACK.test(address)) return null;
  return address.includes(':') ? networkOf(address) : address;
}

function networkOf(address: string): string {
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const groups = head.split(':');
  const zeros = tail === '' ? [] : Array.from({ length: 8 - groups.length - tail.split(':').length }, () => '0');
  return [...groups, ...zeros, '0', '0', '0', '0'].slice(0, 4).join(':');
}
