import { config } from 'zod/v4';

/**
 * Replaces "zod" in the page's bundle (web/vite.config.ts): a strict Content-Security-Policy would report its attempt to
 * compile schemas, and each schema asks when it is made, so this comes before any of them.
 */
export * from 'zod/v4';

config({ jitless: true });
