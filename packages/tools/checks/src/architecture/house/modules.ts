import { posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { importsIn } from '../imports.ts';
import type { SourceFile } from './checkout.ts';

/** Source modules of the site and its tools, without tests. */
export const isModule = ({ path }: SourceFile): boolean =>
  /^(?:api|web|packages\/(?:tools\/)?[\w-]+)\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path);

/** Returns the exported names, each with the files that declare it. Names of re-exports are not declared there. */
export function exportedNames(files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { path, text } of files)
    for (const name of declaredIn(path, text)) found.set(name, [...(found.get(name) ?? []), path]);
  return found;
}

function declaredIn(path: string, text: string): ReadonlySet<string> {
  const names = new Set<string>();
  new Visitor({
    ExportNamedDeclaration({ declaration, source }) {
      if (source !== null || declaration === null) return;
      if (declaration.type === 'VariableDeclaration')
        for (const { id } of declaration.declarations) if (id.type === 'Identifier') names.add(id.name);
      if ('id' in declaration && declaration.id?.type === 'Identifier') names.add(declaration.id.name);
    },
  }).visit(parseSync(path, text).program);
  return names;
}

/** Returns the names that several files declare, leaving out the same catalogue in another language. */
export function homonymsIn(files: readonly SourceFile[]): readonly string[] {
  return [...exportedNames(files.filter(({ path }) => !IS_TEXT.test(path)))]
    .filter(([, paths]) => paths.length > 1)
    .map(([name]) => name);
}

/** The words of one language, under the same names as in the others. */
const IS_TEXT = /\/(?:en|de|es)\/|[./](?:en|de|es)\.ts$/;

/** Returns the files of at most `lines` lines with a single importer. */
export function leavesIn(files: readonly SourceFile[], lines = 30): readonly string[] {
  const importers = new Map<string, Set<string>>();
  for (const { path, text } of files)
    for (const { specifier } of importsIn(path, text)) {
      if (!specifier.startsWith('.')) continue;
      const to = posix.join(posix.dirname(path), specifier);
      importers.set(to, (importers.get(to) ?? new Set()).add(path));
    }
  return files
    .filter(({ path, text }) => lineCount(text) <= lines && importers.get(path)?.size === 1)
    .map(({ path }) => path);
}

/** Returns the file names that two folders share; index.ts aside. */
export function sharedBasenames(files: readonly SourceFile[], one: string, other: string): readonly string[] {
  const namesIn = (folder: string): Set<string> =>
    new Set(files.filter(({ path }) => path.startsWith(folder)).map(({ path }) => posix.basename(path)));
  const others = namesIn(other);
  return [...namesIn(one)].filter((name) => name !== 'index.ts' && others.has(name));
}

/** Returns the number of lines as an editor shows it. */
export const lineCount = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
