/** No more other requests than this save first within one request. */
const MOST_ATTEMPTS = 32;

/** How often a save is attempted, and the result if another request always saves first. */
interface Attempts<T> {
  readonly busy: () => T;
  readonly most?: number | undefined;
}

/**
 * Attempts a save until no other request saves first (optimistic versioning).
 * @param attempt loads, decides and saves; null if another request saved first
 */
export async function untilSaved<T>(
  { busy, most = MOST_ATTEMPTS }: Attempts<T>,
  attempt: () => Promise<T | null>,
): Promise<T> {
  for (let attempts = 0; attempts < most; attempts++) {
    const result = await attempt();
    if (result !== null) return result;
  }
  return busy();
}
