import type { LogEntry, LogEvent, VoteMatter } from '@slow-train/protocol';
import { asksOne } from '@slow-train/protocol/asks-one';
import { branchOf, type Line, type Seat, type TrainId } from '@slow-train/rules';
import { type Names, tileText, type Translation, type Who } from './common.ts';
// oxlint-disable-next-line import/no-cycle -- a type only: the words of English name those of every language
import type * as en from './en/moves.ts';
import { isolated } from './isolated.ts';

/** What a language says of the events of a game. */
export interface EventWords {
  readonly happened: Translation<typeof en.happened>;
  matterOf(matter: VoteMatter, names: Names): string;
  dayName(day: string): string;
  spanOf(minutes: number): string;
}

/**
 * Returns a revision as one or more sentences, with `*this*` emphasized, for the log, screen readers and mails.
 * @param isBrief whether to leave out the ends of trains, where the board shows them
 * @returns '' if there is nothing to say
 */
export type SentenceOf = (entry: LogEntry, names: Names, isBrief?: boolean) => string;

/** Returns that function in one language. */
export function sentencesWith(words: EventWords): SentenceOf {
  return (entry, names, isBrief = false) => sentenceOf(entry, names, isBrief, words);
}

function sentenceOf(entry: LogEntry, names: Names, isBrief: boolean, words: EventWords): string {
  const { happened } = words;
  const events = entry.events.toSorted((a, b) => positionOf(a) - positionOf(b));
  // The entry that ends a round may also open the next one.
  const opening = events.findIndex(({ type }) => type === 'dealt');
  const told = events.flatMap((event, index) => {
    if (event.type === 'drew' && opening >= 0 && index > opening) return [];
    const run = opening < 0 ? drawsAt(events, index) : [];
    const [first, second] = run;
    if (first && second) return happened.drewSeveral(whoIn(names, first.seat), run.length, tilesOf(run));
    if (event.type === 'drew' && events[index - 1]?.type === 'drew' && opening < 0) return [];
    const later = events.slice(index + 1);
    const sentence = eventSentence(event, later, { names, isBrief }, words);
    return [sentence ?? [], event.type === 'dealt' ? (searchSentence(later, names, words) ?? []) : []].flat();
  });
  if (entry.by === 'forced' && told.length > 0) told.push(happened.automatic);
  if (entry.by === 'plan' && told.length > 0) told.push(happened.planned);
  return told.join(' ');
}

/**
 * Events in the order in which they are told. The marker's event precedes the play that removes it, where it would read
 * like the cause; who had no part in a deal matters less than the deal.
 */
function positionOf({ type }: LogEvent): number {
  if (type === 'dealtWithout') return 2;
  return type === 'unmarked' ? 1 : 0;
}

/** Returns the draws of one action that begin at this event; empty if none does. */
function drawsAt(events: readonly LogEvent[], index: number): readonly (LogEvent & { readonly type: 'drew' })[] {
  if (events[index - 1]?.type === 'drew') return [];
  const end = events.findIndex(({ type }, other) => other >= index && type !== 'drew');
  return events.slice(index, end < 0 ? events.length : end).flatMap((event) => (event.type === 'drew' ? [event] : []));
}

/** Returns the tiles of these draws in text; empty for those of others. */
function tilesOf(draws: readonly { readonly tile: string | null }[]): readonly string[] {
  return draws.flatMap(({ tile }) => (tile === null ? [] : [tileText(tile)]));
}

/** Returns the draws of an opening as one sentence, since it can take half the set until somebody has the engine. */
function searchSentence(opening: readonly LogEvent[], names: Names, { happened }: EventWords): string | null {
  const drawn = opening.flatMap((event) => (event.type === 'drew' ? [event] : []));
  const yours = drawn.flatMap(({ seat, tile }) => (names.isYou(seat) && tile !== null ? [tileText(tile)] : []));
  return drawn.length === 0 ? null : happened.searched(drawn.length, yours);
}

const whoIn = (names: Names, seat: Seat): Who => ({ name: names.seat(seat), isYou: names.isYou(seat) });

