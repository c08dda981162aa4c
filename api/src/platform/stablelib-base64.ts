// Replaces "@stablelib/base64" in the Worker's bundle (`alias` in wrangler.toml): all that `standardwebhooks` needs of it,
// which the runtime has, in 1 KiB of gzip less.

/** Returns bytes in base64 (RFC 4648 section 4). */
export const encode = (bytes: Uint8Array): string => btoa(String.fromCodePoint(...bytes));

/** Returns the bytes of base64. Throws a DOMException if it is not valid. */
export const decode = (text: string): Uint8Array => Uint8Array.from(atob(text), (byte) => byte.codePointAt(0) ?? 0);
