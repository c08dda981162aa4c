import {
  at,
  high,
  isDouble,
  isOn,
  legalActions,
  legalPlays,
  otherEnd,
  refusalOf,
  trainOf,
  writeAction,
  type LegalAction,
  type Pips,
  type Refusal,
  type Seat,
  type Tile,
  type TrainId,
  type View,
} from '@slow-train/rules';

/** What the reader may do now. All of it comes from the rules; nothing here decides what is legal. */
export interface Situation {
  readonly view: View;
  readonly mode: Mode;
  readonly legal: readonly LegalAction[];
}

/**
 * `over`: the round is. `watching`: no seat. `waiting`: others are on. `building`: a whole train may be laid.
 * `playing`: on, with a tile to play or without.
 */
export type Mode = 'over' | 'watching' | 'waiting' | 'building' | 'playing';

/** What the reader has in mind, and has not sent. */
export interface Choice {
  readonly tile: Tile | null;
  /** The train chosen with the arrow keys, where several take the tile. */
  readonly train: TrainId | null;
  /** The tiles of a build, in order. */
  readonly draft: readonly Tile[];
  /** To tap for the last tile along with the move. */
  readonly taps: boolean;
}

export const NO_CHOICE: Choice = { tile: null, train: null, draft: [], taps: false };

/** Reads off the rules what this view allows. */
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

/** The tiles that a tap picks up: those with a train to go to, or those that follow in the draft. */
export function playableTiles({ view, mode }: Situation, draft: readonly Tile[]): ReadonlySet<Tile> {
  const { table, hand, seat } = view;
  if (seat === null) return new Set();
  if (mode === 'building')
    return new Set(hand.filter((tile) => !draft.includes(tile) && buildRefusal(view, seat, [...draft, tile]) === null));
  return mode === 'playing' ? new Set(legalPlays(table, hand, seat).map((play) => play.tile)) : new Set();
}

/** The trains that take the tile now. */
export function trainsFor({ view, mode }: Situation, tile: Tile): readonly TrainId[] {
  const { table, hand, seat } = view;
  if (seat === null || mode !== 'playing') return [];
  return legalPlays(table, hand, seat)
    .filter((play) => play.tile === tile)
    .map((play) => play.train);
}

/** The number in which a train ends once the tile lies there. */
export function endAfter({ table }: View, tile: Tile, train: TrainId): Pips {
  return otherEnd(tile, trainOf(table, train).end);
}

/** The number in which the own train ends with the draft on it. */
export function draftEnd({ table, seat }: View, draft: readonly Tile[]): Pips {
  let { end } = seat === null ? { end: high(table.engine) } : at(table.seats, seat).train;
  for (const tile of draft) end = otherEnd(tile, end);
  return end;
}

function buildRefusal({ table, hand }: View, seat: Seat, tiles: readonly Tile[]): Refusal | null {
  return refusalOf(table, hand, seat, { do: 'build', tiles });
}

/** As much of a draft as the rules still take: after a view has changed, or a tile was taken back. */
export function mendedDraft({ view, mode }: Situation, draft: readonly Tile[]): readonly Tile[] {
  const { seat } = view;
  if (mode !== 'building' || seat === null) return [];
  const broken = draft.findIndex((_, index) => buildRefusal(view, seat, draft.slice(0, index + 1)) !== null);
  return broken < 0 ? draft : draft.slice(0, broken);
}

/** Takes a tile of the draft back, and with it all that follows. */
export function takenBack(draft: readonly Tile[], tile: Tile): readonly Tile[] {
  const from = draft.indexOf(tile);
  return from < 0 ? draft : draft.slice(0, from);
}

/** Why a tile cannot go on each train that does not take it; for a draft, why it does not follow. */
export function refusalsFor(
  { view, mode }: Situation,
  tile: Tile,
  trains: readonly TrainId[],
  draft: readonly Tile[],
): readonly { readonly train: TrainId; readonly refusal: Refusal }[] {
  const { table, hand, seat } = view;
  if (seat === null) return [];
  if (mode === 'building') {
    const refusal = buildRefusal(view, seat, [...draft, tile]);
    return refusal === null ? [] : [{ train: seat, refusal }];
  }
  return trains.flatMap((train) => {
    const refusal = refusalOf(table, hand, seat, { do: 'play', tile, train });
    return refusal === null ? [] : [{ train, refusal }];
  });
}

/** The text of a play. */
export function playText(tile: Tile, train: TrainId, taps = false): string {
  return writeAction(taps ? { do: 'play', tile, train, tap: true } : { do: 'play', tile, train });
}

/** The text of a build. */
export function buildText(draft: readonly Tile[], taps = false): string {
  return writeAction(taps ? { do: 'build', tiles: draft, tap: true } : { do: 'build', tiles: draft });
}

/**
 * Whether the move in mind would leave one tile and end the turn, so that a tap may go along with it (section 5).
 * After a double the turn goes on; while building doubles have no effect. If this errs the rules say so.
 */
export function mayTap({ view, legal }: Situation, { tile, train, draft }: Choice): boolean {
  const { table, hand } = view;
  if (table.rules.lastTile !== 'penalty') return false;
  if (draft.length > 0) return hand.length - draft.length === 1 && endsTurn(view, draft.at(-1));
  if (tile !== null) return train !== null && hand.length === 2 && endsTurn(view, tile);
  return hand.length === 1 && table.turn.step === 'bonus' && legal.some((action) => action.do === 'pass');
}

function endsTurn({ table }: View, last: Tile | undefined): boolean {
  return last !== undefined && (table.phase === 'building' || !isDouble(last));
}
