import { readEvening, writeEvening, type Evening } from '@slow-train/protocol/evening';
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { addressOf } from './address.ts';

/** Some messengers cut longer links. */
const LONGEST = 8000;
/** Bytes of JSON: a longer text comes from no sheet of ours. */
const MOST_BYTES = 1_000_000;

/** Returns a link with the whole evening inside it, without a key or signature; null if it would be too long to be sent. */
export function linkTo(evening: Evening, origin: string): string | null {
  const bytes = deflateSync(strToU8(writeEvening(evening)), { level: 9 });
  const code = btoa(strFromU8(bytes, true)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  const link = origin + addressOf({ at: 'sent', code });
  return link.length > LONGEST ? null : link;
}

/** Returns the evening in the code of a link; null if it is none, or a part of it is missing. */
export function eveningIn(code: string): Evening | null {
  try {
    const bytes = strToU8(atob(code.replaceAll('-', '+').replaceAll('_', '/')), true);
    // With a buffer of this size, a longer text is cut, and then is no JSON.
    return readEvening(strFromU8(inflateSync(bytes, { out: new Uint8Array(MOST_BYTES) })));
  } catch {
    return null;
  }
}
