import { isRoundEvent, type GameAnswer, type GameView, type LogEntry, type LogEvent } from '@slow-train/protocol';
import { eventFor, isOn, readView, type Seat } from '@slow-train/rules';
import { listed, matterOf, namesOf, sentenceOf, winnersSentence, type Names } from '@slow-train/words/en';
import { NO_RESULT } from '../game/game.ts';

// Sentences about what everybody may see: for locked screens and shared channels, where others can read along.

/** Returns the seats that a game waits for. */
export function waitingSeats({ status, round }: GameView): Seat[] {
  if (status !== 'playing' || round === null) return [];
  const { table } = readView(round);
  return table.seats.flatMap((_, seat) => (isOn(table, seat) ? [seat] : []));
}

/** Returns the names in a game as the player in this seat reads them; with null, as everybody does. */
export function namesFor(game: GameView, seat: Seat | null): Names {
  return namesOf({ seats: game.seats, you: { seat } });
}

/** Returns a sentence about the newest entry of the log, or the newest with an event of this type; null for none. */
export function latestSentence({ log }: GameAnswer, names: Names, type?: LogEvent['type']): string | null {
  const entries = log.filter(({ events }) => type === undefined || events.some((event) => event.type === type));
  const sentences = entries.map((entry) => withoutMarks(sentenceOf(publicEntry(entry), names)));
  return sentences.findLast((sentence) => sentence !== '') ?? null;
}

/** Removes an entry's secrets, and who had no part in a deal, which takes more room to explain. */
export function publicEntry(entry: LogEntry): LogEntry {
  const events = entry.events.filter(({ type }) => type !== 'dealtWithout');
  return { ...entry, events: events.map((event) => (isRoundEvent(event) ? eventFor(event, null) : event)) };
}

/** Removes the marks of strong words. */
function withoutMarks(sentence: string): string {
  return sentence.replaceAll('*', '');
}

/** Says who has won a finished game: `You and Ana win together.` */
export function resultSentence({ places, isCancelled }: GameView, names: Names): string {
  if (isCancelled) return NO_RESULT;
  const winners = (places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));
  return winnersSentence(winners.map((seat) => ({ name: names.seat(seat), isYou: names.isYou(seat) })));
}

/** Says who called the open vote, and for what: `Ana asks to end the pause.` Null when the vote is over. */
export function voteSentence({ vote }: GameView, names: Names): string | null {
  if (vote === null) return null;
  return `${names.seat(vote.by)} ${names.isYou(vote.by) ? 'ask' : 'asks'} to ${matterOf(vote.matter, names)}.`;
}

/** Says whose turn it is: `It is Ana’s turn.`, `Waiting for Ana and Bo.` Empty if it is nobody's. */
export function turnSentence(game: GameView, names: Names): string {
  const waiting = waitingSeats(game).map(names.seat);
  const [first] = waiting;
  if (first === undefined) return '';
  return waiting.length === 1 ? `It is ${first}’s turn.` : `Waiting for ${listed(waiting)}.`;
}
