import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ExpectedError } from '@slow-train/settings/expected-error';

/** A file of the repository. */
export interface SourceFile {
  /** Path in the repository, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** Files and commit subjects of one state of the repository. */
export interface Checkout {
  readonly files: readonly SourceFile[];
  /** Of all commits without merges, the newest first. */
  readonly subjects: readonly string[];
}

/** Written by hand or by a generator, and read as text. */
const TEXT = /(?<!\.d)\.(?:tsx?|mjs|js|css|sql|sh|md|html)$|^migrations\/.*\.json$/;

const git = (repository: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8', maxBuffer: 2 ** 28 });

/** Returns the files known to Git, as they are in the folder now. */
export function workingTree(repository: string): Checkout {
  const paths = git(repository, 'ls-files').split('\n');
  return { files: textsIn(repository, paths), subjects: subjectsUntil(repository, 'HEAD') };
}

/** Returns the files of a commit. @throws ExpectedError with a sentence if there is no such commit */
export function committed(repository: string, commit: string): Checkout {
  try {
    git(repository, 'rev-parse', '--verify', '--quiet', `${commit}^{commit}`);
  } catch {
    throw new ExpectedError(`There is no commit ${commit} in this clone.`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'slow-train-house-'));
  try {
    const archive = join(folder, 'tree.tar');
    git(repository, 'archive', '--output', archive, commit);
    execFileSync('tar', ['-xf', archive, '-C', folder]);
    const paths = git(repository, 'ls-tree', '-r', '--name-only', commit).split('\n');
    return { files: textsIn(folder, paths), subjects: subjectsUntil(repository, commit) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Leaves out a file that was deleted and not yet committed. */
const textsIn = (folder: string, paths: readonly string[]): readonly SourceFile[] =>
  paths
    .filter((path) => TEXT.test(path) && existsSync(join(folder, path)))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));

const subjectsUntil = (repository: string, commit: string): readonly string[] =>
  git(repository, 'log', '--no-merges', '--format=%s', commit).split('\n').filter(Boolean);
