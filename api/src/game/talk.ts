import {
  EDIT_WINDOW,
  formatInstant,
  TALK_PAGE,
  type Instant,
  type Message,
  type Phrase,
  type Reaction,
  type Talk,
} from '@slow-train/protocol';
import type { Seat } from '@slow-train/rules';
import { nameAt, ownerOf, seatOf, type AccountId, type Seated } from './seats.ts';

/** A message as it is stored: one of a text, a phrase and a reaction; none of them once it was removed. */
export interface StoredMessage {
  readonly number: number;
  readonly version: number;
  /** Null once its author has deleted their account. */
  readonly account: AccountId | null;
  readonly seat: Seat;
  readonly name: string;
  readonly text: string | null;
  readonly phrase: Phrase | null;
  readonly reaction: Reaction | null;
  readonly revision: number | null;
  readonly isEdited: boolean;
  readonly at: Instant;
}

/** Somebody with a boundary to the viewer, who drew it unless they are `blockedBy` the other. */
export interface TalkBoundary {
  readonly account: AccountId;
  readonly kind: 'mute' | 'block' | 'blockedBy';
}

/** The talk of a game as it is loaded for one account. */
export interface LoadedTalk {
  readonly version: number;
  /** The version that the account has; undefined if it has none. */
  readonly since: number | undefined;
  /** Those changed since, by version; without a version the newest ones first. One more than fits into an answer. */
  readonly messages: readonly StoredMessage[];
  readonly boundaries: readonly TalkBoundary[];
}

/** Returns the part of a game's talk that is new to an account. */
export function talkFor(game: Seated, { version, since, messages, boundaries }: LoadedTalk, account: AccountId): Talk {
  const page = messages.slice(0, TALK_PAGE);
  const isCut = messages.length > TALK_PAGE;
  return {
    // The rest comes with the next answer. A message may have been written since the game was read.
    version: isCut && since !== undefined ? (page.at(-1)?.version ?? version) : version,
    messages: page
      .filter((message) => isHeard(message, boundaries) && message.version <= version)
      .toSorted((a, b) => a.number - b.number)
      .map((message) => messageFor(message, account)),
    muted: mutedSeats(game, boundaries),
    hasOlder: isCut && since === undefined,
  };
}

/** Returns a message as an account may see it. */
export function messageFor(message: StoredMessage, account: AccountId): Message {
  const { number, version, seat, name, isEdited, at } = message;
  const isYours = message.account === account;
  return { number, version, seat, name, isYours, at: formatInstant(at), isEdited, said: saidIn(message) };
}

function saidIn({ text, phrase, reaction, revision }: StoredMessage): Message['said'] {
  if (text !== null) return { kind: 'text', text };
  if (phrase !== null) return { kind: 'phrase', phrase };
  if (reaction !== null && revision !== null) return { kind: 'reaction', word: reaction, revision };
  return { kind: 'removed' };
}

/** Whether two people hear each other: a block silences each for the other. */
export function isHeard({ account }: Pick<StoredMessage, 'account'>, boundaries: readonly TalkBoundary[]): boolean {
  return !boundaries.some((one) => one.kind !== 'mute' && one.account === account);
}

/** Returns the seats of people whose talk is folded away. */
function mutedSeats({ seats }: Seated, boundaries: readonly TalkBoundary[]): Seat[] {
  return seats.flatMap((occupant, seat) => {
    const accounts = [occupant.kind === 'person' ? occupant.account : null, ownerOf(occupant)?.account ?? null];
    return boundaries.some(({ account, kind }) => kind === 'mute' && accounts.includes(account)) ? [seat] : [];
  });
}

/** Whether the text of a message may still be changed. */
export function mayEdit({ text, at }: Pick<StoredMessage, 'text' | 'at'>, now: Instant): boolean {
  return text !== null && now - at <= EDIT_WINDOW;
}

/** Whether a text names somebody in the game: `@` and their name there as a whole word, in capital or small letters. */
export function isNamedIn(text: string, game: Seated, account: AccountId): boolean {
  const seat = seatOf(game, account);
  const name = seat === null ? undefined : nameAt(game, seat);
  if (name === undefined) return false;
  // Compared, not searched by a pattern made of the name: people may choose every character that patterns give a meaning.
  const [, ...afterEach] = text.toUpperCase().split(`@${name.toUpperCase()}`);
  return afterEach.some((after) => !/^[\p{L}\p{M}\p{N}]/u.test(after));
}
