import type { SeatLinks } from '@slow-train/protocol';
import { api, call } from './call.ts';
import { KEYS, useQuery, type Query } from './query.ts';

/** The links of the seats that are kept for the people of an evening; for the host. */
export function useSeatLinks(id: string): Query<SeatLinks> {
  return useQuery({
    queryKey: KEYS.seatLinks(id),
    queryFn: ({ signal }) => call(api.games[':id']['seat-links'].$get, { param: { id } }, signal),
  });
}
