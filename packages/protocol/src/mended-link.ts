// Neither zod nor anything else: start.ts runs this before the page.

/** Links whose last part is a code of 22 letters. */
const CODED = /^(\/(?:join|circles\/join|watch)\/[\w-]{22})(\/replay)?/;

/** Something at the end of a path that none of our addresses ends in, such as the full stop of a sentence, also encoded. */
const LEFT_AT_END = /(?:%[\dA-F]{2}|[^\w/%-])+$/i;

/**
 * Returns the address that was meant by one of our links as mail scanners, messengers and people pass it on: `#` may have become
 * `%23`, and something may have been left at the end. Null if the link is whole.
 * @param pathname as in a URL, encoded
 * @param search begins with `?`, or is empty
 */
export function mendedLink(pathname: string, search: string): string | null {
  const [path = '', ...encoded] = pathname.split('%23');
  const trimmed = path.replace(LEFT_AT_END, '');
  const [, coded, replay = ''] = CODED.exec(trimmed) ?? [];
  const meant = coded === undefined ? trimmed : coded + replay;
  if (encoded.length === 0 && meant === pathname) return null;
  const fragment = encoded.length === 0 ? '' : `#${decoded(encoded.join('#'))}`;
  // With a single slash at its beginning, so that it stays on this site.
  return `/${meant.replace(/^\/+/, '')}${search}${fragment}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
