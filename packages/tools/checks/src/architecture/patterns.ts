import { parseSync, Visitor, type Node } from 'oxc-parser';
import type { SourceFile } from './house/checkout.ts';

/** The sources that meet text by players. Tools and tests make patterns of their own words. */
const MEETS_PLAYERS = /^(?:api\/src|web\/src|packages\/(?!tools\/)[\w-]+\/src)\//;

/** The files that make a pattern within a function, and why. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'web/src/start.ts': 'Its patterns are those of the build.',
};

/**
 * Returns the files that make a regular expression while they work, and so might make one of a player's text: a character
 * that patterns give a meaning would then fail, or match something else. Patterns are written as literals, or made once
 * where a file begins.
 */
export const patternsMadeLate = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path }) => MEETS_PLAYERS.test(path) && !(path in EXCEPTIONS))
    .filter(makesPatternLate)
    .map(({ path }) => path);

/** Whether a function of the file calls `RegExp`. */
export function makesPatternLate({ path, text }: SourceFile): boolean {
  let depth = 0;
  let isFound = false;
  const enter = (): void => {
    depth += 1;
  };
  const leave = (): void => {
    depth -= 1;
  };
  const look = (callee: Node): void => {
    isFound ||= depth > 0 && callee.type === 'Identifier' && callee.name === 'RegExp';
  };
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    NewExpression: ({ callee }) => look(callee),
    CallExpression: ({ callee }) => look(callee),
  }).visit(parseSync(path, text).program);
  return isFound;
}
