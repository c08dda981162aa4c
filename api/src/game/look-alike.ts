import { CODE_POINTS, PROTOTYPES } from './confusables.ts';

/**
 * Whether two names look alike, as they are written or in small letters: "ana" is like "ANA", "lvan" like "Ivan".
 * Compares their skeletons (UTS 39 section 4), ignoring the direction of writing.
 */
export function looksLike(one: string, other: string): boolean {
  return KEYS.some((key) => key(one) === key(other));
}

/** A capital I looks like a small l, which its own small letter does not: so each is compared as well. */
const KEYS: readonly ((name: string) => string)[] = [
  (name) => skeleton(skeleton(name).toLowerCase()),
  (name) => skeleton(name.toLowerCase()),
];

/**
 * Returns the skeleton of a name. Characters that only compatibility distinguishes (UAX 15), such as full-width ones, are
 * not in our table: they are decomposed between two passes.
 */
function skeleton(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{DI}/gu, '');
  return mapped(mapped(plain).normalize('NFKD')).normalize('NFD');
}

function mapped(text: string): string {
  prototypes ??= readPrototypes();
  const known = prototypes;
  return Array.from(text, (character) => known.get(character) ?? character).join('');
}

/** Read when first needed: a fresh isolate has little time to start. */
let prototypes: ReadonlyMap<string, string> | undefined;

function readPrototypes(): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  const all = PROTOTYPES.split(' ');
  let code = 0;
  for (const [index, step] of CODE_POINTS.split(' ').entries()) {
    code += Number.parseInt(step, 36);
    known.set(String.fromCodePoint(code), all[index] ?? '');
  }
  return known;
}
