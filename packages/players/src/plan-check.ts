import {
  bears,
  hasTrain,
  mainEnd,
  missingFrom,
  otherEnd,
  parseAction,
  parseTile,
  tileName,
  writeAction,
  type Seat,
  type Tile,
  type View,
} from '@slow-train/rules';
import type { Plan } from './plan.ts';

/** What is wrong with a plan, in sentences of some language. Tiles and plays are in notation. */
export interface PlanFaults {
  readonly noSeat: string;
  readonly empty: string;
  twice(tile: string): string;
  /** `before` is null for the end of the train. */
  noFit(tile: string, before: string | null, end: number): string;
  notInHand(tile: string): string;
  noTile(text: string): string;
  noPlay(text: string): string;
  noTrain(play: string): string;
}

/** Returns the fault of a plan for this seat, as a sentence that says what to do; null if the plan can be used. */
export function checkPlan(plan: Plan, view: View, faults: PlanFaults): string | null {
  const { hand, seat } = view;
  if (seat === null) return faults.noSeat;
  const { train, cover, plays, otherwise } = plan;
  if (otherwise === 'wait' && train.length + cover.length + plays.length === 0) return faults.empty;
  return (
    trainFault(train, view, seat, faults) ??
    firstFault(cover, (name) => handFault(name, hand, faults)) ??
    playsFault(plays, view, faults)
  );
}

function trainFault(names: readonly string[], { table, hand }: View, seat: Seat, faults: PlanFaults): string | null {
  let { end } = mainEnd(table, seat);
  const laid: Tile[] = [];
  for (const name of names) {
    const fault = handFault(name, hand, faults);
    if (fault !== null) return fault;
    const tile = parseTile(name);
    if (tile === undefined) continue;
    if (missingFrom(hand, [...laid, tile]) !== undefined) return faults.twice(tileName(tile));
    if (!bears(tile, end)) {
      const before = laid.at(-1);
      return faults.noFit(tileName(tile), before === undefined ? null : tileName(before), end);
    }
    laid.push(tile);
    end = otherEnd(tile, end);
  }
  return null;
}

function handFault(name: string, hand: readonly Tile[], faults: PlanFaults): string | null {
  const tile = parseTile(name);
  if (tile === undefined) return faults.noTile(name);
  return hand.includes(tile) ? null : faults.notInHand(tileName(tile));
}

function playsFault(texts: readonly string[], { table, hand }: View, faults: PlanFaults): string | null {
  return firstFault(texts, (text) => {
    const play = parseAction(text);
    if (play?.do !== 'play') return faults.noPlay(text);
    if (!hasTrain(table, play.train)) return faults.noTrain(writeAction(play));
    return handFault(tileName(play.tile), hand, faults);
  });
}

function firstFault(texts: readonly string[], faultOf: (text: string) => string | null): string | null {
  return texts.map(faultOf).find((fault) => fault !== null) ?? null;
}
