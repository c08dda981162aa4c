import type { NotificationPreferences, GameNotificationPreferences, GameNotifications } from '@slow-train/protocol';
import type { QueryKey } from '@tanstack/query-core';
import type { Accessor } from 'solid-js';
import { isSessionLost, KEYS, queryClient } from '../../client/query.ts';
import { NOTIFICATION_KEYS, withDeviceNames, type OwnNotifications } from '../../notifications/queries.ts';
import { saveNotifications, saveGameNotifications } from '../../notifications/requests.ts';
import { createAutosave, type Autosave } from './autosave.ts';

/** My choices, each of which is saved as it is made. */
export function createPreferences(told: Accessor<OwnNotifications>): Autosave<NotificationPreferences> {
  const take = useTake();
  return createAutosave(
    () => told().choices,
    (choices) => take(NOTIFICATION_KEYS.mine, async () => withDeviceNames(await saveNotifications(choices))),
  );
}

/** What is different at one table, each change of which is saved as it is made. */
export function createGamePreferences(
  id: string,
  told: Accessor<GameNotifications>,
): Autosave<GameNotificationPreferences> {
  const take = useTake();
  return createAutosave(
    () => told().events,
    async (events) => {
      await take(NOTIFICATION_KEYS.table(id), () => saveGameNotifications(id, events));
      // It is in the list of tables now that have their own way, or no longer.
      void queryClient.invalidateQueries({ queryKey: NOTIFICATION_KEYS.mine });
    },
  );
}

/** Takes in what the service answers to a change; an older answer that is still under way must not undo it. */
function useTake(): <T>(queryKey: QueryKey, send: () => Promise<T>) => Promise<void> {
  return async (queryKey, send) => {
    try {
      const answer = await send();
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, answer);
    } catch (error) {
      if (isSessionLost(error)) queryClient.setQueryData(KEYS.me, null);
      throw error;
    }
  };
}
