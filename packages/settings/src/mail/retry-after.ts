/**
 * Returns how long a Retry-After header asks to wait (RFC 9110 section 10.2.3), in milliseconds; null without one, and
 * for one that is invalid.
 */
export function retryAfterIn(headers: Pick<Headers, 'get'>, now: number): number | null {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1_000;
  // An HTTP-date; `Date.parse` also accepts other texts, which nobody sends here.
  const at = /^[A-Z][a-z]{2}/.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
