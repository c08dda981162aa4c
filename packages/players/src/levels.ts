import {
  at,
  bears,
  isOwn,
  legalActions,
  legalPlays,
  mainEnd,
  otherEnd,
  pips,
  without,
  type Action,
  type Move,
  type Seat,
  type Tile,
  type View,
} from '@slow-train/rules';
import { chooseAction, legalPart, withTap } from './computer.ts';
import { asExpert } from './thinking/expert.ts';
import { asMaster } from './thinking/master.ts';

/** What a player may use besides its view. */
interface Chances {
  /** Returns a number from 0 up to, but not including, 1. The same view and numbers give the same action. */
  readonly random: () => number;
}

/** A computer player: sees the view of its seat, and nothing else. */
export interface Player {
  readonly name: string;
  /** Returns a legal action. Throws an Error if the seat has nothing to decide. */
  readonly chooseAction: (view: View, chances: Chances) => Action;
}

const LEVEL_NAMES = ['beginner', 'casual', 'regular', 'expert', 'master'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

interface Level extends Player {
  readonly name: LevelName;
  /** CPU of a move, in tenths of a millisecond, as measured on average (docs/opponents.md). */
  readonly cost: number;
}

/** Chance that a beginner who need not play overlooks the trains of others. */
const FORGETS = 0.5;

/** Every level, weakest first. */
export const LEVELS: readonly Level[] = [
  { name: 'beginner', cost: 1, chooseAction: asBeginner },
  { name: 'casual', cost: 1, chooseAction: asCasual },
  { name: 'regular', cost: 1, chooseAction: (view) => chooseAction(view) },
  { name: 'expert', cost: 1, chooseAction: (view) => asExpert(view) },
  { name: 'master', cost: 6, chooseAction: (view, { random }) => asMaster(view, random) },
];

/** Returns the level of this name. */
export function levelOf(name: LevelName): Level {
  return at(LEVELS, LEVEL_NAMES.indexOf(name));
}

/** Plays what fits, on its own train if it can; has no plan, and often forgets the other trains. */
function asBeginner(view: View, { random }: Chances): Action {
  const pick = <T>(list: readonly T[]): T => at(list, Math.floor(random() * list.length));
  return withoutPlan(view, pick, (plays, seat, mayDecline) => {
    const own = plays.filter(({ train }) => isOwn(view.table, seat, train));
    if (own.length > 0) return pick(own);
    return mayDecline && random() < FORGETS ? undefined : pick(plays);
  });
}

/** Plays its heaviest tile, wherever it fits. */
function asCasual(view: View): Action {
  const heaviest = (tiles: readonly Tile[]): Tile => tiles.reduce((a, b) => (pips(b) > pips(a) ? b : a));
  return withoutPlan(view, heaviest, (plays) => plays.reduce((a, b) => (pips(b.tile) > pips(a.tile) ? b : a)));
}

type Play = Move & { readonly do: 'play' };

/**
 * Returns the action of a player that looks no further than the next tile.
 * @param nextOf chooses the next tile of a build
 * @param playOf chooses a play; undefined for none, if the seat may decline
 */
function withoutPlan(
  view: View,
  nextOf: (tiles: readonly Tile[]) => Tile,
  playOf: (plays: readonly Play[], seat: Seat, mayDecline: boolean) => Play | undefined,
): Action {
  const { table, hand, seat } = view;
  if (seat === null) throw new Error('a spectator has nothing to decide');
  const legal = legalActions(table, hand, seat);
  if (legal.some((action) => action.do === 'build'))
    return withTap(view, { do: 'build', tiles: legalPart(view, seat, trainBy(view, seat, nextOf)) });
  const other = legal.find((action) => action.do === 'draw') ?? legal.find((action) => action.do === 'pass');
  const plays = legalPlays(table, hand, seat);
  const play = plays.length === 0 ? undefined : playOf(plays, seat, other !== undefined);
  const move = play ?? other;
  if (move === undefined) throw new Error(`seat ${seat} has nothing to decide`);
  return withTap(view, move);
}

/** Returns a train for a build, laid tile by tile until none fits. */
function trainBy({ table, hand }: View, seat: Seat, nextOf: (tiles: readonly Tile[]) => Tile): readonly Tile[] {
  const train: Tile[] = [];
  let left = hand;
  let { end } = mainEnd(table, seat);
  for (;;) {
    const open = end;
    const fitting = left.filter((tile) => bears(tile, open));
    if (fitting.length === 0) return train;
    const tile = nextOf(fitting);
    train.push(tile);
    left = without(left, tile);
    end = otherEnd(tile, end);
  }
}
