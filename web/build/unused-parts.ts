import type { Plugin } from 'vite';

/** Modules that libraries load in any case and the page never uses, by the end of their path, and what stands for them. */
const INSTEAD = {
  // The page changes things by `call`, not by mutations.
  '@tanstack/query-core/build/modern/mutationCache.js': `export class MutationCache {
    clear() {}
    resumePausedMutations() { return Promise.resolve(); }
  }`,
  '@tanstack/query-core/build/modern/infiniteQueryBehavior.js': `
    export const infiniteQueryBehavior = undefined;
    export const hasNextPage = undefined;
    export const hasPreviousPage = undefined;`,
  // Browsers send cookies by themselves.
  'hono/dist/utils/cookie.js': 'export const serialize = undefined;',
};

/** Leaves parts of libraries out of the page that it never uses: every page would load them first. */
export function leaveOutUnused(): Plugin {
  const met = new Set<string>();
  return {
    name: 'unused-parts',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const found = Object.entries(INSTEAD).find(([path]) => id.endsWith(path));
      if (found === undefined) return null;
      met.add(found[0]);
      return found[1];
    },
    buildEnd(error) {
      const missing = Object.keys(INSTEAD).filter((path) => !met.has(path));
      if (error === undefined && missing.length > 0) throw new Error(`Nothing loads ${missing.join(', ')} anymore.`);
    },
  };
}

const PROSE = '@slow-train/protocol/prose';

/**
 * Leaves texts out that only the API's document shows: each module gets an empty `prose` of its own, because the minifier
 * removes calls of an empty function only within one file.
 */
export const leaveOutProse: Plugin = {
  name: 'no-prose',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!code.includes(PROSE)) return null;
    const without = code.replace(`import { prose } from '${PROSE}';`, 'function prose() {}');
    if (without === code) throw new Error(`${id} imports ${PROSE} in another way.`);
    return without;
  },
};
