import { tileName, viewFor } from '@slow-train/rules';
import { Chance, table } from '@slow-train/rules/kit';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { checkPlan, longestTrainOf, type Plan } from '../src/index.ts';
import { anySetup, planOf, playRound } from './plan-kit.ts';

const { state } = table('hub', 2)
  .hand(0, '9-5 9-4 8-7 4-4')
  .train(0, '12-5')
  .train(1, '12-1')
  .hand(1, '3-1 3-0')
  .boneyard('7-7');

const said = (plan: Partial<Plan>): string | null => checkPlan(planOf(plan), viewFor(state, 0));

it('accepts a plan that can be used', () => {
  expect(said({ train: ['5-9', '9-4', '4-4'], cover: ['9-4', '9-5'], plays: ['8-7@M', '8-7@1'] })).toBeNull();
  expect(said({ otherwise: 'advice' })).toBeNull();
  expect(said({ plays: ['8-7@M'] })).toBeNull();
});

it('names a tile that is not in the hand, or is not a tile', () => {
  expect(said({ train: ['5-3'] })).toBe('5-3 is not in your hand. Take it out of the plan.');
  expect(said({ cover: ['3-1'] })).toBe('3-1 is not in your hand. Take it out of the plan.');
  expect(said({ plays: ['5-3@0'] })).toBe('5-3 is not in your hand. Take it out of the plan.');
  expect(said({ cover: ['30-1'] })).toBe('"30-1" is not a tile. Write it as 5-3.');
});

it('names the tile that does not match the one before it in a train', () => {
  expect(said({ train: ['9-4', '9-5'] })).toBe('9-4 does not fit on the end of your train. Put a tile with a 5 there.');
  expect(said({ train: ['9-5', '8-7'] })).toBe('8-7 does not fit on 9-5. Put a tile with a 9 there.');
  expect(said({ train: ['9-5', '9-4', '4-4', '4-4'] })).toBe('4-4 is in the train twice. Name it once.');
});

it.each(['draw', 'pass', 'build 9-5', 'tap', '8-7', 'nonsense'])('says that "%s" is not a play', (text) => {
  expect(said({ plays: ['8-7@M', text] })).toBe(`"${text}" is not a play. Write it as 5-3@0 or 5-3@M.`);
});

it('says that a train does not exist in this game', () => {
  expect(said({ plays: ['8-7@2'] })).toBe('8-7@2: there is no such train at this table. Name another.');
});

it('refuses an empty plan and a plan for a spectator', () => {
  expect(said({})).toBe('The plan is empty. Add a tile or a play, or let the computer player advise.');
  expect(checkPlan(planOf({ otherwise: 'advice' }), viewFor(state, null))).toBe(
    'Only a seat at the table can have a plan. Take one first.',
  );
});

test('accepts the longest train of any hand', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const chance = new Chance(seed);
      playRound(anySetup(chance), chance, (now, seat) => {
        const view = viewFor(now, seat);
        const train = longestTrainOf(view).tiles.map(tileName);
        expect(checkPlan(planOf({ train, otherwise: 'advice' }), view)).toBeNull();
        return null;
      });
    }),
    { numRuns: 20 },
  );
});
