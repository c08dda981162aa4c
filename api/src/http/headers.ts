import { IdempotencyKeySchema, versionIn, type GameAnswer } from '@slow-train/protocol';
import * as z from 'zod';

/** A revision, alone or in a tag (`versionOf`). The other parts of a tag do not matter to an action. */
const TAG = /^(?:W\/)?"(\d{1,9})(?:\.\d{1,9})?(?:-\d{1,9})?(?:~\d{1,9})?"$/;

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

/** For private content, to be revalidated before each use: another person in the same browser has another cookie. */
export const PRIVATE = { 'cache-control': 'private, no-cache', vary: 'cookie' } as const;

/** For what nobody may store: accounts, and what signs in to one. */
export const NOT_KEPT = { 'cache-control': 'no-store' } as const;

/** Returns the headers of an answer with a game. */
export function tagged(answer: GameAnswer) {
  return { etag: etagOf(versionIn(answer)), ...PRIVATE };
}
