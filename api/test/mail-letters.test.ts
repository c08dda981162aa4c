import { describe, expect, test } from 'vitest';
import { deviceWords } from '../src/mail/device-words.ts';
import {
  addressChangedMail,
  addressRestoredMail,
  newAddressMail,
  passkeyAddedMail,
  signInMail,
} from '../src/mail/mails.ts';

const appUrl = 'https://slow-train.example';
const device = 'Firefox on Android';
const link = `${appUrl}/sign-in#token=abc&x="1"`;

const MAILS = {
  'for signing in': signInMail({ code: '012345', minutes: 10, link, device, appUrl }),
  'to a new address': newAddressMail({ code: '012345', minutes: 10, device, appUrl }),
  'to the old address': addressChangedMail({ newAddress: 'grace.hopper@example.org', link, days: 7, device, appUrl }),
};

/** What a reader sees of an HTML mail. */
const words = (html: string): string => html.replace(/<style>.*?<\/style>/s, '').replaceAll(/<[^>]*>/g, ' ');

describe.each(Object.entries(MAILS))('the mail %s', (_, mail) => {
  test('says who asked, and how long it is good for, in both parts', () => {
    for (const part of [mail.text, words(mail.html)]) {
      expect(part).toContain(device);
      expect(part).toMatch(/good for (?:10 minutes|7 days)/);
    }
  });

  test('loads nothing from anywhere', () => {
    expect(mail.html).not.toMatch(/<(?:img|link|script|iframe|object)|url\(|@import|src=/i);
  });

  test('is a whole document with styles for the night', () => {
    expect(mail.html).toMatch(/^<!doctype html><html lang="en">.*<\/html>$/s);
    expect(mail.html).toContain('@media (prefers-color-scheme: dark) {');
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(mail.html).not.toContain('[object');
  });

  test('has at most one button', () => {
    expect(mail.html.match(/<a class="button"/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });
});

test('a code stands in the subject and in both parts, in two groups', () => {
  for (const { subject, text, html } of [MAILS['for signing in'], MAILS['to a new address']]) {
    expect(subject).toContain('012 345');
    expect(text).toContain('\n    012 345\n');
    expect(html).toMatch(/<div class="code"[^>]*user-select:all[^>]*>012 345<\/div>/);
    expect(text).toContain('If this was not you, do nothing');
  }
});

test('the link is the same in both parts', () => {
  const { text, html } = MAILS['for signing in'];
  expect(text).toContain(link);
  expect(html).toContain(`href="${appUrl}/sign-in#token=abc&amp;x=&quot;1&quot;"`);
});

test('the old address learns of the new one only its beginning and its domain', () => {
  const { text, html } = MAILS['to the old address'];
  expect(text).toContain('g***@example.org');
  expect(text + html).not.toContain('hopper');
  expect(text).toContain('signs out every device');
});

test.each([
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox on Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on an iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome on Linux',
  ],
  ['Call 555-1234 now, you have won! <b>', 'A browser'],
  [undefined, 'A browser'],
])('a browser that calls itself %j is called %j', (userAgent, called) => {
  expect(deviceWords(userAgent)).toBe(called);
});

describe.each([
  ['of an address that was put back', addressRestoredMail({ device, appUrl }), 'sign in with that address'],
  ['of a passkey that was added', passkeyAddedMail({ device, appUrl }), 'delete it'],
])('word %s', (_, mail, next) => {
  test('says who did it and what to do, in both parts', () => {
    for (const part of [mail.text, words(mail.html)].map((text) => text.replaceAll(/\s+/g, ' '))) {
      expect(part).toContain(device);
      expect(part).toContain(next);
    }
  });
});
