import { parseAction, playText, type RoundState } from '@slow-train/rules';
import { openDealtRound } from './deal.ts';
import type { Game } from './game.ts';
import { DEAL, type DealtRound, type StoredEntry } from './update.ts';

/** Revisions of a game in order, starting at a deal unless the game began later, and how their rounds were dealt. */
export interface History {
  readonly entries: readonly StoredEntry[];
  readonly dealt: readonly Pick<DealtRound, 'round' | 'starter' | 'decks'>[];
}

/** A revision, and the round after it with its secrets; null before the first deal, and if it is unknown. */
export interface Snapshot {
  readonly entry: StoredEntry;
  readonly round: RoundState | null;
}

/**
 * Replays a history by the rules. If the rules now refuse something, because they have changed since, the round is
 * unknown until the next deal.
 */
export function replayHistory(game: Game, { entries, dealt }: History): readonly Snapshot[] {
  let round: RoundState | null = null;
  return entries.map((entry) => {
    round = isDeal(entry) ? dealtIn(game, dealt, entry) : roundAfter(round, entry);
    return { entry, round };
  });
}

function isDeal({ seat, action }: StoredEntry): boolean {
  return seat === null && action === DEAL;
}

function dealtIn(game: Game, dealt: History['dealt'], { events }: StoredEntry): RoundState | null {
  const number = events.find((event) => event.type === 'dealt')?.round;
  const found = dealt.find(({ round }) => round === number);
  const opened = found && openDealtRound(game, found);
  return opened?.ok === true ? opened.value.state : null;
}

function roundAfter(round: RoundState | null, { seat, action }: StoredEntry): RoundState | null {
  // Actions of the game itself, and people joining or leaving, do not change the board.
  if (round === null || seat === null || parseAction(action) === undefined) return round;
  const played = playText(round, seat, action);
  return played.ok ? played.value.state : null;
}
