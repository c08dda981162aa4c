/** The languages of the site, the reference first. A new one is one more word here; the compiler names the rest. */
export const LANGUAGES = ['en', 'es', 'de'] as const;

/** A language of the site (BCP 47). */
export type Language = (typeof LANGUAGES)[number];

/**
 * Returns the first language wanted that is offered, or the language it is a variety of (RFC 4647 section 3.4, lookup):
 * `es` for `es-MX`. The first one offered if there is none.
 * @param wanted language tags, the favourite first
 */
export function bestLanguage<T extends string>(wanted: readonly string[], offered: readonly [T, ...T[]]): T {
  for (const tag of wanted) {
    const parts = tag.toLowerCase().split('-');
    for (let length = parts.length; length > 0; length--) {
      const range = parts.slice(0, length).join('-');
      const found = offered.find((language) => language.toLowerCase() === range);
      if (found !== undefined) return found;
    }
  }
  return offered[0];
}
