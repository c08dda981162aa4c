import type { Line, Seat, TrainId } from './table.ts';
import { tileName, type Pips, type Tile, type TileName } from './tile.ts';

/**
 * One thing that happened; an action can cause several, a draw of several tiles one `drew` for each. `tile` of `drew` and
 * `tiles` of `caught` are the drawer's secret.
 */
export type Event =
  | { readonly type: 'thrownIn' }
  | { readonly type: 'dealt'; readonly round: number; readonly engine: Tile; readonly handSize: number }
  | { readonly type: 'engineLaid'; readonly seat: Seat; readonly tile: Tile }
  | { readonly type: 'turnBegan'; readonly seat: Seat }
  | { readonly type: 'built'; readonly seat: Seat; readonly tiles: readonly Tile[] }
  | { readonly type: 'buildSent'; readonly seat: Seat }
  | {
      readonly type: 'played';
      readonly seat: Seat;
      readonly tile: Tile;
      readonly train: TrainId;
      readonly line?: Line | undefined;
      readonly end: Pips;
    }
  | { readonly type: 'drew'; readonly seat: Seat; readonly tile: Tile | null }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'skipped'; readonly seat: Seat }
  | { readonly type: 'marked'; readonly seat: Seat }
  | { readonly type: 'unmarked'; readonly seat: Seat }
  | { readonly type: 'doubleOpened'; readonly train: TrainId; readonly line?: Line | undefined; readonly tile: Tile }
  | { readonly type: 'doubleCovered'; readonly train: TrainId; readonly line?: Line | undefined; readonly tile: Tile }
  | { readonly type: 'lineEnded'; readonly train: TrainId; readonly line?: Line | undefined; readonly tile: Tile }
  | { readonly type: 'lastTile'; readonly seat: Seat }
  | { readonly type: 'tapped'; readonly seat: Seat }
  | {
      readonly type: 'caught';
      readonly seat: Seat;
      readonly by: Seat;
      readonly tiles: readonly Tile[] | null;
      readonly count: number;
    }
  | { readonly type: 'wentOut'; readonly seat: Seat }
  | { readonly type: 'blocked' }
  | { readonly type: 'roundOver'; readonly scores: readonly Pips[] };

/** A value with every tile replaced by its name. */
type Written<T> = T extends Tile ? TileName : T extends readonly (infer U)[] ? readonly Written<U>[] : T;

/** An event as stored and sent, with tiles by name. */
export type EventNotation = Event extends infer E
  ? E extends Event
    ? { readonly [K in keyof E]: Written<E[K]> }
    : never
  : never;

/** Writes an event, secrets included, as the server stores it. */
export function writeEvent(event: Event): EventNotation {
  switch (event.type) {
    case 'dealt':
      return { ...event, engine: tileName(event.engine) };
    case 'engineLaid':
    case 'played':
    case 'doubleOpened':
    case 'doubleCovered':
    case 'lineEnded':
      return { ...event, tile: tileName(event.tile) };
    case 'drew':
      return { ...event, tile: event.tile === null ? null : tileName(event.tile) };
    case 'built':
      return { ...event, tiles: event.tiles.map(tileName) };
    case 'caught':
      return { ...event, tiles: event.tiles === null ? null : event.tiles.map(tileName) };
    case 'thrownIn':
    case 'turnBegan':
    case 'buildSent':
    case 'passed':
    case 'skipped':
    case 'marked':
    case 'unmarked':
    case 'lastTile':
    case 'tapped':
    case 'wentOut':
    case 'blocked':
    case 'roundOver':
      return event;
    default:
      return event satisfies never;
  }
}

/** Returns the event as `seat` (null: a spectator) may see it: without the tiles that another seat drew. */
export function eventFor(event: EventNotation, seat: Seat | null): EventNotation {
  switch (event.type) {
    case 'drew':
      return event.seat === seat ? event : { type: 'drew', seat: event.seat, tile: null };
    case 'caught':
      return event.seat === seat
        ? event
        : { type: 'caught', seat: event.seat, by: event.by, tiles: null, count: event.count };
    case 'thrownIn':
    case 'dealt':
    case 'engineLaid':
    case 'turnBegan':
    case 'built':
    case 'buildSent':
    case 'played':
    case 'passed':
    case 'skipped':
    case 'marked':
    case 'unmarked':
    case 'doubleOpened':
    case 'doubleCovered':
    case 'lineEnded':
    case 'lastTile':
    case 'tapped':
    case 'wentOut':
    case 'blocked':
    case 'roundOver':
      return event;
    default:
      return event satisfies never;
  }
}
