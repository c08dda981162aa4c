import {
  at,
  bears,
  high,
  isAfterDouble,
  isDouble,
  isOwn,
  legalActions,
  legalPlays,
  otherEnd,
  pips,
  trainOf,
  type Action,
  type Move,
  type Pips,
  type Tile,
  type View,
} from '@slow-train/rules';
import { longestTrain } from './longest-train.ts';

type Play = Move & { readonly do: 'play' };

/** What a tile kept for one's own train is worth, in pips: about the mean tile of a double-twelve set. */
const WORTH_OF_A_FOLLOWER = 9;
/** What it costs to leave a double that one cannot cover: mostly a drawn tile and a public train. */
const COST_OF_AN_OPEN_DOUBLE = 20;
/** The search is repeated for every play, so each one gets little; it is nearly always enough. */
const BUDGET = 4_000;

/**
 * What a computer player does in its turn: always legal, and sensible. It lays its longest train, gets rid of heavy
 * tiles where they do not break that train, covers what it opens, and taps for its last tile; it never catches anybody.
 * Sees no more than a person in that seat would. Throws an Error where the seat has nothing to decide.
 */
export function chooseAction(view: View): Action {
  return withTap(view, chooseMove(view));
}

function chooseMove({ table, seat, hand }: View): Move {
  if (seat === null) throw new Error('a spectator has nothing to decide');
  const legal = legalActions(table, hand, seat);
  if (legal.some((action) => action.do === 'build')) {
    return { do: 'build', tiles: chooseBuild(table.phase === 'play', hand, at(table.seats, seat).train.end) };
  }
  const [best] = legalPlays(table, hand, seat)
    .map((play) => ({ play, value: valueOf({ table, seat, hand, pending: null }, play) }))
    .toSorted((a, b) => b.value - a.value);
  if (best) return best.play;
  const other = legal.find((action) => action.do === 'draw') ?? legal.find((action) => action.do === 'pass');
  if (!other) throw new Error(`seat ${seat} has nothing to decide`);
  return other;
}

/** The longest train; where a double has to be covered at once, one at its very end stays in hand. */
function chooseBuild(mustCover: boolean, hand: readonly Tile[], end: Pips): readonly Tile[] {
  const { tiles } = longestTrain(hand, end);
  const last = tiles.at(-1);
  return mustCover && tiles.length > 1 && last !== undefined && isDouble(last) ? tiles.slice(0, -1) : tiles;
}

/** Pips got rid of, and what the rest of the hand can still do on one's own train. */
function valueOf({ table, seat, hand }: View, { tile, train }: Play): number {
  const rest = hand.filter((other) => other !== tile);
  if (seat === null || rest.length === 0) return Number.POSITIVE_INFINITY;
  const mine = at(table.seats, seat).train.end;
  const end = isOwn(table, seat, train) ? otherEnd(tile, trainOf(table, train).end) : mine;
  const followers = longestTrain(rest, end, { budget: BUDGET }).tiles.length;
  const isUncovered = isDouble(tile) && !rest.some((other) => bears(other, high(tile)));
  return pips(tile) + followers * WORTH_OF_A_FOLLOWER - (isUncovered ? COST_OF_AN_OPEN_DOUBLE : 0);
}

/** Says the last tile with the move that leaves it (RULES.md section 5, `lastTile: penalty`). */
function withTap({ table, hand }: View, move: Move): Move {
  if (table.rules.lastTile !== 'penalty') return move;
  switch (move.do) {
    case 'play':
      return hand.length === 2 && !isDouble(move.tile) ? { ...move, tap: true } : move;
    case 'build': {
      const endsTurn = table.phase === 'building' || !isDouble(at(move.tiles, move.tiles.length - 1));
      return hand.length - move.tiles.length === 1 && endsTurn ? { ...move, tap: true } : move;
    }
    case 'pass':
      return isAfterDouble(table.turn) && hand.length === 1 ? { ...move, tap: true } : move;
    case 'draw':
      return move;
    default:
      return move satisfies never;
  }
}
