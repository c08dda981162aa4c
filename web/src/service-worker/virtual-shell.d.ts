/** The pages and files that the service worker keeps; written by the build (web/build/service-worker.ts). */
declare module 'virtual:shell' {
  export const SHELL: {
    readonly version: string;
    /** Regular expression of the pages' addresses. */
    readonly pages: string;
    /** The names of the files in /assets/ that every language needs. */
    readonly common: readonly string[];
    /** The names of those that only one needs. */
    readonly files: { readonly [language: string]: { readonly entry: string; readonly more: readonly string[] } };
  };
}
