import { longestTrain, longestTrainOf, ratedPlays, type RatedPlay } from '@slow-train/players';
import { at, isOn, legalPlays, viewFor, type Event, type Seat, type Tile } from '@slow-train/rules';
import type { RecordFrame } from '../../playback/record-timeline.ts';

/** A tile that was left at the end. */
interface LeftTile {
  readonly tile: Tile;
  /** In how many of the player's choices it could have been played. */
  readonly chances: number;
}

/** What a player can learn from a round of their own, judged by what they could see at the time. */
export interface OwnRound {
  /** The longest train in the hand that was dealt, next to what the player laid on their own train. */
  readonly firstTrain: { readonly best: readonly Tile[]; readonly laid: readonly Tile[] };
  /** The play that fell furthest behind the best one; null if none did. */
  readonly costliest: {
    /** Counts the player's own turns from 1. */
    readonly turn: number;
    readonly played: RatedPlay;
    readonly better: RatedPlay;
    /** In pips. */
    readonly cost: number;
  } | null;
  /** The tiles left in hand, heaviest first. */
  readonly left: readonly LeftTile[];
}

/** Returns what a seat can learn from a finished round. */
export function ownRound(frames: readonly RecordFrame[], seat: Seat): OwnRound {
  const chances = new Map<Tile, number>();
  let costliest: OwnRound['costliest'] = null;
  for (const [index, { state }] of frames.slice(0, -1).entries()) {
    const view = viewFor(state, seat);
    if (!isOn(view.table, seat)) continue;
    const next = frames[index + 1]?.events ?? [];
    const playable = new Set(legalPlays(view.table, view.hand, seat).map(({ tile }) => tile));
    for (const tile of playable) chances.set(tile, (chances.get(tile) ?? 0) + 1);
    const played = playOf(next, seat);
    if (played === null || view.hand.length === 1) continue;
    const rated = ratedPlays(view);
    const [better] = rated;
    const chosen = rated.find(({ play }) => play.tile === played.tile && play.train === played.train);
    if (better === undefined || chosen === undefined) continue;
    const cost = better.value - chosen.value;
    if (cost > (costliest?.cost ?? 0))
      costliest = { turn: at(view.table.seats, seat).turns + 1, played: chosen, better, cost };
  }
  const hand = frames.at(-1)?.state.secret.hands[seat] ?? [];
  return {
    firstTrain: firstTrain(frames, seat),
    costliest,
    left: hand.map((tile) => ({ tile, chances: chances.get(tile) ?? 0 })),
  };
}

function firstTrain(frames: readonly RecordFrame[], seat: Seat): OwnRound['firstTrain'] {
  const [opening] = frames;
  const end = frames.at(-1);
  if (opening === undefined || end === undefined) return { best: [], laid: [] };
  const view = viewFor(opening.state, seat);
  const mine = new Set(frames.flatMap(({ events }) => events.flatMap((event) => laidBy(event, seat))));
  const { tiles } = at(end.state.table.seats, seat).train;
  const { tiles: best } =
    view.table.phase === 'building'
      ? longestTrainOf(view)
      : longestTrain(view.hand, at(view.table.seats, seat).train.end);
  return { best, laid: tiles.filter((tile) => mine.has(tile)) };
}

function playOf(events: readonly Event[], seat: Seat): Extract<Event, { readonly type: 'played' }> | null {
  for (const event of events) if (event.type === 'played' && event.seat === seat) return event;
  return null;
}

function laidBy(event: Event, seat: Seat): readonly Tile[] {
  if (!('seat' in event) || event.seat !== seat) return [];
  if (event.type === 'played') return [event.tile];
  return event.type === 'built' ? event.tiles : [];
}
