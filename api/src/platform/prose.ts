/**
 * Replaces "@slow-train/protocol/prose" in the Worker's bundle (`alias` in wrangler.toml): only the API's document shows
 * these texts, and the build of the page writes it. esbuild removes calls of an empty function.
 */
export function prose(): void {}
