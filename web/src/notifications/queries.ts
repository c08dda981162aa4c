import type { Companion, Notifications, PushDevice, GameNotifications } from '@slow-train/protocol';
import { browserName } from '#words';
import { type Query, useQuery } from '../client/query.ts';
import { fetchCompanions, fetchNotifications, fetchGameNotifications } from './requests.ts';

export const NOTIFICATION_KEYS = {
  mine: ['notifications'] as const,
  table: (id: string) => ['table-notifications', id] as const,
};

/** A browser that gets pushes, with its usual name. */
export type NamedDevice = PushDevice & { readonly deviceName: string };
/** The notification settings of the account, with names for its devices. */
export interface OwnNotifications extends Omit<Notifications, 'push'> {
  readonly push: { readonly key: string | null; readonly devices: readonly NamedDevice[] };
}

/** Adds the usual names of the devices' browsers. */
export function withDeviceNames(notifications: Notifications): OwnNotifications {
  const devices = notifications.push.devices.map((device) => ({
    ...device,
    deviceName: browserName(device.userAgent),
  }));
  return { ...notifications, push: { ...notifications.push, devices } };
}

/** The people the account has played with, latest first. */
export function useCompanions(): Query<readonly Companion[]> {
  return useQuery({
    queryKey: ['companions'],
    queryFn: ({ signal }) => fetchCompanions(signal),
    // The list does not change while the host waits.
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
  });
}

/** The notification settings of the account, for all games. */
export function useNotifications(): Query<OwnNotifications> {
  return useQuery({
    queryKey: NOTIFICATION_KEYS.mine,
    queryFn: async ({ signal }) => withDeviceNames(await fetchNotifications(signal)),
  });
}

/** The notification settings of the account, for one game. */
export function useGameNotifications(id: string): Query<GameNotifications> {
  return useQuery({
    queryKey: NOTIFICATION_KEYS.table(id),
    queryFn: ({ signal }) => fetchGameNotifications(id, signal),
  });
}
