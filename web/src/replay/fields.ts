/** What something unknown has to say by name; nothing, where it is no object. */
export function fieldsOf(value: unknown): { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
