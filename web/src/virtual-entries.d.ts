/** The files and words that start the page in each language; written by the build (web/build/entries.ts). */
declare module 'virtual:entries' {
  interface Entry {
    /** Address of the module that starts the page. */
    readonly script: string;
    /** Addresses of the modules that it needs at once. */
    readonly imports: readonly string[];
    /** Additional files of some pages; `path` is a regular expression of their addresses, `script` starts one instead of the app. */
    readonly pages: readonly {
      readonly path: string;
      readonly script?: string;
      readonly scripts: readonly string[];
      readonly styles: readonly string[];
    }[];
    /** The words of the skeletons. */
    readonly loading: { readonly page: string; readonly board: string };
  }
  export const ENTRIES: {
    /** Address of the module that adds what old browsers lack. */
    readonly floor: string;
    readonly languages: readonly [string, ...string[]];
    readonly of: { readonly [language: string]: Entry };
  };
}
