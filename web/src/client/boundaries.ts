import type { Boundary } from '@slow-train/protocol';
import { api, call } from './call.ts';
import { KEYS, useQuery, type Query } from './query.ts';

/** The people that the player has muted or blocked, latest first. */
export function useBoundaries(): Query<readonly Boundary[]> {
  return useQuery({
    queryKey: KEYS.boundaries,
    queryFn: async ({ signal }) => (await call(api.me.boundaries.$get, {}, signal)).boundaries,
  });
}

/** Unmutes or unblocks somebody. */
export function removeBoundary(id: string): Promise<void> {
  return call(api.me.boundaries[':id'].$delete, { param: { id } });
}

/** Blocks the person in a seat. */
export function blockSeat(id: string, seat: number): Promise<void> {
  return call(api.games[':id'].seats[':seat'].block.$put, { param: { id, seat: String(seat) } });
}
