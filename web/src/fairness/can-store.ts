const KEY = 'slow-train:probe';
/** As long as the data kept of a round with many seats. */
const PROBE = '.'.repeat(2048);

/** Whether this browser can store its data on a deal. If not (private windows), no deal waits for it. */
export function canStore(storage: () => Storage = () => localStorage): boolean {
  try {
    storage().setItem(KEY, PROBE);
    storage().removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}
