import { isDouble } from '@slow-train/rules';
import type { PlacedTile } from '../state/trains.ts';

/** The length of a tile in a row at its usual size, in pixels: lying, and across. */
export const LYING = 64;
export const ACROSS = 33;

/** The places of the rows of a wide board. All in pixels from the top left corner of the layout. */
export interface WideRows {
  /** The distance from one row to the next. */
  readonly pitch: number;
  /** The height of all rows, at least that of the part in sight. */
  readonly height: number;
  /** The top of the first row. */
  readonly top: number;
  /** The size of a tile in a row, against 64 by 33. */
  readonly scale: number;
}

const LEAST = 46;
const MOST = 132;
const AIR = 22;
/** The largest scale of a tile: that of a table for two. */
const LARGEST = 1.9;
/** The scale that tiles have at least where their train would otherwise fold. */
export const USUAL_SCALE = 1.25;
/** The distance from the rails of a row down to the next row, in pixels. */
export const FOOT = 13;

/** Spreads rows over the height; below a finger's height they scroll instead. */
export function wideRowsOf(rows: number, height: number): WideRows {
  const pitch = Math.max(LEAST, Math.min(MOST, (height - AIR) / rows));
  const total = Math.max(height, pitch * rows + AIR);
  // Doubles stand across and may reach to the next rails, not beyond: that allows whole tiles down to a pitch of 50.
  const scale = Math.min(LARGEST, Math.max(pitch / 66, Math.min(1, (pitch - 10) / 40)));
  return { pitch, height: total, top: (total - pitch * rows - AIR) / 2 + 10, scale };
}

/** Returns the length of a train with all its tiles whole and at their usual size, in pixels. */
export function naturalLength(laid: readonly PlacedTile[]): number {
  return laid.reduce((sum, { tile }) => sum + (isDouble(tile) ? ACROSS : LYING), 0);
}

/** Returns the y of the rails of a row: near its foot. */
export function railOf(index: number, { top, pitch }: WideRows): number {
  return top + (index + 1) * pitch - FOOT;
}

/** The distance by which a branch is further right than its train, in pixels. */
export const STEP = 28;

/** Returns the rails of a branch as an SVG path, from the row of its double down to its own. */
export function branchPath(x: number, fromY: number, y: number, width: number): string {
  return `M${x} ${fromY}V${y - STEP / 2}Q${x} ${y} ${x + STEP / 2} ${y}H${width}`;
}

/** Returns the rails of one row as an SVG path, from the engine in a curve to the owner's name and straight on. */
export function railPath(
  index: number,
  rows: number,
  y: number,
  engineY: number,
  engineX: number,
  curveTo: number,
  width: number,
): string {
  const spread = Math.min(11, 96 / rows);
  const from = engineY + (index - (rows - 1) / 2) * spread;
  // Outer rails leave the bundle first, so that they do not cross.
  const inner = rows / 2 - Math.abs(index - (rows - 1) / 2);
  const leave = engineX + 46 + 3 * inner;
  const meet = engineX + 62 - 4 * inner;
  return `M${engineX} ${from}H${engineX + 10}C${leave + 30} ${from} ${meet + 28} ${y} ${curveTo} ${y}H${width}`;
}
