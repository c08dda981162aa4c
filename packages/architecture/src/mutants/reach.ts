import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { importsBelow, type Import } from '../imports.ts';

/** Source files that are tested together. */
export interface Folder {
  /** Path in the repository. */
  readonly path: string;
  /** The package of its tests: a path in the repository. */
  readonly project: string;
  /** Folders of its tests in that project; all that reach it if there are none. */
  readonly tests?: readonly string[];
  /** Files of that project: a test that reaches one of them costs too much. */
  readonly avoids?: readonly string[];
}

/**
 * Returns the tests that import something of a folder, directly or by way of other files of its project.
 * @param repository absolute path
 * @returns paths in the repository
 */
export async function testsOf(repository: string, folder: Folder): Promise<readonly string[]> {
  const { path, project, avoids = [], tests } = folder;
  const sources = ['src', 'test', 'kit', 'bin'].filter((part) => existsSync(posix.join(repository, project, part)));
  const imports = await Promise.all(sources.map((part) => importsBelow(repository, posix.join(project, part))));
  const byFile = new Map<string, Import[]>();
  for (const one of imports.flat()) byFile.set(one.file, [...(byFile.get(one.file) ?? []), one]);
  return [...byFile.keys()].filter((file) => {
    if (!/\.test\.tsx?$/.test(file) || /\.slow\.test\./.test(file)) return false;
    if (tests && !tests.some((one) => file.startsWith(posix.join(project, one)))) return false;
    const reached = reachedFrom(file, byFile);
    return (
      [...reached].some((one) => one.startsWith(`${path}/`)) &&
      !avoids.some((one) => reached.has(posix.join(project, one)))
    );
  });
}

function reachedFrom(file: string, byFile: ReadonlyMap<string, readonly Import[]>): ReadonlySet<string> {
  const reached = new Set<string>();
  const next = [file];
  for (let one = next.pop(); one !== undefined; one = next.pop()) {
    if (reached.has(one)) continue;
    reached.add(one);
    for (const { file, specifier } of byFile.get(one) ?? [])
      if (specifier.startsWith('.')) next.push(posix.join(posix.dirname(file), specifier));
  }
  return reached;
}
