import {
  parseSetup,
  PRESET_NAMES,
  tileOf,
  viewFor,
  writeAction,
  type RoundState,
  type View,
  turnIdOf,
} from '@slow-train/rules';
import { Chance, table, type TableSketch } from '@slow-train/rules/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  afterPlanned,
  forcedAction,
  layPlan,
  markOf,
  recordGame,
  runPlan,
  stopOf,
  type Plan,
  type PlanRun,
  type PlanStops,
} from '../src/index.ts';
import { anyPlan, anySetup, planOf, playRound } from './plan-kit.ts';

const NO_STOPS: PlanStops = { doubleOpens: false, trainOpens: false, oneTile: false, roundEnds: false };

/** Seat 0 waits while seat 1 has the turn; seat 0 has tiles for its train and for any double. */
const game = (): TableSketch =>
  table('hub', 3)
    .hand(0, '9-5 9-4 4-3 1-0 6-1 5-2')
    .train(0, '12-5')
    .hand(1, '1-1 5-0 11-10 11-9')
    .train(1, '12-1')
    .hand(2, '10-9 10-8 8-7')
    .train(2, '12-10')
    .mexican('12-11')
    .boneyard('3-3 2-2 4-2')
    .turnOf(1);
const seen = (state: RoundState): View => viewFor(state, 0);
const onTrain: Partial<Plan> = { train: ['9-5', '9-4', '4-3'] };

/** Starts a plan before these actions of other seats, and returns its actions after them, or its reason to stop. */
function after(plan: Partial<Plan>, actions: readonly (readonly [seat: number, action: string])[]): unknown {
  const sketch = game();
  const laid = layPlan(planOf(plan), 3, seen(sketch.state));
  for (const [seat, action] of actions) sketch.does(seat, action);
  const { run, action } = runPlan(laid, seen(sketch.state));
  return action === null ? run.stopped : writeAction(action);
}

const only = (stop: keyof PlanStops): PlanStops => ({ ...NO_STOPS, [stop]: true });

