import { deflateSync, inflateRawSync, inflateSync } from 'node:zlib';

// Node's zlib, which comes with the runtime since its dates of August 2026. A stream of the Web cannot run while a Worker loads,
// knows no dictionary, and takes longer for a short text.

/** Returns a text compressed (RFC 1950), with a dictionary of its usual parts, which reading it takes as well. */
export function compress(text: string, dictionary: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(deflateSync(text, { dictionary }));
}

/** The first byte of what `compress` returns: deflate, with the largest window. No raw deflate begins with it. */
const HEADER = 0x78;

/** Whether `compress` has made it, and not a raw deflate. */
export const isCompressed = ([first]: Uint8Array): boolean => first === HEADER;

/**
 * Returns the text again.
 * @throws Error if it was compressed with another dictionary, or is broken
 */
export function decompress(bytes: Uint8Array, dictionary: Uint8Array): string {
  return inflateSync(bytes, { dictionary }).toString();
}

/** Returns the text of a raw deflate (RFC 1951). */
export function inflateRaw(bytes: Uint8Array): string {
  return inflateRawSync(bytes).toString();
}
