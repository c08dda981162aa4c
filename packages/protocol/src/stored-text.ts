import * as z from 'zod';

/**
 * Text without what databases and other programs reject: zero bytes and lone surrogates. Without flags, which a JSON
 * schema's pattern cannot have.
 */
export const StoredTextSchema = z
  .string()
  .regex(
    /^(?:[^\0\uD800-\uDFFF]|[\uD800-\uDBFF][\uDC00-\uDFFF])*$/,
    'must not contain zero bytes or broken characters',
  );
