import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseSync, Visitor, type Node } from 'oxc-parser';

/** What makes a test depend on something else than the code: chance, the time of day, or the speed of the machine. */
type Doubt = 'chance' | 'clock' | 'patience';

/** A place where a test, a benchmark or a kit has not asked the kit of all tests. */
export interface Uncertainty {
  /** Path in the repository, with `/`. */
  readonly file: string;
  readonly line: number;
  readonly doubt: Doubt;
  /** As somebody would look for it. */
  readonly what: string;
}

/** Which of them a file, or all files of a folder, may have. */
export interface Exemption {
  /** A file, or a folder with `/` at its end. */
  readonly path: string;
  readonly doubts: readonly Doubt[];
  readonly why: string;
}

/** What to use instead. The functions are those of `@slow-train/local/kit`. */
const INSTEAD: { readonly [doubt in Doubt]: string } = {
  chance: 'take testChance(), or a value of the property',
  clock: 'take timeNow() or BEGINNING, or a clock that the test moves',
  patience: 'take eventually(), an event, or a clock that the test moves; only the net of the project is a time-out',
};

/** Tests and their kits, benchmarks, and what configures tests. */
const OF_TESTS =
  /(?:^|\/)(?:test|bench|e2e)\/|\.test\.tsx?$|(?:^|\/)vitest(?:\.\w+)?\.config\.ts$|^packages\/tools\/local\/src\/testing\//;
const SOURCE = /(?<!\.d)\.[cm]?tsx?$/;
const NO_SOURCE = new Set(['node_modules', 'dist', '.git']);

const RANDOM_IMPORTS = new Set([
  'cryptoChance',
  'randomBytes',
  'randomFill',
  'randomFillSync',
  'randomInt',
  'randomUUID',
]);
/** Where a generator of its own would come from. */
const RANDOM_MODULES = /^(?:pure-rand|seedrandom|random-js)\b/;
const TIMER_MODULES = new Set(['timers/promises', 'node:timers/promises']);

/** `object.property`; `*` for any object. */
const MEMBERS: { readonly [member: string]: Doubt } = {
  'Math.random': 'chance',
  'crypto.randomUUID': 'chance',
  'Date.now': 'clock',
  'performance.now': 'clock',
  'performance.timeOrigin': 'clock',
  'process.hrtime': 'clock',
  'expect.poll': 'patience',
  'vi.waitFor': 'patience',
  'vi.waitUntil': 'patience',
  'AbortSignal.timeout': 'patience',
  '*.waitForTimeout': 'patience',
};
const GLOBAL_OBJECTS = new Set(['globalThis', 'window', 'self']);
const TIMERS = new Set(['setTimeout', 'setInterval']);
const TEST_FUNCTIONS = new Set([
  'test',
  'it',
  'describe',
  'beforeAll',
  'beforeEach',
  'afterAll',
  'afterEach',
  'onTestFinished',
]);
const TIME_OUTS = new Set(['timeout', 'testTimeout', 'hookTimeout', 'teardownTimeout']);
const RETRIES = new Set(['retry', 'retries']);

/** Returns the paths, in the repository, of all files that the rule is about. */
export async function filesOfTests(repository: string): Promise<readonly string[]> {
  const below = async (folder: string): Promise<string[]> => {
    const entries = await readdir(join(repository, folder), { withFileTypes: true });
    const paths = entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return NO_SOURCE.has(entry.name) ? [] : below(path);
      return SOURCE.test(entry.name) ? [path] : [];
    });
    return (await Promise.all(paths)).flat();
  };
  const paths = (await below('')).map((path) => relative('.', path).replaceAll('\\', '/'));
  return paths.filter((path) => OF_TESTS.test(path)).toSorted();
}

/**
 * Returns the places in these files where chance, time or patience are not the kit's.
 * @param repository absolute path
 */
export async function uncertaintiesOf(repository: string, files: readonly string[]): Promise<readonly Uncertainty[]> {
  const found = await Promise.all(
    files.map(async (file) => uncertaintiesIn(file, await readFile(join(repository, file), 'utf8'))),
  );
  return found.flat();
}

