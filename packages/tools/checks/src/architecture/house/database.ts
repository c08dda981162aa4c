import { posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import type { SourceFile } from './checkout.ts';

/** Where SQL may be written. */
const STORES = /\/(?:store|schema|migrations)(?:\/|\.ts$)|-store\.ts$|-query\.ts$/;

/** Returns the files of the API that write SQL or use drizzle's builders outside a store, the schema and migrations. */
export function sqlOutsideStores(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(({ path, text }) => path.startsWith('api/src/') && !STORES.test(path) && buildsStatements(path, text))
    .map(({ path }) => path);
}

/** Whether a file imports values, not only types, of drizzle. */
function buildsStatements(path: string, text: string): boolean {
  let isFound = false;
  new Visitor({
    ImportDeclaration({ source, importKind, specifiers }) {
      if (!/^drizzle-orm\b/.test(source.value) || importKind === 'type') return;
      isFound ||= specifiers.some((one) => one.type !== 'ImportSpecifier' || one.importKind !== 'type');
    },
  }).visit(parseSync(path, text).program);
  return isFound;
}

/** Returns the places where a store is built for one use: `circleStore(db)` outside the services that carry it. */
export const storesBuiltOnTheSpot = (files: readonly SourceFile[]): number =>
  files
    .filter(({ path }) => path.startsWith('api/src/') && posix.basename(path) !== 'services.ts')
    .reduce(
      (sum, { text }) => sum + (text.match(/(?<!function )\b\w+Store\((?!\))[^)]*\b(?:db|tx)\b/g)?.length ?? 0),
      0,
    );

/** Returns the files that insert into the outbox themselves. */
export const doorsToOutbox = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path, text }) => path.startsWith('api/src/') && /insert\(outbox\)|insert into "?outbox/i.test(text))
    .map(({ path }) => path);