function eventSentence(
  event: LogEvent,
  rest: readonly LogEvent[],
  { names, isBrief }: { readonly names: Names; readonly isBrief: boolean },
  words: EventWords,
): string | null {
  const { happened, matterOf, dayName, spanOf } = words;
  const who = (seat: Seat): Who => whoIn(names, seat);
  // A branch is named by its train, as the board does.
  const place = (seat: Seat, train: TrainId, line?: Line): string =>
    train === seat && branchOf(line) === '' ? happened.ownTrain(who(seat)) : names.train(train, line);
  switch (event.type) {
    case 'played': {
      const train = place(event.seat, event.train, event.line);
      const opens = rest.some((later) => later.type === 'doubleOpened' && later.train === event.train);
      return isBrief || isDoubleName(event.tile) || opens
        ? happened.playedDouble(who(event.seat), tileText(event.tile), train)
        : happened.played(who(event.seat), tileText(event.tile), train, event.end);
    }
    case 'built':
      return happened.built(who(event.seat), event.tiles.length);
    case 'buildSent':
      // The last build reveals all of them at once, so nothing stays hidden.
      return rest.some((later) => later.type === 'built') ? null : happened.buildSent(who(event.seat));
    case 'drew': {
      const tile = event.tile === null ? null : tileText(event.tile);
      const played = rest.some((later) => later.type === 'played' && later.seat === event.seat);
      const isOver = rest.some((later) => later.type === 'turnBegan' && later.seat !== event.seat);
      return !played && isOver ? happened.drewInVain(who(event.seat), tile) : happened.drew(who(event.seat), tile);
    }
    case 'passed':
      return happened.passed(who(event.seat));
    case 'skipped':
      return happened.skipped(who(event.seat));
    case 'marked':
      return happened.marked(who(event.seat));
    case 'unmarked':
      return happened.unmarked(who(event.seat));
    case 'doubleOpened':
      return happened.openedOn(tileText(event.tile), names.train(event.train, event.line));
    case 'doubleCovered':
      return happened.covered(tileText(event.tile));
    case 'lineEnded':
      return happened.lineEnded(tileText(event.tile), names.train(event.train, event.line));
    case 'lastTile':
      return happened.lastTile(who(event.seat));
    case 'tapped':
      return happened.tapped(who(event.seat));
    case 'caught':
      return happened.caught(who(event.seat), who(event.by), event.count);
    case 'wentOut':
      return happened.wentOut(who(event.seat));
    case 'blocked':
      return happened.blocked;
    case 'roundOver':
      return happened.roundOver;
    case 'gameOver':
      return happened.gameOver;
    case 'thrownIn':
      return happened.thrownIn;
    case 'dealtWithout':
      return happened.dealtWithout(event.withheld.map(who), event.silent.map(who));
    case 'dealt':
      return happened.dealt(event.round, tileText(event.engine), event.handSize);
    case 'engineLaid':
      return happened.engineLaid(who(event.seat), tileText(event.tile));
    case 'joined':
      return happened.joined(named(event.name));
    case 'left':
      return event.host === undefined
        ? happened.left(named(event.name))
        : `${happened.left(named(event.name))} ${happened.hostNow(who(event.host))}`;
    case 'replaced':
      return happened.replaced(who(event.seat));
    case 'timedOut':
      return happened.timedOut(who(event.seat), event.strikes);
    case 'held':
      return event.gotUp === true ? happened.gotUp(named(event.name)) : happened.held(named(event.name), event.by);
    case 'satIn':
      return happened.satIn(named(event.name));
    case 'returned':
      return happened.returned(named(event.name));
    case 'vacation':
      return event.vacation === null
        ? happened.home(who(event.seat))
        : happened.away(who(event.seat), dayName(event.vacation.from), dayName(event.vacation.to));
    case 'voteOpened':
      if (asksOne(event.matter)) return null;
      return happened.voteOpened(who(event.seat), matterOf(event.matter, names));
    case 'voted':
      return happened.voted(who(event.seat), event.inFavour);
    case 'voteClosed': {
      if (asksOne(event.matter)) return event.passed ? happened.endsHere : happened.playsOn;
      const matter = matterOf(event.matter, names);
      return event.passed ? happened.votePassed(matter) : happened.voteFailed(matter);
    }
    case 'resumed':
      return happened.resumed;
    case 'outage':
      return happened.outage(spanOf(event.minutes));
    case 'takenDown':
      return happened.takenDown(event.reason);
    case 'ended':
      return happened.ended(who(event.seat));
    case 'reopened':
      return happened.reopened(who(event.seat));
    case 'started':
      return happened.started;
    case 'starterDrawn':
      return happened.starter(who(event.seat));
    case 'turnBegan':
      return null;
    default:
      return event satisfies never;
  }
}

/** Returns a person by their name at the time. */
function named(name: string): Who {
  return { name: isolated(name), isYou: false };
}

function isDoubleName(tile: string): boolean {
  const [a, b] = tile.split('-');
  return a === b;
}
