import { high, low, MEXICANS, tileOf, type Move, type Tile } from '@slow-train/rules';

/** A move as a number: a play is its tile's higher end, lower end and train; these are the others. */
export const DRAW = -1;
export const PASS = -2;
export const BUILD = -3;
export const playCode = (tile: number, train: number): number => (tile << 5) | train;
export const tileOfMove = (move: number): number => move >> 5;
export const trainOfMove = (move: number): number => move & 31;
/** A tile as a number: its ends side by side. */
export const tileCode = (a: number, b: number): number => (a < b ? (b << 5) | a : (a << 5) | b);
export const codeOf = (tile: Tile): number => tileCode(high(tile), low(tile));
export const tileOfCode = (code: number): Tile => tileOf(code >> 5, code & 31);

/** Returns a move as the rules write it. @param tiles those of a build */
export function moveOf({ seats }: { readonly seats: number }, move: number, tiles: readonly number[] = []): Move {
  if (move === DRAW) return { do: 'draw' };
  if (move === PASS) return { do: 'pass' };
  if (move === BUILD) return { do: 'build', tiles: tiles.map(tileOfCode) };
  const train = trainOfMove(move);
  return { do: 'play', tile: tileOfCode(tileOfMove(move)), train: train === seats ? (MEXICANS[0] ?? 'M') : train };
}
