/** Returns a page's address with a token in its fragment: servers never get that, so mail scanners cannot use it up. */
export function pageLink(
  appUrl: string,
  page: 'sign-in' | 'restore' | 'unsubscribe' | `tables/${string}`,
  token: string,
): string {
  return new URL(`/${page}#token=${token}`, appUrl).href;
}
