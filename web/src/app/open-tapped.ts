import { useNavigate } from '@solidjs/router';
import { onCleanup, onMount } from 'solid-js';
import { takeTapped } from '../client/tapped.ts';

/** Goes to the page of a push that was tapped just now, where the system has started the app at another one. */
export function openTapped(): void {
  const navigate = useNavigate();
  const go = async (): Promise<void> => {
    const path = await takeTapped();
    if (path !== null && path !== location.pathname) navigate(path);
  };
  const look = (): void => {
    if (document.visibilityState !== 'visible' || !('caches' in globalThis)) return;
    // Without a cache the app stays where it is.
    void go().catch(() => undefined);
  };
  onMount(look);
  document.addEventListener('visibilitychange', look);
  onCleanup(() => document.removeEventListener('visibilitychange', look));
}
