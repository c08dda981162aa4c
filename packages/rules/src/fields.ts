/** The members of unchecked input, each still unknown. */
export type Fields = { readonly [name: string]: unknown };

/** Returns the members of an unchecked value; none if it is not an object. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

/** Returns the elements of an unchecked value; none if it is not a list. */
export function listField(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
