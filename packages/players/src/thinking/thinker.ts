import { legalActions, type Action, type Move, type Seat, type View } from '@slow-train/rules';
import { withTap } from '../computer.ts';
import { BUILD, DRAW, moveOf } from './code.ts';
import { describe } from './features.ts';
import { findMoves } from './legal.ts';
import { type Network, PIPS_OF_ONE } from './network.ts';
import { Planner } from './planner.ts';
import { applyMove } from './play.ts';
import { isThinkable, Round } from './round.ts';

/** A move to choose from, and the pips that the seat is expected to be left with. */
export interface Candidate {
  readonly move: number;
  /** The tiles of a build. */
  readonly tiles: readonly number[];
  readonly value: number;
}

/** Values positions of one round as a seat sees them. */
export class Thinker {
  readonly round: Round;
  readonly seat: Seat;
  readonly #network: Network;
  readonly #planner = new Planner();
  readonly #scratch: Round;

  constructor({ table, hand }: Pick<View, 'table' | 'hand'>, seat: Seat, network: Network) {
    this.round = new Round(table);
    this.#scratch = new Round(table);
    this.round.holdAll(table, seat, hand);
    this.seat = seat;
    this.#network = network;
  }

  /** Returns the pips that the seat is expected to be left with. */
  value(round: Round): number {
    if (round.isOver) return round.score(this.seat);
    return valueOf(this.#network, this.#planner, round, this.seat);
  }

  /**
   * Returns all moves to choose from in a position of the seat's, by default its present one, best first; empty if there is
   * nothing to weigh.
   */
  candidates(round = this.round): readonly Candidate[] {
    const count = findMoves(round);
    if (round.moves[0] === BUILD) {
      const builds = this.#planner.builds(round);
      return builds.map((tiles) => this.weigh(BUILD, tiles, round)).toSorted(byValue);
    }
    // A drawn tile is unknown, and a seat that can play had usually better play.
    const moves = [...round.moves.subarray(0, count)].filter((move) => move !== DRAW);
    return moves.map((move) => this.weigh(move, [], round)).toSorted(byValue);
  }

  /** Whether the seat may draw although it can play. The network cannot tell; a look-ahead can. */
  mayDrawInstead(): boolean {
    const count = findMoves(this.round);
    return count > 1 && this.round.moves.subarray(0, count).includes(DRAW);
  }

  /** Returns a legal move other than a draw, with the network's expectation after it. */
  weigh(move: number, tiles: readonly number[], round = this.round): Candidate {
    const after = this.#scratch;
    after.a.set(round.a);
    applyMove(after, move, tiles);
    return { move, tiles, value: this.value(after) };
  }

  /** Returns the action of a candidate, or of the only move there is. */
  action(view: View, candidate: Candidate | undefined): Action {
    const move = candidate && moveOf(this.round, candidate.move, candidate.tiles);
    return withTap(view, move ?? onlyMove(view, this.seat));
  }
}

const byValue = (a: Candidate, b: Candidate): number => a.value - b.value;

function onlyMove({ table, hand }: View, seat: Seat): Move {
  const legal = legalActions(table, hand, seat);
  const move = legal.find((action) => action.do === 'draw') ?? legal.find((action) => action.do === 'pass');
  if (move === undefined) throw new Error(`seat ${seat} has nothing to decide`);
  return move;
}

/** Returns how a seat may think; null if the rules are refused. */
export function thinkerFor(view: View, network: Network): Thinker | null {
  return view.seat === null || !isThinkable(view.table) ? null : new Thinker(view, view.seat, network);
}

/** Returns a network's expectation of a position. */
export function valueOf(network: Network, planner: Planner, round: Round, seat: number): number {
  planner.plan(round, seat);
  describe(round, seat, planner, network.features);
  network.run(1);
  return (network.outputs[0] ?? 0) * PIPS_OF_ONE;
}
