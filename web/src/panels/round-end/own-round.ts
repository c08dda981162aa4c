import { longestTrain, longestTrainOf } from '@slow-train/players';
import {
  at,
  pipsOf,
  viewFor,
  type Event,
  type Pips,
  type Seat,
  type Tile,
  mainEnd,
  trackOf,
  trainOf as trainOn,
  withoutAll,
} from '@slow-train/rules';
import { placedTiles, type PlacedTile } from '../../board/state/trains.ts';
import type { RecordFrame } from '../../playback/record-timeline.ts';
import { leftTiles, type LeftTile } from './left-tiles.ts';

/** A train that the hand of the deal could have begun with. */
export interface FirstTrain {
  readonly tiles: readonly PlacedTile[];
  /** The pips of the deal that are not on it. */
  readonly rest: Pips;
}

/** The lessons for a player from a round of their own, judged by the information they had at the time. */
export interface OwnRound {
  /** The player's tiles on their own train, next to the longest train in the hand that was dealt. */
  readonly laid: FirstTrain;
  readonly longest: FirstTrain;
  /** The tiles left in hand, as the rules list them. */
  readonly left: readonly LeftTile[];
}

/** Returns the lessons for a seat from a finished round. */
export function ownRound(frames: readonly RecordFrame[], seat: Seat): OwnRound {
  return { ...firstTrains(frames, seat), left: leftTiles(frames, seat) };
}

function firstTrains(frames: readonly RecordFrame[], seat: Seat): Pick<OwnRound, 'laid' | 'longest'> {
  const [opening] = frames;
  const end = frames.at(-1);
  const none: FirstTrain = { tiles: [], rest: 0 };
  if (opening === undefined || end === undefined) return { laid: none, longest: none };
  const { table, hand } = viewFor(opening.state, seat);
  const start = mainEnd(table, seat).end;
  const trainOf = (tiles: readonly Tile[]): FirstTrain => ({
    tiles: placedTiles(tiles, start),
    rest: pipsOf(withoutAll(hand, tiles)),
  });
  return { laid: trainOf(laidFirst(frames, seat)), longest: trainOf(longestOf(opening, seat)) };
}

function longestOf({ state }: RecordFrame, seat: Seat): readonly Tile[] {
  const view = viewFor(state, seat);
  if (view.table.phase === 'building') return longestTrainOf(view).tiles;
  return longestTrain(view.hand, mainEnd(view.table, seat).end).tiles;
}

/** Returns the seat's tiles on its own train before anybody else's. */
function laidFirst(frames: readonly RecordFrame[], seat: Seat): readonly Tile[] {
  const mine = new Set(frames.flatMap(({ events }) => events.flatMap((event) => laidBy(event, seat))));
  const { tiles } = trackOf(trainOn(at(frames, frames.length - 1).state.table, seat));
  const other = tiles.findIndex((tile) => !mine.has(tile));
  return other < 0 ? tiles : tiles.slice(0, other);
}

function laidBy(event: Event, seat: Seat): readonly Tile[] {
  if (!('seat' in event) || event.seat !== seat) return [];
  if (event.type === 'played') return [event.tile];
  return event.type === 'built' ? event.tiles : [];
}
