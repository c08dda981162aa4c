import * as z from 'zod';

/** Returns a schema of these values. A literal of several is written into the OpenAPI document with its first one only. */
export function oneOf<const T extends string | number>(values: readonly T[]): z.ZodLiteral<T> {
  return z.literal(values).meta({ enum: values });
}
