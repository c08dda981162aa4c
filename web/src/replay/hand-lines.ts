/** A tile and the gap beside it, and what lies beside the tiles of a hand (player.css). In pixels. */
const TILE = 41;
const BESIDE = 22;
const BESIDE_WIDE = 172;
/** Beside the tiles a wide board writes the name, in two lines that are smaller. */
const NAME = 1.5;

/** What open hands need: rows of hands, and lines of tiles in all of them. */
export interface HandLines {
  readonly rows: number;
  readonly lines: number;
}

/**
 * What hands of these sizes need at the moment when they need most.
 * @param sizes at each moment, the tiles in each of them
 * @param width of all hands together, in pixels; a wide board lays two in a row
 */
export function linesOf(sizes: readonly (readonly number[])[], width: number, isWide: boolean): HandLines {
  const seats = sizes[0]?.length ?? 0;
  const columns = isWide && seats > 1 ? 2 : 1;
  const inLine = Math.max(1, Math.floor((width / columns - (isWide ? BESIDE_WIDE : BESIDE)) / TILE));
  const rows = Math.ceil(seats / columns);
  const lines = sizes.map((hands) =>
    Array.from({ length: rows }, (_, row) => {
      const largest = Math.max(...hands.slice(row * columns, (row + 1) * columns));
      return Math.max(isWide ? NAME : 1, Math.ceil(largest / inLine));
    }).reduce((sum, one) => sum + one, 0),
  );
  return { rows, lines: Math.max(0, ...lines) };
}
