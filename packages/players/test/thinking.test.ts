import {
  at,
  legalActions,
  mayTap,
  play,
  ruleChoice,
  writeAction,
  type Action,
  type RoundState,
} from '@slow-train/rules';
import { anyAction, anySetup, Chance, dealRound } from '@slow-train/rules/kit';
import { expect, test } from 'vitest';
import { learn } from '../bin/learn.ts';
import { BUILD, codeOf, moveOf } from '../src/thinking/code.ts';
import { findMoves } from '../src/thinking/legal.ts';
import { pack, unpack, WEIGHTS } from '../src/thinking/network.ts';
import { applyMove } from '../src/thinking/play.ts';
import { isThinkable, Round, YARD } from '../src/thinking/round.ts';

/** Returns the whole round as it is thought with, all hands included. */
function thought({ table, secret }: RoundState): Round {
  const round = new Round(table);
  secret.hands.forEach((hand, seat) => round.holdAll(table, seat, hand));
  round.yard.set(secret.boneyard.toReversed().map(codeOf));
  return round;
}

/** Returns the legal moves of the round as text; a build names no tiles. */
function legalIn(round: Round): string[] {
  const moves = Array.from(round.moves.slice(0, findMoves(round)));
  return moves.map((move) => (move === BUILD ? 'build' : writeAction(moveOf(round, move)))).toSorted();
}

test('the round to think with agrees with the rules on every move, position and score of random rounds', () => {
  const chance = new Chance(4);
  let covered = 0;
  for (let played = 0; covered < 120; played++) {
    const setup = anySetup(chance);
    let state = dealRound(setup, chance);
    if (!isThinkable(state.table)) continue;
    covered++;
    const round = thought(state);
    while (state.table.scores === null) {
      const { table, secret } = state;
      const seat = table.turn.seat;
      const hand = at(secret.hands, seat);
      const turns = legalActions(table, hand, seat).filter(({ do: what }) => what !== 'tap' && what !== 'catch');
      expect(legalIn(round).join()).toBe(turns.map(writeAction).toSorted().join());
      let action: Action | undefined;
      while (action === undefined || action.do === 'tap' || action.do === 'catch')
        action = anyAction(state, seat, chance);
      const tapped: Action = mayTap(table, hand, action) ? { ...action, tap: true } : action;
      if (action.do === 'build') applyMove(round, BUILD, action.tiles.map(codeOf));
      else {
        const wanted = writeAction(action);
        const moves = Array.from(round.moves.slice(0, findMoves(round)));
        const move = moves.find((one) => one !== BUILD && writeAction(moveOf(round, one)) === wanted);
        applyMove(round, move ?? 0);
      }
      const next = play(state, seat, tapped);
      if (!next.ok) throw new Error(next.error.code);
      state = next.value.state;
      if (state.table.scores !== null) break;
      const expected = thought(state);
      const about = `${JSON.stringify(ruleChoice(table.rules))} ${writeAction(action)}: `;
      expect(about + round.a.join()).toBe(about + expected.a.join());
      expect(round.yard.subarray(0, round.get(YARD)).join()).toBe(expected.yard.subarray(0, expected.get(YARD)).join());
    }
    expect(round.isOver).toBe(true);
    expect(state.table.seats.map((_, seat) => round.score(seat))).toEqual(state.table.scores);
  }
});

test('a network learns from its own play, and the same seed gives the same weights', () => {
  const lesson = { seed: 5, rounds: 40, passes: 2 };
  const learned = learn(lesson);
  expect(learned.explained).toBeGreaterThan(0.1);
  expect(learn(lesson)).toEqual(learned);
});

test('weights keep their values as letters, but for rounding', () => {
  const weights = Float64Array.from({ length: WEIGHTS }, (_, index) => Math.sin(index));
  const kept = unpack(pack(weights)).weights;
  expect(Math.max(...kept.map((weight, index) => Math.abs(weight - (weights[index] ?? 0))))).toBeLessThan(0.03);
});
