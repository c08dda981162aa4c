import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** An import, re-export, dynamic import or type import in a source file. */
export interface Import {
  /** Path in the repository, with `/`. */
  readonly file: string;
  readonly line: number;
  /** As written in the file. */
  readonly specifier: string;
}

const SOURCE = /(?<!\.d)\.tsx?$/;

/**
 * Returns all imports of the TypeScript files below a folder.
 * @param repository absolute path
 * @param folder path in the repository
 * @throws Error naming the file if one does not parse
 */
export async function importsBelow(repository: string, folder: string): Promise<readonly Import[]> {
  const entries = await readdir(join(repository, folder), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => relative(repository, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
  const found = await Promise.all(
    files.map(async (file) => importsIn(file, await readFile(join(repository, file), 'utf8'))),
  );
  return found.flat();
}

/** Returns the imports of one file, in order. */
export function importsIn(file: string, source: string): readonly Import[] {
  const { program, errors } = parseSync(file, source);
  const [first] = errors;
  if (first !== undefined) throw new Error(`${file} does not parse: ${first.message}`);
  const found: Import[] = [];
  const add = (node: { readonly type: string; readonly start: number } | null): void => {
    if (node === null || !('value' in node) || typeof node.value !== 'string') return;
    found.push({ file, line: source.slice(0, node.start).split('\n').length, specifier: node.value });
  };
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => add(source),
    TSImportType: ({ source }) => add(source),
  }).visit(program);
  return found;
}
