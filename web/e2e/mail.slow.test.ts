import { LANGUAGES } from '@slow-train/protocol/languages';
import { expect, test } from 'vitest';
import {
  addressChangedMail,
  newSignInMail,
  passkeyAddedMail,
  signInMail,
} from '../../api/src/notifications/templates/account-mails.ts';
import { notificationMail } from '../../api/src/notifications/templates/notification-mail.ts';
import { MAILS } from '../../api/test/kit/all-mails.ts';
import { APP_URL, READER } from '../../api/test/kit/played-game.ts';
import { NOON } from '../../api/test/kit/pure-table.ts';
import { PHONE } from './fixtures/player.ts';
import { connectToSharedChromium } from './harness/shared-chromium.ts';

/** The height of a mail program's own bar, the subject and the sender above a mail, in pixels. */
const HEADER = 150;

/** The lines of a plain text that a mail program shows on the first screen. */
const LINES = 14;

const LONG_LINK = `${APP_URL}/sign-in#token=${'a'.repeat(43)}`;

const all = LANGUAGES.flatMap((language) => {
  const request = { device: 'Firefox on Windows', appUrl: APP_URL, language, link: LONG_LINK, code: '123456' };
  return [
    ...Object.entries(MAILS).map(([name, message]) => ({
      name: `${name}, ${language}`,
      ...notificationMail({ ...message, language }, READER, APP_URL, new Date(NOON)),
    })),
    { name: `signing in, ${language}`, ...signInMail({ ...request, minutes: 10 }) },
    { name: `new sign-in, ${language}`, ...newSignInMail({ ...request, method: 'passkey' }) },
    { name: `new passkey, ${language}`, ...passkeyAddedMail(request) },
    {
      name: `new address, ${language}`,
      ...addressChangedMail({ ...request, newAddress: 'ines@post.example', days: 7 }),
    },
  ];
});

test('the button of every mail is on the first screen of a small phone, in every language', async () => {
  const browser = await connectToSharedChromium();
  const page = await browser.newPage({ viewport: { width: PHONE.width, height: PHONE.height } });
  const late: string[] = [];
  for (const { name, html } of all) {
    await page.setContent(html ?? '');
    // The button is the first link.
    const box = await page.getByRole('link').first().boundingBox();
    const bottom = Math.ceil((box?.y ?? Infinity) + (box?.height ?? 0));
    if (bottom > PHONE.height - HEADER) late.push(`${name}: ${bottom}`);
  }
  expect(late).toEqual([]);
  await page.close();
});

test('the plain text of every mail has its link among the first lines', () => {
  const late = all.flatMap(({ name, text }) => {
    const at = text.split('\n').findIndex((line) => line.includes('https://'));
    return at >= 0 && at < LINES ? [] : [`${name}: line ${at + 1}`];
  });
  expect(late).toEqual([]);
});
