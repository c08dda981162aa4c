import type { RuleSet } from './ruleset.ts';
import { at, type BySeat, type Seat } from './table.ts';
import { high, isDouble, low, type Pips, type Tile, type TileName } from './tile.ts';

/** The options that say how much a tile counts. */
type TileRules = Pick<RuleSet, 'doubleBlank' | 'blankEnd' | 'doublesScore'>;

/** How a round ended. */
export interface RoundEnd {
  /** The seat that went out first; null in a blocked round. */
  readonly out: Seat | null;
  /** `goOutOnDouble: twice`: with a double. */
  readonly onDouble: boolean;
}

/** Returns the pips of a tile that is left in a hand (docs/rules.md section 21, step 1). */
export function tileScore({ doubleBlank, blankEnd, doublesScore }: TileRules, tile: Tile): Pips {
  const ends = (high(tile) || blankEnd) + (low(tile) || blankEnd);
  if (!isDouble(tile)) return ends;
  if (high(tile) === 0 && doubleBlank !== 0) return doubleBlank;
  return doublesScore === 'twice' ? 2 * ends : ends;
}

/** Returns the pips of a hand (section 21, step 2). */
export function handScore(rules: TileRules, hand: readonly Tile[]): Pips {
  let sum = 0;
  for (const tile of hand) sum += tileScore(rules, tile);
  return sum;
}

/**
 * Returns the scores of a round by seat (docs/rules.md sections 8 and 21): the pips left in its hand, so 0 for the seat
 * that went out, or with `scoring: winner` the others' pips for that seat alone. Partners score the same.
 */
export function scoresOf(rules: RuleSet, hands: BySeat<readonly Tile[]>, end: RoundEnd): Pips[] {
  return scoresByPips(rules, teamScores(rules, hands, end), end.out);
}

/**
 * Returns the scores of a round by seat from the pips that each team has left: steps 6 and 7 of section 21. For hands
 * that were counted elsewhere, too.
 */
export function scoresByPips(
  rules: Pick<RuleSet, 'scoring' | 'outBonus' | 'partners'>,
  teams: BySeat<Pips>,
  out: Seat | null,
): Pips[] {
  const isOut = (seat: Seat): boolean => out !== null && isTeammate(rules, teams.length, seat, out);
  if (rules.scoring === 'pips') return teams.map((score, seat) => (isOut(seat) ? score - rules.outBonus : score));
  const size = rules.partners === 'yes' ? 2 : 1;
  const sum = teams.reduce((all, score) => all + score, 0) / size;
  if (out !== null) return teams.map((score, seat) => (isOut(seat) ? sum - 2 * score + rules.outBonus : 0));
  const fewest = Math.min(...teams);
  const isTied = teams.filter((score) => score === fewest).length > size;
  return teams.map((score) => (score === fewest && !isTied ? sum - 2 * score : 0));
}

/** Returns the pips of each seat's team (section 21, steps 2 to 5). */
function teamScores(rules: RuleSet, hands: BySeat<readonly Tile[]>, { out, onDouble }: RoundEnd): Pips[] {
  const own = hands.map((hand, seat) => {
    const score = handScore(rules, hand);
    if (out === null) return rules.blockedCap === 0 ? score : Math.min(score, rules.blockedCap);
    return onDouble && !isTeammate(rules, hands.length, seat, out) ? 2 * score : score;
  });
  if (rules.partners === 'no') return own;
  return own.map((score, seat) => {
    const partner = (seat + hands.length / 2) % hands.length;
    const isOut = at(hands, seat).length === 0 || at(hands, partner).length === 0;
    return isOut && rules.teamScore === 'zero' ? 0 : score + at(own, partner);
  });
}

function isTeammate(rules: Pick<RuleSet, 'partners'>, seats: number, a: Seat, b: Seat): boolean {
  return a === b || (rules.partners === 'yes' && a === (b + seats / 2) % seats);
}

/** A round that was played before a game, with real dominoes, and counts in its totals (section 24). */
export interface EarlierRound {
  readonly engine: TileName;
  readonly scores: readonly Pips[];
  /** The seat that went out; null if nobody did, or if that was not noted. */
  readonly out: Seat | null;
}

/** Returns the scores of all rounds that count in a game: those played before it, then its own. */
export function countedScores({
  earlier = [],
  results,
}: {
  readonly earlier?: readonly Pick<EarlierRound, 'scores'>[] | undefined;
  readonly results: readonly { readonly scores: readonly Pips[] }[];
}): (readonly Pips[])[] {
  return [...earlier, ...results].map(({ scores }) => scores);
}

/**
 * Whether a game is over with these rounds: all are played, or a total has reached the target (section 12.5).
 * @param played its own rounds
 */
export function isGameOver(
  {
    rules,
    rounds,
    earlier = [],
  }: {
    readonly rules: Pick<RuleSet, 'target'>;
    readonly rounds: number;
    readonly earlier?: readonly EarlierRound[] | undefined;
  },
  played: readonly BySeat<Pips>[],
): boolean {
  if (played.length >= rounds) return true;
  const counted = [...earlier.map(({ scores }) => scores), ...played];
  return rules.target > 0 && totalsOf(counted, counted[0]?.length ?? 0).some((total) => total >= rules.target);
}

/** Returns each seat's total pips over all rounds. */
export function totalsOf(rounds: readonly BySeat<Pips>[], seats: number): Pips[] {
  return Array.from({ length: seats }, (_, seat) => rounds.reduce((sum, scores) => sum + at(scores, seat), 0));
}

/**
 * Returns the place of each seat, 1 for the lowest total, or the highest with `scoring: winner`; tied seats share a place
 * and the next one is skipped. `tieBreak: zeros` breaks ties by most rounds of 0 or less, then by the lowest other round
 * (sections 8 and 21).
 */
export function placesOf(
  rules: Pick<RuleSet, 'scoring' | 'tieBreak'>,
  rounds: readonly BySeat<Pips>[],
  seats: number,
): number[] {
  const totals = totalsOf(rounds, seats);
  const keys = totals.map((total, seat) => {
    if (rules.tieBreak === 'shared') return [rules.scoring === 'winner' ? -total : total];
    const own = rounds.map((scores) => at(scores, seat));
    const others = own.filter((score) => score > 0);
    return [total, -(own.length - others.length), Math.min(...others)];
  });
  return keys.map((key) => 1 + keys.filter((other) => compareKeys(other, key) < 0).length);
}

/** Returns the places with some seats behind all others: they share the last place, and those behind them move up. */
export function behindAll(places: readonly number[], isBehind: readonly boolean[]): number[] {
  return places.map((place, seat) =>
    isBehind[seat] === true
      ? places.length
      : place - places.filter((other, at) => isBehind[at] === true && other < place).length,
  );
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const other = at(b, index);
    if (value !== other) return value < other ? -1 : 1;
  }
  return 0;
}

/** Returns the seats in first place. */
export function winnersOf(rules: RuleSet, rounds: readonly BySeat<Pips>[], seats: number): Seat[] {
  return placesOf(rules, rounds, seats).flatMap((place, seat) => (place === 1 ? [seat] : []));
}
