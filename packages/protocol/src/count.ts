import * as z from 'zod';

/** The greatest revision or version: that of an integer in the database. */
export const MAX_COUNT = 2 ** 31 - 1;
/** A revision or version in a request. */
export const CountSchema = z.int().min(0).max(MAX_COUNT);

/**
 * The schema of a whole number in an address, by its decimal digits. Nothing else stands for one, as it would if it were
 * coerced: neither nothing for 0 nor `1e1` for 10.
 */
export const addressNumber = (least: number, most: number) =>
  z.preprocess(
    (text) => (typeof text === 'string' && /^-?\d+$/.test(text) ? Number(text) : text),
    z.int().min(least).max(most),
  );
