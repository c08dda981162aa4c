import { expect, test } from 'vitest';
import { EmailSchema } from '../src/index.ts';

test.each([
  'ana@example.org',
  'a&b@example.org',
  'smith/jones@example.org',
  "o'brien@example.ie",
  'ana+trains@example.org',
  'ana_b-c@example.org',
  '_ana_@example.org',
  '-@example.org',
  "!#$%&'*+/=?^_`{|}~@example.org",
  'a@b.co',
  '1@2.example',
  'first.last@mail.sub-domain.example.museum',
  'user@xn--bcher-kva.example',
  'user@example.xn--p1ai',
  'anna=example.org@lists.example.com',
  `${'a'.repeat(64)}@example.org`,
  `ana@${'a'.repeat(63)}.example`,
])('31.25 the address %s can be used', (address) => {
  expect(EmailSchema.parse(address)).toBe(address);
});

test('an address may be typed with capitals and spaces around it', () => {
  expect(EmailSchema.parse(' Ana@Example.ORG ')).toBe('ana@example.org');
});

test.each([
  '',
  'ana',
  'ana@',
  '@example.org',
  'ana@localhost',
  'ana@example.',
  'ana@.example.org',
  'ana@-example.org',
  'ana@exa mple.org',
  'ana b@example.org',
  'ana@example.org, bo@example.org',
  'ana@bo@example.org',
  'Ana <ana@example.org>',
  'ana@example.org\r\nBcc: bo@example.org',
  'john..doe@example.org',
  'john.@example.org',
  '.john@example.org',
  'anä@example.org',
  `${'a'.repeat(65)}@example.org`,
  `ana@${'a'.repeat(64)}.example`,
  `ana@${'a.'.repeat(130)}example`,
])('%j is no address', (typed) => {
  expect(EmailSchema.safeParse(typed).success).toBe(false);
});
