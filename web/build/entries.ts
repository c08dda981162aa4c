import type { Plugin } from 'vite';

/** What starts the page in one language. */
export interface Entry {
  readonly script: string;
  readonly imports: readonly string[];
  /** What the pages at some addresses need besides. */
  readonly pages: readonly PageFiles[];
  /** The words of the skeletons. */
  readonly loading: { readonly page: string; readonly board: string };
}

/** What one page needs besides what every page loads. */
interface PageFiles {
  /** A regular expression of its addresses. */
  readonly path: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const MODULE = 'virtual:entries';

/** Serves what starts the page in each language as the module `virtual:entries`, for src/start.ts. */
export function entriesModule(entries: ReadonlyMap<string, Entry>): Plugin {
  const source = { languages: [...entries.keys()], of: Object.fromEntries(entries) };
  return {
    name: 'entries',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? `export const ENTRIES = ${JSON.stringify(source)};` : null),
  };
}
