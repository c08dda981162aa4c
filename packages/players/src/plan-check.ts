import {
  at,
  bears,
  hasTrain,
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

/**
 * Returns what is wrong with a plan for this seat, as a sentence saying what to do; null if the plan can be used.
 */
export function checkPlan(plan: Plan, view: View): string | null {
  const { hand, seat } = view;
  if (seat === null) return 'Only a seat at the table can have a plan. Take one first.';
  const { train, cover, plays, otherwise } = plan;
  if (otherwise === 'wait' && train.length + cover.length + plays.length === 0)
    return 'The plan is empty. Add a tile or a play, or let the computer player advise.';
  return trainFault(train, view, seat) ?? firstFault(cover, (name) => handFault(name, hand)) ?? playsFault(plays, view);
}

function trainFault(names: readonly string[], { table, hand }: View, seat: Seat): string | null {
  let { end } = at(table.seats, seat).train;
  const laid: Tile[] = [];
  for (const name of names) {
    const fault = handFault(name, hand);
    if (fault !== null) return fault;
    const tile = parseTile(name);
    if (tile === undefined) continue;
    if (laid.includes(tile)) return `${tileName(tile)} is in the train twice. Name it once.`;
    if (!bears(tile, end)) {
      const before = laid.at(-1);
      const place = before === undefined ? 'the end of your train' : tileName(before);
      return `${tileName(tile)} does not fit on ${place}. Put a tile with a ${end} there.`;
    }
    laid.push(tile);
    end = otherEnd(tile, end);
  }
  return null;
}

function handFault(name: string, hand: readonly Tile[]): string | null {
  const tile = parseTile(name);
  if (tile === undefined) return `"${name}" is not a tile. Write it as 5-3.`;
  return hand.includes(tile) ? null : `${tileName(tile)} is not in your hand. Take it out of the plan.`;
}

function playsFault(texts: readonly string[], { table, hand }: View): string | null {
  return firstFault(texts, (text) => {
    const play = parseAction(text);
    if (play?.do !== 'play') return `"${text}" is not a play. Write it as 5-3@0 or 5-3@M.`;
    if (!hasTrain(table, play.train))
      return `${writeAction(play)}: there is no such train at this table. Name another.`;
    return handFault(tileName(play.tile), hand);
  });
}

function firstFault(texts: readonly string[], faultOf: (text: string) => string | null): string | null {
  return texts.map(faultOf).find((fault) => fault !== null) ?? null;
}
