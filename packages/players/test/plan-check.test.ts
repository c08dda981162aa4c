import { tileName, viewFor } from '@slow-train/rules';
import { Chance, table } from '@slow-train/rules/kit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPlan, longestTrainOf, plannedAction, type Plan, type PlanFaults } from '../src/index.ts';
import { anySetup, planOf, playRound } from './plan-kit.ts';

const { state } = table('hub', 2)
  .hand(0, '9-5 9-4 8-7 4-4')
  .train(0, '12-5')
  .train(1, '12-1')
  .hand(1, '3-1 3-0')
  .boneyard('7-7');

const FAULTS: PlanFaults = {
  noSeat: 'no seat',
  empty: 'empty',
  twice: (tile) => `twice: ${tile}`,
  noFit: (tile, before, end) => `no fit: ${tile} on ${before ?? 'the train'}, which ends in ${end}`,
  notInHand: (tile) => `not in hand: ${tile}`,
  noTile: (text) => `no tile: ${text}`,
  noPlay: (text) => `no play: ${text}`,
  noTrain: (play) => `no train: ${play}`,
};
const said = (plan: Partial<Plan>): string | null => checkPlan(planOf(plan), viewFor(state, 0), FAULTS);

test('32.1 a plan may name a tile twice where the hand has it twice', () => {
  const twins = table({ preset: 'hub', sets: 2 }, 2)
    .hand(0, '9-5 9-5 8-7')
    .train(0, '12-5')
    .train(1, '12-1')
    .hand(1, '3-1 3-0')
    .boneyard('7-7');
  const fault = (train: string[]): string | null => checkPlan(planOf({ train }), viewFor(twins.state, 0), FAULTS);
  expect(fault(['9-5', '5-9'])).toBeNull();
  expect(fault(['9-5', '5-9', '9-5'])).toBe('twice: 9-5');
  expect(plannedAction(planOf({ train: ['9-5', '9-5'] }), viewFor(twins.state, 0))).toMatchObject({ do: 'play' });
});

test('the check accepts a plan that can be used', () => {
  expect(said({ train: ['5-9', '9-4', '4-4'], cover: ['9-4', '9-5'], plays: ['8-7@M', '8-7@1'] })).toBeNull();
  expect(said({ otherwise: 'advice' })).toBeNull();
  expect(said({ plays: ['8-7@M'] })).toBeNull();
});

test('the check names a tile that is not in the hand, or is not a tile', () => {
  expect(said({ train: ['5-3'] })).toBe('not in hand: 5-3');
  expect(said({ cover: ['3-1'] })).toBe('not in hand: 3-1');
  expect(said({ plays: ['5-3@0'] })).toBe('not in hand: 5-3');
  expect(said({ cover: ['30-1'] })).toBe('no tile: 30-1');
});

test('the check names the tile that does not match the one before it in a train', () => {
  expect(said({ train: ['9-4', '9-5'] })).toBe('no fit: 9-4 on the train, which ends in 5');
  expect(said({ train: ['9-5', '8-7'] })).toBe('no fit: 8-7 on 9-5, which ends in 9');
  expect(said({ train: ['9-5', '9-4', '4-4', '4-4'] })).toBe('twice: 4-4');
});

test.each(['draw', 'pass', 'build 9-5', 'tap', '8-7', 'nonsense'])('the check says that "%s" is not a play', (text) => {
  expect(said({ plays: ['8-7@M', text] })).toBe(`no play: ${text}`);
});

test('the check says that a train does not exist in this game', () => {
  expect(said({ plays: ['8-7@2'] })).toBe('no train: 8-7@2');
});

test('the check refuses an empty plan and a plan for a spectator', () => {
  expect(said({})).toBe('empty');
  expect(checkPlan(planOf({ otherwise: 'advice' }), viewFor(state, null), FAULTS)).toBe('no seat');
});

test('the check accepts the longest train of any hand', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const chance = new Chance(seed);
      playRound(anySetup(chance), chance, (now, seat) => {
        const view = viewFor(now, seat);
        const train = longestTrainOf(view).tiles.map(tileName);
        expect(checkPlan(planOf({ train, otherwise: 'advice' }), view, FAULTS)).toBeNull();
        return null;
      });
    }),
    { numRuns: 20 },
  );
});
