import { registerHooks } from 'node:module';

/** The modules that only workerd has, and what stands in for them in Node. */
export const STAND_INS: Readonly<Record<string, string>> = {
  'cloudflare:workers': new URL('cloudflare-workers.ts', import.meta.url).href,
  'cloudflare:sockets': new URL('cloudflare-sockets.ts', import.meta.url).href,
};

/** Lets this process import them, where no bundler does. */
export function useStandIns(): void {
  registerHooks({
    resolve: (specifier, context, next) => next(STAND_INS[specifier] ?? specifier, context),
  });
}
