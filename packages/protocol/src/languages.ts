/**
 * The languages of the site, the reference first. A new one is one more entry here; the compiler names the rest
 * (docs/changes.md).
 */
export const LANGUAGE_ENTRIES = [
  { code: 'en', name: 'English', locale: 'en-GB', accents: '' },
  { code: 'es', name: 'Español', locale: 'es', accents: 'áéíóúñüÁÉÚ¿¡' },
  { code: 'de', name: 'Deutsch', locale: 'de', accents: 'äöüÄÖÜß„' },
] as const satisfies readonly LanguageEntry[];

interface LanguageEntry {
  /** BCP 47; also the name of the folders with its texts. */
  readonly code: string;
  /** By its own name, for readers of no other. */
  readonly name: string;
  /** BCP 47: the usual form of its dates, numbers and lists. */
  readonly locale: string;
  /** Letters and signs beyond A to Z, for the page's fonts (web/fonts/subset.ts). */
  readonly accents: string;
}

/** A language of the site (BCP 47). */
export type Language = (typeof LANGUAGE_ENTRIES)[number]['code'];

/** The codes of the languages, the reference first. */
export const LANGUAGES = /* @__PURE__ */ codesOf(LANGUAGE_ENTRIES);

function codesOf<C extends string>([first, ...others]: readonly [
  { readonly code: C },
  ...{ readonly code: C }[],
]): readonly [C, ...C[]] {
  return [first.code, ...others.map(({ code }) => code)];
}

/** Returns a language's name, locale and letters. */
export function entryOf(language: Language): (typeof LANGUAGE_ENTRIES)[number] {
  return LANGUAGE_ENTRIES.find(({ code }) => code === language) ?? LANGUAGE_ENTRIES[0];
}

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
