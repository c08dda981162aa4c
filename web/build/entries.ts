import type { Plugin } from 'vite';

/** The files and words that start the page in one language. */
export interface Entry {
  readonly script: string;
  readonly imports: readonly string[];
  /** Additional files of the pages at some addresses. */
  readonly pages: readonly PageFiles[];
  /** The words of the skeletons. */
  readonly loading: { readonly page: string; readonly board: string };
}

/** The files that one page needs in addition to those of every page; or all of them, if it starts by a script of its own. */
interface PageFiles {
  /** A regular expression of its addresses. */
  readonly path: string;
  /** The script that starts this page instead of the app. */
  readonly script?: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const MODULE = 'virtual:entries';

/**
 * Serves the entries of all languages as the module `virtual:entries`, for src/start.ts.
 * @param floor the address of what old browsers load first
 */
export function entriesModule(entries: ReadonlyMap<string, Entry>, floor: string): Plugin {
  const source = { floor, languages: [...entries.keys()], of: Object.fromEntries(entries) };
  return {
    name: 'entries',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? `export const ENTRIES = ${JSON.stringify(source)};` : null),
  };
}
