import { timestamp } from 'drizzle-orm/pg-core';

/** Returns the column of an instant, to the millisecond, as JavaScript has them. */
export const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
