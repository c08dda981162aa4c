import type { SavedSetup } from '@slow-train/protocol';
import { api, call } from './call.ts';
import { KEYS, queryClient, useQuery, type Query } from './query.ts';

/** The player's saved set-ups for new games, oldest first. */
export function useSetups(): Query<readonly SavedSetup[]> {
  return useQuery({
    queryKey: KEYS.setups,
    queryFn: async ({ signal }) => (await call(api.me.setups.$get, {}, signal)).setups,
    refetchOnWindowFocus: false,
  });
}

/** Saves a set-up. Safe to repeat. */
export async function saveSetup(json: SavedSetup): Promise<void> {
  await call(api.me.setups.$post, { json });
  await queryClient.invalidateQueries({ queryKey: KEYS.setups });
}

/** Replaces a saved set-up. */
export async function replaceSetup({ id, ...json }: SavedSetup): Promise<void> {
  await call(api.me.setups[':id'].$put, { param: { id }, json });
  await queryClient.invalidateQueries({ queryKey: KEYS.setups });
}

/** Deletes a set-up. */
export async function deleteSetup(id: string): Promise<void> {
  await call(api.me.setups[':id'].$delete, { param: { id } });
  await queryClient.invalidateQueries({ queryKey: KEYS.setups });
}
