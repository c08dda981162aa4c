import {
  at,
  bears,
  isAfterDouble,
  isOn,
  legalActions,
  otherEnd,
  type LegalAction,
  type Move,
  type Seat,
  type View,
} from '@slow-train/rules';

/**
 * Returns the only action a seat can take (docs/rules.md section 7): a draw, a pass, the one tile on the one train, or
 * the one build, of a single tile that no other can follow. Null for a spectator, for a seat without the turn, and if
 * there is anything to decide: which tile, whether to tap, whether to catch. Null, too, for the last tile of a hand:
 * going out is its owner's to do. Depends only on the view.
 */
export function forcedAction(view: View): Move | null {
  const { table, hand, seat } = view;
  if (seat === null || !isOn(table, seat)) return null;
  const [only, ...others] = legalActions(table, hand, seat);
  if (only === undefined || others.length > 0) return null;
  const move = moveOf(only, view, seat);
  return move === null || mayTap(view, move) || goesOut(view, move) ? null : move;
}

function moveOf(only: LegalAction, view: View, seat: Seat): Move | null {
  switch (only.do) {
    case 'play':
    case 'draw':
    case 'pass':
      return only;
    case 'build':
      return onlyBuild(view, seat);
    case 'tap':
    case 'catch':
      return null;
    default:
      return only satisfies never;
  }
}

/** Returns the only possible build; null if there is a choice of the first tile or of how far to build. */
function onlyBuild({ table, hand }: View, seat: Seat): Move | null {
  const { end } = at(table.seats, seat).train;
  const [tile, ...others] = hand.filter((one) => bears(one, end));
  if (tile === undefined || others.length > 0) return null;
  const open = otherEnd(tile, end);
  return hand.some((one) => one !== tile && bears(one, open)) ? null : { do: 'build', tiles: [tile] };
}

function goesOut({ hand }: View, move: Move): boolean {
  return hand.length === 1 && (move.do === 'play' || move.do === 'build');
}

/** Whether the turn may end with one tile left, so that the seat has to decide about a tap (`lastTile: penalty`). */
function mayTap({ table, hand }: View, move: Move): boolean {
  if (table.rules.lastTile !== 'penalty') return false;
  switch (move.do) {
    case 'play':
    case 'build':
      return hand.length === 2;
    case 'pass':
      return hand.length === 1 && isAfterDouble(table.turn);
    case 'draw':
      return false;
    default:
      return move satisfies never;
  }
}
