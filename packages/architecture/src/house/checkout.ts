import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

/** Returns the files that Git knows, as they are in the folder now. */
export function workingTree(repository: string): Checkout {
  const paths = git(repository, 'ls-files')
    .split('\n')
    .filter((path) => TEXT.test(path));
  const files = paths.flatMap((path) => {
    try {
      return [{ path, text: readFileSync(join(repository, path), 'utf8') }];
    } catch {
      // Deleted, but not committed.
      return [];
    }
  });
  return { files, subjects: subjectsUntil(repository, 'HEAD') };
}

/**
 * Returns the files of a commit.
 * @throws TypeError with a sentence if there is no such commit
 */
export function committed(repository: string, commit: string): Checkout {
  try {
    git(repository, 'rev-parse', '--verify', '--quiet', `${commit}^{commit}`);
  } catch {
    throw new TypeError(`There is no commit ${commit} in this clone.`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'slow-train-house-'));
  try {
    const [archive, tree] = [join(folder, 'tree.tar'), join(folder, 'tree')];
    git(repository, 'archive', '--output', archive, commit);
    mkdirSync(tree);
    execFileSync('tar', ['-xf', archive, '-C', tree]);
    const paths = git(repository, 'ls-tree', '-r', '--name-only', commit)
      .split('\n')
      .filter((path) => TEXT.test(path));
    return {
      files: paths.map((path) => ({ path, text: readFileSync(join(tree, path), 'utf8') })),
      subjects: subjectsUntil(repository, commit),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const subjectsUntil = (repository: string, commit: string): readonly string[] =>
  git(repository, 'log', '--no-merges', '--format=%s', commit).split('\n').filter(Boolean);