/** Returns whether an exemption is for this. */
export function isExempt({ file, doubt }: Uncertainty, { path, doubts }: Exemption): boolean {
  return (path.endsWith('/') ? file.startsWith(path) : file === path) && doubts.includes(doubt);
}

/** Returns a sentence about it: where it is, and what to do instead. */
export function advice({ file, line, doubt, what }: Uncertainty): string {
  return `${file}:${line} has ${what}: ${INSTEAD[doubt]}.`;
}

/** Returns the places in one file, in order. */
export function uncertaintiesIn(file: string, source: string): readonly Uncertainty[] {
  const { program, errors } = parseSync(file, source);
  const [first] = errors;
  if (first !== undefined) throw new Error(`${file} does not parse: ${first.message}`);
  const found: { readonly start: number; readonly doubt: Doubt; readonly what: string }[] = [];
  const add = ({ start }: Node, doubt: Doubt, what: string): void => void found.push({ start, doubt, what });
  /** Members that get a value, as in a test that replaces `Date.now`. */
  const replaced = new Set<Node>();

  new Visitor({
    ImportDeclaration(node) {
      const { value: module } = node.source;
      if (node.importKind === 'type') return;
      if (TIMER_MODULES.has(module)) add(node, 'patience', module);
      if (RANDOM_MODULES.test(module)) add(node, 'chance', module);
      for (const specifier of node.specifiers) {
        if (specifier.type !== 'ImportSpecifier') continue;
        const name = nameOf(specifier.imported);
        if (RANDOM_IMPORTS.has(name)) add(specifier, 'chance', name);
      }
    },
    ImportExpression(node) {
      const module = node.source.type === 'Literal' ? String(node.source.value) : '';
      if (TIMER_MODULES.has(module)) add(node, 'patience', module);
      if (RANDOM_MODULES.test(module)) add(node, 'chance', module);
    },
    AssignmentExpression: ({ left }) => void replaced.add(left),
    MemberExpression(node) {
      if (replaced.has(node)) return;
      const member = `${objectOf(node.object)}.${nameOf(node.property)}`;
      const any = `*.${nameOf(node.property)}`;
      const doubt = MEMBERS[member] ?? MEMBERS[any];
      if (doubt !== undefined) add(node, doubt, member);
    },
    NewExpression(node) {
      if (objectOf(node.callee) === 'Date' && node.arguments.length === 0) add(node, 'clock', 'new Date()');
    },
    CallExpression(node) {
      const { callee } = node;
      const name = objectOf(callee);
      if (name === 'Date') add(node, 'clock', 'Date()');
      if (TIMERS.has(name)) add(node, 'patience', `${name}()`);
      const last = node.arguments.at(-1);
      if (TEST_FUNCTIONS.has(rootOf(callee)) && node.arguments.length > 1 && last !== undefined && isNumber(last))
        add(last, 'patience', 'a time-out of its own');
    },
    Property(node) {
      const name = nameOf(node.key);
      if (RETRIES.has(name) && isNumber(node.value) && !isZero(node.value)) add(node, 'patience', `${name}: …`);
      if (TIME_OUTS.has(name) && isNumber(node.value)) add(node, 'patience', `${name}: …`);
    },
  }).visit(program);

  return found
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, doubt, what }) => ({ file, line: source.slice(0, start).split('\n').length, doubt, what }));
}

/** Returns the name of an identifier or a string; '' for anything else. */
function nameOf(node: Node): string {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : '';
}

/** Returns the name of an object, also of one that is written as a member of the global one. */
function objectOf(node: Node): string {
  if (node.type === 'MemberExpression' && GLOBAL_OBJECTS.has(nameOf(node.object))) return nameOf(node.property);
  return nameOf(node);
}

/** Returns `test` for `test`, `test.each(…)`, `test.skipIf(…)`. */
function rootOf(node: Node): string {
  if (node.type === 'MemberExpression') return rootOf(node.object);
  return node.type === 'CallExpression' ? rootOf(node.callee) : nameOf(node);
}

/** Returns whether it is a number, or calculated from one. */
function isNumber(node: Node): boolean {
  if (node.type === 'BinaryExpression') return isNumber(node.left) || isNumber(node.right);
  return node.type === 'Literal' && typeof node.value === 'number';
}

const isZero = (node: Node): boolean => node.type === 'Literal' && node.value === 0;
