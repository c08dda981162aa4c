import { join } from 'node:path';
import { Visitor, type ESTree } from 'vite';
import type { Plugin } from 'vite';

/** The share by which the texts are longer than the English ones they are made of. */
const LONGER = 0.4;

const TEXTS = [join(import.meta.dirname, '../src/text/en/'), join(import.meta.dirname, '../../packages/words/src/en/')];
const PLAIN = 'aeiouycnszAEIOUCNS';
const ACCENTED = 'áëîöüýçñšžÅËÎÖÜÇÑŠ';

/**
 * Returns a text as it could be in another language: 40 % longer, with accents. Vowels are drawn out, so that words
 * get longer rather than more, and lines break where they would.
 */
function pseudoText(text: string): string {
  let due = 0;
  return text.replaceAll(/\p{L}/gu, (letter) => {
    due += LONGER;
    const accented = ACCENTED[PLAIN.indexOf(letter)] ?? letter;
    if (!/[aeiouy]/i.test(letter) || due < 1) return accented;
    const more = Math.floor(due);
    due -= more;
    return accented + accented.toLowerCase().repeat(more);
  });
}

/**
 * Turns the English texts into those of a language that nobody speaks: text that is not longer, accented and in
 * brackets is in no catalogue, and text that does not fit will not fit in some language. For pictures and tests.
 */
export const pseudoTexts: Plugin = {
  name: 'pseudo-texts',
  transform(code, id) {
    if (!TEXTS.some((folder) => id.startsWith(folder))) return null;
    const program = this.parse(code);
    const codes = codesIn(program);
    const changes: { readonly start: number; readonly end: number; readonly text: string }[] = [];
    const unread: ESTree.Node[] = [];
    const isUnread = ({ start, end }: ESTree.Node): boolean =>
      unread.some((node) => node.start <= start && end <= node.end);
    new Visitor({
      ImportDeclaration: (node) => void unread.push(node),
      ExportAllDeclaration: (node) => void unread.push(node),
      ExportNamedDeclaration: ({ source }) => void (source && unread.push(source)),
      // Arguments of `Intl` formatters, keys, and search strings. The language's own code stays one of ours.
      NewExpression: (node) => void unread.push(node),
      MemberExpression: (node) =>
        void unread.push(node.property, ...(node.object.type === 'Literal' ? [node.object] : [])),
      Property: ({ key, computed }) => void (!computed && unread.push(key)),
      CallExpression: ({ callee, arguments: given }) => {
        if (callee.type === 'Identifier' && callee.name === 'dateFormat') unread.push(...given);
        if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier')
          if (/^(?:split|replace|replaceAll|includes|startsWith|endsWith)$/.test(callee.property.name))
            unread.push(...given);
      },
      Literal(node) {
        const { start, end, value } = node;
        if (
          typeof value !== 'string' ||
          !/\p{L}/u.test(value) ||
          isLocale(value) ||
          value === 'en' ||
          codes.has(value) ||
          isUnread(node)
        )
          return;
        const text = pseudoText(value);
        changes.push({ start, end, text: JSON.stringify(isSentence(value) ? `[${text}]` : text) });
      },
      TemplateElement(node) {
        const { start, end, value } = node;
        if (/\p{L}/u.test(value.raw) && !isUnread(node)) changes.push({ start, end, text: pseudoText(value.raw) });
      },
    }).visit(program);
    return changes
      .toSorted((a, b) => b.start - a.start)
      .reduce((so, { start, end, text }) => so.slice(0, start) + text + so.slice(end), code);
  },
};

const isLocale = (text: string): boolean => /^[a-z]{2}-[A-Z]{2}$/.test(text);

/** Whether a string stands by itself: others are parts of sentences. */
const isSentence = (text: string): boolean => /^\p{Lu}/u.test(text);

/** Returns the strings that a module compares with: codes, not texts. */
function codesIn(program: ESTree.Program): ReadonlySet<string> {
  const codes = new Set<string>();
  const add = (node: ESTree.Node | null): void => {
    if (node?.type === 'Literal' && typeof node.value === 'string') codes.add(node.value);
  };
  new Visitor({
    BinaryExpression: ({ operator, left, right }) => {
      if (!/^[!=]==?$/.test(operator)) return;
      add(left);
      add(right);
    },
    SwitchCase: ({ test }) => add(test),
  }).visit(program);
  return codes;
}
