import type { NewReport, OwnReport, Sanction } from '@slow-train/protocol';
import { api, call } from './call.ts';
import { KEYS, useQuery, type Query } from './query.ts';

// Reports, and what the operator has imposed on the player.

/** Reports somebody to the operator. Safe to repeat: the same key reports only once. */
export function sendReport(id: string, about: NewReport, key: string): Promise<void> {
  return call(api.games[':id'].reports.$post, { param: { id }, json: about, header: { 'idempotency-key': key } });
}

/** Whom the player has reported, latest first. */
export function useOwnReports(): Query<readonly OwnReport[]> {
  return useQuery({
    queryKey: KEYS.reports,
    queryFn: async ({ signal }) => (await call(api.me.reports.$get, {}, signal)).reports,
  });
}

/** What the operator has imposed on the player, latest first. */
export function useSanctions(): Query<readonly Sanction[]> {
  return useQuery({
    queryKey: KEYS.sanctions,
    queryFn: async ({ signal }) => (await call(api.me.sanctions.$get, {}, signal)).sanctions,
  });
}

/** Appeals against something that is in force, once. */
export function sendAppeal(id: string, text: string): Promise<void> {
  return call(api.me.sanctions[':id'].appeal.$put, { param: { id }, json: { text } });
}
