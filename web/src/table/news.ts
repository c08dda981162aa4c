import type { LogEntry, TableEvent } from '@slow-train/protocol';
import { type Seat, type TrainId } from '@slow-train/rules';
import { text, type Who } from '../text/en.ts';
import { dealtWithout } from '../text/fairness.ts';
import type { Names } from './names.ts';

/** One revision in words. */
export interface News {
  readonly revision: number;
  readonly at: number;
  readonly isComputer: boolean;
  /** Whether it is what the reader did. */
  readonly isYours: boolean;
  /** Sentences, in which `*this*` is strong. */
  readonly sentence: string;
}

/** The log in words, oldest first; revisions that tell nothing are left out. */
export function newsOf(log: readonly LogEntry[], names: Names): News[] {
  return log.flatMap((entry) => {
    const sentence = sentenceOf(entry, names);
    if (sentence === '') return [];
    const { revision, seat, by } = entry;
    const isYours = seat !== null && names.isYou(seat);
    return [{ revision, at: Date.parse(entry.at), isComputer: by === 'computer', isYours, sentence }];
  });
}

/** One revision as a sentence or several, for the log and for screen readers. */
export function sentenceOf(entry: LogEntry, names: Names): string {
  // A lifted marker comes before the play that lifts it; told in that order it would sound like the cause.
  const events = entry.events.toSorted((a, b) => Number(a.type === 'unmarked') - Number(b.type === 'unmarked'));
  // A round may be opened within an entry that ended the last one.
  const opening = events.findIndex(({ type }) => type === 'dealt');
  const told = events.flatMap((event, index) => {
    if (event.type === 'drew' && opening >= 0 && index > opening) return [];
    const later = events.slice(index + 1);
    const sentence = eventSentence(event, later, names);
    return [sentence ?? [], event.type === 'dealt' ? (searchSentence(later, names) ?? []) : []].flat();
  });
  return told.join(' ');
}

/** Of an opening in which all draw until somebody has the engine: one sentence, for it may be half the set. */
function searchSentence(opening: readonly TableEvent[], names: Names): string | null {
  const drawn = opening.flatMap((event) => (event.type === 'drew' ? [event] : []));
  const yours = drawn.flatMap(({ seat, tile }) => (names.isYou(seat) && tile !== null ? [tile] : []));
  return drawn.length === 0 ? null : text.news.searched(drawn.length, yours);
}

function eventSentence(event: TableEvent, rest: readonly TableEvent[], names: Names): string | null {
  const { news } = text;
  const who = (seat: Seat): Who => ({ name: names.seat(seat), isYou: names.isYou(seat) });
  const place = (seat: Seat, train: TrainId): string =>
    train === seat ? news.ownTrain(who(seat)) : names.train(train);
  switch (event.type) {
    case 'played': {
      const train = place(event.seat, event.train);
      const opens = rest.some((later) => later.type === 'doubleOpened' && later.train === event.train);
      return isDoubleName(event.tile) || opens
        ? news.playedDouble(who(event.seat), event.tile, train)
        : news.played(who(event.seat), event.tile, train, event.end);
    }
    case 'built':
      return news.built(who(event.seat), event.tiles.length, null);
    case 'buildSent':
      // The last build opens all of them at once: nothing stays hidden then.
      return rest.some((later) => later.type === 'built') ? null : news.buildSent(who(event.seat));
    case 'drew': {
      const played = rest.some((later) => later.type === 'played' && later.seat === event.seat);
      const isOver = rest.some((later) => later.type === 'turnBegan' && later.seat !== event.seat);
      return !played && isOver ? news.drewInVain(who(event.seat), event.tile) : news.drew(who(event.seat), event.tile);
    }
    case 'passed':
      return news.passed(who(event.seat));
    case 'skipped':
      return news.skipped(who(event.seat));
    case 'marked':
      return news.marked(who(event.seat));
    case 'unmarked':
      return news.unmarked(who(event.seat));
    case 'doubleOpened':
      return news.openedOn(event.tile, names.train(event.train));
    case 'doubleCovered':
      return news.covered(event.tile);
    case 'lineEnded':
      return news.lineEnded(event.tile, names.train(event.train));
    case 'lastTile':
      return news.lastTile(who(event.seat));
    case 'tapped':
      return news.tapped(who(event.seat));
    case 'caught':
      return news.caught(who(event.seat), who(event.by), event.count);
    case 'wentOut':
      return news.wentOut(who(event.seat));
    case 'blocked':
      return news.blocked;
    case 'roundOver':
      return news.roundOver;
    case 'gameOver':
      return news.gameOver;
    case 'thrownIn':
      return news.thrownIn;
    case 'dealtWithout':
      return dealtWithout(event.withheld.map(who), event.silent.map(who));
    case 'dealt':
      return news.dealt(event.round, event.engine, event.handSize);
    case 'engineLaid':
      return news.engineLaid(who(event.seat), event.tile);
    case 'joined':
      return news.joined({ name: event.name, isYou: false });
    case 'left':
      return news.left({ name: event.name, isYou: false });
    case 'replaced':
      return news.replaced(who(event.seat));
    case 'started':
      return news.started;
    case 'starterDrawn':
      return news.starter(who(event.seat));
    case 'turnBegan':
      return null;
    default:
      return event satisfies never;
  }
}

function isDoubleName(tile: string): boolean {
  const [a, b] = tile.split('-');
  return a === b;
}

/** The trains that grew in these entries: where something rolls in. */
export function grownTrains(entries: readonly LogEntry[]): ReadonlyMap<TrainId, number> {
  const grown = new Map<TrainId, number>();
  for (const event of entries.flatMap((entry) => entry.events)) {
    if (event.type === 'played') grown.set(event.train, (grown.get(event.train) ?? 0) + 1);
    if (event.type === 'built') grown.set(event.seat, (grown.get(event.seat) ?? 0) + event.tiles.length);
  }
  return grown;
}
