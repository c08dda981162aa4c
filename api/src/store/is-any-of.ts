import { sql, type AnyColumn, type SQLWrapper } from 'drizzle-orm';

/** Whether a column has one of the values that a query finds. As an array, so that an index finds each, also after `or`. */
export const isAnyOf = (column: AnyColumn, values: SQLWrapper) => sql`${column} = any(array(${values}))`;
