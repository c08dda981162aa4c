import type { Plugin } from 'vite';

/** What starts the page in one language. */
export interface Entry {
  readonly script: string;
  readonly imports: readonly string[];
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
