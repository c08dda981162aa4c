import { planStopped } from '@slow-train/words';
import { localTime } from './duration.ts';
import type { Block, DepartureBlock, NewsBlock } from './letter.ts';
import { handBlock, placesBlock, trainsBlock } from './position.ts';
import type { Reading } from './reading.ts';
import { since } from './since.ts';
import { timeLeft } from './words.ts';

/** Lines of what happened: more than that nobody reads in a mail. */
const MOST_LINES = 12;

/** Those that there are. */
export const there = (...blocks: readonly (Block | null)[]): Block[] => blocks.filter((block) => block !== null);

/** Everything for a turn: until when, what happened before, where one may play, and with what. */
export function turnBlocks(reading: Reading, timeZone: string, now: Date): Block[] {
  return there(departureOf(reading, timeZone, now), planBlock(reading), newsBlock(reading), ...position(reading));
}

/** The same in a letter that is about something else: first it says that it is the reader's turn as well. */
export function turnToo(reading: Reading, timeZone: string, now: Date): Block[] {
  const turn = reading.isOn ? ({ kind: 'words', sentence: '*It is your turn.*' } as const) : null;
  return there(turn, ...turnBlocks(reading, timeZone, now));
}

/** Why the reader's plan has not played on. */
function planBlock({ told, names }: Reading): Block | null {
  const stop = told.answer.game.you.plan?.stopped ?? null;
  return stop === null ? null : { kind: 'words', sentence: planStopped(stop, names) };
}

/** What happened; null where nothing did. */
export function newsBlock(reading: Reading): NewsBlock | null {
  const { lines, before } = since(reading, MOST_LINES);
  return lines.length === 0 ? null : { kind: 'news', title: 'Since your last visit', lines, before };
}

/** What lies on the table, for who sits there. */
export function trainsBelow({ view, names, seat }: Reading): Block[] {
  return view === null || seat === null ? [] : [trainsBlock(view, names)];
}

/** Only where there is a clock, and it is the reader's that runs. */
function departureOf(reading: Reading, timeZone: string, now: Date): DepartureBlock | null {
  const { turnBy } = reading.told;
  if (turnBy === null || !reading.isOn) return null;
  const left = timeLeft(reading, now);
  const more = left === null ? 'Your move should have departed then.' : `Your move departs then: ${left} from now.`;
  return { kind: 'departure', time: localTime(turnBy, now, timeZone), more };
}

/** What the reader can do, and with what. */
function position({ view, names, isOn, seat }: Reading): (Block | null)[] {
  if (view === null || seat === null) return [];
  return [isOn ? placesBlock({ ...view, seat }, names) : null, handBlock(view)];
}
