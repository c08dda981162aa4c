/** The values that tests encode as CBOR. */
export type Item = number | string | Uint8Array | ReadonlyMap<number | string, Item>;

/** Encodes an item as CBOR (RFC 8949), with numbers and lengths as short as possible. */
export function writeCbor(item: Item): Uint8Array {
  if (typeof item === 'number') return item < 0 ? head(1, -1 - item) : head(0, item);
  if (typeof item === 'string') {
    const text = new TextEncoder().encode(item);
    return bytesOf(head(3, text.length), text);
  }
  if (item instanceof Uint8Array) return bytesOf(head(2, item.length), item);
  return bytesOf(head(5, item.size), ...[...item].flatMap(([key, value]) => [writeCbor(key), writeCbor(value)]));
}

/** Concatenates bytes. */
export function bytesOf(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function head(major: number, size: number): Uint8Array {
  if (size < 24) return Uint8Array.of((major << 5) | size);
  if (size < 256) return Uint8Array.of((major << 5) | 24, size);
  return Uint8Array.of((major << 5) | 25, size >> 8, size & 255);
}
