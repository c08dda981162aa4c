import { createRoot, createSignal, type Accessor } from 'solid-js';

/** Whether the last request got an answer; the browser only knows whether a network is connected. */
const [reached, setReached] = createSignal(true);
const [hasNetwork, setHasNetwork] = createRoot(() => createSignal(globalThis.navigator?.onLine ?? true));

globalThis.addEventListener?.('online', () => setHasNetwork(true));
globalThis.addEventListener?.('offline', () => setHasNetwork(false));

/** Whether the service can be reached, as far as is known. */
export const online: Accessor<boolean> = () => hasNetwork() && reached();

/** Records whether a request got any answer; call it after every request. */
export function recordReached(isReached: boolean): void {
  setReached(isReached);
}

/**
 * Waits for this time at most: returns at once when the connection comes back, the page becomes visible, or `signal`
 * aborts.
 * @param least the milliseconds that the service asks to wait: only `signal` ends them
 */
export function waitToRetry(milliseconds: number, signal?: AbortSignal, least = 0): Promise<void> {
  return new Promise((resolve) => {
    const begunAt = Date.now();
    const back = (): void => {
      if (Date.now() - begunAt >= least) done();
    };
    const visible = (): void => {
      if (document.visibilityState === 'visible') back();
    };
    const done = (): void => {
      clearTimeout(timer);
      removeEventListener('online', back);
      document.removeEventListener('visibilitychange', visible);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, Math.max(milliseconds, least));
    addEventListener('online', back);
    document.addEventListener('visibilitychange', visible);
    signal?.addEventListener('abort', done);
  });
}
