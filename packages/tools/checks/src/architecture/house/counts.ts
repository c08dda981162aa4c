import { API, WEB, type Tree } from '../floors.ts';
import { importsIn } from '../imports.ts';
import { sqlOutsideStores } from '../sql.ts';
import { knotsOf, violationsOf } from '../violations.ts';
import type { Checkout, SourceFile } from './checkout.ts';
import { descriptionsIn, englishIn, titlesIn } from './english.ts';
import { exportedNames, homonymsIn, isModule, leavesIn, lineCount, sharedBasenames } from './modules.ts';
import { stylesIn } from './styles.ts';
import { posix } from 'node:path';

/** Returns the places where a store is built for one use: `circleStore(db)` outside the services that carry it. */
const storesBuiltOnTheSpot = (files: readonly SourceFile[]): number =>
  files
    .filter(({ path }) => path.startsWith('api/src/') && posix.basename(path) !== 'services.ts')
    .reduce(
      (sum, { text }) => sum + (text.match(/(?<!function )\b\w+Store\((?!\))[^)]*\b(?:db|tx)\b/g)?.length ?? 0),
      0,
    );

/** Returns the files that insert into the outbox themselves. */
const doorsToOutbox = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path, text }) => path.startsWith('api/src/') && /insert\(outbox\)|insert into "?outbox/i.test(text))
    .map(({ path }) => path);

/** One figure of the report. */
export interface Count {
  readonly group: string;
  readonly name: string;
  readonly value: number;
  /** The files, names or comments counted, for `--list`. */
  readonly examples?: readonly string[];
}

/** Parts of the repository; a file belongs to the first that matches. */
const PARTS: readonly (readonly [name: string, path: RegExp])[] = [
  ['migrations, generated', /^migrations\//],
  ['documents', /\.md$/],
  ['styles', /^web\/.*\.css$/],
  ['api/src', /^api\/src\//],
  ['web/src', /^web\/src\//],
  ['packages, sources', /^packages\/.*\/(?:src|bin)\//],
  ['tests and benchmarks', /\/(?:test|e2e|bench)\//],
];

/** Routes and schemas, which the OpenAPI document shows. */
const isDescribed = ({ path }: SourceFile): boolean => /^(?:api|packages\/protocol)\/src\//.test(path);

/** Longest subject of a commit, in letters. */
const SUBJECT = 72;

/** Returns the figures of one state of the repository, in the order of the report. */
export function countsOf({ files, subjects }: Checkout): readonly Count[] {
  const modules = files.filter(isModule);
  const imports = modules.flatMap(({ path, text }) => importsIn(path, text));
  const inTree = ({ root }: Tree) => imports.filter(({ file }) => file.startsWith(`${root}/`));
  const all = [API, WEB];
  const styles = stylesIn(files);
  const english = englishIn(files);
  const listed = (group: string, name: string, examples: readonly string[]): Count => ({
    group,
    name,
    value: examples.length,
    examples,
  });
  const plain = (group: string, name: string, value: number): Count => ({ group, name, value });
  return [
    ...sizes(files),
    listed('structure', 'knots of folders', all.flatMap((tree) => knotsOf(tree, inTree(tree))).map(String)),
    listed(
      'structure',
      'imports against the floors',
      all.flatMap((tree) => violationsOf(tree, inTree(tree))),
    ),
    plain('structure', 'exported names', exportedNames(modules).size),
    listed('structure', 'exported names in several files', homonymsIn(modules)),
    listed('structure', 'files of at most 30 lines with one importer', leavesIn(modules)),
    listed(
      'structure',
      'file names both in game/ and in games/',
      sharedBasenames(modules, 'api/src/game/', 'api/src/games/'),
    ),
    listed('database', 'files with SQL outside stores', sqlOutsideStores(files)),
    plain('database', 'stores built for one use', storesBuiltOnTheSpot(files)),
    listed('database', 'files that insert into the outbox', doorsToOutbox(files)),
    ...CHANGES.map(({ name, isTouched }) =>
      listed(
        'files that name',
        name,
        modules.filter((file) => !isOurs(file) && isTouched(file)).map(({ path }) => path),
      ),
    ),
    listed('styles', 'spaces', styles.spaces),
    listed('styles', 'sizes of type', styles.sizes),
    plain('styles', 'tokens less or more a pixel', styles.offByPixels),
    listed('English', '“what …” as a noun', english.whatAsNoun),
    listed('English', '“whoever” and its kin', english.whoever),
    listed('English', '“whom”', english.whom),
    listed('English', '“so many” as a noun', english.soManyAsNoun),
    listed('English', 'titles of tests that are no sentences', titlesIn(files).noSentence),
    listed('English', 'descriptions without a subject', descriptionsIn(files.filter(isDescribed)).subjectless),
    listed(
      'commits',
      `subjects of more than ${SUBJECT} letters`,
      subjects.filter((subject) => subject.length > SUBJECT),
    ),
  ];
}

function sizes(files: readonly SourceFile[]): readonly Count[] {
  return PARTS.flatMap(([name, pattern], index) => {
    const earlier = PARTS.slice(0, index);
    const own = files.filter(({ path }) => pattern.test(path) && !earlier.some(([, other]) => other.test(path)));
    return [
      { group: 'files', name, value: own.length },
      { group: 'lines', name, value: own.reduce((sum, { text }) => sum + lineCount(text), 0) },
    ];
  }).toSorted((a, b) => a.group.localeCompare(b.group));
}

/** Whether a file is of this package, which names everything that it counts. */
const isOurs = ({ path }: SourceFile): boolean => path.startsWith('packages/tools/checks/');

/** A channel, an option, a language and a column, with the test for a file that names it. */
const CHANGES: readonly { readonly name: string; readonly isTouched: (file: SourceFile) => boolean }[] = [
  { name: 'a channel (webhook)', isTouched: ({ text }) => /webhook/i.test(text) },
  { name: 'an option of the rules (deadDouble)', isTouched: ({ text }) => /\bdeadDouble\b/.test(text) },
  { name: 'a language (es)', isTouched: ({ path, text }) => /\/es\/|\.es\.ts$/.test(path) || /'es'|\bes:/.test(text) },
  { name: 'a column of the list (yourPlace)', isTouched: ({ text }) => /\byourPlace\b/.test(text) },
];
