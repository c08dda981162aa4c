import type { MeasuredLength } from '@slow-train/protocol';
import type { PresetName } from '@slow-train/rules';
import { createMemo } from 'solid-js';
import { api, call } from './call.ts';
import { KEYS, useQuery } from './query.ts';

/** The settings on which the length of a game depends; without an allowance it has no clock. */
interface MeasuredGames {
  readonly preset: PresetName;
  readonly seats: number;
  readonly rounds: number;
  readonly allowance: number | undefined;
}

/** Returns how long such games took. */
function fetchMeasured(
  { preset, seats, rounds, allowance }: MeasuredGames,
  signal?: AbortSignal,
): Promise<MeasuredLength> {
  const query = { preset, seats: String(seats), rounds: String(rounds) };
  return call(
    api.lengths.$get,
    { query: { ...query, ...(allowance !== undefined && { allowance: String(allowance) }) } },
    signal,
  );
}

/** How long games took lately that were played with these settings, in hours; null if too few are known, or not yet. */
export function useMeasuredHours(settings: () => MeasuredGames | null): () => number | null {
  const asked = createMemo(settings, null, { equals: (a, b) => JSON.stringify(a) === JSON.stringify(b) });
  const query = createMemo(() => {
    // Another question is another query.
    const now = asked();
    return now === null
      ? null
      : useQuery({
          queryKey: KEYS.measured(JSON.stringify(now)),
          queryFn: ({ signal }) => fetchMeasured(now, signal),
          staleTime: Infinity,
          refetchOnWindowFocus: false,
          retry: false,
        });
  });
  return () => query()?.data()?.hours ?? null;
}
