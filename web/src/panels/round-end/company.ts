import { randomFrom } from '@slow-train/players';
import type { GameView } from '@slow-train/protocol';
import { at } from '@slow-train/rules';
import { isLastRound } from '../../components/scores/sheet.ts';
import type { Said } from '../talk/company.ts';
import { isCompany } from '../talk/unread.ts';

/** Chance that a computer congratulates somebody, and that one says a word about its own round. */
const CONGRATULATES = 0.7;
const SIGHS = 0.35;
/** A hand of few pips was close to going out. */
const CLOSE = 6;

/**
 * Returns a computer's word about a round that is over; null for none, as after most rounds. The same round gives the same
 * word on every device. Nobody gloats: who went out says nothing, and nobody is hurried.
 */
export function companyOf(
  game: Pick<GameView, 'id' | 'seats' | 'results' | 'rounds' | 'places'>,
  round: number,
): Said | null {
  const result = game.results[round - 1];
  if (result === undefined) return null;
  const { out, scores } = result;
  const computers = [...game.seats.keys()].filter((seat) => isCompany(game.seats[seat]) && seat !== out);
  if (computers.length === 0) return null;
  const random = randomFrom(`${game.id} company ${round}`);
  const seat = at(computers, Math.floor(random() * computers.length));
  if (isLastRound(game, round)) return { seat, phrase: 'goodGame' };
  const chance = random();
  if (out !== null && game.seats[out]?.kind === 'person')
    return chance < CONGRATULATES ? { seat, phrase: 'wellPlayed' } : null;
  if (chance >= SIGHS) return null;
  return { seat, phrase: (scores[seat] ?? 0) <= CLOSE ? 'soClose' : 'ouch' };
}
