/** The module that web/build/rules-document.ts makes of docs/rules.md or its translation. */
declare module 'virtual:rules' {
  /** The text below the title. Every heading, preset, option, decision and refusal has its anchor as `id`. */
  export const rulesHtml: string;
  /** Sections have level 2, their subsections level 3. */
  export const headings: readonly { readonly level: 2 | 3; readonly anchor: string; readonly title: string }[];
}

/** The headings of the same text, for links to a rule. */
declare module 'virtual:rule-titles' {
  /** Titles without the number of their section, by anchor. */
  export const ruleTitles: ReadonlyMap<string, string>;
}
