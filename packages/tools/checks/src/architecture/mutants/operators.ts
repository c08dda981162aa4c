import { parseSync, Visitor, type Argument, type Expression, type Node, type Program } from 'oxc-parser';

/** One small mistake in one source file. */
export interface Mutant {
  /** Path in the repository, with `/`. */
  readonly file: string;
  readonly line: number;
  /** What kind of mistake, in two or three words. */
  readonly operator: string;
  /** The line, with the mistake's change: `if (a [< → <=] b)`. */
  readonly change: string;
  readonly start: number;
  readonly end: number;
  /** Takes the place of the text from `start` to `end`. */
  readonly text: string;
  /** What else the file needs, at its end. */
  readonly appended: string;
  /** Where the innermost function around it begins; null outside of functions. */
  readonly within: number | null;
}

const COMPARISONS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
};
const ARITHMETIC: Readonly<Record<string, readonly string[]>> = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
};
const ASSIGNMENTS: Readonly<Record<string, string>> = { '+=': '-=', '-=': '+=', '??=': '=', '||=': '=', '&&=': '=' };

/** Methods without which a value is still of its type. */
const REMOVABLE = new Set(
  'concat fill filter flat flatMap limit map normalize offset orderBy reverse slice sort toLowerCase toReversed toSorted toSpliced toUpperCase trim where'.split(
    ' ',
  ),
);
const SWAPPED_METHODS = pairs(
  'every some, min max, floor ceil, startsWith endsWith, find findLast, findIndex findLastIndex, indexOf lastIndexOf, push unshift, shift pop',
);
const SWAPPED_FUNCTIONS = pairs('and or, eq ne, lt lte, gt gte, asc desc, isNull isNotNull, inArray notInArray');
/** The module of `SWAPPED_FUNCTIONS`. */
const QUERIES = 'drizzle-orm';
/** Functions of as many arguments as there are: each may be forgotten. */
const VARIADIC = new Set(['and', 'or', 'max', 'min', 'push', 'concat']);
/** In SQL: a pattern, and what takes its place. */
const SQL_SWAPS: readonly (readonly [RegExp, string])[] = [
  [/<=/g, '<'],
  [/>=/g, '>'],
  [/(?<= )<(?= )/g, '<='],
  [/(?<= )>(?= )/g, '>='],
  [/(?<= )=(?= |$)/g, '<>'],
  [/<>/g, '='],
  [/\band\b/g, 'or'],
  [/\bor\b/g, 'and'],
  [/\bis null\b/g, 'is not null'],
  [/\bis not null\b/g, 'is null'],
  [/\bnot exists\b/g, 'exists'],
  [/\bdesc\b/g, 'asc'],
  [/\bmin\(/g, 'max('],
  [/\bmax\(/g, 'min('],
  [/\bleast\(/g, 'greatest('],
  [/\bgreatest\(/g, 'least('],
  [/(?<= )\+(?= )/g, '-'],
  [/(?<= )-(?= )/g, '+'],
  [/\bleft join\b/g, 'join'],
  [/\bdistinct\b/g, ''],
];

function pairs(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(', ').flatMap((pair): [string, string][] => {
      const [one = '', other = ''] = pair.split(' ');
      return [
        [one, other],
        [other, one],
      ];
    }),
  );
}

/**
 * Returns all mutants of a file, in order. Not all of them pass the type check.
 * @param file path in the repository
 * @throws Error naming the file if it does not parse
 */
export function mutantsIn(file: string, source: string): readonly Mutant[] {
  const program = parse(file, source);
  const found: Mutant[] = [];
  const functions = functionsIn(file, source);
  const ignored = ignoredIn(program);
  const imported = importsOf(program);
  /** Where templates with a tag begin. */
  const tagged = new Set<number>();
  const text = (node: Node): string => source.slice(node.start, node.end);

  const add = (operator: string, start: number, end: number, becomes: string, appended = ''): void => {
    if (ignored.some((node) => node.start <= start && end <= node.end)) return;
    if (source.slice(start, end) === becomes) return;
    const inner = functions.findLast((one) => one.start <= start && end <= one.end);
    found.push({
      file,
      line: source.slice(0, start).split('\n').length,
      operator,
      change: changeOf(source, start, end, becomes),
      start,
      end,
      text: becomes,
      appended,
      within: inner?.start ?? null,
    });
  };
  const replace = (operator: string, node: Node, becomes: string): void => add(operator, node.start, node.end, becomes);
  const operatorAt = (left: Node, right: Node, operator: string): [number, number] => {
    const start = source.indexOf(operator, left.end);
    return start < 0 || start >= right.start ? [left.end, left.end] : [start, start + operator.length];
  };
  /** Removes one of several that commas separate. */
  const removeFrom = (operator: string, list: readonly (Node | null)[], index: number): void => {
    const [node, next, before] = [list[index], list[index + 1], list[index - 1]];
    if (!node) return;
    if (next) add(operator, node.start, next.start, '');
    else if (before) add(operator, before.end, node.end, '');
    else replace(operator, node, '');
  };

  const condition = (test: Expression): void => {
    replace('negated condition', test, `!(${text(test)})`);
    replace('condition true', test, 'true');
    replace('condition false', test, 'false');
  };

  new Visitor({
    BinaryExpression({ left, right, operator }) {
      const [start, end] = operatorAt(left, right, operator);
      if (start === end) return;
      for (const other of COMPARISONS[operator] ?? []) add('comparison', start, end, other);
      for (const other of ARITHMETIC[operator] ?? []) add('arithmetic', start, end, other);
    },
    LogicalExpression(node) {
      const { left, right, operator } = node;
      const [start, end] = operatorAt(left, right, operator);
      if (start === end) return;
      if (operator !== '??') add('and / or', start, end, operator === '&&' ? '||' : '&&');
      replace('left side only', node, text(left));
      replace('right side only', node, text(right));
    },
    UnaryExpression(node) {
      if (node.operator === '!') replace('negation', node, text(node.argument));
      if (node.operator === '-') replace('sign', node, text(node.argument));
    },
    UpdateExpression(node) {
      const other = node.operator === '++' ? '--' : '++';
      replace('step', node, node.prefix ? other + text(node.argument) : text(node.argument) + other);
    },
    AssignmentExpression({ left, right, operator }) {
      const other = ASSIGNMENTS[operator];
      const [start, end] = operatorAt(left, right, operator);
      if (other !== undefined && start < end) add('assignment', start, end, other);
    },
    IfStatement: ({ test }) => condition(test),
    WhileStatement: ({ test }) => replace('condition false', test, 'false'),
    ForStatement: ({ test }) => void (test && replace('condition false', test, 'false')),
    ConditionalExpression(node) {
      replace('negated condition', node.test, `!(${text(node.test)})`);
      replace('first choice', node, text(node.consequent));
      replace('second choice', node, text(node.alternate));
    },
    Literal(node) {
      if (typeof node.value === 'boolean') replace('truth', node, String(!node.value));
      if (typeof node.value === 'string' && node.value !== '') replace('text emptied', node, "''");
      if (typeof node.value !== 'number') return;
      replace('number', node, String(node.value + 1));
      replace('number', node, node.value === 0 ? '-1' : String(node.value - 1));
    },
    TemplateLiteral(node) {
      if (!tagged.has(node.start)) replace('text emptied', node, "''");
    },
    TaggedTemplateExpression({ tag, quasi }) {
      tagged.add(quasi.start);
      if (text(tag).replace(/<.*/s, '') !== 'sql') return;
      for (const part of quasi.quasis) {
        // A placeholder's braces belong to some versions of the node, and to others not.
        const inside = source.slice(part.start, part.end);
        for (const [pattern, becomes] of SQL_SWAPS)
          for (const { index, 0: match } of inside.matchAll(pattern))
            add('SQL', part.start + index, part.start + index + match.length, becomes);
      }
    },
    ArrayExpression(node) {
      if (node.elements.length === 0) return;
      replace('list emptied', node, '[]');
      if (node.elements.length > 1)
        for (const index of node.elements.keys()) removeFrom('element removed', node.elements, index);
    },
    ObjectExpression({ properties }) {
      for (const [index, property] of properties.entries())
        if (property.type === 'SpreadElement' || !property.method) removeFrom('property removed', properties, index);
    },
    ExpressionStatement(node) {
      if (node.expression.type !== 'Literal') replace('statement removed', node, ';');
    },
    CallExpression(node) {
      const { callee } = node;
      if (callee.type === 'MemberExpression' && !callee.computed && !node.optional) {
        const name = text(callee.property);
        const other = SWAPPED_METHODS.get(name);
        if (other !== undefined) replace('other method', callee.property, other);
        if (REMOVABLE.has(name) && !callee.optional) replace('call removed', node, text(callee.object));
      }
      if (callee.type === 'Identifier' && imported.get(callee.name) === QUERIES) {
        const other = SWAPPED_FUNCTIONS.get(callee.name);
        const needs = other === undefined || imported.has(other) ? '' : `\nimport { ${other} } from '${QUERIES}';\n`;
        if (other !== undefined) add('other operator', callee.start, callee.end, other, needs);
      }
      removeArguments(node.arguments, callee.type === 'MemberExpression' ? text(callee.property) : text(callee));
    },
  }).visit(program);

  function removeArguments(list: readonly Argument[], name: string): void {
    if (list.length < 2) return;
    for (const index of list.keys())
      if (VARIADIC.has(name) || index === list.length - 1) removeFrom('argument removed', list, index);
  }

  const seen = new Set<string>();
  return found
    .filter((mutant) => {
      const result = mutated(source, mutant);
      return !seen.has(result) && seen.add(result);
    })
    .toSorted((a, b) => a.start - b.start);
}

/** Returns a file's text with the mistake in it. */
export function mutated(source: string, { start, end, text, appended }: Mutant): string {
  return source.slice(0, start) + text + source.slice(end) + appended;
}

/** A function in a source file: where it begins and ends, and where its first statement or its value begins. */
interface FunctionPlace {
  readonly start: number;
  readonly end: number;
  readonly body: Node;
}

/** Returns all functions of a file, outer ones first. */
function functionsIn(file: string, source: string): readonly FunctionPlace[] {
  const found: FunctionPlace[] = [];
  const add = ({ start, end, body }: Node & { readonly body: Node | null }): void => {
    if (body !== null) found.push({ start, end, body });
  };
  new Visitor({
    FunctionDeclaration: add,
    FunctionExpression: add,
    ArrowFunctionExpression: add,
  }).visit(parse(file, source));
  return found.toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/**
 * Returns a file's text in which every function first tells that it runs.
 * @param call the text of a call, for the place where the function begins
 */
export function traced(file: string, source: string, call: (start: number) => string): string {
  const edits = functionsIn(file, source).flatMap(({ start, body }) =>
    body.type === 'BlockStatement'
      ? [{ at: body.start + 1, text: `${call(start)};` }]
      : [
          { at: body.start, text: `(${call(start)}, ` },
          { at: body.end, text: ')' },
        ],
  );
  return edits
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, edit) => text.slice(0, edit.at) + edit.text + text.slice(edit.at), source);
}

/** Returns types, imports, names of properties and sentences of errors: what no mistake of ours is made in. */
function ignoredIn(program: Program): readonly Node[] {
  const ignored: Node[] = [];
  const ignore = (node: Node | null): void => void (node && ignored.push(node));
  new Visitor({
    ImportDeclaration: ignore,
    ExportAllDeclaration: ignore,
    ExportNamedDeclaration: ({ source }) => ignore(source),
    TSTypeAnnotation: ignore,
    TSTypeAliasDeclaration: ignore,
    TSInterfaceDeclaration: ignore,
    TSTypeParameterInstantiation: ignore,
    TSAsExpression: ({ typeAnnotation }) => ignore(typeAnnotation),
    TSSatisfiesExpression: ({ typeAnnotation }) => ignore(typeAnnotation),
    // An object's property and that of a pattern.
    Property: ({ key, computed }) => void (!computed && ignore(key)),
    // The result of a comparison for sorting has a sign and no size.
    ConditionalExpression({ consequent, alternate }) {
      for (const node of [consequent, alternate]) if (isSign(consequent) && isSign(alternate)) ignore(numberIn(node));
    },
    NewExpression: (node) =>
      void (node.callee.type === 'Identifier' && node.callee.name.endsWith('Error') && ignore(node)),
  }).visit(program);
  return ignored;
}

function numberIn(node: Expression): Expression {
  return node.type === 'UnaryExpression' ? node.argument : node;
}

function isSign(node: Expression): boolean {
  const number = numberIn(node);
  return number.type === 'Literal' && (number.value === 1 || number.value === 0);
}

/** Returns the names that a file imports, each with its module. */
function importsOf(program: Program): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const node of program.body)
    if (node.type === 'ImportDeclaration')
      for (const { local } of node.specifiers) found.set(local.name, node.source.value);
  return found;
}

function parse(file: string, source: string): Program {
  const { program, errors } = parseSync(file, source);
  const [first] = errors;
  if (first !== undefined) throw new Error(`${file} does not parse: ${first.message}`);
  return program;
}

const LONGEST = 60;

/** Returns the line of a change, with both texts in brackets. */
function changeOf(source: string, start: number, end: number, becomes: string): string {
  const before = source.slice(source.lastIndexOf('\n', start - 1) + 1, start).trimStart();
  const lineEnd = source.indexOf('\n', end);
  const after = source.slice(end, lineEnd < 0 ? source.length : lineEnd).trimEnd();
  return `${before}[${brief(source.slice(start, end))} → ${brief(becomes)}]${after}`.replaceAll(/\s+/g, ' ');
}

function brief(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line === '') return 'nothing';
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST / 2)} … ${line.slice(-LONGEST / 2)}`;
}
