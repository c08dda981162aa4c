import { retryAfterIn } from '@slow-train/settings/mail';
import type { Settings } from '@slow-train/settings';
import type { SendResult } from '../notification.ts';
import { isAllowedTarget } from './targets.ts';

/** Milliseconds. */
const TIMEOUT = 10_000;

/** A request to an address that a player has chosen. */
export interface OutboundRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer>;
  /** The statuses that mean that the address is gone for good. */
  readonly gone: readonly number[];
}

/**
 * Sends a request, follows no redirect, and reads only the status of the answer and how long to wait: the rest comes from a stranger's
 * server and is of no use to us. Throws nothing, and takes ten seconds at most.
 */
export async function post({ url, headers, body, gone }: OutboundRequest, settings: Settings): Promise<SendResult> {
  // Checked when it was stored as well; the settings or our rules may have changed since.
  if (!isAllowedTarget(url, settings)) return { kind: 'never', trouble: 'private-address' };
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    // Closes the connection, however long the answer is.
    await answer.body?.cancel().catch(() => undefined);
    return resultOf(answer, gone);
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return { kind: 'later', trouble: isLate ? 'timed-out' : 'unreachable' };
  }
}

function resultOf({ status, headers }: Response, gone: readonly number[]): SendResult {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (gone.includes(status)) return { kind: 'never', trouble: 'gone' };
  if (status !== 429 && status < 500) return { kind: 'never', trouble: 'refused' };
  const wait = status === 429 || status === 503 ? retryAfterIn(headers, Date.now()) : null;
  return { kind: 'later', trouble: 'busy', ...(wait !== null && { wait }) };
}
