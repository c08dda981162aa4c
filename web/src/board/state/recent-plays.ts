import type { LogEntry } from '@slow-train/protocol';
import { sentenceOf, type Names } from '#words';
import { bunched } from './bunched.ts';

/** One revision in words. */
export interface RecentPlay {
  readonly revision: number;
  readonly at: number;
  /** The round it belongs to, the deal included; null before the first. */
  readonly round: number | null;
  /** The first tile that was played; null if none was. */
  readonly tile: string | null;
  readonly isComputer: boolean;
  /** Whether the player did it. */
  readonly isYours: boolean;
  /** Sentences to be read beside the board, which shows where trains end; `*this*` is strong. */
  readonly sentence: string;
  /** Returns them for people who do not see the board. */
  readonly spoken: () => string;
  /** The play's importance to the player: the higher, the earlier it is read out. */
  readonly weight: number;
}

/**
 * Returns the log in words, oldest first, with the names as of each revision; skips revisions without words.
 * @param round the round being played, for a log that does not reach back to its deal
 */
export function recentPlaysIn(
  log: readonly LogEntry[],
  namesAt: (revision: number) => Names,
  round: number | null,
  /** The previous result: unchanged plays stay the same objects, so that nothing draws them again. */
  before: readonly RecentPlay[] = [],
): RecentPlay[] {
  const rounds = roundsOf(log, round);
  const bunch = bunched(log);
  const known = new Map(before.map((play) => [play.revision, play]));
  return log.flatMap((entry, index) => {
    const names = namesAt(entry.revision);
    const told = bunch[index] ?? entry;
    const sentence = sentenceOf(told, names, true);
    if (sentence === '') return [];
    const { revision, seat, by } = entry;
    // The player may not have seen a move that was made for them.
    const isYours = seat !== null && names.isYou(seat) && by === 'person';
    const played = entry.events.find((event) => event.type === 'played');
    const play: RecentPlay = {
      revision,
      at: Date.parse(entry.at),
      round: rounds[index] ?? null,
      tile: played?.tile ?? null,
      isComputer: by === 'computer',
      isYours,
      sentence,
      spoken: () => sentenceOf(told, names),
      weight: Math.max(0, ...entry.events.map((event) => weightOf(event, names))),
    };
    const same = known.get(revision);
    return [same !== undefined && isSame(same, play) ? same : play];
  });
}

/** Whether two plays of one revision read the same: a player may be called otherwise by now. */
function isSame(a: RecentPlay, b: RecentPlay): boolean {
  return a.sentence === b.sentence && a.round === b.round && a.isYours === b.isYours;
}

/** Returns the round of each entry, by its index. */
function roundsOf(log: readonly LogEntry[], present: number | null): readonly (number | null)[] {
  const deals = log.map(({ events }) => events.find((event) => event.type === 'dealt')?.round ?? null);
  const first = deals.find((round) => round !== null);
  // A log that begins at revision 1 begins before the first deal; another one in the round before its first deal.
  const before = first === undefined ? present : first - 1;
  let now = before === 0 || log[0]?.revision === 1 ? null : before;
  return deals.map((dealt) => (now = dealt ?? now));
}

/** Returns the plays of several revisions as they are read out: the most important one first, the others in order. */
export function importantFirst(plays: readonly RecentPlay[]): readonly RecentPlay[] {
  const most = Math.max(...plays.map(({ weight }) => weight));
  const first = most === 0 ? undefined : plays.findLast(({ weight }) => weight === most);
  return first === undefined ? plays : [first, ...plays.filter((play) => play !== first)];
}

/** The end of a round matters most, then events that hit the player, then changes to everybody's options. */
function weightOf(event: LogEntry['events'][number], names: Names): number {
  switch (event.type) {
    case 'wentOut':
    case 'blocked':
    case 'roundOver':
      return 4;
    case 'timedOut':
    case 'caught':
    case 'marked':
    case 'skipped':
      return names.isYou(event.seat) ? 3 : 1;
    case 'lastTile':
    case 'doubleOpened':
      return 2;
    default:
      return 0;
  }
}
