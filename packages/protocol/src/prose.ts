/**
 * Returns a text that only the API's document shows: the summary of a route, the description of a field. An alias in
 * wrangler.toml leaves these texts out of the Worker, and web/build/unused-parts.ts out of the page.
 */
export const prose = (text: string): string => text;
