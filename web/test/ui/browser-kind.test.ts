import { expect, test } from 'vitest';
import { addressInUsual, inAppBrowser } from '../../src/ui/browser-kind.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)';
const CHROME = `${ANDROID} Chrome/136.0.0.0 Mobile Safari/537.36`;
const VIEW =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/BP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/136.0.0.0 Mobile Safari/537.36';

test.each([
  ['WhatsApp', 'Safari', `${IPHONE} Mobile/15E148 WhatsApp/25.10.72`],
  ['WhatsApp', 'Chrome', `${VIEW} WhatsApp/2.25.13`],
  ['Messenger', 'Safari', `${IPHONE} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/505.0.0;FBBV/1;FBDV/iPhone15,2]`],
  ['Messenger', 'Chrome', `${VIEW} [FB_IAB/Orca-Android;FBAV/505.0.0;]`],
  ['Facebook', 'Safari', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/512.0.0;FBBV/1;FBDV/iPhone15,2]`],
  ['Facebook', 'Chrome', `${VIEW} [FB_IAB/FB4A;FBAV/512.0.0;]`],
  ['Instagram', 'Safari', `${IPHONE} Mobile/22F76 Instagram 380.0.0 (iPhone15,2; iOS 18_5; en_US)`],
  ['Line', 'Chrome', `${VIEW} Line/15.6.0/IAB`],
  [null, 'Chrome', VIEW],
  [null, 'Safari', `${IPHONE} Mobile/15E148`],
])('the browser of %s is recognised, and %s keeps the seat better', (app, usual, userAgent) => {
  expect(inAppBrowser(userAgent)).toEqual({ app, usual });
});

test.each([
  ['Safari', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPhone', `${IPHONE} CriOS/136.0.7103.91 Mobile/15E148 Safari/604.1`],
  ['Chrome', CHROME],
  ['Firefox', 'Mozilla/5.0 (Android 15; Mobile; rv:138.0) Gecko/138.0 Firefox/138.0'],
  [
    'a desktop',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  ],
])('%s is a browser of its own', (_, userAgent) => {
  expect(inAppBrowser(userAgent)).toBeNull();
});

test('an address opens in the system’s usual browser, with the part after its #', () => {
  const address = 'https://slow.example/sign-in#hand-off=abc';
  expect(addressInUsual(address, { usual: 'Safari' })).toBe('x-safari-https://slow.example/sign-in#hand-off=abc');
  expect(addressInUsual(address, { usual: 'Chrome' })).toBe(
    'intent://slow.example/sign-in#hand-off=abc#Intent;scheme=https;end',
  );
});
