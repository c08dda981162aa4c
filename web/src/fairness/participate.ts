import { newHex32, reactTo, type KeptRound, type CommitmentMessage, type DealWarning } from '@slow-train/fairness';
import { dealtHand, type Fairness, type GameAnswer, type GameView } from '@slow-train/protocol';
import { hasLeader, rulesOf } from '@slow-train/rules';
import { keptStore, type KeptStore } from './kept-store.ts';
import { sendCommitments } from './requests.ts';

/** The result of taking part once. */
export interface Participation {
  /** The service's revision; if it is newer, the game has to be read. */
  readonly revision: number;
  /** Whether anything was sent. */
  readonly isSent: boolean;
  readonly warnings: readonly { readonly round: number; readonly warning: DealWarning }[];
}

/** The first request commits, the next reveals: more are never needed. */
const MOST_REQUESTS = 4;

/**
 * Takes part in coming deals without asking the player: stores the data to keep, then sends all messages in one
 * request, until there are none left.
 * @throws Refused, Unreachable
 */
export async function participate(answer: GameAnswer, keeps: KeptStore = keptStore()): Promise<Participation> {
  const { id, you } = answer.game;
  const warnings: Participation['warnings'][number][] = [];
  let revision = answer.game.revision;
  let isSent = false;
  if (you.seat === null) return { revision, isSent, warnings };
  saveDeal(answer, keeps);
  let lists = answer.game.fairness.lists;
  for (let requests = 0; requests < MOST_REQUESTS; requests++) {
    const messages = messagesFor(lists, you.seat, keeps, (round, warning) => warnings.push({ round, warning }));
    if (messages.length === 0) break;
    const taken = await sendCommitments(id, messages);
    isSent = true;
    revision = taken.revision;
    lists = taken.fairness.lists;
  }
  return { revision, isSent, warnings };
}

function messagesFor(
  lists: Fairness['lists'],
  seat: number,
  keeps: KeptStore,
  warn: (round: number, warning: DealWarning) => void,
): CommitmentMessage[] {
  return lists.flatMap((list) => {
    const known = keeps.load(list.table, list.round);
    const { kept, send, warning } = reactTo(known, list, seat, newHex32);
    if (warning !== null) warn(list.round, warning);
    if (kept === null) {
      if (known !== null) keeps.remove(list.table, list.round);
      return [];
    }
    // A browser that cannot store its contribution could not check the deal later, and does not take part.
    return keeps.save(kept) && send !== null ? [send] : [];
  });
}

/** Stores the tiles of a round just opened, to compare the evidence with them. */
function saveDeal(answer: GameAnswer, keeps: KeptStore): void {
  const { game } = answer;
  if (game.round === null) return;
  const kept = keeps.load(game.id, game.round.round);
  if (kept === null || kept.deal !== null) return;
  const hand = dealtHand(answer);
  if (hand !== null) keeps.save({ ...kept, deal: dealOf(game, game.round, hand, keeps) });
}

function dealOf(
  game: GameView,
  { round, starter }: NonNullable<GameView['round']>,
  hand: readonly string[],
  keeps: KeptStore,
): KeptRound['deal'] {
  const usedEngines = game.results.slice(0, round - 1).map(({ engine }) => engine);
  const deal = { rules: game.rules, set: game.set, usedEngines, starter, hand };
  const before = hasLeader(rulesOf(game.rules)) ? keeps.load(game.id, round - 1)?.deal?.starter : undefined;
  return before === undefined ? deal : { ...deal, leader: (before + 1) % game.seats.length };
}
