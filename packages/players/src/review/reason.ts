import {
  at,
  bears,
  high,
  isDouble,
  isOwn,
  legalPlays,
  mainEnd,
  openEnds,
  otherEnd,
  pips,
  play,
  without,
  type Move,
  type Pips,
  type PublicRound,
  type Seat,
  type Tile,
  type TrainId,
  type View,
} from '@slow-train/rules';
import { outlookOf, type Play } from '../outlook.ts';
import { FEW, trainsOf, unseen } from '../unseen.ts';
import { seatOf } from './decision.ts';

/** Tiles with which somebody else may soon be out. */
const NEARLY_OUT = 2;

/** Why a move is better than another, by what its seat sees. */
export type Advantage =
  /** It goes out. */
  | { readonly why: 'goesOut' }
  /** It plays, where the other one draws or passes. */
  | { readonly why: 'plays' }
  /** It draws or passes, and keeps tiles for later. */
  | { readonly why: 'waits' }
  /** It builds this many tiles more. */
  | { readonly why: 'longerBuild'; readonly tiles: number }
  /** It builds as many tiles, with this many pips more. */
  | { readonly why: 'heavierBuild'; readonly pips: Pips }
  /** It builds less and keeps tiles for other trains. */
  | { readonly why: 'shorterBuild'; readonly tiles: number }
  /** The other one leaves this double without a cover. */
  | { readonly why: 'openDouble'; readonly double: Tile }
  /** It plays a double that the hand can cover. */
  | { readonly why: 'coveredDouble'; readonly double: Tile; readonly by: Tile }
  /** It plays a double; those that stay count their pips twice. */
  | { readonly why: 'double'; readonly double: Tile }
  /** Somebody has few tiles left, and it gets rid of this many pips more. */
  | { readonly why: 'nearlyOut'; readonly seat: Seat; readonly tiles: number; readonly pips: Pips }
  /** Its tile fits there only, while the other one goes on one's own train at any time. */
  | { readonly why: 'onlyThere'; readonly train: TrainId }
  /** It takes one's own marker down. */
  | { readonly why: 'lifts' }
  /** One's own train can go on by this many tiles more. */
  | { readonly why: 'keepsTrain'; readonly tiles: number }
  /** The other one leaves one's own train at a number that few unseen tiles have; `tiles` counts those. */
  | { readonly why: 'runsOut'; readonly number: Pips; readonly tiles: number }
  /** It gets rid of this many pips more. */
  | { readonly why: 'heavier'; readonly pips: Pips }
  /** This many more tiles of the hand fit on the table after it. */
  | { readonly why: 'keepsPlaces'; readonly tiles: number }
  /** The other one gives this seat's public train a new number, on which its owner may go on; it gives none to another seat's. */
  | { readonly why: 'newNumber'; readonly seat: Seat }
  /** Only on average over all deals. */
  | { readonly why: 'average' };

export type Why = Advantage['why'];

/** Returns the main advantage of a move over another one in the same position. */
export function advantageOf(view: View, better: Move, worse: Move): Advantage {
  if (better.do === 'build' && worse.do === 'build') return ofBuilds(better.tiles, worse.tiles);
  if (better.do !== 'play') return { why: better.do === 'build' ? 'plays' : 'waits' };
  if (view.hand.length === 1) return { why: 'goesOut' };
  if (worse.do !== 'play') return { why: 'plays' };
  return ofPlays(view, better, worse);
}

function ofBuilds(better: readonly Tile[], worse: readonly Tile[]): Advantage {
  const tiles = better.length - worse.length;
  if (tiles > 0) return { why: 'longerBuild', tiles };
  if (tiles < 0) return { why: 'shorterBuild', tiles: -tiles };
  const more = sumOf(better) - sumOf(worse);
  return more > 0 ? { why: 'heavierBuild', pips: more } : { why: 'average' };
}

const sumOf = (tiles: readonly Tile[]): Pips => tiles.reduce((sum, tile) => sum + pips(tile), 0);

