import {
  at,
  bears,
  high,
  isDouble,
  isOwn,
  legalPlays,
  mainEnd,
  parseSetup,
  parseAction,
  play,
  readPosition,
  refusalOf,
  ruleChoice,
  viewFor,
  writeAction,
  type Action,
  type GameRecord,
  type Options,
  type RoundState,
  type Seat,
  type Setup,
  type Tile,
} from '@slow-train/rules';
import { anySetup, Chance, dealRound } from '@slow-train/rules/kit';
import { expect, test, vi } from 'vitest';
import { partsOf } from '../bin/reviews.ts';
import { chooseAction, recordGame } from '../src/index.ts';
import { bestOf, costliest, isReviewable, reviewRound, roundsInReview } from '../src/review/index.ts';
import { playedOut, weigh } from '../src/review/decision.ts';
import { advantageOf, type Advantage } from '../src/review/reason.ts';
import { moveOf } from '../src/thinking/code.ts';
import { theNetwork } from '../src/thinking/expert.ts';
import { Thinker } from '../src/thinking/thinker.ts';

const hub = (seats = 4): Setup => {
  const setup = parseSetup({ preset: 'hub' }, seats, 12, 2);
  if (!setup.ok) throw new Error(setup.error);
  return setup.value;
};

const recordOf = (setup: Setup, seed: number): GameRecord => {
  const chance = new Chance(seed);
  return recordGame({ setup, shuffle: (tiles) => chance.shuffle([...tiles]), withLegal: false });
};

/** Returns the round with the tiles that a seat cannot see dealt anew. */
function exchanged({ table, secret }: RoundState, seat: Seat, chance: Chance): RoundState {
  const hidden = chance.shuffle([...secret.hands.filter((_, other) => other !== seat).flat(), ...secret.boneyard]);
  const take = (count: number): Tile[] => hidden.splice(0, count);
  const hands = secret.hands.map((hand, other) => (other === seat ? hand : take(hand.length)));
  return { table, secret: { ...secret, hands, boneyard: hidden } };
}

interface Step {
  readonly before: RoundState;
  readonly action: Action;
  readonly after: RoundState;
}

/** Plays a round in which everybody plays as the computer does, except where `choose` knows better. */
function playRound(setup: Setup, chance: Chance, choose: (state: RoundState) => Action | undefined): Step[] {
  const steps: Step[] = [];
  for (let before = dealRound(setup, chance, 1); before.table.scores === null;) {
    const { seat } = before.table.turn;
    const action = choose(before) ?? chooseAction(viewFor(before, seat));
    const played = play(before, seat, action);
    if (!played.ok) throw new Error(played.error.code);
    const after = played.value.state;
    steps.push({ before, action, after });
    before = after;
  }
  return steps;
}

test('33.7 a review has the same figures for the same seed, from a fresh copy too', async () => {
  vi.resetModules();
  const fresh = await import('../src/review/index.ts');
  const record = recordOf(hub(), 1);
  const reviews = roundsInReview(record, 0, 'game').map((round) => reviewRound({ ...round, samples: 40 }));
  expect(
    fresh
      .roundsInReview(structuredClone(record), 0, 'game')
      .map((round) => fresh.reviewRound({ ...round, samples: 40 })),
  ).toEqual(reviews);
  expect(roundsInReview(record, 0, 'another').map((round) => reviewRound({ ...round, samples: 40 }))).not.toEqual(
    reviews,
  );
});

test('33.7 tiles that one could not see change no figure of a review', () => {
  const chance = new Chance(33);
  let weighed = 0;
  for (let round = 0; round < 4; round++) {
    playRound(hub(), chance, (state) => {
      const { seat } = state.table.turn;
      const action = chooseAction(viewFor(state, seat));
      const found = weigh(viewFor(state, seat), action, 'a', 20);
      expect(weigh(viewFor(exchanged(state, seat, chance), seat), action, 'a', 20)).toEqual(found);
      if (found !== null) weighed++;
      return action;
    });
  }
  expect(weighed).toBeGreaterThan(50);
});

