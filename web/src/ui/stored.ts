/**
 * Returns a value stored in this browser; null if there is none or storage is blocked (private windows).
 * @param storage where: until it is deleted (`localStorage`), or as long as the tab (`sessionStorage`)
 */
export function readStored(key: string, storage: () => Storage = () => localStorage): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value in this browser, null deletes it. Returns whether it will be there after a reload. */
export function writeStored(key: string, value: string | null, storage: () => Storage = () => localStorage): boolean {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