describe('a plan stops', () => {
  const quiet = [
    [1, '11-10@M'],
    [2, '10-9@2'],
  ] as const;
  const doubleOpens = [
    [1, '1-1@1'],
    [1, 'draw'],
    [2, 'draw'],
  ] as const;

  test.each(['doubleOpens', 'trainOpens', 'oneTile', 'roundEnds'] as const)(
    'a plan stops only if something happens: %s',
    (stop) => {
      expect(after({ ...onTrain, stops: only(stop) }, quiet)).toBe('9-5@0');
    },
  );

  test('a plan stops when a double opens', () => {
    const plan = { ...onTrain, cover: ['6-1'] };
    expect(after({ ...plan, stops: only('doubleOpens') }, doubleOpens)).toEqual({
      why: 'doubleOpened',
      tile: '1-1',
      train: 1,
    });
    expect(after({ ...plan, stops: only('oneTile') }, doubleOpens)).toBe('6-1@1');
  });

  test('a plan stops when another seat’s train opens, but not when its own does', () => {
    const plan = { ...onTrain, cover: ['6-1'] };
    expect(after({ ...plan, stops: only('trainOpens') }, doubleOpens)).toEqual({ why: 'trainOpened', seat: 1 });
    const open = table('hub', 2).hand(0, '9-5 5-4').train(0, '12-5', 'open').hand(1, '3-1 3-0').train(1, '12-1');
    const laid = { ...layPlan(planOf(onTrain), 3, seen(open.state)), mark: { round: 1, open: [], marked: [] } };
    const stops = only('trainOpens');
    const { action } = runPlan({ ...laid, plan: planOf({ ...onTrain, stops }) }, seen(open.state));
    expect(action && writeAction(action)).toBe('9-5@0');
  });

  test('a plan stops only for doubles and trains that open after it started', () => {
    const open = table('hub', 2)
      .hand(0, '9-5 1-0 8-7')
      .train(0, '12-5')
      .hand(1, '3-0 8-6')
      .train(1, '12-1 1-1', 'open')
      .openDouble('1-1', 1)
      .boneyard('7-7');
    const stops = { ...NO_STOPS, doubleOpens: true, trainOpens: true };
    const laid = layPlan(planOf({ cover: ['1-0'], stops }), 1, seen(open.state));
    const { action } = runPlan(laid, seen(open.state));
    expect(action && writeAction(action)).toBe('1-0@1');
  });

  test('a plan stops for doubles and trains that are open in another round', () => {
    const { state } = game().turnOf(0);
    const table = { ...state.table, open: [{ train: 1, tile: tileOf(1, 1) }] };
    const { mark } = layPlan(planOf(), 1, { ...seen(state), table });
    const view: View = { ...seen(state), table: { ...table, round: 2 } };
    expect(stopOf({ stops: only('doubleOpens') }, mark, view)).toEqual({ why: 'doubleOpened', tile: '1-1', train: 1 });
    const branched: View = { ...view, table: { ...view.table, open: [{ train: 1, line: 'a', tile: tileOf(1, 1) }] } };
    expect(stopOf({ stops: only('doubleOpens') }, mark, branched)).toMatchObject({ tile: '1-1', train: 1, line: 'a' });
    expect(stopOf({ stops: only('doubleOpens') }, mark, { ...view, table })).toBeNull();
    const seats = table.seats.map((one, seat) => ({ ...one, marker: seat === 2 }));
    const marked = markOf({ ...view, table: { ...table, seats } });
    const next: View = { ...view, table: { ...table, seats, round: 3 } };
    expect(stopOf({ stops: only('trainOpens') }, marked, next)).toEqual({ why: 'trainOpened', seat: 2 });
  });

  test('a plan stops when another seat has one tile left, but not for its own', () => {
    const position = (own: string, others: string): RoundState =>
      table('hub', 2).hand(0, own).train(0, '12-5').hand(1, others).train(1, '12-1').boneyard('7-7').state;
    const stopped = (view: View): unknown => {
      const { run, action } = runPlan(layPlan(planOf({ ...onTrain, stops: only('oneTile') }), 1, view), view);
      return run.stopped ?? (action && writeAction(action));
    };
    expect(stopped(seen(position('9-5 5-4', '3-0')))).toEqual({ why: 'oneTile', seat: 1 });
    expect(stopped(seen(position('9-5', '3-0 3-1')))).toBe('9-5@0');
  });

  test('a plan stops when the round has ended; without that condition it continues without its tiles', () => {
    const later = (plan: Partial<Plan>): unknown => {
      const { state } = game().turnOf(0);
      const laid = layPlan(planOf(plan), 3, seen(state));
      const view: View = { ...seen(state), table: { ...state.table, round: 2 } };
      const { run, action } = runPlan(laid, view);
      expect(run.plan.train).toEqual(run.stopped?.why === 'roundEnded' ? plan.train : []);
      return run.stopped ?? (action && writeAction(action));
    };
    expect(later({ ...onTrain, stops: only('roundEnds') })).toEqual({ why: 'roundEnded' });
    expect(later({ ...onTrain, cover: ['1-0'], plays: ['9-5@0'] })).toEqual({ why: 'nothingFits' });
    expect(later({ ...onTrain, otherwise: 'advice' })).toMatch(/@/);
  });

  test('a plan stops for good, without using up a turn', () => {
    const { state } = game().turnOf(0);
    const laid = layPlan(planOf(), 3, seen(state));
    const stopped = runPlan(laid, seen(state));
    expect(stopped).toEqual({ run: { ...laid, stopped: { why: 'nothingFits' } }, action: null });
    // Not even if it could act again.
    const fits = { ...stopped.run, plan: planOf(onTrain) };
    expect(runPlan(fits, seen(state))).toEqual({ run: fits, action: null });
  });
});

