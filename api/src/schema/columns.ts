import { timestamp } from 'drizzle-orm/pg-core';

/** Returns the column of an instant, to the millisecond, as JavaScript has them. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Returns the column of an instant, to the microsecond, as `now()` of the database has them. */
export const databaseInstant = (name: string) => timestamp(name, { withTimezone: true });
