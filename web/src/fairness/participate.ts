import { newHex32, react, type Kept, type Note, type Remark } from '@slow-train/fairness';
import type { Fairness, GameAnswer, GameView } from '@slow-train/protocol';
import type { TileName } from '@slow-train/rules';
import { keptStore, type KeptStore } from './kept-store.ts';
import { sendNotes } from './requests.ts';

/** What a look at a table led to. */
export interface Participation {
  /** The revision that the service is at; a new one has to be read. */
  readonly revision: number;
  /** Whether there was anything to send. */
  readonly isSent: boolean;
  readonly remarks: readonly { readonly round: number; readonly remark: Remark }[];
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
  const remarks: Participation['remarks'][number][] = [];
  let revision = answer.game.revision;
  let isSent = false;
  if (you.seat === null) return { revision, isSent, remarks };
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
  return { revision, isSent, remarks };
}

function notesFor(
  lists: Fairness['lists'],
  seat: number,
  keeps: KeptStore,
  tell: (round: number, remark: Remark) => void,
): Note[] {
  return lists.flatMap((list) => {
    const known = keeps.load(list.table, list.round);
    const { kept, send, remark } = react(known, list, seat, newHex32);
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

function dealOf(game: GameView, round: NonNullable<GameView['round']>, hand: readonly string[]): Kept['deal'] {
  const usedEngines = game.results.slice(0, round.round - 1).map(({ engine }) => engine);
  return { rules: game.rules, set: game.set, usedEngines, starter: round.starter, hand };
}

/**
 * The reader's tiles as they were when the round was opened, or null where that can no longer be told: where the log
 * does not reach back to the deal, or the reader has done something since.
 */
function openedHand({ game, log }: GameAnswer): readonly TileName[] | null {
  const { round, you } = game;
  const from = log.findLastIndex(({ events }) => events.some(({ type }) => type === 'dealt'));
  if (round === null || you.seat === null || from < 0) return null;
  const since = log.slice(from);
  const isWhole = since.every(
    (entry, index) => index === 0 || entry.revision === (since[index - 1]?.revision ?? 0) + 1,
  );
  if (!isWhole || since.at(-1)?.revision !== game.revision) return null;
  const isOfThisRound =
    since[0]?.events.some((event) => event.type === 'dealt' && event.round === round.round) ?? false;
  const isUntouched = since
    .slice(1)
    .every(
      ({ seat, events }) =>
        seat !== you.seat &&
        events.every((event) => !CHANGES_A_HAND.has(event.type) || !('seat' in event) || event.seat !== you.seat),
    );
  return isOfThisRound && isUntouched ? round.hand : null;
}

const CHANGES_A_HAND: ReadonlySet<string> = new Set(['drew', 'played', 'built', 'caught']);
