/** What a failed start of Wrangler has to say; it wraps errors in events and events in errors. */
export function wordsOf(cause: unknown): string {
  if (typeof cause !== 'object' || cause === null) return String(cause);
  if ('cause' in cause && cause.cause !== undefined) return wordsOf(cause.cause);
  if ('errors' in cause && Array.isArray(cause.errors)) return cause.errors.map(bundlerError).join('\n');
  return cause instanceof Error ? cause.message : JSON.stringify(cause);
}

function bundlerError(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('text' in error)) return String(error);
  const at = 'location' in error && typeof error.location === 'object' ? error.location : null;
  const place = at !== null && 'file' in at && 'line' in at ? `${String(at.file)}:${String(at.line)}: ` : '';
  return place + String(error.text);
}
