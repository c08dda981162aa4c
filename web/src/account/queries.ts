import type { Device, HandOff, Passkey } from '@slow-train/protocol';
import { browserName } from '#words';
import { type Query, useQuery } from '../client/query.ts';
import { fetchDevices, fetchHandOff, fetchPasskeys } from './requests.ts';

export const ACCOUNT_KEYS = {
  devices: ['devices'] as const,
  passkeys: ['passkeys'] as const,
  handOff: (id: string) => ['hand-off', id] as const,
};

/** Something with a user agent, plus a readable name of that browser. */
type WithDeviceName<T> = T & { readonly deviceName: string };

/** The signed-in browsers: this one first, then by latest use. */
export function useDevices(): Query<readonly WithDeviceName<Device>[]> {
  return useQuery({
    queryKey: ACCOUNT_KEYS.devices,
    queryFn: async ({ signal }) => {
      const devices = await fetchDevices(signal);
      return devices
        .map((device) => ({ ...device, deviceName: browserName(device.userAgent) }))
        .toSorted(
          (one, other) =>
            Number(other.isThis) - Number(one.isThis) || Date.parse(other.lastUsedAt) - Date.parse(one.lastUsedAt),
        );
    },
  });
}

export function usePasskeys(): Query<readonly Passkey[]> {
  return useQuery({ queryKey: ACCOUNT_KEYS.passkeys, queryFn: ({ signal }) => fetchPasskeys(signal) });
}

/** The interval between checks whether a displayed code has been scanned. */
const HAND_OFF_PACE = 2_500;

/** The state of a displayed hand-off code. */
export function useHandOff(id: string): Query<WithDeviceName<HandOff>> {
  return useQuery({
    queryKey: ACCOUNT_KEYS.handOff(id),
    queryFn: async ({ signal }) => {
      const handOff = await fetchHandOff(id, signal);
      return { ...handOff, deviceName: handOff.userAgent === null ? '' : browserName(handOff.userAgent) };
    },
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.state === 'waiting' ? HAND_OFF_PACE : false,
    gcTime: 0,
  });
}
