import * as z from 'zod';

/** The greatest revision or version: that of an integer in the database. */
export const MAX_COUNT = 2 ** 31 - 1;
/** A revision or version in a request. */
export const CountSchema = z.int().min(0).max(MAX_COUNT);
