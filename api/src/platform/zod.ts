import { ZodType } from 'zod/v4';

/**
 * Replaces "zod" in the Worker's bundle (`alias` in wrangler.toml). `@hono/zod-openapi` imports `{ z }` and extends
 * `z.ZodType`; the real `z` would include all of zod's locales and converters, 70 KiB of gzip that nothing here uses.
 */
export * from 'zod/v4';
export const z = { ZodType };
