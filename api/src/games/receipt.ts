import type { GameAnswer } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import type { Failure } from '../problem.ts';
import type { Receipt } from './saving.ts';

/** A hash of what was asked for: of the same intent always the same. */
export async function hashOf(request: unknown): Promise<string> {
  const bytes = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(request))),
  );
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The first answer to a key again, if it was for the same request. */
export function answerAgain(
  receipt: Pick<Receipt, 'request' | 'answer'>,
  request: string,
): Result<GameAnswer, Failure> {
  if (receipt.request === request) return ok(receipt.answer);
  return err({
    problem: 'key-reused',
    detail: 'This Idempotency-Key has been used for something else. Take a new one for a new intent.',
  });
}
