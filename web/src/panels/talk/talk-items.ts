import type { Message } from '@slow-train/protocol';
import type { RecentPlay } from '../../board/state/recent-plays.ts';

/**
 * One line of the talk: a message, a move that somebody has reacted to, or a text for a day, for the beginning of the new
 * (`new 2`), for messages of muted people (`muted 3 4`, by number), and for other moves (`moves 7 8`, by revision).
 * Unchanged lines are the same values, so nothing redraws them.
 */
export type TalkItem = Message | RecentPlay | string;

interface TalkParts {
  /** Oldest first, without those that only react to a move. */
  readonly messages: readonly Message[];
  /** Oldest first. */
  readonly moves: readonly RecentPlay[];
  hasReaction(revision: number): boolean;
  isMuted(message: Message): boolean;
  readonly fresh: readonly Message[];
  dayOf(at: number): string;
}

/** A move that changes everybody's options, such as a last tile or the end of a round. */
const MATTERS = 2;

const FRESH = 'new ';
const MUTED = 'muted ';
const MOVES = 'moves ';

export const asMessage = (item: TalkItem): Message | false => typeof item !== 'string' && 'number' in item && item;
export const asMove = (item: TalkItem): RecentPlay | false => typeof item !== 'string' && 'sentence' in item && item;
export const isFresh = (item: string): boolean => item.startsWith(FRESH);
export const isDay = (item: string): boolean =>
  item !== '' && !isFresh(item) && mutedIn(item) === null && movesIn(item) === null;

/** Returns the numbers of the messages that a line stands for; null for another line. */
export function mutedIn(item: string): readonly number[] | null {
  return item.startsWith(MUTED) ? item.slice(MUTED.length).split(' ').map(Number) : null;
}

/** Returns the revisions of the moves that a line stands for; null for another line. */
export function movesIn(item: string): readonly number[] | null {
  return item.startsWith(MOVES) ? item.slice(MOVES.length).split(' ').map(Number) : null;
}

/** Returns the number of messages or moves that a line counts. */
export function manyIn(item: string): number {
  return mutedIn(item)?.length ?? movesIn(item)?.length ?? Number(item.slice(FRESH.length));
}

/**
 * Returns the talk line by line, oldest first. Its moves are those that somebody has reacted to, those that matter to all,
 * and the last two, to react to; those without a reaction are folded.
 */
export function talkItems({ messages, moves, hasReaction, isMuted, fresh, dayOf }: TalkParts): readonly TalkItem[] {
  const begin = Date.parse(messages[0]?.at ?? '') || 0;
  const last = new Set(moves.slice(-2));
  const shown = moves.filter(
    (play) => last.has(play) || hasReaction(play.revision) || (play.weight >= MATTERS && play.at >= begin),
  );
  const lines = [
    ...messages.map((message) => ({ at: Date.parse(message.at), line: message })),
    ...shown.map((play) => ({ at: play.at, line: play })),
  ].toSorted((one, other) => one.at - other.at);
  const [firstNew] = fresh;
  const items: TalkItem[] = [];
  let day = '';
  for (const { at, line } of lines) {
    const here = dayOf(at);
    if (here !== day) items.push((day = here));
    if (line === firstNew) items.push(`${FRESH}${fresh.length}`);
    if (!('number' in line) && !hasReaction(line.revision)) {
      const run = items.at(-1);
      const isRun = typeof run === 'string' && movesIn(run) !== null;
      if (isRun) items.pop();
      items.push(isRun ? `${run} ${line.revision}` : `${MOVES}${line.revision}`);
      continue;
    }
    if (!('number' in line) || !isMuted(line)) {
      items.push(line);
      continue;
    }
    // Successive messages of a muted person are one line.
    const before = items.at(-1);
    const run = typeof before === 'string' ? mutedIn(before) : null;
    const isSame = run !== null && messages.some(({ number, seat }) => number === run[0] && seat === line.seat);
    if (isSame) items.pop();
    items.push(`${MUTED}${[...(isSame ? run : []), line.number].join(' ')}`);
  }
  return items;
}
