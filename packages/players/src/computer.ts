import {
  at,
  bears,
  high,
  isAfterDouble,
  isDouble,
  isOn,
  legalActions,
  legalPlays,
  otherEnd,
  pips,
  type Action,
  type Move,
  type Seat,
  type Tile,
  type View,
} from '@slow-train/rules';
import { endingsOf, longestTrainOf } from './endings.ts';
import type { Hint } from './hint.ts';
import { outlookOf, type Outlook, type Play } from './outlook.ts';
import { reasonFor } from './reasons.ts';

/** What a tile kept for one's own train is worth, in pips: about the mean tile of a double-twelve set. */
const WORTH_OF_A_FOLLOWER = 9;
/** What it costs to leave a double that one cannot cover: mostly a drawn tile and a public train. */
const COST_OF_AN_OPEN_DOUBLE = 20;

/**
 * What a computer player does in its turn: always legal, and sensible. It lays its longest train, gets rid of heavy
 * tiles where they do not break that train, covers what it opens, and taps for its last tile; it never catches anybody.
 * Sees no more than a person in that seat would. Throws an Error where the seat has nothing to decide.
 */
export function chooseAction(view: View): Action {
  const chosen = hint(view);
  if (chosen === null) throw new Error(`seat ${view.seat ?? 'of a spectator'} has nothing to decide`);
  return chosen.action;
}

/**
 * What the computer player would do in this seat, and why; null where the seat has nothing to decide. It is told
 * nothing but the view, so a hint gives nothing away that the seat could not know.
 */
export function hint(view: View): Hint | null {
  const { table, seat } = view;
  if (seat === null || !isOn(table, seat)) return null;
  const { action, reason } = decide(view, seat);
  return { action: withTap(view, action), reason };
}

function decide(view: View, seat: Seat): Hint {
  const { table, hand } = view;
  const legal = legalActions(table, hand, seat);
  if (legal.some((action) => action.do === 'build')) return decideBuild(view, seat);
  const outlook = outlookOf(view, seat);
  const plays = legalPlays(table, hand, seat);
  const [best] = plays
    .map((play) => ({ play, value: valueOf(view, play, outlook) }))
    .toSorted((a, b) => b.value - a.value);
  if (best) return { action: best.play, reason: reasonFor(view, best.play, outlook, plays.length) };
  const other = legal.find((action) => action.do === 'draw') ?? legal.find((action) => action.do === 'pass');
  if (!other) throw new Error(`seat ${seat} is on and can do nothing`);
  return { action: other, reason: { why: 'nothingFits' } };
}

function decideBuild(view: View, seat: Seat): Hint {
  const { table, hand } = view;
  const { tiles, isProved } = longestTrainOf(view);
  const action: Move = { do: 'build', tiles };
  if (tiles.length === hand.length) return { action, reason: { why: 'goesOut' } };
  const end = tiles.reduce((open, tile) => otherEnd(tile, open), at(table.seats, seat).train.end);
  const kept = hand.find((tile) => isDouble(tile) && high(tile) === end && !tiles.includes(tile)) ?? null;
  return { action, reason: { why: 'longestBuild', isProved, kept } };
}

/** Pips got rid of, and what the rest of the hand can still do on one's own train. */
function valueOf({ hand }: View, play: Play, outlook: Outlook): number {
  const { tile } = play;
  if (hand.length === 1) return Number.POSITIVE_INFINITY;
  const isUncovered =
    isDouble(tile) &&
    !outlook.mayEndIn(high(tile)) &&
    !hand.some((other) => other !== tile && bears(other, high(tile)));
  return (
    pips(tile) + outlook.after(play).tiles.length * WORTH_OF_A_FOLLOWER - (isUncovered ? COST_OF_AN_OPEN_DOUBLE : 0)
  );
}

/** Says the last tile with the move that leaves it (RULES.md section 5, `lastTile: penalty`). */
export function withTap(view: View, move: Move): Move {
  const { table, hand } = view;
  if (table.rules.lastTile !== 'penalty') return move;
  switch (move.do) {
    case 'play':
      return endsTurnWithOne(view, [move.tile]) ? { ...move, tap: true } : move;
    case 'build':
      return endsTurnWithOne(view, move.tiles) ? { ...move, tap: true } : move;
    case 'pass':
      return isAfterDouble(table.turn) && hand.length === 1 ? { ...move, tap: true } : move;
    case 'draw':
      return move;
    default:
      return move satisfies never;
  }
}

/** Whether these tiles leave one in hand, and no double among them asks for a further one. */
function endsTurnWithOne(view: View, tiles: readonly Tile[]): boolean {
  const { table, hand } = view;
  const [left, ...more] = hand.filter((tile) => !tiles.includes(tile));
  const last = tiles.at(-1);
  if (left === undefined || more.length > 0 || last === undefined) return false;
  if (table.phase === 'building' || !isDouble(last)) return true;
  return endingsOf(view)(high(last)) && !bears(left, high(last));
}
