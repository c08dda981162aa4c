import { createSignal, onCleanup, type Accessor } from 'solid-js';
import { pushState } from '../../notifications/push-state.ts';

/** How it is with pushes in this very browser. */
export type DevicePush = 'on' | 'off' | 'blocked' | 'homeScreen' | 'unable' | 'unconfigured';

/**
 * How it is with pushes here, looked at again whenever somebody comes back to the page: perhaps from the settings of
 * the browser.
 * @param told whether this server sends pushes, and whether it knows this browser
 */
export function createDevicePush(told: Accessor<{ readonly isConfigured: boolean; readonly isKnown: boolean }>): {
  readonly here: Accessor<DevicePush>;
  lookAgain(): void;
} {
  const [state, setState] = createSignal(pushState());
  const lookAgain = (): void => void setState(pushState());
  window.addEventListener('focus', lookAgain);
  onCleanup(() => window.removeEventListener('focus', lookAgain));
  const here = (): DevicePush => {
    if (!told().isConfigured) return 'unconfigured';
    const now = state();
    switch (now) {
      case 'unable':
        return isAppleTouch() ? 'homeScreen' : 'unable';
      case 'denied':
        return 'blocked';
      case 'default':
        return 'off';
      case 'granted':
        return told().isKnown ? 'on' : 'off';
      default:
        return now satisfies never;
    }
  };
  return { here, lookAgain };
}

/** There a page is told only once it lies on the home screen. An iPad says that it is a Mac, but can be touched. */
function isAppleTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
