import type { Hideable, Profile, Year } from '@slow-train/protocol';
import { api, call } from './call.ts';
import { KEYS, queryClient, useQuery, type Query } from './query.ts';

/** The player's own profile, with what others do not see of it. */
export function useOwnProfile(): Query<Profile> {
  return useQuery({ queryKey: KEYS.profile, queryFn: ({ signal }) => call(api.me.profile.$get, {}, signal) });
}

/** The profile of whoever sits in a seat of one of the player's games. */
export function useProfileAt(id: string, seat: number): Query<Profile> {
  const param = { id, seat: String(seat) };
  return useQuery({
    queryKey: KEYS.profileAt(id, seat),
    queryFn: ({ signal }) => call(api.games[':id'].seats[':seat'].profile.$get, { param }, signal),
  });
}

/** What a year's finished games were for the player. */
export function useYear(year: number): Query<Year> {
  const param = { year: String(year) };
  return useQuery({
    queryKey: KEYS.year(year),
    queryFn: ({ signal }) => call(api.me.years[':year'].$get, { param }, signal),
  });
}

/** Sets what others do not see of the player's profile. */
export async function hideInProfile(hides: readonly Hideable[]): Promise<void> {
  const profile = await call(api.me.profile.$put, { json: { hides: [...hides] } });
  queryClient.setQueryData<Profile>(KEYS.profile, profile);
}
