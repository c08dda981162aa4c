const BROWSERS = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrom(?:e|ium)|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const;

const SYSTEMS = [
  [/iPhone/, 'an iPhone'],
  [/iPad/, 'an iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'a Mac'],
  [/Linux/, 'Linux'],
] as const;

/**
 * A browser in words that can begin a sentence, as "Firefox on Android". Only ever made of words from here: whoever
 * asks for a mail chooses what his browser is called, and must not choose what the mail says.
 */
export function deviceWords(userAgent: string | null | undefined): string {
  const browser = BROWSERS.find(([mark]) => mark.test(userAgent ?? ''))?.[1] ?? 'A browser';
  const system = SYSTEMS.find(([mark]) => mark.test(userAgent ?? ''))?.[1];
  return system === undefined ? browser : `${browser} on ${system}`;
}
