import { IdempotencyKeySchema, versionIn, type GameAnswer } from '@slow-train/protocol';
import * as z from 'zod';

/** A revision, as such or out of a tag (`versionOf`): what else a tag counts is nothing that an action depends on. */
const TAG = /^(?:W\/)?"(\d{1,9})(?:\.\d{1,9})?(?:-\d{1,9})?(?:~\d{1,9})?"$/;

/** The entity tag of a version (RFC 9110 section 8.8.3). */
export function etagOf(version: string): string {
  return `"${version}"`;
}

// A proxy that compresses turns our tags into weak ones, and a client that sends one back means the same revision.
const IfMatch = z
  .string()
  .regex(TAG, 'must be a revision in quotes, as "12"')
  .transform((tag) => Number(TAG.exec(tag)?.[1]));

/** `If-Match: "<revision>"`. Its absence is a problem of its own (RFC 6585 section 3). */
export const RevisionHeaders = z.object({ 'if-match': IfMatch });
export const KeyHeaders = z.object({ 'idempotency-key': IdempotencyKeySchema });
export const ActionHeaders = z.object({ 'if-match': IfMatch, 'idempotency-key': IdempotencyKeySchema });
export const CacheHeaders = z.object({ 'if-none-match': z.string().optional() });

/** Whether an If-None-Match names this tag; weak and strong ones compare alike (RFC 9110 section 13.1.2). */
export function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** For what only its reader may keep, and may use only after asking again: whoever shares the browser has another cookie. */
export const PRIVATE = { 'cache-control': 'private, no-cache', vary: 'cookie' } as const;

/** For what nobody may keep: who somebody is, and what signs in. */
export const NOT_KEPT = { 'cache-control': 'no-store' } as const;

/** The headers of an answer about a table. */
export function tagged(answer: GameAnswer) {
  return { etag: etagOf(versionIn(answer)), ...PRIVATE };
}
