import { play, viewFor, writeAction, type RoundState } from '@slow-train/rules';
import { Chance, table, type TableSketch } from '@slow-train/rules/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plannedAction, type Plan } from '../src/index.ts';
import { anyPlan, anySetup, planOf, playRound, redealt } from './plan-kit.ts';

function planned(state: RoundState, plan: Partial<Plan>): string | null {
  const action = plannedAction(planOf(plan), viewFor(state, 0));
  return action === null ? null : writeAction(action);
}

/** Seat 0 of three has the turn, with two tiles for its own train and one for the Mexican train. */
const hub = (hand = '9-5 5-4 12-11'): TableSketch =>
  table('hub', 3)
    .hand(0, hand)
    .train(0, '12-5')
    .train(1, '12-1')
    .train(2, '12-2', 'open')
    .hand(1, '3-1 3-0')
    .hand(2, '8-0 8-1')
    .mexican('12-10')
    .boneyard('7-7 7-6');

describe('a planned action', () => {
  test('a planned action is the next tile of the train, and never a later one', () => {
    expect(planned(hub().state, { train: ['9-5', '9-4'] })).toBe('9-5@0');
    expect(planned(hub().state, { train: ['5-4', '9-5'] })).toBe('5-4@0');
    // 12-11 comes first and does not fit, so 9-5 has to wait.
    expect(planned(hub().state, { train: ['12-11', '9-5'] })).toBeNull();
  });

  test('a planned action skips tiles of the train that are already laid', () => {
    expect(planned(hub().state, { train: ['12-5', '5-4'] })).toBe('5-4@0');
  });

  test('a planned action accepts a tile’s name in either order', () => {
    expect(planned(hub().state, { train: ['5-9'] })).toBe('9-5@0');
  });

  test('a planned action is the first legal play if the train does not continue', () => {
    const state = hub('9-5 5-4 11-10').state;
    expect(planned(state, { plays: ['9-5@1', '9-5@2', '11-10@M', '5-4@0'] })).toBe('11-10@M');
    expect(planned(state, { train: ['11-10'], plays: ['5-4@0'] })).toBe('5-4@0');
    expect(planned(state, { train: ['9-5'], plays: ['5-4@0'] })).toBe('9-5@0');
  });

  test('a planned action covers an open double with the first tile that fits', () => {
    const open = table('hub', 3)
      .hand(0, '8-1 9-1 5-4')
      .train(0, '12-5')
      .train(1, '12-1 1-1')
      .train(2, '12-2')
      .openDouble('1-1', 1)
      .boneyard('7-7').state;
    expect(planned(open, { cover: ['5-4', '9-1', '8-1'], train: ['5-4'] })).toBe('9-1@1');
    expect(planned(open, { cover: ['5-4'], plays: ['8-1@1'], train: ['5-4'] })).toBe('8-1@1');
    expect(planned(open, { train: ['5-4'] })).toBeNull();
  });

  test('a planned action covers nothing if no double is open', () => {
    expect(planned(hub().state, { cover: ['5-4'] })).toBeNull();
  });

  test('a planned action covers its own double: on its own train with the next tile of the train, otherwise with a tile for doubles', () => {
    const laid = hub('5-5 9-5 5-4').does(0, '5-5@0').state;
    expect(planned(laid, { train: ['5-5', '9-5'], cover: ['5-4'] })).toBe('9-5@0');
    expect(planned(laid, { train: ['5-5', '9-4'], cover: ['5-4'] })).toBe('5-4@0');
    const elsewhere = hub('10-10 10-5 10-4').does(0, '10-10@M').state;
    expect(planned(elsewhere, { train: ['10-5'], cover: ['10-4'] })).toBe('10-4@M');
  });

  test('a planned action covers its own double before continuing the train, if both are possible', () => {
    const laid = table('bonepile', 2)
      .hand(0, '10-10 10-4 9-5 5-4')
      .train(0, '12-5')
      .mexican('12-10')
      .boneyard('7-7')
      .does(0, '10-10@M').state;
    expect(planned(laid, { train: ['9-5'], cover: ['5-4', '10-4'] })).toBe('10-4@M');
    expect(planned(laid, { train: ['9-5'] })).toBe('9-5@0');
  });

  test('a planned action is the forced action, no matter what the plan says', () => {
    expect(planned(hub('8-7 8-6').state, {})).toBe('draw');
    expect(planned(hub('8-7 8-6').boneyard('').state, {})).toBe('pass');
    expect(planned(hub('8-7 5-3').state, { plays: ['8-7@M'] })).toBe('5-3@0');
  });

  test('a planned action waits or follows the advice if nothing fits', () => {
    expect(planned(hub().state, {})).toBeNull();
    expect(planned(hub().state, { otherwise: 'advice' })).toBe('9-5@0');
  });

  test('a planned action does not draw if a play is possible', () => {
    const state = table('station', 2).hand(0, '9-5 8-7').train(0, '12-5').train(1, '12-1').boneyard('7-7').state;
    expect(planned(state, {})).toBeNull();
    expect(planned(state, { plays: ['draw'] })).toBeNull();
  });

  test('a planned action does not play a drawn tile that the plan does not name', () => {
    const drawn = hub('8-7 8-6').boneyard('9-5 7-6').does(0, 'draw').state;
    expect(planned(drawn, {})).toBeNull();
    expect(planned(drawn, { otherwise: 'advice' })).toBe('9-5@0');
  });

  test('a planned action builds as much of the train as fits', () => {
    const state = table('hub', 2).hand(0, '12-5 12-6 5-4 9-4 8-7').boneyard('7-7').state;
    expect(planned(state, { train: ['12-5', '5-4', '9-4'] })).toBe('build 12-5 5-4 9-4');
    expect(planned(state, { train: ['12-5', '5-4', '8-7', '9-4'] })).toBe('build 12-5 5-4');
    expect(planned(state, { train: ['12-12', '12-6'] })).toBe('build 12-6');
    expect(planned(state, { train: ['5-4', '12-5'], plays: ['12-5@0'], cover: ['12-5'] })).toBeNull();
    expect(planned(state, { train: ['5-4'], otherwise: 'advice' })).toBe('build 12-5 5-4 9-4');
  });

  test('a planned action taps with the move that leaves one tile', () => {
    const state = table('roundhouse', 2).hand(0, '9-5 8-7').train(0, '12-5').train(1, '12-1').boneyard('7-7').state;
    expect(planned(state, { train: ['9-5'] })).toBe('9-5@0!');
    expect(planned(state, { plays: ['9-5@0'] })).toBe('9-5@0!');
  });

  test('a planned action is none for a seat without the turn and for a spectator', () => {
    const { state } = hub();
    const plan = planOf({ otherwise: 'advice' });
    expect(plannedAction(plan, viewFor(state, 1))).toBeNull();
    expect(plannedAction(plan, viewFor(state, null))).toBeNull();
  });
});

describe('any plan, at any time', () => {
  test('any plan does only legal actions at any time', () => {
    const count = { done: 0 };
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const chance = new Chance(seed);
        playRound(anySetup(chance), chance, (state, seat) => {
          const view = viewFor(state, seat);
          const action = plannedAction(anyPlan(view, chance), view);
          if (action === null) return null;
          count.done++;
          expect(play(state, seat, action)).toMatchObject({ ok: true });
          return action;
        });
      }),
    );
    expect(count.done).toBeGreaterThan(500);
  });

  test('any plan depends only on the view of its seat at any time', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const chance = new Chance(seed);
        playRound(anySetup(chance), chance, (state, seat) => {
          const plan = anyPlan(viewFor(state, seat), chance);
          const action = plannedAction(plan, viewFor(state, seat));
          const other = redealt(state, seat, chance);
          expect(viewFor(other, seat)).toEqual(viewFor(state, seat));
          expect(plannedAction(plan, viewFor(other, seat))).toEqual(action);
          return action;
        });
      }),
      { numRuns: 40 },
    );
  });
});
