import { newHex32, react, type KeptRound, type CommitmentMessage, type DealWarning } from '@slow-train/fairness';
import type { Fairness, GameAnswer, GameView, LogEvent } from '@slow-train/protocol';
import type { Seat, TileName } from '@slow-train/rules';
import { keptStore, type KeptStore } from './kept-store.ts';
import { sendNotes } from './requests.ts';

/** What a look at a table led to. */
export interface Participation {
  /** The revision that the service is at; a new one has to be read. */
  readonly revision: number;
  /** Whether there was anything to send. */
  readonly isSent: boolean;
  readonly warnings: readonly { readonly round: number; readonly remark: DealWarning }[];
}

/** A list is settled with what is sent first, and opened with what is sent next: more than that is never needed. */
const MOST_REQUESTS = 4;

/**
 * Takes part in the deals to come, without asking the player: keeps what is to be kept, and then sends what is to be
 * sent, all of it in one request, until there is nothing more.
 * @throws Refused or Unreachable, as any request
 */
export async function participate(answer: GameAnswer, keeps: KeptStore = keptStore()): Promise<Participation> {
  const { id, you } = answer.game;
  const remarks: Participation['warnings'][number][] = [];
  let revision = answer.game.revision;
  let isSent = false;
  if (you.seat === null) return { revision, isSent, warnings: remarks };
  noteDeal(answer, keeps);
  let lists = answer.game.fairness.lists;
  for (let requests = 0; requests < MOST_REQUESTS; requests++) {
    const notes = notesFor(lists, you.seat, keeps, (round, remark) => remarks.push({ round, remark }));
    if (notes.length === 0) break;
    const taken = await sendNotes(id, notes);
    isSent = true;
    revision = taken.revision;
    lists = taken.fairness.lists;
  }
  return { revision, isSent, warnings: remarks };
}

function notesFor(
  lists: Fairness['lists'],
  seat: number,
  keeps: KeptStore,
  tell: (round: number, remark: DealWarning) => void,
): CommitmentMessage[] {
  return lists.flatMap((list) => {
    const known = keeps.load(list.table, list.round);
    const { kept, send, warning: remark } = react(known, list, seat, newHex32);
    if (remark !== null) tell(list.round, remark);
    if (kept === null) {
      if (known !== null) keeps.remove(list.table, list.round);
      return [];
    }
    // Who cannot keep what was promised could not check it later, and has no part in it.
    return keeps.save(kept) && send !== null ? [send] : [];
  });
}

/** Keeps the tiles of a round that was just opened, to hold the evidence against them. */
function noteDeal(answer: GameAnswer, keeps: KeptStore): void {
  const { game } = answer;
  if (game.round === null) return;
  const kept = keeps.load(game.id, game.round.round);
  if (kept === null || kept.deal !== null) return;
  const hand = openedHand(answer);
  if (hand !== null) keeps.save({ ...kept, deal: dealOf(game, game.round, hand) });
}

function dealOf(game: GameView, round: NonNullable<GameView['round']>, hand: readonly string[]): KeptRound['deal'] {
  const usedEngines = game.results.slice(0, round.round - 1).map(({ engine }) => engine);
  return { rules: game.rules, set: game.set, usedEngines, starter: round.starter, hand };
}

/**
 * The reader's tiles as they were when the round was opened: those of now, with what the log says of the reader since
 * taken back. A move without a choice may be played before any browser has looked. Null where the log does not reach
 * back to the deal without a gap, or does not fit the hand.
 */
function openedHand({ game, log }: GameAnswer): readonly TileName[] | null {
  const { round, you } = game;
  const { seat } = you;
  const from = log.findLastIndex(({ events }) => events.some(({ type }) => type === 'dealt'));
  if (round === null || seat === null || from < 0) return null;
  const [deal, ...since] = log.slice(from);
  const isWhole = since.every(({ revision }, index) => revision === (deal?.revision ?? 0) + index + 1);
  if (!isWhole || log.at(-1)?.revision !== game.revision) return null;
  const isOfThisRound = deal?.events.some((event) => event.type === 'dealt' && event.round === round.round);
  return isOfThisRound === true
    ? handBefore(
        since.flatMap(({ events }) => events),
        seat,
        round.hand,
      )
    : null;
}

function handBefore(events: readonly LogEvent[], seat: Seat, after: readonly TileName[]): readonly TileName[] | null {
  const hand = new Set(after);
  for (const event of events.toReversed()) {
    if (!('seat' in event) || event.seat !== seat) continue;
    const { came, went } = tilesMoved(event);
    if (!came.every((tile) => hand.delete(tile))) return null;
    for (const tile of went) hand.add(tile);
  }
  return [...hand];
}

/** The tiles that came to the hand of the event's own seat, and those that left it. */
function tilesMoved(event: LogEvent): {
  readonly came: readonly TileName[];
  readonly went: readonly TileName[];
} {
  switch (event.type) {
    case 'drew':
      return { came: event.tile === null ? [] : [event.tile], went: [] };
    case 'caught':
      return { came: event.tiles ?? [], went: [] };
    case 'played':
    case 'engineLaid':
      return { came: [], went: [event.tile] };
    case 'built':
      return { came: [], went: event.tiles };
    default:
      return { came: [], went: [] };
  }
}
