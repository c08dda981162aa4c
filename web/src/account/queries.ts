import type { Device, HandOff, Passkey } from '@slow-train/protocol';
import { reach } from '../api/http.ts';
import { watchQuery, type Watched } from '../api/watch.ts';
import { readDevices, readHandOff, readPasskeys } from './requests.ts';

export const OWN_KEYS = {
  devices: ['devices'] as const,
  passkeys: ['passkeys'] as const,
  handOff: (id: string) => ['hand-off', id] as const,
};

/** Something with a browser's words for itself, and what people call such a browser. */
type Called<T> = T & { readonly called: string };

/** What a browser is called: `Firefox on Android`. The list of them all is large, so it comes when it is needed. */
export async function calledBy(userAgent: string): Promise<string> {
  const { deviceName } = await reach(() => import('./device-name.ts'));
  return deviceName(userAgent);
}

/** Where I am signed in, this browser first, then what was used last. */
export function useDevices(): Watched<readonly Called<Device>[]> {
  return watchQuery({
    queryKey: OWN_KEYS.devices,
    queryFn: async ({ signal }) => {
      const devices = await readDevices(signal);
      const called = devices.map(async (device) => ({ ...device, called: await calledBy(device.userAgent) }));
      return (await Promise.all(called)).toSorted(
        (one, other) =>
          Number(other.isThis) - Number(one.isThis) || Date.parse(other.lastUsedAt) - Date.parse(one.lastUsedAt),
      );
    },
  });
}

export function usePasskeys(): Watched<readonly Passkey[]> {
  return watchQuery({ queryKey: OWN_KEYS.passkeys, queryFn: ({ signal }) => readPasskeys(signal) });
}

/** How often a screen with a code on it looks whether that was scanned. */
const HAND_OFF_PACE = 2_500;

/** What has become of the code on this screen. */
export function useHandOff(id: string): Watched<Called<HandOff>> {
  return watchQuery({
    queryKey: OWN_KEYS.handOff(id),
    queryFn: async ({ signal }) => {
      const handOff = await readHandOff(id, signal);
      return { ...handOff, called: handOff.userAgent === null ? '' : await calledBy(handOff.userAgent) };
    },
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.state === 'waiting' ? HAND_OFF_PACE : false,
    gcTime: 0,
  });
}
