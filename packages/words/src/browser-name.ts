// The order matters: nearly every browser also claims to be Chrome, Safari or both.
const BROWSERS = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|OPT\/|OPX\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Vivaldi\//, 'Vivaldi'],
  [/YaBrowser\//, 'Yandex Browser'],
  [/DuckDuckGo\/|Ddg\//, 'DuckDuckGo'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(?:e|ium)\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

/** How a language names a browser: one unknown, and one on a system. */
interface BrowserForms {
  readonly unknown: string;
  on(browser: string, system: string): string;
}

/**
 * Returns the name of the browser with this User-Agent header (RFC 9110 section 10.1.5): "Firefox on Android",
 * "A browser". Can begin a sentence. Uses only the words above: the person who requests a mail, perhaps to a stranger,
 * chooses the header, and must not choose the text of the mail.
 */
export type BrowserName = (userAgent: string | null | undefined) => string;

/** Returns that function in one language. */
export function browserNamesWith({ unknown, on }: BrowserForms): BrowserName {
  return (userAgent) => {
    const browser = BROWSERS.find(([mark]) => mark.test(userAgent ?? ''))?.[1] ?? unknown;
    const system = SYSTEMS.find(([mark]) => mark.test(userAgent ?? ''))?.[1];
    return system === undefined ? browser : on(browser, system);
  };
}
