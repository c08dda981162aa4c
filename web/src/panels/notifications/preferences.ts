import type { NotificationPreferences, GameNotificationPreferences, GameNotifications } from '@slow-train/protocol';
import type { QueryKey } from '@tanstack/query-core';
import type { Accessor } from 'solid-js';
import { isSessionLost, KEYS, queryClient } from '../../client/query.ts';
import { NOTIFICATION_KEYS, withDeviceNames, type OwnNotifications } from '../../notifications/queries.ts';
import { saveNotifications, saveGameNotifications } from '../../notifications/requests.ts';
import { createAutosave, type Autosave } from './autosave.ts';

/** Returns my notification preferences; each change is saved at once. */
export function createPreferences(saved: Accessor<OwnNotifications>): Autosave<NotificationPreferences> {
  const take = useTake();
  return createAutosave(
    () => saved().choices,
    (choices) => take(NOTIFICATION_KEYS.mine, async () => withDeviceNames(await saveNotifications(choices))),
  );
}

/** Returns the preferences of one game that differ from the general ones; each change is saved at once. */
export function createGamePreferences(
  id: string,
  saved: Accessor<GameNotifications>,
): Autosave<GameNotificationPreferences> {
  const take = useTake();
  return createAutosave(
    () => saved().events,
    async (events) => {
      await take(NOTIFICATION_KEYS.table(id), () => saveGameNotifications(id, events));
      // The game is now in the list of games with preferences of their own, or no longer.
      void queryClient.invalidateQueries({ queryKey: NOTIFICATION_KEYS.mine });
    },
  );
}

/** Returns a function that stores the answer to a change; cancels older requests so that they cannot undo it. */
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
