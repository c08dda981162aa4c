import { parseArgs } from 'node:util';
import { FOLDERS } from './folders.ts';
import type { Folder } from './reach.ts';

/** The options of `npm run mutants`. */
export interface Asked {
  readonly seed: string;
  readonly count: number;
  readonly folders: readonly Folder[];
  /** Part of a mutant's place or change. */
  readonly only: string;
  readonly isList: boolean;
}

export const USAGE = `npm run mutants -- [OPTION…]

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
 * Reads the arguments of a command line.
 * @returns `help` for somebody who wants to know them
 * @throws TypeError with a sentence if there is something wrong with them
 */
export function askedBy(args: readonly string[]): Asked | 'help' {
  const { help, list, tests, ...values } = parsed(args);
  if (help) return 'help';
  const count = Number(values.count);
  if (!Number.isSafeInteger(count) || count < 1) throw new TypeError(`--count takes a whole number from 1.`);
  const paths = FOLDERS.map(({ path }) => path);
  const unknown = values.folder.find((path) => !paths.includes(path));
  if (unknown !== undefined) throw new TypeError(`--folder takes one of ${paths.join(', ')}.`);
  const folders = FOLDERS.filter(({ path }) => values.folder.includes(path));
  return {
    seed: values.seed,
    count,
    folders: folders.map((folder) => (tests === undefined ? folder : { ...folder, tests })),
    only: values.only,
    isList: list,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        seed: { type: 'string', default: '1' },
        count: { type: 'string', default: '30' },
        folder: { type: 'string', multiple: true, default: FOLDERS.map(({ path }) => path) },
        only: { type: 'string', default: '' },
        tests: { type: 'string', multiple: true },
        list: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (cause) {
    const [wrong] = (cause instanceof Error ? cause.message : String(cause)).split('. ');
    throw new TypeError(`${wrong?.replace(/\.$/, '')}.`, { cause });
  }
}
