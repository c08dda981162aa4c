/** The members of something that came from outside, each of them still unknown. */
export type Fields = { readonly [name: string]: unknown };

/** What something unknown has to say by name; nothing, where it is no object. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

/** What something unknown lists; nothing, where it is no list. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
