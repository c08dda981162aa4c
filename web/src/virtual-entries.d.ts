/** What starts the page in each language; written by the build (web/build/start.ts). */
declare module 'virtual:entries' {
  interface Entry {
    /** Address of the module that starts the page. */
    readonly script: string;
    /** Addresses of the modules that it needs at once. */
    readonly imports: readonly string[];
    /** What the pages at some addresses, a regular expression, need besides. */
    readonly pages: readonly {
      readonly path: string;
      readonly scripts: readonly string[];
      readonly styles: readonly string[];
    }[];
    /** The words of the skeletons. */
    readonly loading: { readonly page: string; readonly board: string };
  }
  export const ENTRIES: {
    readonly languages: readonly [string, ...string[]];
    readonly of: { readonly [language: string]: Entry };
  };
}
