import type { Vacation } from '@slow-train/protocol';
import { takeGame } from '../../client/game.ts';
import { readGames } from '../../client/games.ts';
import { errorMessage } from '../../client/async-action.ts';
import { declareHoliday } from './requests.ts';

/** What became of a holiday at one's other tables. */
export interface Elsewhere {
  /** At how many it is declared. */
  readonly declared: number;
  /** Where it is not, and why. */
  readonly refused: readonly { readonly id: string; readonly table: string; readonly why: string }[];
}

/**
 * Declares a holiday at all other tables at which one plays, one after the other: what one of them says is no reason not
 * to ask the next.
 * @throws Refused, Unreachable where one's tables could not be read
 */
export async function declareElsewhere(here: string, vacation: Vacation): Promise<Elsewhere> {
  const { list } = await readGames(undefined);
  let declared = 0;
  const refused: Elsewhere['refused'][number][] = [];
  for (const { id, name, status, yourSeat } of list.games) {
    if (id === here || status !== 'playing' || yourSeat === null) continue;
    try {
      takeGame(await declareHoliday(id, vacation));
      declared++;
    } catch (error) {
      refused.push({ id, table: name, why: errorMessage(error) });
    }
  }
  return { declared, refused };
}
