import { gzipSync } from 'node:zlib';
import { minify, type Rolldown } from 'vite';

const RULES = /packages[\\/]rules[\\/]src[\\/]/;

/** Code of the rules in one file of the page. */
export interface RulesPart {
  readonly code: string;
  /** Files with other code, too, show their modules only before these are made small. */
  readonly isSmall: boolean;
}

/** Returns all code of the rules in a bundle: files of nothing else as they are, and single modules of others. */
export function rulesPartsOf(bundle: Rolldown.OutputBundle): readonly RulesPart[] {
  return Object.values(bundle).flatMap((file): readonly RulesPart[] => {
    if (file.type !== 'chunk') return [];
    const modules = Object.entries(file.modules).filter(([, { renderedLength }]) => renderedLength > 0);
    const rules = modules.filter(([id]) => RULES.test(id));
    if (rules.length === 0) return [];
    if (rules.length === modules.length) return [{ code: file.code, isSmall: true }];
    return rules.map(([, { code }]) => ({ code: code ?? '', isSmall: false }));
  });
}

/** Returns the size of the rules in the page, compressed as it is served, in bytes. */
export async function rulesSize(parts: readonly RulesPart[]): Promise<number> {
  const small = parts.map(async ({ code, isSmall }) => {
    if (isSmall) return code;
    // A module without its exports: compressing would remove all of it.
    return (await minify('rules.js', code, { module: true, compress: false })).code;
  });
  return gzipSync((await Promise.all(small)).join('\n'), { level: 9 }).length;
}
