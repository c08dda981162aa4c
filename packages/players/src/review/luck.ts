import type { Pips, Seat, Tile } from '@slow-train/rules';
import { randomFrom } from '../random.ts';
import { theNetwork } from '../thinking/expert.ts';
import { codeOf, DRAW, tileOfCode } from '../thinking/code.ts';
import { applyMove } from '../thinking/play.ts';
import { YARD, type Round } from '../thinking/round.ts';
import { Thinker } from '../thinking/thinker.ts';
import { shuffle, Worlds } from '../thinking/worlds.ts';
import type { OwnMove } from './own-move.ts';

/** Hands that might have been dealt, from which an average one follows. */
const HANDS = 60;

/**
 * Where the pips of a round came from; their sum is the result. Control variates, as in AIVAT: a hand and a draw count
 * by the network's expectation with them, less its mean over all tiles that were unseen.
 */
export interface Shares {
  /** The pips that a seat is left with on average from its first turn on. */
  readonly average: number;
  readonly deal: number;
  readonly draws: number;
  /** One's own decisions, next to ordinary ones: the average expects those, too. */
  readonly play: number;
  /** Moves and draws of the others. */
  readonly others: number;
}

/** Divides a result among luck and play, in whole pips. @param play what one's decisions cost more than ordinary ones */
export function sharesOf(moves: readonly OwnMove[], seat: Seat, seed: string, play: number, result: Pips): Shares {
  const random = randomFrom(seed);
  const [opening] = moves;
  const average = opening === undefined ? result : meanHand(opening, seat, random);
  const deal = opening === undefined ? 0 : worthOf(thinkerOf(opening.before, seat)) - average;
  let draws = 0;
  for (const move of moves) if (move.action.do === 'draw') draws += luckOf(move, seat, random);
  const rounded = {
    average: Math.round(average),
    deal: Math.round(deal),
    draws: Math.round(draws),
    play: Math.round(play),
  };
  return { ...rounded, others: result - rounded.average - rounded.deal - rounded.draws - rounded.play };
}

const thinkerOf = ({ table, hand }: Pick<OwnMove['before'], 'table' | 'hand'>, seat: Seat): Thinker =>
  new Thinker({ table, hand }, seat, theNetwork());

/** Returns the pips to expect in a position, under the best move if it is the seat's turn. */
function worthOf(thinker: Thinker, round: Round = thinker.round): number {
  const best = round.isMine(thinker.seat) ? thinker.candidates(round)[0] : undefined;
  return best?.value ?? thinker.value(round);
}

const hiddenFrom = (move: OwnMove, thinker: Thinker): number[] => new Worlds(move.before, thinker, 1).hidden;

function meanHand(opening: OwnMove, seat: Seat, random: () => number): number {
  const { table, hand } = opening.before;
  const thinker = thinkerOf(opening.before, seat);
  const codes = [...hand.map(codeOf), ...hiddenFrom(opening, thinker)].toSorted((a, b) => a - b);
  let sum = 0;
  for (let deal = 0; deal < HANDS; deal++) {
    shuffle(codes, random);
    const dealt: Tile[] = codes.slice(0, hand.length).map(tileOfCode);
    sum += worthOf(thinkerOf({ table, hand: dealt }, seat));
  }
  return sum / HANDS;
}

/** Returns by how much a draw was worse than the average one. */
function luckOf(move: OwnMove, seat: Seat, random: () => number): number {
  const thinker = thinkerOf(move.before, seat);
  const hidden = hiddenFrom(move, thinker);
  const count = thinker.round.get(YARD);
  if (count === 0 || hidden.length === 0) return 0;
  const after = thinker.round.twin();
  let sum = 0;
  for (const drawn of hidden.toSorted((a, b) => a - b)) {
    // A tile drawn may be followed by others, until one fits.
    shuffle(hidden, random);
    after.a.set(thinker.round.a);
    after.yard.set(hidden.filter((code) => code !== drawn).slice(0, count - 1));
    after.yard[count - 1] = drawn;
    applyMove(after, DRAW);
    sum += worthOf(thinker, after);
  }
  return worthOf(thinkerOf(move.after, seat)) - sum / hidden.length;
}

/** Adds up the shares of several rounds. */
export function sumOf(shares: readonly Shares[]): Shares {
  const total = (pick: (one: Shares) => number): number => shares.reduce((sum, one) => sum + pick(one), 0);
  return {
    average: total(({ average }) => average),
    deal: total(({ deal }) => deal),
    draws: total(({ draws }) => draws),
    play: total(({ play }) => play),
    others: total(({ others }) => others),
  };
}
