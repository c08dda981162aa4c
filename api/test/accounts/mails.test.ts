import { describe, expect, test } from 'vitest';
import {
  addressChangedMail,
  addressRestoredMail,
  newAddressMail,
  newSignInMail,
  passkeyAddedMail,
  signInMail,
} from '../../src/notifications/templates/account-mails.ts';
import { decisionMail, reviewedMail, sanctionMail } from '../../src/notifications/templates/moderation-mails.ts';

const appUrl = 'https://slow-train.example';
const device = 'Firefox on Android';
const language = 'en';
const link = `${appUrl}/sign-in#token=abc&x="1"`;

const site = { appUrl, language } as const;
const imposed = { kind: 'mute', until: '2026-12-04T08:00:00.000Z' } as const;
/** Every mail about an account that is not a notification. */
const ALL = {
  signIn: signInMail({ code: '012345', minutes: 10, link, device, appUrl, language }),
  newAddress: newAddressMail({ code: '012345', minutes: 10, device, appUrl, language }),
  addressChanged: addressChangedMail({ newAddress: 'ines@post.example', link, days: 7, device, appUrl, language }),
  addressRestored: addressRestoredMail({ device, appUrl, language }),
  newSignIn: newSignInMail({ method: 'passkey', device, appUrl, language }),
  passkeyAdded: passkeyAddedMail({ device, appUrl, language }),
  sanction: sanctionMail(site, { ...imposed, reason: 'Three people have asked you to stop.' }),
  decision: decisionMail(site, { ...imposed, isLifted: false, answer: 'It stands.' }),
  reviewed: reviewedMail(site),
};

test.each(Object.entries(ALL))(
  'the mail %s says that it was sent automatically, so that no absence note answers it',
  (_, mail) => {
    // RFC 3834 section 5.
    expect(mail.headers?.['Auto-Submitted']).toBe('auto-generated');
  },
);

const MAILS = {
  'for signing in': signInMail({ code: '012345', minutes: 10, link, device, appUrl, language }),
  'to a new address': newAddressMail({ code: '012345', minutes: 10, device, appUrl, language }),
  'to the old address': addressChangedMail({
    newAddress: 'grace.hopper@example.org',
    link,
    days: 7,
    device,
    appUrl,
    language,
  }),
};

/** Returns the visible text of an HTML mail. */
const words = (html: string): string => html.replace(/<style>.*?<\/style>/s, '').replaceAll(/<[^>]*>/g, ' ');

describe.each(Object.entries(MAILS))('the mail %s', (_, mail) => {
  test('a mail about an account says who asked, and how long it works, in both parts', () => {
    for (const part of [mail.text, words(mail.html)]) {
      expect(part).toContain(device);
      expect(part).toMatch(/good for (?:10 minutes|7 days)/);
    }
  });

  test('a mail about an account loads nothing', () => {
    expect(mail.html).not.toMatch(/<(?:img|link|script|iframe|object)|url\(|@import|src=/i);
  });

  test('a mail about an account is a whole document with styles for dark mode', () => {
    expect(mail.html).toMatch(/^<!doctype html><html lang="en">.*<\/html>$/s);
    expect(mail.html).toContain('@media (prefers-color-scheme: dark) {');
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(mail.html).not.toContain('[object');
  });

  test('a mail about an account has at most one button', () => {
    expect(mail.html.match(/<a class="button"/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });
});

test('the code is in both parts, in two groups, and not in the subject, which a locked screen shows', () => {
  for (const { subject, text, html } of [MAILS['for signing in'], MAILS['to a new address']]) {
    expect(subject).not.toMatch(/\d/);
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

test('the old address sees only the first letter and the domain of the new one', () => {
  const { text, html } = MAILS['to the old address'];
  expect(text).toContain('g•••@example.org');
  expect(text + html).not.toContain('hopper');
  expect(text).toContain('signs out every device');
});

describe.each([
  ['about a restored address', addressRestoredMail({ device, appUrl, language }), 'sign in with that address'],
  ['about a new sign-in', newSignInMail({ method: 'passkey', device, appUrl, language }), 'sign that device out'],
  ['about a new passkey', passkeyAddedMail({ device, appUrl, language }), 'delete it'],
])('the mail %s', (_, mail, next) => {
  test('a mail about a changed account says who did it and what to do, in both parts', () => {
    for (const part of [mail.text, words(mail.html)].map((text) => text.replaceAll(/\s+/g, ' '))) {
      expect(part).toContain(device);
      expect(part).toContain(next);
    }
  });
});
