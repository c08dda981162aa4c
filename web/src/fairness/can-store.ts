const PLACE = 'slow-train:probe';
/** As long as what is kept of a round at a large table. */
const PROBE = '.'.repeat(2048);

/** Whether this browser can keep what a part in a deal needs: a private window may not, and then nobody waits for it. */
export function canStore(storage: () => Storage = () => localStorage): boolean {
  try {
    storage().setItem(PLACE, PROBE);
    storage().removeItem(PLACE);
    return true;
  } catch {
    return false;
  }
}
