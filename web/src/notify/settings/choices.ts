import type { NotifyChoices, TableEvents, TableNotifications } from '@slow-train/protocol';
import { useQueryClient, type QueryKey } from '@tanstack/solid-query';
import type { Accessor } from 'solid-js';
import { Refused } from '../../api/http.ts';
import { KEYS } from '../../api/queries.ts';
import { NOTIFY_KEYS, withNames, type OwnNotifications } from '../queries.ts';
import { saveNotifications, saveTableNotifications } from '../requests.ts';
import { createKeeper, type Keeper } from './keeper.ts';

/** My choices, each of which is saved as it is made. */
export function createChoices(told: Accessor<OwnNotifications>): Keeper<NotifyChoices> {
  const take = useTake();
  return createKeeper(
    () => told().choices,
    (choices) => take(NOTIFY_KEYS.mine, async () => withNames(await saveNotifications(choices))),
  );
}

/** What is different at one table, each change of which is saved as it is made. */
export function createTableEvents(id: string, told: Accessor<TableNotifications>): Keeper<TableEvents> {
  const client = useQueryClient();
  const take = useTake();
  return createKeeper(
    () => told().events,
    async (events) => {
      await take(NOTIFY_KEYS.table(id), () => saveTableNotifications(id, events));
      // It is in the list of tables now that have their own way, or no longer.
      void client.invalidateQueries({ queryKey: NOTIFY_KEYS.mine });
    },
  );
}

/** Takes in what the service answers to a change; an older answer that is still under way must not undo it. */
function useTake(): <T>(queryKey: QueryKey, send: () => Promise<T>) => Promise<void> {
  const client = useQueryClient();
  return async (queryKey, send) => {
    try {
      const answer = await send();
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, answer);
    } catch (error) {
      if (error instanceof Refused && error.status === 401) client.setQueryData(KEYS.me, null);
      throw error;
    }
  };
}
