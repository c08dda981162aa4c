import type { Accessor } from 'solid-js';
import { isHelpedByHomeScreen } from '../../ui/browser-kind.ts';
import { createPushState } from '../../notifications/push-state.ts';

/** The state of push notifications in this browser. */
export type DevicePush = 'on' | 'off' | 'blocked' | 'homeScreen' | 'unable' | 'unconfigured';

/**
 * Follows the state of push notifications here.
 * @param server whether this server sends pushes, and whether it knows this browser
 */
export function createDevicePush(server: Accessor<{ readonly isConfigured: boolean; readonly isKnown: boolean }>): {
  readonly here: Accessor<DevicePush>;
  recheck(): void;
} {
  const { state, recheck } = createPushState();
  const here = (): DevicePush => {
    if (!server().isConfigured) return 'unconfigured';
    const now = state();
    switch (now) {
      case 'unable':
        // Apple allows pushes only for pages on the home screen.
        return isHelpedByHomeScreen() ? 'homeScreen' : 'unable';
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
