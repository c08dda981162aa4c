import {
  tileName,
  type Line,
  type OpenDouble,
  type Seat,
  type TileName,
  type TrainId,
  type View,
} from '@slow-train/rules';
import type { Plan } from './plan.ts';

/** Open doubles and trains, as the baseline for stop conditions. */
export interface PlanMark {
  readonly round: number;
  /** Open doubles, as `train:tile`. */
  readonly open: readonly string[];
  /** Seats whose trains have a marker. */
  readonly marked: readonly Seat[];
}

/** Why a plan has stopped. */
export type PlanStop =
  | { readonly why: 'doubleOpened'; readonly tile: TileName; readonly train: TrainId; readonly line?: Line | undefined }
  | { readonly why: 'trainOpened'; readonly seat: Seat }
  | { readonly why: 'oneTile'; readonly seat: Seat }
  | { readonly why: 'roundEnded' }
  | { readonly why: 'nothingFits' }
  | { readonly why: 'turnsUsed' };

/** Returns the doubles and trains that are open now. */
export function markOf({ table }: View): PlanMark {
  return {
    round: table.round,
    open: table.open.map(nameOf),
    marked: table.seats.flatMap(({ marker }, seat) => (marker ? [seat] : [])),
  };
}

/**
 * Returns the first of a plan's stop conditions met since the mark, as the seat sees it when its turn comes; null if
 * none is. Ignores conditions that are off. In a later round than the mark's everything open is new.
 */
export function stopOf({ stops }: Pick<Plan, 'stops'>, mark: PlanMark, view: View): PlanStop | null {
  const { table } = view;
  const isSameRound = table.round === mark.round;
  if (stops.roundEnds && !isSameRound) return { why: 'roundEnded' };
  if (stops.doubleOpens) {
    const opened = table.open.find((double) => !isSameRound || !mark.open.includes(nameOf(double)));
    if (opened !== undefined) {
      const { tile, train, line } = opened;
      return { why: 'doubleOpened', tile: tileName(tile), train, ...(line && { line }) };
    }
  }
  const others = table.seats.map((state, seat) => ({ ...state, seat })).filter(({ seat }) => seat !== view.seat);
  if (stops.trainOpens) {
    const opened = others.find(({ marker, seat }) => marker && (!isSameRound || !mark.marked.includes(seat)));
    if (opened) return { why: 'trainOpened', seat: opened.seat };
  }
  if (stops.oneTile) {
    const last = others.find(({ tiles }) => tiles === 1);
    if (last) return { why: 'oneTile', seat: last.seat };
  }
  return null;
}

function nameOf({ train, line = '', tile }: OpenDouble): string {
  return `${train}${line}:${tileName(tile)}`;
}
