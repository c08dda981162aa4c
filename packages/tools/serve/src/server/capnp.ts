/** A value in the text format of Cap'n Proto (https://capnproto.org/language.html#constants). */
export type Capnp = string | number | boolean | Embed | readonly Capnp[] | { readonly [name: string]: Capnp };

/** The content of a file, by its path relative to the configuration. */
export class Embed {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }
}

/** Writes a value. */
export function writeCapnp(value: Capnp): string {
  if (typeof value === 'string') return writeText(value);
  if (typeof value !== 'object') return String(value);
  if (value instanceof Embed) return `embed ${writeText(value.path)}`;
  if (isList(value)) return `[${value.map(writeCapnp).join(', ')}]`;
  return `(${Object.entries(value)
    .map(([name, member]) => `${name} = ${writeCapnp(member)}`)
    .join(', ')})`;
}

const isList = (value: object): value is readonly Capnp[] => Array.isArray(value);

/** Escapes control characters as bytes; everything else stands for itself. */
function writeText(text: string): string {
  const escaped = text.replace(/[\\"]|\p{Cc}/gu, (letter) =>
    letter === '\\' || letter === '"' ? `\\${letter}` : `\\x${letter.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
  return `"${escaped}"`;
}
