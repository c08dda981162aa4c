import { expect, test } from 'vitest';
import { browserName } from '../src/en/index.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${WEBKIT}`;
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/140.0.0.0 Safari/537.36`;
const ANDROID = `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${BLINK}`;

test.each([
  [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${IPHONE} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [`${IPHONE} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iPhone'],
  [`${IPHONE} EdgiOS/140.0.0.0 Version/18.0 Mobile/15E148 Safari/604.1`, 'Edge on iPhone'],
  [`${IPHONE} Version/18.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`, 'DuckDuckGo on iPhone'],
  [`${IPHONE} OPT/5.0 Mobile/15E148`, 'Opera on iPhone'],
  // A web view inside an app.
  [`${IPHONE} Mobile/15E148`, 'A browser on iPhone'],
  [`Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${WEBKIT} Version/12.1 Safari/604.1`, 'Safari on iPad'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.5 Safari/605.1.15`, 'Safari on macOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on macOS'],
  [WINDOWS, 'Chrome on Windows'],
  [`${WINDOWS} Edg/140.0.0.0`, 'Edge on Windows'],
  [`${WINDOWS} OPR/120.0.0.0`, 'Opera on Windows'],
  [`${WINDOWS} Vivaldi/7.5`, 'Vivaldi on Windows'],
  [`${WINDOWS} YaBrowser/25.6.0.0`, 'Yandex Browser on Windows'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox on Android'],
  [`${ANDROID} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [`${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet on Android'],
  [`${ANDROID} Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0.0.0`, 'Edge on Android'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${BLINK} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${BLINK} HeadlessChrome/140.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['curl/8.14.1', 'A browser'],
  ['Call 555-1234 now, you have won! <b>', 'A browser'],
  ['', 'A browser'],
  [null, 'A browser'],
  [undefined, 'A browser'],
])('a browser that calls itself %j is called %j', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
