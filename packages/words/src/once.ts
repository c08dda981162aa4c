/**
 * Returns a function that creates its value when it is first called. For formatters of `Intl`: each takes a phone
 * milliseconds, and the scripts of a page have many more of them than it shows.
 */
export function once<T>(create: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: create() }).value;
}
