import { describe, expect, test } from 'vitest';
import { isAllowedTarget } from '../../../src/notifications/channels/targets.ts';

const CLOUD = { APP_URL: 'https://slow-train.net' };
const HOME = { APP_URL: 'http://localhost:8787', OUTBOUND_LOOPBACK: 'allow' } as const;

const isAllowed = (url: string): boolean => isAllowedTarget(url, CLOUD);

describe('a webhook may lead', () => {
  test.each([
    'https://discord.com/api/webhooks/1/abc',
    'https://hooks.slack.com/services/T0/B0/x',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://chat.example.org:8443/hook?token=x#part',
    'https://chat.example.org:443/',
    'https://chat.example.org./',
    'https://bücher.example.org/',
    'https://1.1.1.1/',
    'https://[2606:4700:4700::1111]/',
  ])('a webhook may lead to %s', (url) => {
    expect(isAllowed(url)).toBe(true);
  });
});

describe('a webhook may not lead', () => {
  test.each([
    ['to an invalid address', ['', 'hook', '//chat.example.org/', 'https://', 'https://[::1', 'https:// /']],
    [
      'anywhere without https',
      ['http://chat.example.org/', 'ftp://chat.example.org/', 'file:///etc/passwd', 'data:,x'],
    ],
    [
      'to unusual ports',
      ['https://chat.example.org:22/', 'https://chat.example.org:5432/', 'https://chat.example.org:80/'],
    ],
    [
      'to an address with a name or a password in it',
      ['https://me@chat.example.org/', 'https://me:secret@chat.example.org/', 'https://:x@chat.example.org/'],
    ],
    [
      'to this machine by a name',
      ['https://localhost/', 'https://LOCALHOST./', 'https://db.localhost/', 'http://localhost:8080/'],
    ],
    [
      'into a network by a name',
      [
        'https://intranet/',
        'https://printer.local/',
        'https://db.internal/',
        'https://nas.home.arpa/',
        'https://router.lan./',
        'https://x.corp/',
      ],
    ],
    [
      'to a reserved name',
      ['https://x.test/', 'https://x.invalid/', 'https://x.example/', 'https://x.onion/', 'https://a..b.com/'],
    ],
    [
      'to this machine by number, in any notation',
      [
        'https://127.0.0.1/',
        'https://127.1/',
        'https://2130706433/',
        'https://0x7f000001/',
        'https://0177.0.0.1/',
        'https://0/',
        'https://127.0.0.1./',
        'https://①②⑦.0.0.1/',
        'https://%31%32%37.0.0.1/',
      ],
    ],
    [
      'to an IPv4 address inside an IPv6 one',
      [
        'https://[::ffff:127.0.0.1]/',
        'https://[::ffff:a00:1]/',
        'https://[::127.0.0.1]/',
        'https://[64:ff9b::127.0.0.1]/',
        'https://[64:ff9b:1::10.0.0.1]/',
        'https://[2002:7f00:1::]/',
        'https://[::ffff:0:127.0.0.1]/',
        'https://[2001::7f00:1]/',
      ],
    ],
    ['back to us', ['https://slow-train.net/api/mail/events', 'https://SLOW-TRAIN.net.:8443/']],
  ])('a webhook may not lead %s', (_, urls) => {
    for (const url of urls) expect({ url, isAllowed: isAllowed(url) }).toEqual({ url, isAllowed: false });
  });
});

/** Ranges that are not on the public internet (IANA's registries of special-purpose addresses), multicast and class E. */
const PRIVATE = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
] as const;

/** Returns the first and the last address of a range, and 200 between them, always the same. */
function addressesIn(range: string): number[] {
  const [base = '', length = ''] = range.split('/');
  const first = base.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
  const size = 2 ** (32 - Number(length));
  const between = Array.from({ length: 200 }, (_, index) => first + ((index * 2_654_435_761) % size));
  return [first, first + size - 1, ...between];
}

const dotted = (address: number): string => [24, 16, 8, 0].map((shift) => (address >>> shift) & 255).join('.');
const hex = (address: number): string => [address >>> 16, address & 0xffff].map((part) => part.toString(16)).join(':');

describe.each(PRIVATE)('private addresses in %s', (range) => {
  test('a webhook may not lead to a private address, however the address is written', () => {
    for (const address of addressesIn(range)) {
      const notations = [dotted(address), String(address), `0x${address.toString(16)}`, `[::ffff:${hex(address)}]`];
      for (const host of [...notations, `[64:ff9b::${hex(address)}]`, `[2002:${hex(address)}::1]`]) {
        expect({ host, isAllowed: isAllowed(`https://${host}/`) }).toEqual({ host, isAllowed: false });
      }
    }
  });
});

describe('IPv6', () => {
  const groups = (seed: number): string =>
    Array.from({ length: 7 }, (_, index) => (((seed + 1) * (index + 3) * 40_503) % 65_536).toString(16)).join(':');

  test('in IPv6, only global unicast addresses are allowed', () => {
    for (let first = 0; first < 65_536; first += 257) {
      const url = `https://[${first.toString(16)}:${groups(first)}]/`;
      if (first < 0x2000 || first > 0x3fff)
        expect({ url, isAllowed: isAllowed(url) }).toEqual({ url, isAllowed: false });
    }
  });

  test.each(['::', '::1', 'fe80::1', 'febf::1', 'fec0::1', 'fc00::1', 'fdff::1', 'ff02::1', '2001:db8::1', '100::1'])(
    'in IPv6, %s is not allowed',
    (host) => {
      expect(isAllowed(`https://[${host}]/`)).toBe(false);
    },
  );
});

describe('in development', () => {
  test.each(['http://127.0.0.1:9000/hook', 'http://localhost:80/', 'https://[::1]:7/', 'http://2130706433:1234/'])(
    'in development, this machine is allowed: %s',
    (url) => {
      expect(isAllowedTarget(url, HOME)).toBe(true);
    },
  );

  test.each(['http://10.0.0.1/', 'http://127.0.0.2/', 'http://chat.example.org/', 'http://me@localhost/'])(
    'in development, nothing else is: %s',
    (url) => {
      expect(isAllowedTarget(url, HOME)).toBe(false);
    },
  );

  test('in development, the internet is allowed too', () => {
    expect(isAllowedTarget('https://chat.example.org/', HOME)).toBe(true);
  });
});
