import { describe, expect, test } from 'vitest';
import { clientAddress } from '../src/server/client-address.ts';

const trusted = ['10.0.0.0/8', '2001:db8::1'];
const from = (peer: string | null, forwardedFor: string | null): string | null =>
  clientAddress({ peer, forwardedFor, trusted });

describe('the client’s address', () => {
  test.each([
    ['203.0.113.5', null, '203.0.113.5'],
    ['203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['2001:db8::2', '198.51.100.1', '2001:db8::2'],
    ['::ffff:203.0.113.5', '198.51.100.1', '203.0.113.5'],
  ])('the client’s address is the peer %s that is no proxy, no matter what it sends', (peer, header, address) => {
    expect(from(peer, header)).toBe(address);
  });

  test.each([
    ['10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['2001:db8::1', '2001:db8:0:0::7', '2001:db8::7'],
    // Two proxies, the outer one named by the inner one.
    ['10.1.2.3', '198.51.100.1, 10.9.9.9', '198.51.100.1'],
    // The client's own entries come first.
    ['10.1.2.3', '192.0.2.1, 198.51.100.1', '198.51.100.1'],
    ['10.1.2.3', '192.0.2.1,nonsense, 198.51.100.1', '198.51.100.1'],
    [null, '198.51.100.1', '198.51.100.1'],
    // With ports.
    ['10.1.2.3', '192.0.2.1, 198.51.100.1:4711, 10.9.9.9:80', '198.51.100.1'],
    [null, '[2001:db8::7]:443', '2001:db8::7'],
    [null, '[2001:db8::7]', '2001:db8::7'],
  ])('the client’s address is the last one that the proxy %s did not vouch for in "%s"', (peer, header, address) => {
    expect(from(peer, header)).toBe(address);
  });

  test.each([
    ['10.1.2.3', null],
    ['10.1.2.3', ''],
    ['10.1.2.3', '192.0.2.1, nonsense'],
    ['10.1.2.3', '10.9.9.9'],
    [null, 'unknown'],
    [null, '198.51.100.1:port'],
  ])('29.11 the client’s address is unknown if the proxy %s names nobody: "%s"', (peer, header) => {
    expect(from(peer, header)).toBeNull();
  });
});
