import { parseArguments } from '@slow-train/local/command';
import { ExpectedError } from '@slow-train/settings/expected-error';
import type { Folder } from './reach.ts';

/** What stands on the game and its storage, tested over HTTP. */
const USES = [
  'test/games',
  'test/circles',
  'test/lobby',
  'test/moderation',
  'test/notifications',
  'test/profiles',
  'test/talk',
  'test/watching',
];

/** Of other folders: of old rows, and of lists with tournaments. */
const USES_OF_STORE = ['test/scheduler/tidy-up.test.ts', 'test/tournaments/registration.test.ts'];

/** The folders in which mistakes are made: those that everything else stands on. */
export const FOLDERS: readonly Folder[] = [
  { path: 'packages/rules/src', project: 'packages/rules' },
  { path: 'api/src/game', project: 'api', tests: ['test/game', ...USES] },
  { path: 'api/src/store', project: 'api', tests: ['test/store', ...USES, ...USES_OF_STORE] },
  { path: 'web/src/board/state', project: 'web' },
];

/** The options of `npx slow-train mutants`. */
export interface Asked {
  readonly seed: string;
  readonly count: number;
  readonly folders: readonly Folder[];
  /** Part of a mutant's place or change. */
  readonly only: string;
  readonly isList: boolean;
}

const USAGE = `npx slow-train mutants [OPTION…]

Makes small mistakes in a copy of the code, one at a time, and says which of them the tests notice.
Exits with 1 if fewer than nine of ten are noticed in a folder.

  --folder PATH one of the folders; all of them without: ${FOLDERS.map(({ path }) => path).join(', ')}
  --count N     mistakes in each folder; 30 without
  --seed TEXT   chooses others; 1 without
  --only TEXT   only those whose place or change has the text, such as turn.ts:45
  --tests PATH  only the tests in a folder, or a file, of the package
  --list        shows the chosen mistakes and makes none
--folder and --tests may be there several times.`;

/**
 * Returns the arguments of a command line; see `parseArguments`.
 * @throws ExpectedError with a sentence if a value is wrong
 */
export function askedBy(args: readonly string[]): Asked {
  const options = {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '30' },
    folder: { type: 'string', multiple: true, default: FOLDERS.map(({ path }) => path) },
    only: { type: 'string', default: '' },
    tests: { type: 'string', multiple: true },
    list: { type: 'boolean', default: false },
  } as const;
  const { list, tests, ...values } = parseArguments({ args: [...args], options }, USAGE).values;
  const count = Number(values.count);
  if (!Number.isSafeInteger(count) || count < 1) throw new ExpectedError(`--count takes a whole number from 1.`);
  const paths = FOLDERS.map(({ path }) => path);
  const unknown = values.folder.find((path) => !paths.includes(path));
  if (unknown !== undefined) throw new ExpectedError(`--folder takes one of ${paths.join(', ')}.`);
  const folders = FOLDERS.filter(({ path }) => values.folder.includes(path));
  return {
    seed: values.seed,
    count,
    folders: folders.map((folder) => (tests === undefined ? folder : { ...folder, tests })),
    only: values.only,
    isList: list,
  };
}
