import type { RoundResult } from '@slow-train/protocol';
import { parseRules, placesOf, tileName, type RoundState } from '@slow-train/rules';
import type { Game } from './game.ts';

/** What is said of a game that the table has ended: nobody has won it. */
export const NO_RESULT = 'The game was ended without a result.';

/** What is kept of a round that is over. */
export function resultOf({ table }: RoundState): RoundResult {
  // The empty hand tells who went out, but for those who did while others still took their first turns: `out`.
  const empty = table.seats.findIndex(({ tiles }) => tiles === 0);
  const out = table.out ?? (empty < 0 ? null : empty);
  return { engine: tileName(table.engine), scores: table.scores ?? [], out };
}

/** The place of each seat by the rounds that are over (RULES.md section 8); 1 is first. */
export function placesIn({ setup, results, seats }: Pick<Game, 'setup' | 'results' | 'seats'>): number[] {
  const rules = parseRules(setup.rules);
  if (!rules.ok) throw new Error(rules.error);
  return placesOf(
    rules.value,
    results.map(({ scores }) => scores),
    seats.length,
  );
}
