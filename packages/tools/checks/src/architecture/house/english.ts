import { parseSync, Visitor, type Node } from 'oxc-parser';
import type { SourceFile } from './checkout.ts';

/** A clause that stands for a noun: “what the round costs” after “returns”, not after “knows”. */
const FREE_RELATIVE =
  /(?:^|[.:;] |\b(?:returns|keeps|of|is|for|by|from|and|in|to|with) )what (?:is|are|was|were|the|a|an|it|they|this|that|each|every|has|have)\b/i;
/** Such a clause at the beginning or after a preposition, with any word after it: for texts of one sentence. */
const SHORT_FREE_RELATIVE =
  /(?:^(?:what|who)|(?:[.:;] |\b(?:of|for|by|from|in|with|than) )what|\b(?:to|for|of|by|after) who)\b/i;
const WHOEVER = /\b(?:whoever|whatever|whichever)\b/i;
const WHOM = /\bwhom\b/i;
/** Without a noun in the plural after it. */
const SO_MANY = /\bso many\b(?! (?:\p{L}+s|people)\b)/iu;

/** Verbs with which a title begins that leaves its subject to its group. */
const VERBS = new Set(
  `accepts adds asks becomes begins belongs brings builds calls cancels changes chooses closes comes compares continues
  covers creates deals defaults deletes depends describes differs disappears does draws ends excludes expires explains
  exposes fails fills finds follows forgets frees gets gives goes happens hides holds ignores imports includes keeps knows
  lays leads leaves lets listens loads looks loses makes matches moves needs offers opens passes plays polls prefers
  prepares prints proves reaches reads refuses rejects remembers removes repeats replaces restores returns reveals runs
  says sees sends serves sets shows skips starts stays stops stores succeeds sums swaps takes tells throws tries unfolds
  uses waits wakes warns works writes
  accept announce are can cannot come do find get give go has have is keep know lead make may move reject remain require
  run say show stay was were would`.split(/\s+/),
);
/** Words with which a title only goes on. */
const CONJUNCTIONS = new Set(['and', 'or', 'but', 'nor', 'so', 'that', 'which', 'also', 'not', 'never']);
/** A verb that may also be a noun in the plural: “names the rule”, not “names that look alike”. */
const VERB_WITH_OBJECT =
  /^(?:answers|counts|limits|links|lists|marks|mails|names|notifies|reports|signs) (?:an?|the|what|which|who|whose|every|each|everything|everybody|nobody|nothing|no|one|only|all)\b/;
