/** A new Idempotency-Key: one for each intent, the same for all its retries. */
export function newKey(): string {
  // randomUUID is missing on plain http, as when somebody tries the game over the local network.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
