import { parseSync, Visitor, type Expression } from 'oxc-parser';
import type { SourceFile } from './house/checkout.ts';

/** Where statements are put together: stores, the schema and migrations, each called so. */
const STORES = /\/(?:store|schema|migrations)(?:\/|\.ts$)|-store\.ts$/;

/** The files that use drizzle elsewhere, and why. */
export const SQL_EXCEPTIONS: Readonly<Record<string, string>> = {
  'api/src/platform/database.ts':
    'It is the connection that all stores get, and asks which migration the database has.',
  'api/src/warm-up.ts': 'It answers in place of a database, so it has to know the columns. It sends no statement.',
};

/** Returns the files of the API that put statements together outside stores, leaving out the exceptions. */
export const sqlOutsideStores = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path }) => path.startsWith('api/src/') && !STORES.test(path) && !(path in SQL_EXCEPTIONS))
    .filter(usesSql)
    .map(({ path }) => path);

/** Methods of a connection that begin a statement or run some. */
const BUILDERS: ReadonlySet<string> = new Set([
  '$with',
  'batch',
  'delete',
  'execute',
  'insert',
  'query',
  'select',
  'selectDistinct',
  'selectDistinctOn',
  'transaction',
  'update',
  'with',
]);

/** Whether a file imports values of drizzle, and not only types, tags a text with `sql`, or calls a builder. */
export function usesSql({ path, text }: SourceFile): boolean {
  let isFound = false;
  new Visitor({
    ImportDeclaration({ source, importKind, specifiers }) {
      if (!/^drizzle-orm\b/.test(source.value) || importKind === 'type') return;
      isFound ||= specifiers.some((one) => one.type !== 'ImportSpecifier' || one.importKind !== 'type');
    },
    TaggedTemplateExpression({ tag }) {
      isFound ||= tag.type === 'Identifier' && tag.name === 'sql';
    },
    MemberExpression({ object, property }) {
      isFound ||= property.type === 'Identifier' && BUILDERS.has(property.name) && isConnection(object);
    },
  }).visit(parseSync(path, text).program);
  return isFound;
}

/** Whether an expression is a connection, by its name: `db`, `tx` or the driver, also as a member. */
function isConnection(expression: Expression): boolean {
  const named = expression.type === 'MemberExpression' ? expression.property : expression;
  return named.type === 'Identifier' && ['db', 'tx', '$client'].includes(named.name);
}

/** Returns the stores that are made before they are asked: functions called `…Store`, except the game's, which is a service. */
export const storesMade = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path }) => path.startsWith('api/src/') && path !== 'api/src/store/game-store.ts')
    .filter(({ text }) => /\bfunction \w+Store\(|\bconst \w+Store = (?:async )?\(/.test(text))
    .map(({ path }) => path);

/** Returns the files of the API that write games outside the game’s store. */
export const writersOfGames = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path }) => path.startsWith('api/src/') && !path.startsWith('api/src/store/'))
    .filter(({ text }) => WRITES_GAMES.test(text))
    .map(({ path }) => path);

const WRITES_GAMES =
  /\.(?:insert|update|delete)\(games\)|insertInto\(games\b|\b(?:insert into|update|delete from) (?:"?games\b|\$\{games\})/;