test('33.7 nearly every play that the network takes for a blunder is found by dealing', () => {
  const chance = new Chance(8);
  let planted = 0;
  let found = 0;
  for (let round = 0; round < 24; round++) {
    let blunder: Action | null = null;
    const steps = playRound(hub(), chance, (state) => {
      if (state.table.turn.seat !== 0 || blunder !== null) return undefined;
      const thinker = new Thinker(viewFor(state, 0), 0, theNetwork());
      const candidates = thinker.candidates();
      const worst = candidates.at(-1);
      if (worst === undefined || worst.move < 0 || worst.value - at(candidates, 0).value < 8) return undefined;
      blunder = moveOf(thinker.round, worst.move);
      return blunder;
    });
    if (blunder === null) continue;
    planted++;
    const moves = steps.flatMap(({ before, action, after }, step) =>
      before.table.turn.seat === 0 ? [{ before: viewFor(before, 0), action, after: viewFor(after, 0), step }] : [],
    );
    const { table } = at(steps, steps.length - 1).after;
    const review = reviewRound({ moves, table, seat: 0, seed: 'a', samples: 100 });
    const named = costliest(review?.moves ?? []).map(({ chosen }) => writeAction(chosen.move));
    if (named.includes(writeAction(blunder))) found++;
  }
  expect(planted).toBeGreaterThan(3);
  expect(found).toBeGreaterThanOrEqual(planted - 1);
});

test('33.7 luck and play add up to the pips of the round, under any mix of rules that can be thought through', () => {
  const chance = new Chance(5);
  let reviewed = 0;
  for (let mixes = 0; mixes < 12; mixes++) {
    const setup = { ...anySetup(chance), rounds: 1 };
    const record = recordOf(setup, mixes);
    for (const round of roundsInReview(record, 1, 'mix')) {
      const review = reviewRound({ ...round, samples: 20 });
      expect(review === null).toBe(!isReviewable(round.table));
      if (review === null) continue;
      reviewed++;
      const { average, deal, draws, play: own, others } = review.shares;
      expect(average + deal + draws + own + others).toBe(review.result);
      expect(review.result).toBe(round.table.scores?.[1]);
      for (const turn of review.turns) expect(turn.cost === 0 || (turn.cost >= 1 && turn.hadChoice)).toBe(true);
    }
  }
  expect(reviewed).toBeGreaterThan(3);
});

test('33.7 a mistake is named only from a pip and two standard errors, at most three, and its reason is true', () => {
  const record = recordOf(hub(), 3);
  const moves = [0, 1].flatMap((seat) =>
    roundsInReview(record, seat, 'why').flatMap((round) =>
      (reviewRound(round)?.moves ?? []).map((move) => ({ ...move, before: at(round.moves, move.index).before })),
    ),
  );
  expect(costliest(moves).length).toBeLessThanOrEqual(3);
  expect(bestOf(moves)?.verdict).toBe('best');
  for (const { verdict, cost, error, best, chosen, advantage, before } of moves) {
    if (verdict !== 'costly') continue;
    expect(cost).toBeGreaterThanOrEqual(Math.max(1, 2 * error));
    expect(best.mean).toBeLessThan(chosen.mean);
    if (advantage.why === 'coveredDouble') {
      expect(isDouble(advantage.double)).toBe(true);
      expect(bears(advantage.by, high(advantage.double))).toBe(true);
      expect(before.hand).toContain(advantage.by);
    }
    if (advantage.why === 'nearlyOut') expect(at(before.table.seats, advantage.seat).tiles).toBe(advantage.tiles);
  }
  expect(new Set(moves.map(({ advantage }) => advantage.why)).size).toBeGreaterThan(3);
});

test('33.7 a move that somebody else made for the seat is not weighed, and counts among the others', () => {
  const record = recordOf(hub(), 1);
  const review = (byOthers: readonly number[]) => {
    const [round] = roundsInReview(record, 0, 'a', [byOthers]);
    return round && reviewRound({ ...round, samples: 20 });
  };
  const whole = review([]);
  const first = whole?.moves[0];
  if (!whole || first === undefined) throw new Error('nothing to review');
  const rest = review([first.index]);
  expect(rest?.moves).toEqual(whole.moves.slice(1));
  expect(rest?.shares.deal).toBe(whole.shares.deal);
  const { average, deal, draws, others, play: own } = rest?.shares ?? whole.shares;
  expect(average + deal + draws + others + own).toBeCloseTo(whole.result);
});

