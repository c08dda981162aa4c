import type { AccountView } from '@slow-train/protocol';
import { forgetEverything, KEYS, queryClient } from '../client/query.ts';

/** Updates the whole app after somebody has signed in. */
export function startSession(me: AccountView): void {
  const before = queryClient.getQueryData<AccountView | null>(KEYS.me);
  if (before && before.id !== me.id) forgetEverything();
  claimUnsent(me.id);
  queryClient.setQueryData(KEYS.me, me);
}

/** Updates the whole app after signing out. */
export function endSession(): void {
  queryClient.setQueryData(KEYS.me, null);
  forgetEverything();
}

const OWNER = 'slow-train:owner';
/** Keys of data that a page stores until the service has it. */
const UNSENT = ['slow-train:desk:', 'slow-train:intent:'];

/**
 * Assigns unsent data to this account. Deletes what another account left behind in this browser: it must be neither
 * sent under another name nor read there.
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
