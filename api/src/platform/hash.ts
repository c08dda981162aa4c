/** Returns the SHA-256 of a value as JSON, in hexadecimal digits. */
export function hashOf(value: unknown): Promise<string> {
  return hashOfText(JSON.stringify(value));
}

/** Returns the SHA-256 of a text in UTF-8, in hexadecimal digits. */
export async function hashOfText(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
