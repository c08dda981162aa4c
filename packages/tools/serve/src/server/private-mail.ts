import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/**
 * Returns the private addresses of the mail server in SMTP_URL, in CIDR notation: workerd has to be told that it may
 * connect to them. None if the server is public, or not found.
 */
export async function privateMailAddresses(smtpUrl: string | undefined): Promise<readonly string[]> {
  if (smtpUrl === undefined || !URL.canParse(smtpUrl)) return [];
  const host = new URL(smtpUrl).hostname.replace(/^\[(.*)\]$/, '$1');
  const found = await lookup(host, { all: true }).catch(() => []);
  return found.flatMap(({ address }) => {
    const parsed = ipaddr.process(address);
    return parsed.range() === 'unicast' ? [] : [`${parsed.toString()}/${parsed.kind() === 'ipv4' ? 32 : 128}`];
  });
}
