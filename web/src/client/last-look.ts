import { onCleanup, type Accessor } from 'solid-js';

/** Follows when the page was opened or last came to the front, in milliseconds by this device's clock. */
export function createLastLook(): Accessor<number> {
  let lookedAt = Date.now();
  const look = (): void => {
    if (document.visibilityState === 'visible') lookedAt = Date.now();
  };
  document.addEventListener('visibilitychange', look);
  onCleanup(() => document.removeEventListener('visibilitychange', look));
  return () => lookedAt;
}
