import { isRoundEvent, type GameAnswer, type GameView, type LogEntry, type TableEvent } from '@slow-train/protocol';
import { eventFor, isOn, readView, type Seat } from '@slow-train/rules';
import { count, listed, matterOf, namesOf, sentenceOf, winnersSentence, type Names } from '@slow-train/words';
import { NO_RESULT } from '../../games/results.ts';

// What lies open on a table, in words for whoever reads along: on a locked screen, in a channel of many.

/** The seats the table waits for. */
export function seatsOn({ status, round }: GameView): Seat[] {
  if (status !== 'playing' || round === null) return [];
  const { table } = readView(round);
  return table.seats.flatMap((_, seat) => (isOn(table, seat) ? [seat] : []));
}

/** The names of a table as this seat reads them, or as everybody does. */
export function namesFor(game: GameView, seat: Seat | null): Names {
  return namesOf({ seats: game.seats, you: { seat } });
}

/** The newest thing that happened there, or the newest of this type: the drawn tiles of the reader left out. Null for none. */
export function newestOf({ log }: GameAnswer, names: Names, type?: TableEvent['type']): string | null {
  const told = log.filter(({ events }) => type === undefined || events.some((event) => event.type === type));
  return told.map((entry) => plain(sentenceOf(openPart(entry), names))).findLast((sentence) => sentence !== '') ?? null;
}

/** What everybody at the table may know of it; how the tiles were mixed is for those who look. */
export function openPart(entry: LogEntry): LogEntry {
  const events = entry.events.filter(({ type }) => type !== 'dealtWithout');
  return { ...entry, events: events.map((event) => (isRoundEvent(event) ? eventFor(event, null) : event)) };
}

/** Without the marks of what is strong. */
function plain(sentence: string): string {
  return sentence.replaceAll('*', '');
}

/** Who has won a finished game: `You and Ana win together.`; or that nobody has, for the table has ended it. */
export function winners({ places, isCancelled }: GameView, names: Names): string {
  if (isCancelled) return NO_RESULT;
  const won = (places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));
  return winnersSentence(won.map((seat) => ({ name: names.seat(seat), isYou: names.isYou(seat) })));
}

/** Who asks for the vote that is open, and for what: `Ana asks to end the pause.` Null where it is over by now. */
export function voteSentence({ vote }: GameView, names: Names): string | null {
  if (vote === null) return null;
  return `${names.seat(vote.by)} ${names.isYou(vote.by) ? 'ask' : 'asks'} to ${matterOf(vote.matter, names)}.`;
}

/** `Waiting for Ana and Bo.`; empty where the table waits for nobody. */
export function waitingSentence(game: GameView, names: Names): string {
  const on = seatsOn(game).map(names.seat);
  return on.length === 0 ? '' : `Waiting for ${listed(on)}.`;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `less than 6 hours`: true as well for who reads it later. In minutes below two hours, in days from two on. */
export function timeLeft(until: Date, now: Date): string {
  const left = Math.max(1, until.getTime() - now.getTime());
  if (left <= 2 * HOUR) return `less than ${count(Math.ceil(left / MINUTE), 'minute')}`;
  return left <= 2 * DAY
    ? `less than ${count(Math.ceil(left / HOUR), 'hour')}`
    : `less than ${count(Math.ceil(left / DAY), 'day')}`;
}
