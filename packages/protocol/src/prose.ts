/**
 * Returns a text of the API's document: the summary of a route, the description of a field. In the Worker's bundle an alias
 * (wrangler.toml) puts an empty function in its place, whose calls the bundler removes together with their texts.
 */
export const prose = (text: string): string => text;
