import { tilesOf, type View } from '@slow-train/rules';
import { codeOf, DRAW } from './code.ts';
import { applyMove } from './play.ts';
import { COUNT, YARD, type Round } from './round.ts';
import type { Candidate, Thinker } from './thinker.ts';
import { Thumb } from './thumb.ts';

/** Further own turns until the network is asked while a round may end at any moment: it judges a blocked table badly. */
const LATE_TURNS = 3;

/** Ways in which the tiles that a seat cannot see may lie, in each of which its moves can be tried. */
export class Worlds {
  /** Codes of the tiles that the seat cannot see, in an order that each deal changes. */
  readonly hidden: number[];
  readonly #thinker: Thinker;
  readonly #turns: number;
  readonly #world: Round;
  readonly #round: Round;
  readonly #plans = new Thumb();
  readonly #thumb = new Thumb();

  /** @param turns the seat's own turns until the network is asked; a few more at the end of a round */
  constructor({ table, hand }: Pick<View, 'table' | 'hand'>, thinker: Thinker, turns: number) {
    this.#thinker = thinker;
    this.#turns = turns;
    this.#world = thinker.round.twin();
    this.#round = thinker.round.twin();
    const seen = new Set<number>(hand.map(codeOf));
    this.hidden = tilesOf(table.set)
      .map(codeOf)
      .filter((code) => !seen.has(code) && !thinker.round.isLaid(code));
  }

  /** Deals the hidden tiles at random: to the other hands as many as they have, the rest to the boneyard. */
  deal(random: () => number): void {
    const world = this.#world;
    const { round, seat } = this.#thinker;
    const { hidden } = this;
    world.a.set(round.a);
    shuffle(hidden, random);
    let next = 0;
    for (let other = 0; other < world.seats; other++) {
      if (other === seat) continue;
      for (let tile = world.get(COUNT + other); tile > 0; tile--) world.hold(other, hidden[next++] ?? 0);
    }
    for (let tile = world.get(YARD); tile > 0; tile--) world.yard[tile - 1] = hidden[next++] ?? 0;
    this.#plans.forget();
    this.#plans.prepare(world);
  }

  /** Returns the pips to expect if the seat plays this, and everybody goes on by the rule of thumb. */
  playOn({ move, tiles }: Pick<Candidate, 'move' | 'tiles'>): number {
    const round = this.#round;
    const { seat } = this.#thinker;
    round.a.set(this.#world.a);
    round.yard.set(this.#world.yard);
    this.#thumb.copy(this.#plans);
    applyMove(round, move, tiles);
    let turns = 0;
    // A tile that was drawn belongs to the same turn.
    const isSameTurn = (move >= 0 || move === DRAW) && round.isMine(seat);
    for (let before = isSameTurn ? seat : -1; !round.isOver;) {
      if (round.turn === seat && before !== seat && ++turns >= this.#turns + (isLate(round) ? LATE_TURNS : 0)) break;
      before = round.turn;
      this.#thumb.step(round);
    }
    return this.#thinker.value(round);
  }
}

/** Whether a round may end at any moment. */
function isLate(round: Round): boolean {
  if (round.get(YARD) === 0) return true;
  for (let seat = 0; seat < round.seats; seat++) if (round.get(COUNT + seat) <= 1) return true;
  return false;
}

/** Shuffles a list in place. */
export function shuffle(list: number[], random: () => number): void {
  for (let index = list.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    const item = list[index] ?? 0;
    list[index] = list[other] ?? 0;
    list[other] = item;
  }
}
