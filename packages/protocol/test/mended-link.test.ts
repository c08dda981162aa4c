import { expect, test } from 'vitest';
import { mendedLink } from '../src/mended-link.ts';

const CODE = 'Ab3_-Ab3_-Ab3_-Ab3_-Ab';

test.each<readonly [string, string]>([
  ['/sign-in%23token=abc_-1', '/sign-in#token=abc_-1'],
  ['/sign-in%23token%3Dabc', '/sign-in#token=abc'],
  ['/restore%23token=abc', '/restore#token=abc'],
  ['/unsubscribe%23token=mail.1', '/unsubscribe#token=mail.1'],
  ['/tables/abcdefghijkl%23token=abc', '/tables/abcdefghijkl#token=abc'],
  ['/rules%23builds', '/rules#builds'],
  ['/new%23%E0%A4', '/new#%E0%A4'],
  ...['.', ')', '),', '…', '%E2%80%A6', '%29', '>', '_', '-', '*', 'x', '/', '/.', '%20'].flatMap((end) =>
    ['/join/', '/circles/join/', '/watch/'].map((page) => [`${page}${CODE}${end}`, `${page}${CODE}`] as const),
  ),
  [`/watch/${CODE}/replay.`, `/watch/${CODE}/replay`],
  ['/rules.', '/rules'],
  ['/tables/abcdefghijkl).', '/tables/abcdefghijkl'],
  ['//evil.example%23x', '/evil.example#x'],
])('31.24 the link %s leads to where it was meant to: %s', (broken, meant) => {
  expect(mendedLink(broken, '')).toBe(meant);
});

test.each([
  '/',
  '/sign-in',
  '/rules/exact',
  '/join',
  `/join/${CODE}`,
  `/circles/join/${CODE}`,
  `/watch/${CODE}/replay`,
  '/join/short',
  '/tables/abcdefghijkl/people/3',
  '/favicon.ico',
  '/.env',
  '/%2eenv',
])('the address %s stays as it is', (whole) => {
  expect(mendedLink(whole, '')).toBeNull();
});

test('a link keeps its query, to which mail programs add', () => {
  expect(mendedLink('/sign-in%23token=abc', '?utm=1')).toBe('/sign-in?utm=1#token=abc');
  expect(mendedLink(`/join/${CODE}.`, '?language=de')).toBe(`/join/${CODE}?language=de`);
});
