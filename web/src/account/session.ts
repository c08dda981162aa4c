import type { AccountView } from '@slow-train/protocol';
import { forgetEverything, KEYS, queryClient } from '../client/query.ts';

/** Lets every page know who is signed in now. */
export function startSession(me: AccountView): void {
  const before = queryClient.getQueryData<AccountView | null>(KEYS.me);
  if (before && before.id !== me.id) forgetEverything();
  claimUnsent(me.id);
  queryClient.setQueryData(KEYS.me, me);
}

/** Lets every page know that nobody is signed in any more. */
export function endSession(): void {
  queryClient.setQueryData(KEYS.me, null);
  forgetEverything();
}

const OWNER = 'slow-train:owner';
/** What a page keeps for its player until the service has it. */
const UNSENT = ['slow-train:desk:', 'slow-train:intent:'];

/**
 * What is not sent yet belongs to this account from now on. What somebody else left behind in this browser is forgotten:
 * it must not be sent under another name, nor be read there.
 */
export function claimUnsent(account: string, storage: () => Storage = () => localStorage): void {
  try {
    const kept = storage();
    if (kept.getItem(OWNER) === account) return;
    const keys = Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '');
    for (const key of keys) if (UNSENT.some((prefix) => key.startsWith(prefix))) kept.removeItem(key);
    kept.setItem(OWNER, account);
  } catch {
    // Without storage nothing was left behind.
  }
}
