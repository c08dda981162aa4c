/** What a train needs in pixels: a tile lying or a double across, the gap between them, and a sliver for each folded one. */
export interface Measures {
  readonly lying: number;
  readonly across: number;
  readonly gap: number;
  readonly sliver: number;
}

/** How a train is shown where it has little room: `cut` tiles as a count, then slivers, then whole tiles. */
export interface Fold {
  readonly cut: number;
  readonly slivers: number;
  readonly whole: number;
}

/** Room for "+12" where even the slivers are too many. */
const CUT_LABEL = 26;

/**
 * Folds the oldest tiles of a train until it fits. The newest `least` tiles stay whole whatever the room.
 * `doubles` says of each tile, from the engine outwards, whether it lies across.
 */
export function foldTrain(doubles: readonly boolean[], room: number, measures: Measures, least = 1): Fold {
  const { lying, across, gap, sliver } = measures;
  const total = doubles.length;
  const widths = doubles.map((isAcross) => (isAcross ? across : lying) + gap);
  let used = 0;
  let whole = 0;
  for (let index = total - 1; index >= 0; index--) {
    const next = used + (widths[index] ?? 0);
    if (whole >= least && next + index * sliver > room) break;
    used = next;
    whole++;
  }
  const slivers = total - whole;
  const most = Math.max(0, Math.floor((room - used) / sliver));
  if (slivers <= most) return { cut: 0, slivers, whole };
  const shown = Math.max(0, Math.floor((room - used - CUT_LABEL) / sliver));
  return { cut: slivers - shown, slivers: shown, whole };
}