test('33.7 a round whose rules cannot be thought through, or that is not over, has no review', () => {
  const [round] = roundsInReview(recordOf(hub(), 2), 0, 'a');
  if (round === undefined) throw new Error('no round');
  const { rules } = round.table;
  expect(reviewRound({ ...round, table: { ...round.table, rules: { ...rules, draw: 'two' } } })).toBeNull();
  expect(reviewRound({ ...round, table: { ...round.table, scores: null } })).toBeNull();
  expect(ruleChoice(rules)).toMatchObject({ preset: 'hub' });
});

test('33.7 deal, draws, the others and one’s own usual play add nothing to a round on average', () => {
  const parts = partsOf({ preset: 'bonepile', seats: 4, level: 'expert', rounds: 60, seed: '3', samples: 20 });
  for (const { mean, interval } of [parts.deal, parts.draws, parts.others])
    expect(Math.abs(mean)).toBeLessThan(interval);
  expect(Math.abs(parts.play.mean)).toBeLessThan(2.5);
});

test('33.7 beside somebody with two tiles the own train’s next tile is the reason; beside the last tile, the pips are', () => {
  const reasonBeside = (hand: readonly string[]): string => {
    const state = readPosition({
      rules: { preset: 'hub' },
      set: 12,
      engine: '12-12',
      seats: [
        { hand: ['3-1', '1-0', '3-3'], train: ['12-1'], turns: 1 },
        { hand, train: ['12-9'], turns: 1 },
      ],
    });
    const [better, worse] = ['3-1@0', '1-0@0'].map(parseAction);
    if (!state.ok || better?.do !== 'play' || worse?.do !== 'play') throw new Error('no such position');
    return advantageOf(viewFor(state.value, 0), better, worse).why;
  };
  expect([reasonBeside(['8-7', '8-6']), reasonBeside(['8-7'])]).toEqual(['keepsTrain', 'nearlyOut']);
});

/** Returns why one play is better than another one, with tiles left for both, and the others' trains at 6 and 7. */
function reasonFor(
  hand: readonly string[],
  plays: readonly [string, string],
  {
    rules = {},
    marker = false,
    open = [],
  }: { rules?: Partial<Options>; marker?: boolean; open?: readonly object[] } = {},
): Advantage {
  const state = readPosition({
    rules: { preset: 'hub', ...rules },
    set: 12,
    engine: '12-12',
    seats: [
      { hand, train: ['12-5'], turns: 3, marker },
      {
        hand: ['8-7', '8-6', '9-9'],
        train: ['12-10', '10-6', ...(open.length > 0 ? ['6-6'] : [])],
        turns: 3,
        marker: rules.publicTrains !== 'all',
      },
      { hand: ['8-1', '8-2', '9-8'], train: ['12-7'], turns: 3, marker: rules.publicTrains !== 'all' },
    ],
    mexican: ['12-6'],
    open,
  });
  if (!state.ok) throw new Error(state.error);
  const view = viewFor(state.value, 0);
  const [better, worse] = plays.map((text) => {
    const action = parseAction(text);
    const refusal = action && refusalOf(view.table, view.hand, 0, action);
    if (action?.do !== 'play' || refusal !== null) throw new Error(`${text} is refused: ${refusal?.code}`);
    return action;
  });
  if (better === undefined || worse === undefined) throw new Error('no plays');
  return advantageOf(view, better, worse);
}

test('33.7 a lighter tile is better for the tiles that fit after it, and one tile elsewhere for the number it leaves', () => {
  expect(reasonFor(['6-0', '6-1', '3-0'], ['6-0@M', '6-1@M'])).toEqual({ why: 'keepsPlaces', tiles: 1 });
  expect(reasonFor(['6-1', '11-8'], ['6-1@M', '6-1@1'])).toEqual({ why: 'newNumber', seat: 1 });
  expect(reasonFor(['6-1', '11-8'], ['6-1@1', '6-1@M'])).toEqual({ why: 'average' });
});

test('33.7 nobody is said to give a train a new number with a double, or when the better move does so as well', () => {
  expect(reasonFor(['6-6', '6-1', '11-8'], ['6-6@M', '6-6@1'])).toEqual({ why: 'average' });
  expect(reasonFor(['7-1', '6-2', '11-9'], ['7-1@2', '6-2@1'])).toEqual({ why: 'average' });
});

