import { parseSync } from 'oxc-parser';
import type { SourceFile } from './checkout.ts';

/** A clause that stands for a noun: “what the round costs” after “returns”, not after “knows”. */
const FREE_RELATIVE =
  /(?:^|[.:;] |\b(?:returns|keeps|of|is|for|by|from|and|in|to|with) )what (?:is|are|was|were|the|a|an|it|they|this|that|each|every|has|have)\b/i;
const WHOEVER = /\b(?:whoever|whatever|whichever)\b/i;
const WHOM = /\bwhom\b/i;

/** Comments that break the rules of English, each as `file:line text`. */
export interface English {
  readonly whatAsNoun: readonly string[];
  readonly whoever: readonly string[];
  readonly whom: readonly string[];
}

/** Searches the comments of all TypeScript files for pronouns and clauses against the house rules. */
export function englishIn(files: readonly SourceFile[]): English {
  const comments = files.filter(({ path }) => /\.tsx?$/.test(path)).flatMap(commentsIn);
  const places = (pattern: RegExp): readonly string[] =>
    comments.filter(({ text }) => pattern.test(text)).map(({ place, text }) => `${place} ${text}`);
  return { whatAsNoun: places(FREE_RELATIVE), whoever: places(WHOEVER), whom: places(WHOM) };
}

/** Returns the comments of a file, each on one line and without its marks. */
function commentsIn({ path, text }: SourceFile): readonly { readonly place: string; readonly text: string }[] {
  return parseSync(path, text).comments.map(({ value, start }) => ({
    place: `${path}:${text.slice(0, start).split('\n').length}`,
    text: value
      .replaceAll(/\n\s*\*/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  }));
}
