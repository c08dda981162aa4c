import { IdempotencyKeySchema, versionIn, type GameAnswer } from '@slow-train/protocol';
import * as z from 'zod';

/** A revision, alone or in a tag (`versionOf`). The other parts of a tag do not matter to an action. */
const TAG = /^(?:W\/)?"(\d{1,9})(?:\.\d{1,9})?(?:-\d{1,9})?(?:~\d{1,9})?(?:_\d{1,9})?"$/;

/** Returns the entity tag of a version (RFC 9110 section 8.8.3). */
export function etagOf(version: string): string {
  return `"${version}"`;
}

// A compressing proxy makes our tags weak; a client that sends one back still means the same revision.
const IfMatch = z
  .string()
  .regex(TAG, 'must be a revision in quotes, as "12"')
  .transform((tag) => Number(TAG.exec(tag)?.[1]));

/** `If-Match: "<revision>"`. A missing one is a problem of its own (RFC 6585 section 3). */
export const RevisionHeaders = z.object({ 'if-match': IfMatch });
export const KeyHeaders = z.object({ 'idempotency-key': IdempotencyKeySchema });
export const ActionHeaders = z.object({ 'if-match': IfMatch, 'idempotency-key': IdempotencyKeySchema });
export const CacheHeaders = z.object({ 'if-none-match': z.string().optional() });

/** Whether an If-None-Match names this tag; weak and strong ones compare equal (RFC 9110 section 13.1.2). */
export function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** For what concerns a person: a browser that several people use must not keep it on its disk. */
export const NOT_KEPT = { 'cache-control': 'no-store' } as const;

/** Returns the headers of an answer with a game. */
export function tagged(answer: GameAnswer) {
  return { etag: etagOf(versionIn(answer)), ...NOT_KEPT };
}

/** On the answer given before to the same Idempotency-Key. The name is Stripe's; there is no standard one. */
export const REPLAYED = { 'idempotent-replayed': 'true' } as const;

/**
 * Strict-Transport-Security (RFC 6797) for a site on https: a year. Not for its subdomains, which may be somebody else's.
 * The same in web/public/_headers, for the page.
 */
export const STRICT_TRANSPORT = 'max-age=31536000';
