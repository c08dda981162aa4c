import type { Notifications, PushDevice, GameNotifications } from '@slow-train/protocol';
import { browserName } from '@slow-train/words';
import { type Query, useQuery } from '../client/query.ts';
import { readNotifications, readGameNotifications } from './requests.ts';

export const NOTIFICATION_KEYS = {
  mine: ['notifications'] as const,
  table: (id: string) => ['table-notifications', id] as const,
};

/** A browser that gets pushes, and what people call it. */
export type NamedDevice = PushDevice & { readonly deviceName: string };
/** How I am told, with names for my devices. */
export interface OwnNotifications extends Omit<Notifications, 'push'> {
  readonly push: { readonly key: string | null; readonly devices: readonly NamedDevice[] };
}

/** Gives the devices the names that people give them. */
export function withDeviceNames(told: Notifications): OwnNotifications {
  const devices = told.push.devices.map((device) => ({ ...device, deviceName: browserName(device.userAgent) }));
  return { ...told, push: { ...told.push, devices } };
}

/** How I am told, everywhere. */
export function useNotifications(): Query<OwnNotifications> {
  return useQuery({
    queryKey: NOTIFICATION_KEYS.mine,
    queryFn: async ({ signal }) => withDeviceNames(await readNotifications(signal)),
  });
}

/** How I am told at one table. */
export function useGameNotifications(id: string): Query<GameNotifications> {
  return useQuery({
    queryKey: NOTIFICATION_KEYS.table(id),
    queryFn: ({ signal }) => readGameNotifications(id, signal),
  });
}
