import { mexicansOf, tilesOn, trainOf, type Event, type Seat, type Tile, type TrainId } from '@slow-train/rules';
import type { RecordFrame } from '../../playback/record-timeline.ts';

/** Something about a round that is worth a sentence. */
export type RoundFact =
  /** The round was blocked while this double stood open. */
  | { readonly kind: 'blockedBy'; readonly tile: Tile }
  | { readonly kind: 'longestTrain'; readonly train: TrainId; readonly tiles: number }
  | { readonly kind: 'openDouble'; readonly tile: Tile; readonly turns: number }
  | { readonly kind: 'mostDraws'; readonly seat: Seat; readonly draws: number }
  /** Turns in a row in which the seat played without drawing. */
  | { readonly kind: 'longestRun'; readonly seat: Seat; readonly turns: number };

const MOST_FACTS = 3;
/** Less than this happens in every round. */
const FEWEST = { tiles: 3, draws: 3, openTurns: 3, run: 4 };

/** Returns the remarkable facts about a finished round, the most remarkable first. Ties go to the lowest seat. */
export function roundFacts(frames: readonly RecordFrame[]): readonly RoundFact[] {
  const events = frames.flatMap((frame) => frame.events);
  const facts = [blockedBy(frames, events), longestTrain(frames), openDouble(events), mostDraws(events), run(events)];
  return facts.filter((fact) => fact !== null).slice(0, MOST_FACTS);
}

function blockedBy(frames: readonly RecordFrame[], events: readonly Event[]): RoundFact | null {
  const [open] = frames.at(-1)?.state.table.open ?? [];
  if (open === undefined || !events.some(({ type }) => type === 'blocked')) return null;
  return { kind: 'blockedBy', tile: open.tile };
}

function longestTrain(frames: readonly RecordFrame[]): RoundFact | null {
  const table = frames.at(-1)?.state.table;
  if (table === undefined) return null;
  const trains: readonly TrainId[] = [...table.seats.keys(), ...mexicansOf(table)];
  const best = most(trains, (train) => tilesOn(trainOf(table, train)).length);
  return best === null || best.value < FEWEST.tiles
    ? null
    : { kind: 'longestTrain', train: best.of, tiles: best.value };
}

/** Returns the double that stood open for the most turns. */
function openDouble(events: readonly Event[]): RoundFact | null {
  const open = new Map<Tile, number>();
  let longest: { readonly tile: Tile; readonly turns: number } | null = null;
  for (const event of events) {
    if (event.type === 'doubleOpened') open.set(event.tile, 0);
    else if (event.type === 'doubleCovered') open.delete(event.tile);
    else if (event.type === 'turnBegan')
      for (const [tile, before] of open) {
        const turns = before + 1;
        open.set(tile, turns);
        if (turns > (longest?.turns ?? 0)) longest = { tile, turns };
      }
  }
  return longest === null || longest.turns < FEWEST.openTurns ? null : { kind: 'openDouble', ...longest };
}

function mostDraws(events: readonly Event[]): RoundFact | null {
  const draws = new Map<Seat, number>();
  for (const event of events) if (event.type === 'drew') draws.set(event.seat, (draws.get(event.seat) ?? 0) + 1);
  const best = most(
    [...draws.keys()].toSorted((a, b) => a - b),
    (seat) => draws.get(seat) ?? 0,
  );
  return best === null || best.value < FEWEST.draws ? null : { kind: 'mostDraws', seat: best.of, draws: best.value };
}

function run(events: readonly Event[]): RoundFact | null {
  /** The present run of each seat, and whether its present turn belongs to it so far. */
  const runs = new Map<Seat, number>();
  const counted = new Set<Seat>();
  let longest: { readonly seat: Seat; readonly turns: number } | null = null;
  for (const event of events) {
    if (event.type === 'turnBegan') counted.delete(event.seat);
    else if (event.type === 'drew' || event.type === 'passed' || event.type === 'skipped') runs.set(event.seat, 0);
    else if ((event.type === 'played' || event.type === 'built') && !counted.has(event.seat)) {
      counted.add(event.seat);
      const turns = (runs.get(event.seat) ?? 0) + 1;
      runs.set(event.seat, turns);
      if (turns > (longest?.turns ?? 0)) longest = { seat: event.seat, turns };
    }
  }
  return longest === null || longest.turns < FEWEST.run ? null : { kind: 'longestRun', ...longest };
}

function most<T>(all: readonly T[], valueOf: (one: T) => number): { readonly of: T; readonly value: number } | null {
  let best: { readonly of: T; readonly value: number } | null = null;
  for (const of of all) {
    const value = valueOf(of);
    if (best === null || value > best.value) best = { of, value };
  }
  return best;
}
