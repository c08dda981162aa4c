/** The part of CBOR (RFC 8949) that authenticators write: no tags, fractions or indefinite lengths. */
export type Cbor = number | string | boolean | null | Uint8Array<ArrayBuffer> | readonly Cbor[] | Map<Cbor, Cbor>;

/** Existing attestation statements nest three levels deep. */
const DEEPEST = 8;

/**
 * Returns the first item in these bytes, and the offset of its end.
 * @throws RangeError for anything outside that part of CBOR, and for bytes that end too soon
 */
export function readCbor(bytes: Uint8Array<ArrayBuffer>): { readonly value: Cbor; readonly end: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = 0;

  const take = (length: number): number => {
    const start = end;
    if (length > bytes.length - start) throw new RangeError('ends too soon');
    end += length;
    return start;
  };

  const argument = (info: number): number => {
    if (info < 24) return info;
    if (info === 24) return view.getUint8(take(1));
    if (info === 25) return view.getUint16(take(2));
    if (info === 26) return view.getUint32(take(4));
    throw new RangeError('not a length that is read here');
  };

  const many = <T>(count: number, next: () => T): T[] => {
    // Each item takes at least a byte, so a larger count is refused before memory is allocated for it.
    if (count > bytes.length - end) throw new RangeError('ends too soon');
    return Array.from({ length: count }, next);
  };

  const item = (depth: number): Cbor => {
    if (depth > DEEPEST) throw new RangeError('too deep');
    const first = view.getUint8(take(1));
    const [major, info] = [first >> 5, first & 31];
    if (major === 7) return simple(info);
    const size = argument(info);
    switch (major) {
      case 0:
        return size;
      case 1:
        return -1 - size;
      case 2:
        return bytes.slice(take(size), end);
      case 3:
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes.slice(take(size), end));
      case 4:
        return many(size, () => item(depth + 1));
      case 5:
        return new Map(many(size, () => [item(depth + 1), item(depth + 1)]));
      default:
        throw new RangeError('not a kind that is read here');
    }
  };

  return { value: item(0), end };
}

function simple(info: number): Cbor {
  if (info === 20) return false;
  if (info === 21) return true;
  if (info === 22) return null;
  throw new RangeError('not a value that is read here');
}
