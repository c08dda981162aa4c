import {
  at,
  bears,
  compareTiles,
  high,
  isAfterDouble,
  isDouble,
  isOnDouble,
  isOwn,
  mainEnd,
  openEnds,
  pips,
  type Move,
  type Pips,
  type Seat,
  type Tile,
  type View,
} from '@slow-train/rules';
import type { Outlook, Play } from './outlook.ts';
import { FEW, trainsOf, unseen } from './unseen.ts';

/** What the computer player would do in a seat, and why. */
export interface Hint {
  readonly action: Move;
  readonly reason: Reason;
}

/** Why an action is good. Depends only on the view. */
export type Reason =
  /** It plays the last tile of the hand. */
  | { readonly why: 'goesOut' }
  /**
   * A build: the longest possible, or the longest found if the search gave up (`isProved` false). `kept` is a double
   * that would fit at its end but stays in hand, because no tile could cover it.
   */
  | { readonly why: 'longestBuild'; readonly isProved: boolean; readonly kept: Tile | null }
  /** A level decides so, for no better reason: a train of another length, or a draw although something fits. */
  | { readonly why: 'habit' }
  /** It covers a double that has to be covered. */
  | { readonly why: 'covers'; readonly double: Tile }
  /** Nothing else can be played. */
  | { readonly why: 'onlyPlay' }
  /** Somebody has a single tile left, and no other play gets rid of as many pips. */
  | { readonly why: 'nearlyOut'; readonly seat: Seat; readonly pips: number }
  /** It is a double that another tile in hand covers. */
  | { readonly why: 'canCover'; readonly by: Tile }
  /** It goes on the seat's own train and starts the longest train, of this many tiles. */
  | { readonly why: 'startsTrain'; readonly tiles: number }
  /** It goes elsewhere, on the only end with this number, which few unseen tiles have; `tiles` counts those. */
  | { readonly why: 'runsOut'; readonly number: Pips; readonly tiles: number }
  /** It goes elsewhere, and the longest continuation of the seat's own train keeps its length, this many tiles. */
  | { readonly why: 'keepsTrain'; readonly tiles: number }
  /** It goes on the seat's own train, and this many more tiles can follow. */
  | { readonly why: 'goesOn'; readonly tiles: number }
  /** It gets rid of this many pips. */
  | { readonly why: 'lightens'; readonly pips: number }
  /** Nothing can be played: draw or pass. */
  | { readonly why: 'nothingFits' };

/** Returns the best reason for this play, one of these legal plays. */
export function reasonFor(view: View, play: Play, outlook: Outlook, plays: readonly Play[]): Reason {
  const { table, seat, hand } = view;
  if (hand.length === 1) return { why: 'goesOut' };
  const double = coveredBy(view, play);
  if (double !== null) return { why: 'covers', double };
  if (plays.length === 1) return { why: 'onlyPlay' };
  const near = others(view).find((other) => at(table.seats, other).tiles === 1);
  if (near !== undefined && plays.every(({ tile }) => pips(tile) <= pips(play.tile)))
    return { why: 'nearlyOut', seat: near, pips: pips(play.tile) };
  if (isDouble(play.tile)) {
    const by = heaviest(hand.filter((tile) => tile !== play.tile && bears(tile, high(play.tile))));
    if (by !== undefined) return { why: 'canCover', by };
  }
  const after = outlook.after(play);
  const now = outlook.now();
  const tiles = after.tiles.length;
  const isProved = after.isProved && now.isProved;
  const isOnMain = seat !== null && play.train === seat && (play.line ?? '') === mainEnd(table, seat).line;
  if (isOnMain && isProved && tiles > 0 && tiles + 1 === now.tiles.length)
    return { why: 'startsTrain', tiles: tiles + 1 };
  if (isOnMain && tiles > 0) return { why: 'goesOn', tiles };
  // A partner's train counts as the seat's own, so its continuation says nothing about the seat's own train.
  const goesElsewhere = table.rules.partners === 'no' && play.train !== seat;
  const number = goesElsewhere ? rareEnd(view, play) : null;
  if (number !== null) return { why: 'runsOut', number, tiles: unseen(view, number) };
  if (goesElsewhere && isProved && tiles > 0 && tiles === now.tiles.length) return { why: 'keepsTrain', tiles };
  return { why: 'lightens', pips: pips(play.tile) };
}

/** Returns the double that the tile covers, placed in this turn or an earlier one; null if it covers none. */
function coveredBy({ table }: View, { train, line = '' }: Play): Tile | null {
  const open = isAfterDouble(table.turn) ? table.turn.doubles : table.open.slice(0, 1);
  return open.find((one) => isOnDouble(table, one, train, line))?.tile ?? null;
}

/** Returns those who play against the seat. */
function others({ table, seat }: View): readonly Seat[] {
  return seat === null ? [] : [...table.seats.keys()].filter((other) => !isOwn(table, seat, other));
}

/** Returns the number of the end that the play goes on, if no other train ends in it and few unseen tiles have it. */
function rareEnd(view: View, { tile, train, line = '' }: Play): Pips | null {
  const ends = trainsOf(view.table).flatMap((id) => openEnds(view.table, id).map((end) => ({ ...end, train: id })));
  const taken = ends.find((one) => one.train === train && one.line === line)?.end;
  if (taken === undefined || !bears(tile, taken) || ends.filter(({ end }) => end === taken).length > 1) return null;
  return unseen(view, taken) <= FEW ? taken : null;
}

function heaviest(tiles: readonly Tile[]): Tile | undefined {
  return tiles.toSorted((a, b) => compareTiles(b, a))[0];
}
