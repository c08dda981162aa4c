import { openRound, parseAction, playText, type RoundState } from '@slow-train/rules';
import { DEAL, type DealtRound, type Entry } from './change.ts';
import { enginesBefore, tilesNamed } from './deal.ts';
import { setupOf, type Game } from './game.ts';

/** Revisions of a table in order, from a deal on if there was one before them, and how their rounds were dealt. */
export interface Past {
  readonly entries: readonly Entry[];
  readonly dealt: readonly Pick<DealtRound, 'round' | 'starter' | 'decks'>[];
}

/** A revision, and the round after it with its secrets; null before the first deal, and where it is not known. */
export interface Moment {
  readonly entry: Entry;
  readonly round: RoundState | null;
}

/**
 * The past of a table played again by the rules. What they refuse by now, because they have changed since, makes the
 * round unknown from there to the next deal. Pure.
 */
export function playAgain(game: Game, { entries, dealt }: Past): readonly Moment[] {
  let round: RoundState | null = null;
  return entries.map((entry) => {
    round = isDeal(entry) ? dealtIn(game, dealt, entry) : after(round, entry);
    return { entry, round };
  });
}

function isDeal({ seat, action }: Entry): boolean {
  return seat === null && action === DEAL;
}

function dealtIn(game: Game, dealt: Past['dealt'], { events }: Entry): RoundState | null {
  const number = events.find((event) => event.type === 'dealt')?.round;
  const found = dealt.find(({ round }) => round === number);
  if (found === undefined) return null;
  const { round, starter, decks } = found;
  const opened = openRound({
    setup: setupOf(game),
    round,
    usedEngines: enginesBefore(game, round),
    starter,
    decks: decks.map(tilesNamed),
  });
  return opened.ok ? opened.value.state : null;
}

function after(round: RoundState | null, { seat, action }: Entry): RoundState | null {
  // What is done at a table and not in its round leaves the board as it is.
  if (round === null || seat === null || parseAction(action) === undefined) return round;
  const played = playText(round, seat, action);
  return played.ok ? played.value.state : null;
}
