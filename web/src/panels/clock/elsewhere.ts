import type { Vacation } from '@slow-train/protocol';
import { takeGame } from '../../client/game.ts';
import { fetchGames } from '../../client/games.ts';
import { errorMessage } from '../../client/async-action.ts';
import { postVacation } from './requests.ts';

/** The result of declaring a vacation in one's other games. */
export interface Elsewhere {
  /** The number of games in which it is declared. */
  readonly declared: number;
  /** The games that refused it, and why. */
  readonly refused: readonly { readonly id: string; readonly table: string; readonly why: string }[];
}

/**
 * Declares a vacation in all other games one plays, one after the other; a refusal does not stop the rest.
 * @throws Refused, Unreachable if the list of games could not be read
 */
export async function declareElsewhere(here: string, vacation: Vacation): Promise<Elsewhere> {
  const { list } = await fetchGames(undefined);
  let declared = 0;
  const refused: Elsewhere['refused'][number][] = [];
  for (const { id, name, status, yourSeat } of list.games) {
    if (id === here || status !== 'playing' || yourSeat === null) continue;
    try {
      takeGame(await postVacation(id, vacation));
      declared++;
    } catch (error) {
      refused.push({ id, table: name, why: errorMessage(error) });
    }
  }
  return { declared, refused };
}