describe('the turns of a plan', () => {
  test('the turns of a plan are counted once each, regardless of the number of actions, until the plan stops', () => {
    const sketch = table('hub', 2)
      .hand(0, '5-5 9-5 9-4 8-7')
      .train(0, '12-5')
      .hand(1, '3-1 4-3 8-6')
      .train(1, '12-1')
      .boneyard('7-7');
    let run = layPlan(planOf({ train: ['5-5', '9-5', '9-4'], stops: only('doubleOpens') }), 1, seen(sketch.state));
    for (const action of ['5-5@0', '9-5@0']) {
      const next = runPlan(run, seen(sketch.state));
      expect(next.action && writeAction(next.action)).toBe(action);
      sketch.does(0, action);
      run = afterPlanned(next.run, seen(sketch.state));
      expect(run).toMatchObject({ left: 0, stopped: null });
    }
    sketch.does(1, '3-1@1');
    expect(runPlan(run, seen(sketch.state)).run.stopped).toEqual({ why: 'turnsUsed' });
  });

  test('the turns of a plan compare the table with how the last one left it', () => {
    // Its own double stays open and marks its train, but neither is new in its next turn.
    const sketch = table('hub', 2)
      .hand(0, '5-5 8-7 8-6')
      .train(0, '12-5')
      .hand(1, '3-1 4-3')
      .train(1, '12-1')
      .boneyard('7-7 7-6 11-10 9-5');
    let run = layPlan(
      planOf({ train: ['5-5'], otherwise: 'advice', stops: only('doubleOpens') }),
      3,
      seen(sketch.state),
    );
    for (const action of ['5-5@0', 'draw']) {
      const next = runPlan(run, seen(sketch.state));
      expect(next.action && writeAction(next.action)).toBe(action);
      sketch.does(0, action);
      run = afterPlanned(next.run, seen(sketch.state));
    }
    sketch.does(1, 'draw');
    const next = runPlan(run, seen(sketch.state));
    expect(next.action && writeAction(next.action)).toBe('draw');
    expect(runPlan({ ...run, mark: { ...run.mark, open: [] } }, seen(sketch.state)).run.stopped).toEqual({
      why: 'doubleOpened',
      tile: '5-5',
      train: 0,
    });
  });

  test('the turns of a plan do not hide the end of a round caused by its own action', () => {
    const sketch = table('hub', 2).hand(0, '9-5').train(0, '12-5').hand(1, '3-1 4-3').train(1, '12-1').boneyard('7-7');
    const laid = layPlan(planOf({ ...onTrain, stops: only('roundEnds') }), 3, seen(sketch.state));
    const { run } = runPlan(laid, seen(sketch.state));
    const dealt = game().turnOf(0).state;
    const next: View = { ...seen(dealt), table: { ...dealt.table, round: 2 } };
    expect(runPlan(afterPlanned(run, next), next).run.stopped).toEqual({ why: 'roundEnded' });
  });

  test('the turns of a plan require a seat with the turn', () => {
    const { state } = game();
    expect(() => runPlan(layPlan(planOf(), 1, seen(state)), seen(state))).toThrow('only for a seat with the turn');
  });
});

/** A plan restarted whenever it has stopped: the number of turns of each run, and the turns in which it played. */
interface Watched {
  run: PlanRun;
  readonly turns: number;
  readonly used: Set<string>;
}

function lay(view: View, chance: Chance): Watched {
  const turns = 1 + chance.below(4);
  return { run: layPlan(anyPlan(view, chance), turns, view), turns, used: new Set() };
}

describe('games played by plans', () => {
  const seats = new Map<number, Watched>();
  const playBy = (state: RoundState, seat: number, chance: Chance) => {
    const view = viewFor(state, seat);
    const forced = forcedAction(view);
    if (forced !== null) return forced;
    const watched = seats.get(seat) ?? lay(view, chance);
    const { run, action } = runPlan(watched.run, view);
    seats.set(seat, { ...watched, run });
    if (action === null) {
      expect(run.stopped).not.toBeNull();
      seats.delete(seat);
      return null;
    }
    watched.used.add(turnIdOf(view.table, seat));
    expect(watched.used.size).toBeLessThanOrEqual(watched.turns);
    expect(run.left).toBe(watched.turns - watched.used.size);
    return action;
  };

  test('games played by plans end, and no plan plays in more turns than allowed', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const chance = new Chance(seed);
        seats.clear();
        const end = playRound(anySetup(chance), chance, (state, seat) => playBy(state, seat, chance));
        expect(end.table.scores).not.toBeNull();
      }),
    );
  });

  test.each(PRESET_NAMES)(
    'games played by plans end in every round of %s for four seats that follow their trains and the advice',
    (preset) => {
      const setup = parseSetup({ preset }, 4, undefined, 3);
      if (!setup.ok) throw new Error(setup.error);
      const chance = new Chance(4);
      const runs = new Map<number, PlanRun>();
      const record = recordGame({
        setup: setup.value,
        shuffle: (tiles) => chance.shuffle(tiles),
        withLegal: false,
        choose: (state, seat) => {
          const view = viewFor(state, seat);
          const run =
            runs.get(seat) ?? layPlan({ ...anyPlan(view, chance), otherwise: 'advice', stops: NO_STOPS }, 1e6, view);
          const next = runPlan(run, view);
          runs.set(seat, next.run);
          if (next.action === null) throw new Error('a plan with advice has no action');
          return next.action;
        },
      });
      expect(record.rounds.map(({ scores }) => scores.length)).toEqual([4, 4, 4]);
    },
  );
});
