/** One tile of an unfolded train: its box, whether it lies across, and whether it runs from right to left. */
export interface SnakeTile {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly across: boolean;
  readonly backwards: boolean;
}

export interface Snake {
  readonly tiles: readonly SnakeTile[];
  /** The track, as an SVG path. */
  readonly track: string;
  readonly height: number;
  /** Just beyond the last tile, where a lamp or the next tile goes. */
  readonly end: { readonly x: number; readonly y: number; readonly backwards: boolean };
}

const GAP = 2;

/**
 * Lays a train in hairpins within `width`: rows run to and fro, doubles stand crosswise, no tile lies in a curve.
 * `long` is a tile's length; it is half as high.
 */
export function snakeOf(doubles: readonly boolean[], width: number, long: number): Snake {
  const short = long / 2 + 1;
  const pitch = Math.max(44, long + 4);
  const turn = pitch / 2;
  const left = turn + 2;
  const right = width - turn - 2;
  const tiles: SnakeTile[] = [];
  const curves: string[] = [];
  let row = 0;
  let x = left;
  const middle = (): number => row * pitch + long / 2 + 3;
  for (const across of doubles) {
    const size = across ? short : long;
    const runsBack = row % 2 === 1;
    if (runsBack ? x - size < left : x + size > right) {
      curves.push(hairpin(runsBack ? left : right, middle(), turn, runsBack));
      row++;
      x = row % 2 === 1 ? right : left;
    }
    const backwards = row % 2 === 1;
    const height = across ? long : short;
    tiles.push({ x: backwards ? x - size : x, y: middle() - height / 2, width: size, height, across, backwards });
    x += (backwards ? -1 : 1) * (size + GAP);
  }
  const backwards = row % 2 === 1;
  const end = { x, y: middle(), backwards };
  const track = `M${left - 4} ${long / 2 + 3}${curves.join('')}H${x + (backwards ? -14 : 14)}`;
  return { tiles, track, height: row * pitch + long + 6, end };
}

function hairpin(x: number, y: number, turn: number, runsBack: boolean): string {
  return `H${x}A${turn} ${turn} 0 0 ${runsBack ? 0 : 1} ${x} ${y + 2 * turn}`;
}
