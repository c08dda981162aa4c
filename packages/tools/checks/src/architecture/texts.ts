import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseSync, Visitor, type Node } from 'oxc-parser';

/** A text that somebody would read, where none belongs: outside the catalogues. */
export interface StrayText {
  /** Path in the repository, with `/`. */
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Attributes that are read, aloud or on hovering. */
const READ = /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label)$/;

/** Two words in a row: code has names, and texts have sentences. */
const SENTENCE = /\p{L}{2,}[:;.…’]? +\p{L}{2,}/u;
const LETTER = /\p{L}/u;
/** Errors whose message no page shows. */
const FOR_PROGRAMMERS = /Error$|^Unreachable$/;
/** What is no text although it has letters: the name of the site, markup, addresses, media queries. */
const NO_TEXT = /Slow Train|<[^>]*>|https?:\/\/|^\([a-z-]+: [\w-]+\)/g;

/**
 * Returns the texts in the TypeScript files below a folder: text and readable attributes of JSX, and strings that are
 * sentences. Errors that are thrown are for programmers, unless somebody shows them.
 * @param repository absolute path
 * @param folder path in the repository
 * @param except folders and files in it that are left out
 */
export async function strayTextsBelow(
  repository: string,
  folder: string,
  except: readonly string[],
): Promise<readonly StrayText[]> {
  const entries = await readdir(join(repository, folder), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /(?<!\.d)\.tsx?$/.test(entry.name))
    .map((entry) => relative(repository, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !except.some((path) => file === path || file.startsWith(`${path}/`)))
    .toSorted();
  const found = await Promise.all(
    files.map(async (file) => strayTextsIn(file, await readFile(join(repository, file), 'utf8'))),
  );
  return found.flat();
}

/** Returns the texts of one file, in order. */
export function strayTextsIn(file: string, source: string): readonly StrayText[] {
  const { program, errors } = parseSync(file, source);
  const [first] = errors;
  if (first !== undefined) throw new Error(`${file} does not parse: ${first.message}`);
  const found = new Map<number, StrayText>();
  const add = ({ start }: Node, text: string): void => {
    const line = source.slice(0, start).split('\n').length;
    found.set(start, { file, line, text: text.replaceAll(/\s+/g, ' ').trim() });
  };
  const addShown = (node: Node): void => {
    for (const { at, text } of partsOf(node)) if (LETTER.test(text.replaceAll(NO_TEXT, ''))) add(at, text);
  };
  /** Where nobody reads: code, types, and errors for programmers. */
  const unread: Node[] = [];
  const isUnread = ({ start, end }: Node): boolean => unread.some((node) => node.start <= start && end <= node.end);

  new Visitor({
    NewExpression: (node) => void (FOR_PROGRAMMERS.test(nameOf(node.callee)) && unread.push(node)),
    TSLiteralType: (node) => void unread.push(node),
    ImportDeclaration: (node) => void unread.push(node),
    JSXAttribute(node) {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
      if (node.value === null) return;
      if (READ.test(name)) addShown(node.value);
      else unread.push(node.value.type === 'Literal' ? node.value : node.name);
    },
    JSXText: (node) => void (LETTER.test(node.value.replaceAll(NO_TEXT, '')) && add(node, node.value)),
    JSXElement: ({ children }) => {
      for (const child of children) if (child.type === 'JSXExpressionContainer') addShown(child);
    },
    JSXFragment: ({ children }) => {
      for (const child of children) if (child.type === 'JSXExpressionContainer') addShown(child);
    },
    Literal(node) {
      if (typeof node.value === 'string' && SENTENCE.test(node.value.replaceAll(NO_TEXT, '')) && !isUnread(node))
        add(node, node.value);
    },
    TemplateLiteral(node) {
      const text = node.quasis.map(({ value }) => value.cooked ?? '').join('0');
      if (SENTENCE.test(text.replaceAll(NO_TEXT, '')) && !isUnread(node)) add(node, text);
    },
  }).visit(program);
  return [...found.values()];
}

function nameOf(node: Node): string {
  return node.type === 'Identifier' ? node.name : '';
}

/** Returns the strings that an expression shows as they are: itself, or either side of a choice. */
function partsOf(node: Node): readonly { readonly at: Node; readonly text: string }[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ at: node, text: node.value }] : [];
    case 'TemplateLiteral':
      return [{ at: node, text: node.quasis.map(({ value }) => value.cooked ?? '').join('') }];
    case 'JSXExpressionContainer':
      return partsOf(node.expression);
    case 'ConditionalExpression':
      return [...partsOf(node.consequent), ...partsOf(node.alternate)];
    case 'LogicalExpression':
      return [...partsOf(node.left), ...partsOf(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...partsOf(node.left), ...partsOf(node.right)] : [];
    default:
      return [];
  }
}