test('33.7 a tile fits after a move where the rules of the table let it be played, and nowhere else', () => {
  // A play on a marked train closes it.
  expect(reasonFor(['6-0', '6-1', '3-0'], ['6-0@1', '6-1@M'])).toMatchObject({ why: 'keepsPlaces' });
  expect(reasonFor(['6-0', '6-1', '3-0'], ['6-0@1', '6-1@M'], { rules: { liftedBy: 'anyone' } })).toEqual({
    why: 'average',
  });
  // All trains are open, without a marker.
  expect(reasonFor(['6-0', '6-1', '3-0'], ['6-0@1', '6-1@1'], { rules: { publicTrains: 'all' } })).toEqual({
    why: 'keepsPlaces',
    tiles: 1,
  });
  // With one's own marker up, only one's own train is open.
  const open = [{ tile: '6-6', train: 1 }];
  expect(reasonFor(['6-0', '6-1', '3-0'], ['6-0@1', '6-1@1'], { marker: true, open })).toEqual({
    why: 'keepsPlaces',
    tiles: 1,
  });
  expect(
    reasonFor(['6-0', '6-1', '3-0'], ['6-0@1', '6-1@1'], { rules: { publicOwnerOnlyOwn: 'yes' }, marker: true, open }),
  ).toEqual({ why: 'average' });
});

test('33.7 a move is better for closing one’s own train only where the other one leaves it open', () => {
  const plays = ['5-1@0', '6-1@1'] as const;
  expect(reasonFor(['5-1', '6-1', '11-8'], plays, { marker: true })).toEqual({ why: 'lifts' });
  expect(reasonFor(['5-1', '6-1', '11-8'], plays, { rules: { liftedBy: 'play' }, marker: true })).not.toEqual({
    why: 'lifts',
  });
});

test('33.7 under any mix of rules, tiles fit, trains are closed and get new numbers as a reason says', () => {
  const chance = new Chance(17);
  const said = new Set<string>();
  for (let mixes = 0; mixes < 12; mixes++) {
    const setup = anySetup(chance);
    playRound({ ...setup, rules: { ...setup.rules, simultaneousBuild: 'no' } }, chance, (state) => {
      const { seat } = state.table.turn;
      const view = viewFor(state, seat);
      const outcomes = legalPlays(view.table, view.hand, seat).map((move) => {
        const played = play(state, seat, move);
        if (!played.ok) throw new Error(played.error.code);
        const { table, secret } = played.value.state;
        const fit = legalPlays(table, at(secret.hands, seat), seat).map(({ tile }) => tile);
        const isRenumbered = (other: Seat): boolean =>
          !isOwn(table, seat, other) && mainEnd(table, other).end !== mainEnd(state.table, other).end;
        return {
          move,
          table,
          fitting: at(secret.hands, seat).filter((tile) => fit.includes(tile)).length,
          renumbered: [...table.seats.keys()].filter(isRenumbered),
        };
      });
      for (const better of outcomes)
        for (const worse of outcomes) {
          if (better === worse) continue;
          const advantage = advantageOf(view, better.move, worse.move);
          said.add(advantage.why);
          if (advantage.why === 'keepsPlaces') expect(advantage.tiles).toBe(better.fitting - worse.fitting);
          if (advantage.why === 'lifts')
            expect([better, worse].map(({ table }) => at(table.seats, seat).marker)).toEqual([false, true]);
          if (advantage.why === 'newNumber' && state.table.rules.foot === 'none')
            expect([better, worse].map(({ renumbered }) => renumbered)).toEqual([[], [advantage.seat]]);
        }
      return undefined;
    });
  }
  expect([...said]).toEqual(expect.arrayContaining(['keepsPlaces', 'lifts', 'newNumber']));
});

test('33.7 while a round may end at any moment, a move costs about as much as in rounds played to their end', () => {
  const chance = new Chance(11);
  const gaps: number[] = [];
  for (let round = 0; round < 12; round++) {
    playRound(hub(), chance, (state) => {
      const view = viewFor(state, state.table.turn.seat);
      const { boneyard, seats } = view.table;
      if (boneyard > 0 && seats.every(({ tiles }) => tiles > 1)) return undefined;
      const action = chooseAction(view);
      const found = weigh(view, action, 'a', 40);
      if (found === null || found.verdict !== 'costly') return action;
      const { mean } = playedOut(view, found.best.move, found.chosen.move, 'b', 100);
      gaps.push(found.chosen.mean - found.best.mean - mean);
      return action;
    });
  }
  expect(gaps.length).toBeGreaterThan(5);
  expect(gaps.reduce((sum, gap) => sum + Math.abs(gap), 0) / gaps.length).toBeLessThan(2.5);
});
