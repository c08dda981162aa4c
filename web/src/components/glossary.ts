import { GLOSSARY } from '#text/how-to-play.ts';

export type TermName = keyof typeof GLOSSARY;

/** A part of a sentence: a word of the glossary, used for the first time, or text. */
export interface Segment {
  readonly text: string;
  readonly term: TermName | null;
}

const isTerm = (name: string): name is TermName => Object.hasOwn(GLOSSARY, name);
export const TERM_NAMES: readonly TermName[] = Object.keys(GLOSSARY).filter(isTerm);

const BY_FORM: ReadonlyMap<string, TermName> = new Map(
  TERM_NAMES.flatMap((name) => GLOSSARY[name].forms.map((form) => [form.toLowerCase(), name] as const)),
);
const FORMS = [...BY_FORM.keys()].toSorted((a, b) => b.length - a.length);
// Without a lookbehind: Safari 15 reads no file that has one.
const PATTERN = new RegExp(String.raw`(^|\P{L})(${FORMS.join('|')})(?!\p{L})`, 'giu');

/** Returns the anchor of a word on the rules page. */
export const termAnchor = (term: TermName): string => `word-${term}`;

/** Returns a function that finds in one sentence after another the words of the glossary that it has not met before. */
export function firstUses(): (sentence: string) => readonly Segment[] {
  const met = new Set<TermName>();
  return (sentence) => {
    const segments: Segment[] = [];
    let from = 0;
    for (const { 1: before = '', 2: found = '', index } of sentence.matchAll(PATTERN)) {
      const at = index + before.length;
      const term = BY_FORM.get(found.toLowerCase());
      if (term === undefined || met.has(term)) continue;
      met.add(term);
      segments.push({ text: sentence.slice(from, at), term: null }, { text: found, term });
      from = at + found.length;
    }
    return [...segments, { text: sentence.slice(from), term: null }];
  };
}