/** Words of a title or values that it names, of which a sentence has three. */
const WORD = /%[a-z]|\$\{[^}]*\}|\$?[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu;
/** A description without a subject: “They”, “Removed; nobody is told”, “of the sanction”, “if nothing fits”, “shown once”. */
const SUBJECTLESS =
  /^(?:(?:they|it is|they are|done)(?:$|[;:,])|yours\b|\p{L}+ed(?:$|[;:,])|(?:left|sent)(?:$|[;:, ])|(?:of|by|on|for|from|at|in|into|to|with|without|or|and|if|while|after|before|once|null|only|shown|chosen|ignored)\b)/iu;

/** Functions of vitest that take a title; `it` is its other name for `test`. */
const TITLED = new Set(['test', 'it', 'describe']);
const DESCRIPTIONS = new Set(['summary', 'description']);
/** Tells the sources that may have a description, which most have not, without parsing them. */
const MAY_DESCRIBE = /\b(?:summary|description|describe|prose|[1-5]\d\d['"]?:)/;

/** A text of a source, on one line, and where it begins. Only the few that are found are counted to their line. */
interface Text {
  readonly file: SourceFile;
  readonly start: number;
  readonly text: string;
}

/** Texts that break the rules of English, each as `file:line text`. */
export interface English {
  readonly whatAsNoun: readonly string[];
  readonly whoever: readonly string[];
  readonly whom: readonly string[];
  readonly soManyAsNoun: readonly string[];
}

/** Titles of tests that break them, or that nobody can read without the group around them. */
export interface TitleEnglish extends English {
  readonly noSentence: readonly string[];
  /** Calls of `it`, which is `test` here. */
  readonly otherNames: readonly string[];
}

/** Descriptions of the API that break them, or have no subject. */
export interface DescriptionEnglish extends English {
  readonly subjectless: readonly string[];
}

/** Searches the comments of all TypeScript files for pronouns and clauses against the house rules. */
export function englishIn(files: readonly SourceFile[]): English {
  return englishOf(sources(files).flatMap(commentsIn), [FREE_RELATIVE]);
}

/** Searches the titles of all tests. A title of a group need not be a sentence. */
export function titlesIn(files: readonly SourceFile[]): TitleEnglish {
  const titles = sources(files)
    .filter(({ text }) => text.includes("from 'vitest'"))
    .flatMap(titlesOf);
  const tests = titles.filter(({ by }) => by !== 'describe');
  return {
    ...englishOf(titles, [FREE_RELATIVE, SHORT_FREE_RELATIVE]),
    noSentence: tests.filter(({ text }) => !isSentence(text)).map(found),
    otherNames: tests.filter(({ by }) => by === 'it').map(found),
  };
}

/** Searches the summaries and descriptions of routes, and the descriptions of schemas. A summary begins with its verb. */
export function descriptionsIn(files: readonly SourceFile[]): DescriptionEnglish {
  const descriptions = sources(files)
    .filter(({ text }) => MAY_DESCRIBE.test(text))
    .flatMap(descriptionsOf);
  return {
    ...englishOf(descriptions, [FREE_RELATIVE, SHORT_FREE_RELATIVE]),
    subjectless: descriptions.filter(({ text }) => SUBJECTLESS.test(text)).map(found),
  };
}

const sources = (files: readonly SourceFile[]): readonly SourceFile[] =>
  files.filter(({ path }) => /\.tsx?$/.test(path));
const found = ({ file, start, text }: Text): string =>
  `${file.path}:${file.text.slice(0, start).split('\n').length} ${text}`;

/** Returns whether a title has a subject, as far as its first word tells, and three words. */
function isSentence(title: string): boolean {
  const words = title.match(WORD) ?? [];
  const first = words[0] ?? '';
  return words.length >= 3 && !VERBS.has(first) && !CONJUNCTIONS.has(first) && !VERB_WITH_OBJECT.test(title);
}

function englishOf(texts: readonly Text[], relatives: readonly RegExp[]): English {
  const places = (...patterns: readonly RegExp[]): readonly string[] =>
    texts.filter(({ text }) => patterns.some((pattern) => pattern.test(text))).map(found);
  return {
    whatAsNoun: places(...relatives),
    whoever: places(WHOEVER),
    whom: places(WHOM),
    soManyAsNoun: places(SO_MANY),
  };
}

/** Returns the comments of a file without their marks. */
function commentsIn(file: SourceFile): readonly Text[] {
  return parseSync(file.path, file.text).comments.map(({ value, start }) => ({
    file,
    start,
    text: value
      .replaceAll(/\n\s*\*/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  }));
}

/** Returns the titles in a file, with the function that takes each. */
function titlesOf(file: SourceFile): readonly (Text & { readonly by: string })[] {
  const titles: (Text & { readonly by: string })[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [title, ...others] }) {
      const by = functionOf(callee);
      if (title === undefined || others.length === 0 || !TITLED.has(by)) return;
      for (const text of textsOf(title)) titles.push({ by, file, start: title.start, text });
    },
  }).visit(parseSync(file.path, file.text).program);
  return titles;
}

/** Returns the summaries and descriptions in a file; `prose` leaves some out of the Worker. */
function descriptionsOf(file: SourceFile): readonly Text[] {
  const texts: Text[] = [];
  const add = (node: Node): void => {
    for (const text of textsOf(node)) texts.push({ file, start: node.start, text });
  };
  new Visitor({
    Property({ key, value }) {
      if (key.type === 'Identifier' && DESCRIPTIONS.has(key.name)) add(value);
      // An answer by its status, which a function builds: `200: json('The game', GameSchema)`.
      const [text] = key.type === 'Literal' && value.type === 'CallExpression' ? value.arguments : [];
      if (text !== undefined) add(text);
    },
    CallExpression({ callee, arguments: [text] }) {
      const isDescribe =
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'describe';
      const isProse = callee.type === 'Identifier' && callee.name === 'prose';
      if ((isDescribe || isProse) && text !== undefined) add(text);
    },
  }).visit(parseSync(file.path, file.text).program);
  return texts;
}

/** Returns the name that a call begins with: `test` of `test.each(…)(…)`. */
function functionOf(node: Node): string {
  switch (node.type) {
    case 'Identifier':
      return node.name;
    case 'MemberExpression':
      return functionOf(node.object);
    case 'CallExpression':
      return functionOf(node.callee);
    case 'TaggedTemplateExpression':
      return functionOf(node.tag);
    default:
      return '';
  }
}

/** Returns the strings that an expression may be: itself, its parts put together, or either side of a choice. */
function textsOf(node: Node): readonly string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return [node.quasis.map(({ value }) => value.cooked ?? '').join('%s')];
    case 'BinaryExpression':
      return textsOf(node.left).flatMap((left) => textsOf(node.right).map((right) => left + right));
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    default:
      return [];
  }
}
