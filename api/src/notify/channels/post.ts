import type { Settings } from '../../env.ts';
import { PATIENCE } from '../../mail/mail.ts';
import type { Outcome } from '../told.ts';
import { isAllowedTarget } from './targets.ts';

/** One request to an address that somebody else has named. */
export interface Posted {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer>;
  /** The statuses that say that nobody will ever be there again. */
  readonly gone: readonly number[];
}

/**
 * Sends it, follows no redirect, and reads nothing of the answer but its status: what a stranger's server has to say is
 * none of our business. Throws nothing, and takes ten seconds at most.
 */
export async function post({ url, headers, body, gone }: Posted, settings: Settings): Promise<Outcome> {
  // Asked when it was stored as well; the settings, or our rules, may be others since.
  if (!isAllowedTarget(url, settings)) return { kind: 'never', trouble: 'private-address' };
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    // Else the connection would stay open until they have said it all.
    await answer.body?.cancel().catch(() => undefined);
    return outcomeOf(answer.status, gone);
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return { kind: 'later', trouble: isLate ? 'timed-out' : 'unreachable' };
  }
}

function outcomeOf(status: number, gone: readonly number[]): Outcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (gone.includes(status)) return { kind: 'never', trouble: 'gone' };
  return status === 429 || status >= 500 ? { kind: 'later', trouble: 'busy' } : { kind: 'never', trouble: 'refused' };
}
