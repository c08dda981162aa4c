/** The blocks of the scripts that are written from right to left (UAX 44, DerivedBidiClass.txt). */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/**
 * Returns a name as a sentence has it: one from right to left would turn the numbers and marks around it, so it is isolated
 * (UAX 9 section 2.7). The others stay as they are.
 */
export function isolated(name: string): string {
  if (!RIGHT_TO_LEFT.test(name) || name.startsWith(FIRST_STRONG_ISOLATE)) return name;
  return FIRST_STRONG_ISOLATE + name + POP_DIRECTIONAL_ISOLATE;
}

/** Returns the texts of a language, whose functions isolate each name that they take. */
export function isolating<T extends object>(texts: T): T {
  return new Proxy(texts, { get: (all, key) => within(Reflect.get(all, key)) });
}

/** The same for the same, since a page may compare. */
const made = new WeakMap<object, object>();

function within(text: unknown): unknown {
  if (typeof text === 'function')
    return keep(text, (...given: unknown[]): unknown => Reflect.apply(text, undefined, given.map(isolatedIn)));
  if (typeof text !== 'object' || text === null || Object.getPrototypeOf(text) !== Object.prototype) return text;
  return keep(text, isolating(text));
}

function keep(text: object, isolates: object): object {
  const known = made.get(text) ?? isolates;
  made.set(text, known);
  return known;
}

function isolatedIn(given: unknown): unknown {
  if (typeof given === 'string') return isolated(given);
  return Array.isArray(given) ? given.map(isolatedIn) : given;
}
