import { randomFrom } from '@slow-train/players';
import type { GameView, LogEntry } from '@slow-train/protocol';
import type { Phrase } from '@slow-train/protocol/phrases';
import { at, type Seat } from '@slow-train/rules';
import { isCompany } from './unread.ts';
import { isLastRound } from '../../components/scores/sheet.ts';

/** A phrase that a computer says. */
export interface Said {
  readonly seat: Seat;
  readonly phrase: Phrase;
}

/** Chance that a computer congratulates somebody, and that one says a word about its own round. */
const CONGRATULATES = 0.7;
const SIGHS = 0.35;
/** A hand of few pips was close to going out. */
const CLOSE = 6;

/** Chances of a word during a round: so rare that most rounds have one or two. */
const WISHES_LUCK = 0.5;
const ADMIRES = 0.4;
const GROANS = 0.08;
/** A first train of so many tiles is admired. */
const LONG_TRAIN = 8;

/**
 * Returns a computer's word about a move; null for none, as about most. It knows no more of the move than everybody at the
 * table, and is the same on every device. Nobody is hurried or laughed at: computers wish luck before the first round, admire
 * a person's long train, and groan about their own.
 */
export function wordOn(
  { id, seats }: Pick<GameView, 'id' | 'seats'>,
  { revision, events }: Pick<LogEntry, 'revision' | 'events'>,
): Said | null {
  const computers = [...seats.keys()].filter((seat) => isCompany(seats[seat]));
  if (computers.length === 0) return null;
  const random = randomFrom(`${id} word ${revision}`);
  const anybody = at(computers, Math.floor(random() * computers.length));
  const chance = random();
  for (const event of events) {
    if (event.type === 'started' && chance < WISHES_LUCK) return { seat: anybody, phrase: 'goodLuck' };
    if (
      event.type === 'built' &&
      seats[event.seat]?.kind === 'person' &&
      event.tiles.length >= LONG_TRAIN &&
      chance < ADMIRES
    )
      return { seat: anybody, phrase: 'wellPlayed' };
    if (event.type === 'marked' && computers.includes(event.seat) && chance < GROANS)
      return { seat: event.seat, phrase: 'ouch' };
  }
  return null;
}

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
