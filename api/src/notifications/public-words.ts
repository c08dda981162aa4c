import {
  isRoundEvent,
  type GameAnswer,
  type GameView,
  type InvitationAnswer,
  type LogEntry,
  type LogEvent,
} from '@slow-train/protocol';
import { eventFor, isOn, readView, type Seat } from '@slow-train/rules';
import { asksOne } from '@slow-train/protocol/asks-one';
import type { Language } from '@slow-train/protocol/languages';
import { wordsIn, type Names } from '@slow-train/words';
import type { GameNotification } from './notification.ts';
import { textIn } from './text/index.ts';

// Sentences about what everybody may see: for locked screens and shared channels, where others can read along.

/** What a notification about a seat says: it is theirs, they have lost it, nobody took the others, or it is the host's now. */
export type SeatNews = 'seated' | 'removed' | 'unfilled' | 'host';

/** Returns what became of the recipient's seat. @param by who has left, if the recipient is the host since */
export function seatNews({ by, answer: { game } }: Pick<GameNotification, 'by' | 'answer'>): SeatNews {
  const { you, status, open } = game;
  if (by !== null) return 'host';
  if (you.seat === null) return 'removed';
  return status === 'lobby' && you.isHost && open === undefined ? 'unfilled' : 'seated';
}

/** Returns the seats that a game waits for. */
export function waitingSeats({ status, round }: GameView): Seat[] {
  if (status !== 'playing' || round === null) return [];
  const { table } = readView(round);
  return table.seats.flatMap((_, seat) => (isOn(table, seat) ? [seat] : []));
}

/** Returns the names in a game as the player in this seat reads them; with null, as everybody does. */
export function namesFor(game: GameView, seat: Seat | null, language: Language): Names {
  return wordsIn(language).namesOf({ seats: game.seats, you: { seat } });
}

/** Returns the present answer of an invited person; null if no seat is kept under this name. */
function answerIn({ seats }: Pick<GameView, 'seats'>, name: string | null): InvitationAnswer | null {
  const kept = seats.flatMap((seat) => (seat.kind === 'nobody' && seat.reserved ? [seat.reserved] : []));
  // Hosts need not name the people that they invited by mail.
  return kept.find((reserved) => reserved.name === (name ?? '') && reserved.answer !== 'waiting')?.answer ?? null;
}

/** Returns a sentence about the newest entry of the log, or the newest with an event of this type; null for none. */
export function latestSentence(
  { log }: GameAnswer,
  names: Names,
  language: Language,
  type?: LogEvent['type'],
): string | null {
  const { sentenceOf } = wordsIn(language);
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
export function resultSentence({ places, isCancelled }: GameView, names: Names, language: Language): string {
  const { listing, winnersSentence } = wordsIn(language);
  if (isCancelled) return listing.noResult;
  const winners = (places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));
  return winnersSentence(winners.map((seat) => ({ name: names.seat(seat), isYou: names.isYou(seat) })));
}

/** Says who called the open vote, and for what: `Ana asks to end the pause.` Null when the vote is over. */
export function voteSentence({ vote, seats }: GameView, names: Names, language: Language): string | null {
  if (vote === null) return null;
  const asker = seats[vote.by];
  if (asksOne(vote.matter) && asker !== undefined && asker.kind !== 'nobody')
    return textIn(language).gotUp(asker.sitsFor ?? asker.name);
  const matter = wordsIn(language).matterOf(vote.matter, names);
  return textIn(language).askedTo(names.seat(vote.by), names.isYou(vote.by), matter);
}

/** Says whose turn it is: `It is Ana’s turn.`, `Waiting for Ana and Bo.` Empty if it is nobody's. */
export function turnSentence(game: GameView, names: Names, language: Language): string {
  const text = textIn(language);
  const waiting = waitingSeats(game).map(names.seat);
  const [first] = waiting;
  if (first === undefined) return '';
  return waiting.length === 1 ? text.turnOf(first) : text.waitingFor(waiting);
}

/** Returns the title of a push, which is also the subject of most mails. */
export function publicTitle(notification: GameNotification): string {
  const { event, by, circle, language, answer } = notification;
  const { game } = answer;
  const { name } = game;
  const { push: text, somebody } = textIn(language);
  const who = by ?? somebody;
  switch (event) {
    case 'turn':
      return text.turn(name);
    case 'invited':
      return text.invited(by, name);
    case 'answered':
      return text.answered(who, name);
    case 'seat':
      return text.seat[seatNews(notification)](name);
    case 'started':
      return text.started(name);
    case 'roundOver':
      return text.roundOver(name, game.results.length, game.rounds);
    case 'gameOver':
      return game.isCancelled ? text.cancelled(name) : text.gameOver(name);
    case 'timeLow':
      return text.timeLow(name);
    case 'playedFor':
      return text.playedFor(name);
    case 'caught':
      return text.caught(name);
    case 'vote':
      return text.vote(name);
    case 'mention':
      return text.mention(who, name);
    case 'talk':
      return text.talk(who, name);
    case 'circle':
      return text.circle[circle?.about ?? 'join'](who, circle?.name ?? name);
    default:
      return event satisfies never;
  }
}

/** Returns what somebody has answered to an invitation. */
export function answeredSentence(game: GameView, by: string | null, language: Language): string {
  const { answers, somebody } = textIn(language);
  return `${by ?? somebody} ${answers[answerIn(game, by) ?? 'waiting']}`;
}
