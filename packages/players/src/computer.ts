import {
  bears,
  high,
  isDouble,
  isOn,
  legalActions,
  legalPlays,
  mainEnd,
  mayTap,
  otherEnd,
  pips,
  refusalOf,
  type Action,
  type Move,
  type Seat,
  type Tile,
  type View,
  withoutAll,
} from '@slow-train/rules';
import { longestTrainOf } from './endings.ts';
import { reasonFor, type Hint, type Reason } from './hint.ts';
import { outlookOf, type Outlook, type Play } from './outlook.ts';

/** Value in pips of a tile that can still follow on the seat's own train: about the mean of a double-twelve set. */
const WORTH_OF_A_FOLLOWER = 9;
/** Cost in pips of leaving a double uncovered: mostly a drawn tile and a public train. */
const COST_OF_AN_OPEN_DOUBLE = 20;

/**
 * Returns a computer player's action in its turn: legal and sensible. It builds its longest train, gets rid of heavy
 * tiles that are not part of that train, covers the doubles it opens, and taps for its last tile; it never catches
 * anybody. Uses only what a person in that seat would see. Throws an Error if the seat has nothing to decide.
 */
export function chooseAction(view: View): Action {
  const chosen = hint(view);
  if (chosen === null) throw new Error(`seat ${view.seat ?? 'of a spectator'} has nothing to decide`);
  return chosen.action;
}

/**
 * Returns the computer player's action in this seat, and its reason; null if the seat has nothing to decide. Depends
 * only on the view, so a hint reveals nothing that the seat does not know.
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
  const plays = ratedWith(view, seat, outlook);
  const [best] = plays;
  const choices = plays.map(({ play }) => play);
  if (best) return { action: best.play, reason: reasonFor(view, best.play, outlook, choices) };
  const other = legal.find((action) => action.do === 'draw') ?? legal.find((action) => action.do === 'pass');
  if (!other) throw new Error(`seat ${seat} has the turn and no legal action`);
  return { action: other, reason: { why: 'nothingFits' } };
}

/** Returns why a level would do this, a legal action of the seat. */
export function reasonOf(view: View, seat: Seat, action: Move): Reason {
  const plays = legalPlays(view.table, view.hand, seat);
  switch (action.do) {
    case 'build':
      return buildReason(view, seat, action.tiles);
    case 'play':
      return reasonFor(view, action, outlookOf(view, seat), plays);
    case 'draw':
    case 'pass':
      return { why: plays.length === 0 ? 'nothingFits' : 'habit' };
    default:
      return action satisfies never;
  }
}

/** A legal play, and its worth to the computer player, in pips. */
export interface RatedPlay {
  readonly play: Play;
  readonly value: number;
  /** How many tiles of the hand could follow it on the seat's own train. */
  readonly followers: number;
  /** Whether it is a double that the seat cannot cover. */
  readonly isUncovered: boolean;
}

/**
 * Returns the seat's legal plays as the computer player rates them, best first. Depends only on the view. Playing the
 * last tile is worth infinitely much. Empty unless the seat has the turn and can play.
 */
export function ratedPlays(view: View): readonly RatedPlay[] {
  const { table, seat } = view;
  return seat === null || !isOn(table, seat) ? [] : ratedWith(view, seat, outlookOf(view, seat));
}

function ratedWith(view: View, seat: Seat, outlook: Outlook): readonly RatedPlay[] {
  return legalPlays(view.table, view.hand, seat)
    .map((play) => rated(view, play, outlook))
    .toSorted((a, b) => b.value - a.value);
}

function decideBuild(view: View, seat: Seat): Hint {
  const tiles = legalPart(view, seat, longestTrainOf(view).tiles);
  return { action: { do: 'build', tiles }, reason: buildReason(view, seat, tiles) };
}

/** Returns the reason for a build. */
function buildReason(view: View, seat: Seat, tiles: readonly Tile[]): Reason {
  const { table, hand } = view;
  if (tiles.length === hand.length) return { why: 'goesOut' };
  const { tiles: longest, isProved } = longestTrainOf(view);
  if (tiles.length !== legalPart(view, seat, longest).length) return { why: 'habit' };
  const end = tiles.reduce((open, tile) => otherEnd(tile, open), mainEnd(table, seat).end);
  const kept = withoutAll(hand, tiles).find((tile) => isDouble(tile) && high(tile) === end) ?? null;
  return { why: 'longestBuild', isProved, kept };
}

/**
 * Returns the longest first part of a train that can be built. With two sets, or branches on the way, the search may not
 * know the whole train; then a single tile is built.
 */
export function legalPart({ table, hand }: View, seat: Seat, train: readonly Tile[]): readonly Tile[] {
  const isLegal = (tiles: readonly Tile[]): boolean => refusalOf(table, hand, seat, { do: 'build', tiles }) === null;
  for (let length = train.length; length > 0; length--) {
    if (isLegal(train.slice(0, length))) return train.slice(0, length);
  }
  return hand.filter((tile) => isLegal([tile])).slice(0, 1);
}

/**
 * Rates a play by the pips it gets rid of and by the pips that the rest of the hand can still add to the seat's own
 * train.
 */
function rated({ hand }: View, play: Play, outlook: Outlook): RatedPlay {
  const { tile } = play;
  if (hand.length === 1) return { play, value: Number.POSITIVE_INFINITY, followers: 0, isUncovered: false };
  const isUncovered =
    isDouble(tile) &&
    !outlook.mayEndIn(high(tile)) &&
    !hand.some((other) => other !== tile && bears(other, high(tile)));
  const followers = outlook.after(play).tiles.length;
  const value = pips(tile) + followers * WORTH_OF_A_FOLLOWER - (isUncovered ? COST_OF_AN_OPEN_DOUBLE : 0);
  return { play, value, followers, isUncovered };
}

/** Adds the tap to a move that leaves one tile (docs/rules.md section 5, `lastTile: penalty`). */
export function withTap({ table, hand }: View, move: Move): Move {
  return mayTap(table, hand, move) ? { ...move, tap: true } : move;
}
