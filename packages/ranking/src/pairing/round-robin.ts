import type { Pairings, Question } from './entrant.ts';
import { drawn } from './lot.ts';
import { seatTables } from './tables.ts';

/** What a round-robin pairing depends on in addition. */
export interface Schedule extends Question {
  /** The numbers with which the tournament began, whether or not they still play: the schedule never changes. */
  readonly began: readonly number[];
  /** Who has taken somebody’s place in it: by the number that has left, the number that has come. */
  readonly heirs?: ReadonlyMap<number, number>;
}

/**
 * Returns in how many rounds everybody meets everybody exactly once; null if there is no such schedule here. Two and two
 * it always exists. At larger tables we know it for a prime number of seats and that many tables.
 */
export function fullRounds(people: number, tableSize: number): number | null {
  if (tableSize === 2) return people % 2 === 0 ? people - 1 : people;
  return isPlane(people, tableSize) ? tableSize + 1 : null;
}

/**
 * Seats people so that everybody meets as many others as possible: by the circle method two and two (Berger's tables);
 * by the lines of an affine plane where there is one; else so that as few as possible meet again, without regard to
 * points. An entrant whose partners have left sits out.
 */
export function pairRoundRobin(schedule: Schedule): Pairings {
  const { seed, round, entrants, tableSize, apart, began, heirs = new Map<number, number>() } = schedule;
  const isExact = round <= (fullRounds(began.length, tableSize) ?? 0);
  if (!isExact) return seatTables(schedule, false);
  const order = drawn(seed, 0, began).map((number) => holderOf(number, heirs));
  const tables = tableSize === 2 ? circle(order, round) : lines(order, tableSize, round);
  const playing = new Set(entrants.map(({ number }) => number));
  const parted = (seats: readonly number[]): boolean => apart.some(([a, b]) => seats.includes(a) && seats.includes(b));
  const present = tables.map((seats) => seats.filter((number) => playing.has(number)));
  const seated = present.filter((seats) => seats.length > 1 && !parted(seats));
  const byes = present.filter((seats) => seats.length > 0 && !seated.includes(seats)).flat();
  return { tables: seated.map((seats) => drawn(seed, round, seats)), byes };
}

/** Returns who holds a place now: a successor may have left as well. */
function holderOf(number: number, heirs: ReadonlyMap<number, number>): number {
  const heir = heirs.get(number);
  return heir === undefined ? number : holderOf(heir, heirs);
}

/** Berger's tables: one stays, the others move on by one place each round. With an odd number one sits out. */
function circle(numbers: readonly number[], round: number): readonly (readonly number[])[] {
  const [stays, ...move] = numbers.length % 2 === 0 ? numbers : [null, ...numbers];
  const turn = (round - 1) % move.length;
  const ring = [stays, ...move.slice(turn), ...move.slice(0, turn)];
  return Array.from({ length: ring.length / 2 }, (_, nth) =>
    [ring[nth], ring[ring.length - 1 - nth]].filter((number) => typeof number === 'number'),
  );
}

/** The lines of one direction in the affine plane of a prime order: two points are on exactly one common line. */
function lines(numbers: readonly number[], order: number, round: number): readonly (readonly number[])[] {
  const at = (x: number, y: number): number[] => numbers.slice(x * order + y, x * order + y + 1);
  const slope = round - 1;
  return Array.from({ length: order }, (_, line) =>
    Array.from({ length: order }, (_, step) =>
      slope === order ? at(line, step) : at(step, (slope * step + line) % order),
    ).flat(),
  );
}

function isPlane(people: number, tableSize: number): boolean {
  return [3, 5, 7].includes(tableSize) && people === tableSize ** 2;
}
