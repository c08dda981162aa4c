/** The modules that only workerd has, and what stands in for them in Node. */
export const STAND_INS: Readonly<Record<string, string>> = {
  'cloudflare:workers': new URL('cloudflare-workers.ts', import.meta.url).href,
  'cloudflare:sockets': new URL('cloudflare-sockets.ts', import.meta.url).href,
};
