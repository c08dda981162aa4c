import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { encodeBase64 } from 'hono/utils/encode';
import type { Database } from '../platform/database.ts';

// The statements that nearly every save has. Drizzle takes a third of a warm action to put them together, so their columns
// are read from its schema once. A column is left out by name: a new one cannot be forgotten.

/** SQL and its parameters. */
export interface Statement {
  readonly sql: string;
  readonly params: unknown[];
}

/**
 * Runs statements in one transaction and one round trip. Returns the rows they return, of each statement in turn.
 * @throws what any query throws; then none has taken effect
 */
export async function runAll(
  { $client }: Database,
  statements: readonly Statement[],
): Promise<readonly (readonly Record<string, unknown>[])[]> {
  return $client.transaction(statements.map(({ sql, params }) => $client.query(sql, params)));
}

type Row<T extends PgTable> = T['$inferSelect'];

/** Returns a function that returns the statement that inserts rows, with all columns of a table but some. */
export function insertInto<T extends PgTable, Without extends keyof Row<T> = never>(
  table: T,
  ...without: readonly Without[]
): (rows: readonly Omit<Row<T>, Without>[]) => Statement {
  const columns = columnsOf(table, without);
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  return (rows) => {
    const params: unknown[] = [];
    // Rows of one save have much in common: an equal value is sent once for each column.
    const sent = columns.map(() => new Map<unknown, number>());
    const tuples = rows.map((row) => {
      const values = columns.map(({ key, encode, reference }, index) => {
        const value = encode(Reflect.get(row, key));
        const position = sent[index]?.get(value) ?? params.push(value);
        sent[index]?.set(value, position);
        return reference(position);
      });
      return `(${values.join(', ')})`;
    });
    return { sql: `insert into "${getTableName(table)}" (${names}) values ${tuples.join(', ')}`, params };
  };
}

/** Returns a function that returns assignments for `update … set`, and their parameters, of all columns but some. */
export function assignmentsOf<T extends PgTable, Without extends keyof Row<T>>(
  table: T,
  ...without: readonly Without[]
): (row: Omit<Row<T>, Without>) => Statement {
  const columns = columnsOf(table, without);
  const sql = columns.map(({ name, reference }, index) => `"${name}" = ${reference(index + 1)}`).join(', ');
  return (row) => ({ sql, params: columns.map(({ key, encode }) => encode(Reflect.get(row, key))) });
}

interface WrittenColumn {
  /** Of the row as the schema has it. */
  readonly key: string;
  readonly name: string;
  /** Returns a value as the driver sends it. */
  encode(value: unknown): unknown;
  /** Returns the SQL of the parameter at this position. */
  reference(position: number): string;
}

function columnsOf(table: PgTable, without: readonly PropertyKey[]): readonly WrittenColumn[] {
  return Object.entries(getTableColumns(table))
    .filter(([key]) => !without.includes(key))
    .map(([key, column]) => ({
      key,
      name: column.name,
      encode(value) {
        if (value instanceof Uint8Array) return encodeBase64(value.slice().buffer);
        return value === null ? null : column.mapToDriverValue(value);
      },
      reference: (position) => (column.getSQLType() === 'bytea' ? `decode($${position}, 'base64')` : `$${position}`),
    }));
}
