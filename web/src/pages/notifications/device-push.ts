import { createSignal, onCleanup, type Accessor } from 'solid-js';
import { pushState } from '../../notifications/push-state.ts';

/** The state of push notifications in this browser. */
export type DevicePush = 'on' | 'off' | 'blocked' | 'homeScreen' | 'unable' | 'unconfigured';

/**
 * Follows the state of push notifications here, checked again whenever the page gets the focus: the player may have
 * changed the browser's settings.
 * @param server whether this server sends pushes, and whether it knows this browser
 */
export function createDevicePush(server: Accessor<{ readonly isConfigured: boolean; readonly isKnown: boolean }>): {
  readonly here: Accessor<DevicePush>;
  recheck(): void;
} {
  const [state, setState] = createSignal(pushState());
  const recheck = (): void => void setState(pushState());
  window.addEventListener('focus', recheck);
  onCleanup(() => window.removeEventListener('focus', recheck));
  const here = (): DevicePush => {
    if (!server().isConfigured) return 'unconfigured';
    const now = state();
    switch (now) {
      case 'unable':
        return isAppleTouch() ? 'homeScreen' : 'unable';
      case 'denied':
        return 'blocked';
      case 'default':
        return 'off';
      case 'granted':
        return server().isKnown ? 'on' : 'off';
      default:
        return now satisfies never;
    }
  };
  return { here, recheck };
}

/** Apple allows pushes only for pages on the home screen. An iPad identifies as a Mac, but has a touch screen. */
function isAppleTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
