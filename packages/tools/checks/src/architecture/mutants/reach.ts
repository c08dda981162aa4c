import { existsSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { importsBelow, type Import } from '../imports.ts';

/** Source files that are tested together. */
export interface Folder {
  /** Path in the repository. */
  readonly path: string;
  /** The package of its tests: a path in the repository. */
  readonly project: string;
  /** Folders and files of its tests in that project; without, all tests that import something of it. */
  readonly tests?: readonly string[];
}

/**
 * Returns the tests of a folder.
 * @param repository absolute path
 * @returns paths in the repository
 */
export async function testsOf(repository: string, { path, project, tests }: Folder): Promise<readonly string[]> {
  if (tests) return tests.flatMap((folder) => testsBelow(repository, posix.join(project, folder)));
  const parts = ['src', 'kit', 'test'].map((part) => posix.join(project, part));
  const imports = await Promise.all(
    parts.filter((part) => existsSync(posix.join(repository, part))).map((part) => importsBelow(repository, part)),
  );
  const byFile = new Map<string, Import[]>();
  for (const one of imports.flat()) byFile.set(one.file, [...(byFile.get(one.file) ?? []), one]);
  return testsBelow(repository, posix.join(project, 'test')).filter((file) =>
    [...reachedFrom(file, byFile)].some((one) => one.startsWith(`${path}/`)),
  );
}

/** Returns the tests of `npm test` below a folder, or the file of tests itself. */
function testsBelow(repository: string, folder: string): readonly string[] {
  if (folder.endsWith('.ts')) return [folder];
  return readdirSync(posix.join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.slow)\.test\.tsx?$/.test(name))
    .map((name) => posix.join(folder, name));
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
