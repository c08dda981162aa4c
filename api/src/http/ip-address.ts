import type { Context } from 'hono';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/i;

/**
 * Returns the IP address Cloudflare saw, to count requests without a session by; for IPv6 its network (/64), which is
 * what one customer gets. Null on a local machine, where everybody would share one.
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
