import type { AccountView } from '@slow-train/protocol';
import { KNOWN } from '../client/known.ts';
import { forgetEverything, KEYS, queryClient } from '../client/query.ts';

/** Updates the whole app after somebody has signed in. */
export function startSession(me: AccountView): void {
  const before = queryClient.getQueryData<AccountView | null>(KEYS.me);
  if (before && before.id !== me.id) forgetEverything();
  claimUnsent(me.id);
  queryClient.setQueryData(KEYS.me, me);
}

/** Updates the whole app after signing out, and leaves nothing of the account in this browser. */
export function clearSession(): void {
  queryClient.setQueryData(KEYS.me, null);
  forgetEverything();
  clearStored(() => localStorage);
  clearStored(() => sessionStorage);
}

/** Keys that this browser's next user inherits: the look of the page. */
const OF_DEVICE = new Set([
  'slow-train:theme',
  'slow-train:numerals',
  'slow-train:language',
  'slow-train:region',
  'slow-train:hours',
]);

/** Deletes everything of ours but the device's own settings: moves and notes not yet sent, dealt hands, addresses. */
function clearStored(storage: () => Storage): void {
  try {
    const kept = storage();
    for (const key of keysIn(kept)) if (key.startsWith('slow-train:') && !OF_DEVICE.has(key)) kept.removeItem(key);
  } catch {
    // Without storage nothing was left behind.
  }
}

/** A copy: deleting an item changes the numbers of the others. */
function keysIn(storage: Storage): readonly string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
}

const OWNER = 'slow-train:owner';
/** Beginnings of the keys of data that the service does not have yet, and of data that the page has read. */
const UNSENT = ['slow-train:player-state:', 'slow-train:desk:', 'slow-train:intent:', 'slow-train:plan:', KNOWN];

/**
 * Assigns unsent data to this account. Deletes the data of another account from this browser: it must be neither sent
 * under another name nor read there.
 */
export function claimUnsent(account: string, storage: () => Storage = () => localStorage): void {
  try {
    const kept = storage();
    if (kept.getItem(OWNER) === account) return;
    for (const key of keysIn(kept)) if (UNSENT.some((prefix) => key.startsWith(prefix))) kept.removeItem(key);
    kept.setItem(OWNER, account);
  } catch {
    // Without storage nothing was left behind.
  }
}
