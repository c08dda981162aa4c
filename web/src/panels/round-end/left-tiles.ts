import { longestTrainOf } from '@slow-train/players';
import {
  at,
  isDouble,
  isOn,
  legalActions,
  legalPlays,
  tileScore,
  viewFor,
  type Pips,
  type Seat,
  type Tile,
  type TrainId,
} from '@slow-train/rules';
import type { RecordFrame } from '../../playback/record-timeline.ts';

/** A tile that was left at the end, and why. */
export interface LeftTile {
  readonly tile: Tile;
  /** The pips that it counts. */
  readonly pips: Pips;
  /**
   * `dead`: it fitted nowhere on any turn of its owner. `chance`: it could have been played. `late`: it was drawn on the
   * last turn, or on none.
   */
  readonly why: 'dead' | 'chance' | 'late';
  /** The number of turns in which it could have been played; the first of them, and the train for it. */
  readonly chances: number;
  readonly first: { readonly turn: number; readonly train: TrainId } | null;
}

/** The reasons for the count of a hand: how many of its tiles stayed for each. */
export interface LeftBecause {
  readonly dead: number;
  /** The number of doubles among the dead. */
  readonly deadDoubles: number;
  readonly chance: number;
  readonly late: number;
}

/** Returns the tiles left in a seat's hand at the end of a round, judged by the seat's options on its turns. */
export function leftTiles(frames: readonly RecordFrame[], seat: Seat): readonly LeftTile[] {
  const end = frames.at(-1)?.state;
  if (end === undefined) return [];
  const rules = end.table.rules;
  const dealt = new Set(frames[0]?.state.secret.hands[seat]);
  const held = new Map<Tile, Set<number>>();
  const fits = new Map<Tile, Map<number, TrainId>>();
  for (const { state } of frames.slice(0, -1)) {
    if (!isOn(state.table, seat)) continue;
    const view = viewFor(state, seat);
    const turn = at(view.table.seats, seat).turns + 1;
    for (const tile of view.hand) held.set(tile, (held.get(tile) ?? new Set()).add(turn));
    const fit = (tile: Tile, train: TrainId): void => {
      const turns = fits.get(tile) ?? new Map<number, TrainId>();
      if (!turns.has(turn)) turns.set(turn, train);
      fits.set(tile, turns);
    };
    for (const { tile, train } of legalPlays(view.table, view.hand, seat)) fit(tile, train);
    // In a build, every tile of the longest train could have gone.
    if (legalActions(view.table, view.hand, seat).some((action) => action.do === 'build'))
      for (const tile of longestTrainOf(view).tiles) fit(tile, seat);
  }
  return (end.secret.hands[seat] ?? []).map((tile) => {
    const turns = fits.get(tile);
    const [first] = turns ?? [];
    const turnsHeld = held.get(tile)?.size ?? 0;
    // A drawn tile has been in the hand during the turn that drew it.
    const isLate = turnsHeld <= (dealt.has(tile) ? 0 : 1);
    return {
      tile,
      pips: tileScore(rules, tile),
      why: turns !== undefined ? 'chance' : isLate ? 'late' : 'dead',
      chances: turns?.size ?? 0,
      first: first === undefined ? null : { turn: first[0], train: first[1] },
    };
  });
}

/** Counts the reasons for which the tiles of a hand stayed. */
export function leftBecause(left: readonly LeftTile[]): LeftBecause {
  const many = (why: LeftTile['why']): number => left.filter((one) => one.why === why).length;
  return {
    dead: many('dead'),
    deadDoubles: left.filter(({ why, tile }) => why === 'dead' && isDouble(tile)).length,
    chance: many('chance'),
    late: many('late'),
  };
}
