/** What a train needs in pixels: a tile lying or a double across, the gap between them, and a sliver for each folded one. */
export interface Measures {
  readonly lying: number;
  readonly across: number;
  readonly gap: number;
  readonly sliver: number;
  /** How close slivers may move before some are cut. */
  readonly tight: number;
}

/** How a train is shown where it has little room: `cut` tiles as a count, then slivers, then whole tiles. */
export interface Fold {
  readonly cut: number;
  readonly slivers: number;
  readonly whole: number;
  /** From one sliver to the next. */
  readonly pitch: number;
}

/** Room for "+12" where even the slivers are too many. */
const CUT_LABEL = 26;

/** How many of the newest tiles stay whole whatever the room, and how many at most however much there is. */
export interface Limits {
  readonly least: number;
  readonly most: number;
}

/**
 * Folds the oldest tiles of a train until it fits.
 * `doubles` says of each tile, from the engine outwards, whether it lies across.
 */
export function foldTrain(
  doubles: readonly boolean[],
  room: number,
  measures: Measures,
  { least, most }: Limits,
): Fold {
  const { lying, across, gap, sliver, tight } = measures;
  const total = doubles.length;
  const widths = doubles.map((isAcross) => (isAcross ? across : lying) + gap);
  let used = 0;
  let whole = 0;
  for (let index = total - 1; index >= 0; index--) {
    const next = used + (widths[index] ?? 0);
    if (whole >= most || (whole >= least && next + index * sliver > room)) break;
    used = next;
    whole++;
  }
  const slivers = total - whole;
  const pitch = Math.min(sliver, (room - used) / Math.max(1, slivers));
  if (pitch >= tight) return { cut: 0, slivers, whole, pitch };
  const shown = Math.max(0, Math.floor((room - used - CUT_LABEL) / tight));
  return { cut: slivers - shown, slivers: shown, whole, pitch: tight };
}
