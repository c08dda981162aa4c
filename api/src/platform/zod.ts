import { ZodType } from 'zod/v4';

/**
 * What the Worker's bundle gets for "zod" (`alias` in wrangler.toml). `@hono/zod-openapi` imports `{ z }` and extends
 * `z.ZodType`: the real `z` would bring all of zod's languages and converters along, 70 KiB of gzip that nothing here uses.
 */
export * from 'zod/v4';
export const z = { ZodType };
