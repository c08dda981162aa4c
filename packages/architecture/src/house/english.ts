import { parseSync } from 'oxc-parser';
import type { SourceFile } from './checkout.ts';

/** Returns all comments of a TypeScript file, without their marks. */
const commentsIn = ({ path, text }: SourceFile): readonly string[] =>
  parseSync(path, text).comments.map(({ value }) => value.replaceAll(/\n\s*\*/g, ' '));

/** A clause that stands for a noun: "Returns what the round costs", not "knows what it does". */
const FREE_RELATIVE =
  /(?:^|[.:;] |\b(?:returns|keeps|of|is|for|by|from|and|in|to|with) )what (?:is|are|was|were|the|a|an|it|they|this|that|each|every|has|have)\b/gi;

const count = (texts: readonly string[], pattern: RegExp): number =>
  texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);

/** Counts of the English that house rules out in comments. */
export function englishIn(files: readonly SourceFile[]): {
  readonly [what in 'whatAsNoun' | 'whoever' | 'whom']: number;
} {
  const comments = files.filter(({ path }) => /\.tsx?$/.test(path)).flatMap(commentsIn);
  return {
    whatAsNoun: count(comments, FREE_RELATIVE),
    whoever: count(comments, /\b(?:whoever|whatever|whichever)\b/gi),
    whom: count(comments, /\bwhom\b/gi),
  };
}
