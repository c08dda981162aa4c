import type { NewReport, OwnReport, Sanction } from '@slow-train/protocol';
import { api, call } from './call.ts';
import { KEYS, useQuery, type Query } from './query.ts';

// Reports, and the operator's sanctions on the player.

/** Reports somebody to the operator. Safe to repeat: the same key reports only once. */
export function sendReport(id: string, about: NewReport, key: string): Promise<void> {
  return call(api.games[':id'].reports.$post, { param: { id }, json: about, header: { 'idempotency-key': key } });
}

/** The player's reports, latest first. */
export function useOwnReports(): Query<readonly OwnReport[]> {
  return useQuery({
    queryKey: KEYS.reports,
    queryFn: async ({ signal }) => (await call(api.me.reports.$get, {}, signal)).reports,
  });
}

/** The operator's sanctions on the player, latest first. */
export function useSanctions(): Query<readonly Sanction[]> {
  return useQuery({
    queryKey: KEYS.sanctions,
    queryFn: async ({ signal }) => (await call(api.me.sanctions.$get, {}, signal)).sanctions,
  });
}

/** Appeals against a sanction that is in force, once. */
export function sendAppeal(id: string, text: string): Promise<void> {
  return call(api.me.sanctions[':id'].appeal.$put, { param: { id }, json: { text } });
}
