import { isInstalled } from './installed.ts';

/** A browser within another app: it keeps its own cookies, so that the person's usual browser knows nothing of a seat. */
export interface InAppBrowser {
  /** The app's name; null if it names itself in no way. */
  readonly app: string | null;
  /** The browser to go on in: the usual one of the system. */
  readonly usual: 'Safari' | 'Chrome';
}

/** What an app's browser adds to its name, Messenger before Facebook, whose marks it has as well. */
const APPS: readonly (readonly [app: string, mark: RegExp])[] = [
  ['Messenger', /\bMessenger|Orca-Android|MESSENGER/],
  ['Instagram', /\bInstagram\b/],
  ['Facebook', /\bFB(?:AN|AV|_IAB|IOS)\b|\[FB/],
  ['WhatsApp', /\bWhatsApp\b/],
  ['Line', /\bLine\//],
];

/** Returns the app in whose own browser the page is open; null in a browser of its own, and in the installed app. */
export function inAppBrowser(userAgent = navigator.userAgent): InAppBrowser | null {
  if (isInstalled()) return null;
  const usual = isApple(userAgent) ? 'Safari' : 'Chrome';
  const named = APPS.find(([, mark]) => mark.test(userAgent));
  if (named !== undefined) return { app: named[0], usual };
  // The view that any app may show: Android marks it, and Apple's lacks the name of a browser.
  const isView =
    /Android.*; wv\)/.test(userAgent) || (/iPhone|iPad|iPod/.test(userAgent) && !/Safari\//.test(userAgent));
  return isView ? { app: null, usual } : null;
}

/** Whether pushes come once the page is on the home screen: on iPhone and iPad from 16.4, in a real browser. */
export function isHelpedByHomeScreen(): boolean {
  const { userAgent } = navigator;
  return isApple(userAgent) && !isInstalled() && inAppBrowser() === null && appleVersion(userAgent) >= 16.4;
}

/** An iPad identifies as a Mac, but has a touch screen. */
function isApple(userAgent: string): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
}

/** The version of the system, 16.4 for 16.4.1; 0 if unknown. An iPad that identifies as a Mac names only Safari's. */
function appleVersion(userAgent: string): number {
  const [, major, minor] =
    / OS (\d+)[._](\d+)(?:[._]\d+)* like Mac/.exec(userAgent) ?? /Version\/(\d+)\.(\d+)/.exec(userAgent) ?? [];
  return major === undefined ? 0 : Number(`${major}.${minor}`);
}

/** Returns an address that opens a page of ours in the system's usual browser, from within an app. */
export function addressInUsual(address: string, { usual }: Pick<InAppBrowser, 'usual'>): string {
  const bare = address.replace(/^https?:\/\//, '');
  const scheme = address.slice(0, address.indexOf(':'));
  return usual === 'Safari' ? `x-safari-${address}` : `intent://${bare}#Intent;scheme=${scheme};end`;
}
