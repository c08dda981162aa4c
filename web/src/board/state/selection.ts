import type { PlayerState } from '@slow-train/protocol';
import {
  high,
  isOn,
  legalActions,
  legalPlays,
  mainEnd,
  mayTap,
  otherEnd,
  parseTile,
  refusalOf,
  withoutAll,
  writeAction,
  type LegalAction,
  type Pips,
  type Refusal,
  type Seat,
  type Tile,
  type View,
} from '@slow-train/rules';
import { rowKey, type RowKey } from './trains.ts';

/** The player's options now. All of them come from the rules; nothing here decides what is legal. */
export interface Situation {
  readonly view: View;
  readonly mode: Mode;
  readonly legal: readonly LegalAction[];
}

/**
 * `over`: the round is over. `watching`: no seat. `waiting`: others have the turn. `building`: a whole train may be
 * laid. `playing`: the player has the turn, with or without a playable tile.
 */
export type Mode = 'over' | 'watching' | 'waiting' | 'building' | 'playing';

/** The player's selection, which has not been sent. */
export interface Selection {
  readonly tile: Tile | null;
  /** The row chosen with the arrow keys, where several take the tile. */
  readonly row: RowKey | null;
  /** The tiles of a build, in order. */
  readonly build: readonly Tile[];
  /** Whether to tap for the last tile along with the move. */
  readonly taps: boolean;
}

export const NOTHING_SELECTED: Selection = { tile: null, row: null, build: [], taps: false };

/** Returns the player's options in this view by the rules. */
export function situationOf(view: View): Situation {
  const { table, hand, seat } = view;
  const legal = seat === null ? [] : legalActions(table, hand, seat);
  return { view, mode: modeOf(view, legal), legal };
}

function modeOf({ table, seat }: View, legal: readonly LegalAction[]): Mode {
  if (table.phase === 'over') return 'over';
  if (seat === null) return 'watching';
  if (legal.some((action) => action.do === 'build')) return 'building';
  return isOn(table, seat) ? 'playing' : 'waiting';
}

/** Whether the player has the turn, or may lay a train. */
export function mayAct({ mode }: Situation): boolean {
  return mode === 'playing' || mode === 'building';
}

/** Returns the tiles that fit a train, or those that can follow in the build. */
export function playableTiles({ view, mode }: Situation, build: readonly Tile[]): ReadonlySet<Tile> {
  const { table, hand, seat } = view;
  if (seat === null) return new Set();
  if (mode === 'building')
    return new Set(withoutAll(hand, build).filter((tile) => buildRefusal(view, seat, [...build, tile]) === null));
  return mode === 'playing' ? new Set(legalPlays(table, hand, seat).map((play) => play.tile)) : new Set();
}

type Play = ReturnType<typeof legalPlays>[number];

/** Returns the plays of the tile that the rules allow now. */
export function playsOf({ view, mode }: Situation, tile: Tile): readonly Play[] {
  const { table, hand, seat } = view;
  return seat === null || mode !== 'playing' ? [] : legalPlays(table, hand, seat).filter((play) => play.tile === tile);
}

/** Returns the row in which a play lays its tile. */
export const rowOf = ({ train, line }: Play): RowKey => rowKey(train, line);

/** Returns the rows that take the tile now. */
export function rowsFor(situation: Situation, tile: Tile): readonly RowKey[] {
  return playsOf(situation, tile).map(rowOf);
}

/** Returns the play of the tile in this row; undefined if the rules do not allow it. */
export function playIn(situation: Situation, tile: Tile, row: RowKey): Play | undefined {
  return playsOf(situation, tile).find((play) => rowOf(play) === row);
}

/** Returns the number in which the player's train ends with the build on it. */
export function buildEnd({ table, seat }: View, build: readonly Tile[]): Pips {
  let { end } = seat === null ? { end: high(table.engine) } : mainEnd(table, seat);
  for (const tile of build) end = otherEnd(tile, end);
  return end;
}

/** Returns the reason why these tiles cannot be built, or null if they can. */
export function buildRefusal({ table, hand }: View, seat: Seat, tiles: readonly Tile[]): Refusal | null {
  return refusalOf(table, hand, seat, { do: 'build', tiles });
}

/** Returns the part of a build that the rules still allow after the view changed. */
export function legalBuild({ view, mode }: Situation, build: readonly Tile[]): readonly Tile[] {
  const { seat } = view;
  if (mode !== 'building' || seat === null) return [];
  const broken = build.findIndex((_, index) => buildRefusal(view, seat, build.slice(0, index + 1)) !== null);
  return broken < 0 ? build : build.slice(0, broken);
}

/** Returns the build that the player has laid out this round, on any device. */
export function storedBuild({ draft }: Pick<PlayerState, 'draft'>, round: number): readonly Tile[] {
  return draft === null || draft.round !== round ? [] : draft.tiles.flatMap((name) => parseTile(name) ?? []);
}

/** Formats a play as the text of an action. */
export function formatPlay(play: Play, taps = false): string {
  return writeAction(taps ? { ...play, tap: true } : play);
}

/** Formats a build as the text of an action. */
export function formatBuild(tiles: readonly Tile[], taps = false): string {
  return writeAction(taps ? { do: 'build', tiles, tap: true } : { do: 'build', tiles });
}

/** Whether a tap may accompany the selected move (docs/rules.md section 5). */
export function mayTapWith(situation: Situation, { tile, row, build }: Selection): boolean {
  const { view, legal } = situation;
  const { table, hand } = view;
  if (build.length > 0) return mayTap(table, hand, { do: 'build', tiles: build });
  if (tile !== null) {
    const play = row === null ? undefined : playIn(situation, tile, row);
    return play !== undefined && mayTap(table, hand, play);
  }
  return legal.some((action) => action.do === 'pass') && mayTap(table, hand, { do: 'pass' });
}