function ofPlays(view: View, better: Play, worse: Play): Advantage {
  const { table } = view;
  const seat = seatOf(view);
  const more = pips(better.tile) - pips(worse.tile);
  const opened = isDouble(worse.tile) && better.tile !== worse.tile && coverFor(view, worse.tile) === null;
  if (opened && table.rules.doubles !== 'plain') return { why: 'openDouble', double: worse.tile };
  if (isDouble(better.tile) && better.tile !== worse.tile) {
    const by = coverFor(view, better.tile);
    return by === null ? { why: 'double', double: better.tile } : { why: 'coveredDouble', double: better.tile, by };
  }
  const near = nearlyOut(table, seat);
  const longer = followers(view, better) - followers(view, worse);
  // With two tiles somebody is not out before the train goes on, and the tiles that follow weigh more.
  const isSoon = near !== null && (near.tiles === 1 || longer <= 0);
  if (isSoon && more > 0) return { why: 'nearlyOut', ...near, pips: more };
  if (at(table.seats, seat).marker && closesOwn(view, better) && !closesOwn(view, worse)) return { why: 'lifts' };
  if (longer > 0) return { why: 'keepsTrain', tiles: longer };
  const own = mainEnd(table, seat).end;
  if (
    isOwn(table, seat, worse.train) &&
    !isOwn(table, seat, better.train) &&
    !bears(better.tile, own) &&
    isAlone(view, better)
  )
    return { why: 'onlyThere', train: better.train };
  const ended = isOwn(table, seat, worse.train) ? otherEnd(worse.tile, own) : null;
  if (ended !== null && followers(view, worse) === 0 && unseen(view, ended) <= FEW)
    return { why: 'runsOut', number: ended, tiles: unseen(view, ended) };
  if (more > 0) return { why: 'heavier', pips: more };
  // After another double the seat has yet to play on, so the tiles that fit then are no measure.
  if (isDouble(worse.tile) && better.tile !== worse.tile) return { why: 'average' };
  const places = fitting(view, better) - fitting(view, worse);
  if (places > 0) return { why: 'keepsPlaces', tiles: places };
  const owner = renumbered(view, worse);
  return owner === null || renumbered(view, better) !== null ? { why: 'average' } : { why: 'newNumber', seat: owner };
}

/** Returns the seat to whose train a play gives a new number, as no double does; null for one's own and Mexican trains. */
function renumbered(view: View, { tile, train }: Play): Seat | null {
  return typeof train !== 'number' || isDouble(tile) || isOwn(view.table, seatOf(view), train) ? null : train;
}

/** Returns how many tiles of the hand the seat could play, after this play, with the table as it is then. */
function fitting(view: View, move: Play): number {
  const rest = without(view.hand, move.tile);
  const after = tableAfter(view, move);
  const fit = new Set(after === null ? [] : legalPlays(after, rest, seatOf(view)).map(({ tile }) => tile));
  return rest.filter((tile) => fit.has(tile)).length;
}

function closesOwn(view: View, move: Play): boolean {
  return tableAfter(view, move)?.seats[seatOf(view)]?.marker === false;
}

/** Returns the table after a play, in which the tiles that the seat does not see have no part; null if it is refused. */
function tableAfter(view: View, move: Play): PublicRound | null {
  const { table, hand } = view;
  const seat = seatOf(view);
  const hands = table.seats.map((_, other) => (other === seat ? hand : []));
  const secret = { hands, boneyard: [], pending: hands.map(() => null) };
  const played = play({ table, secret }, seat, move);
  return played.ok ? played.value.state.table : null;
}

function followers(view: View, play: Play): number {
  return outlookOf(view, seatOf(view)).after(play).tiles.length;
}

/** Returns a tile of the hand that covers a double; null for none. */
function coverFor({ hand }: View, double: Tile): Tile | null {
  return hand.find((tile) => tile !== double && bears(tile, high(double))) ?? null;
}

function nearlyOut({ seats }: PublicRound, seat: Seat): { readonly seat: Seat; readonly tiles: number } | null {
  const others = seats.flatMap(({ tiles }, other) =>
    other === seat || tiles > NEARLY_OUT ? [] : [{ seat: other, tiles }],
  );
  const [first] = others.toSorted((a, b) => a.tiles - b.tiles);
  return first ?? null;
}

/** Whether a tile fits on no train of the table but this one. */
function isAlone({ table }: View, { tile, train }: Play): boolean {
  return trainsOf(table).every((id) => id === train || openEnds(table, id).every(({ end }) => !bears(tile, end)));
}
