import type { Notifications, PushDevice, TableNotifications } from '@slow-train/protocol';
import { calledBy } from '../account/queries.ts';
import { watchQuery, type Watched } from '../api/watch.ts';
import { accountText } from '../text/account.ts';
import { readNotifications, readTableNotifications } from './requests.ts';

export const NOTIFY_KEYS = {
  mine: ['notifications'] as const,
  table: (id: string) => ['table-notifications', id] as const,
};

/** A browser that gets pushes, and what people call it. */
export type CalledDevice = PushDevice & { readonly called: string };
/** How I am told, with names for my devices. */
export interface OwnNotifications extends Omit<Notifications, 'push'> {
  readonly push: { readonly key: string | null; readonly devices: readonly CalledDevice[] };
}

/** Gives the devices the names that people give them. */
export async function withNames(told: Notifications): Promise<OwnNotifications> {
  const devices = told.push.devices.map(async (device) => {
    // The list of all browsers may not be there when it is wanted; that is no reason to show nothing.
    const called = await calledBy(device.userAgent).catch(() => accountText.unknownBrowser);
    return { ...device, called };
  });
  return { ...told, push: { ...told.push, devices: await Promise.all(devices) } };
}

/** How I am told, everywhere. */
export function useNotifications(): Watched<OwnNotifications> {
  return watchQuery({
    queryKey: NOTIFY_KEYS.mine,
    queryFn: async ({ signal }) => withNames(await readNotifications(signal)),
  });
}

/** How I am told at one table. */
export function useTableNotifications(id: string): Watched<TableNotifications> {
  return watchQuery({ queryKey: NOTIFY_KEYS.table(id), queryFn: ({ signal }) => readTableNotifications(id, signal) });
}
