import { createRoot, createSignal, type Accessor } from 'solid-js';

/** What the last request found out; the browser only knows whether there is a cable. */
const [reached, setReached] = createSignal(true);
const [cable, setCable] = createRoot(() => createSignal(globalThis.navigator?.onLine ?? true));

globalThis.addEventListener?.('online', () => setCable(true));
globalThis.addEventListener?.('offline', () => setCable(false));

/** Whether the service can be reached, as far as one can tell. */
export const online: Accessor<boolean> = () => cable() && reached();

/** To be told of every request: whether any answer came at all. */
export function noteReached(isReached: boolean): void {
  setReached(isReached);
}

/**
 * Waits, but not longer than it has to: returns at once when the connection comes back
 * or when the page is looked at again.
 */
export function waitToRetry(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const visible = (): void => {
      if (document.visibilityState === 'visible') done();
    };
    const done = (): void => {
      clearTimeout(timer);
      removeEventListener('online', done);
      document.removeEventListener('visibilitychange', visible);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done);
    document.addEventListener('visibilitychange', visible);
    signal?.addEventListener('abort', done);
  });
}
