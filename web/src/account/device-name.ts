import Bowser from 'bowser';
import { accountText } from '../text/account.ts';

/** What people call a browser that describes itself so: `Firefox on Android`, `Safari on iPhone`. */
export function deviceName(userAgent: string): string {
  // It throws at an empty one.
  if (userAgent === '') return accountText.unknownBrowser;
  const { browser, os, platform } = Bowser.parse(userAgent);
  const machine = os.name === 'iOS' ? (platform.model ?? os.name) : os.name;
  return accountText.browser(browser.name ?? null, machine ?? null);
}
