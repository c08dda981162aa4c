import { newHex32, react, type Kept, type Note, type Remark } from '@slow-train/fairness';
import type { Fairness, GameAnswer, GameView } from '@slow-train/protocol';
import { keepsIn, type Keeps } from './keeps.ts';
import { openedHand } from './opened-hand.ts';
import { sendNotes } from './requests.ts';

/** What a look at a table led to. */
export interface Part {
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
export async function takePart(answer: GameAnswer, keeps: Keeps = keepsIn()): Promise<Part> {
  const { id, you } = answer.game;
  const remarks: Part['remarks'][number][] = [];
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
  keeps: Keeps,
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
function noteDeal(answer: GameAnswer, keeps: Keeps): void {
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
