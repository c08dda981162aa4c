import type { Hideable, Profile, Year } from '@slow-train/protocol';
import { api, call } from './call.ts';
import { KEYS, queryClient, useQuery, type Query } from './query.ts';

/** The player's own profile, including the parts that others do not see. */
export function useOwnProfile(): Query<Profile> {
  return useQuery({ queryKey: KEYS.profile, queryFn: ({ signal }) => call(api.me.profile.$get, {}, signal) });
}

/** The profile of the person in a seat of one of the player's games. */
export function useProfileAt(id: string, seat: number): Query<Profile> {
  const param = { id, seat: String(seat) };
  return useQuery({
    queryKey: KEYS.profileAt(id, seat),
    queryFn: ({ signal }) => call(api.games[':id'].seats[':seat'].profile.$get, { param }, signal),
  });
}

/** The player's finished games of a year. */
export function useYear(year: number): Query<Year> {
  const param = { year: String(year) };
  return useQuery({
    queryKey: KEYS.year(year),
    queryFn: ({ signal }) => call(api.me.years[':year'].$get, { param }, signal),
  });
}

/** Sets the parts of the player's profile that others do not see. */
export async function hideInProfile(hides: readonly Hideable[]): Promise<void> {
  const profile = await call(api.me.profile.$put, { json: { hides: [...hides] } });
  queryClient.setQueryData<Profile>(KEYS.profile, profile);
}
