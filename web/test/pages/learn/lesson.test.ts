import { at, legalActions, tileName, viewFor, writeAction, writePosition } from '@slow-train/rules';
import { expect, test } from 'vitest';
import {
  apply,
  dealLesson,
  LEARNER,
  movesUpTo,
  OPPONENT,
  STATIONS,
  LESSON_STEPS,
} from '../../../src/pages/learn/lesson.ts';
import { learnText } from '#text/learn.ts';

/** Returns the learner's legal actions on a step, as text. */
function legalOn(step: number): readonly string[] {
  const state = movesUpTo(step).at(-1)?.state ?? dealLesson();
  return legalActions(state.table, at(state.secret.hands, LEARNER), LEARNER).map(writeAction);
}

test('the rules accept the lesson from the deal to the last tile', () => {
  let state = dealLesson();
  for (const { before, task } of LESSON_STEPS) {
    for (const action of before) ({ state } = apply(state, OPPONENT, action));
    if (task.kind === 'play' || task.kind === 'draw') ({ state } = apply(state, LEARNER, task.action));
  }
  expect(state.table.phase).toBe('over');
  expect(state.table.scores).toEqual([0, 21]);
  expect(at(state.secret.hands, OPPONENT).map(tileName)).toEqual(['8-4', '2-0', '4-3']);
});

test('on every step there is one thing to do, or the sign says why another move is worse', () => {
  LESSON_STEPS.forEach(({ name, task }, step) => {
    if (task.kind !== 'play' && task.kind !== 'draw') return;
    const legal = legalOn(step);
    expect(legal).toContain(task.action);
    const others = legal.filter((action) => action !== task.action);
    expect(others).toEqual(Object.keys(learnText.steps[name].instead ?? {}));
  });
});

test('the lesson teaches drawing, the signal, another train, the Mexican train, a double with its cover, and going out', () => {
  const events = movesUpTo(LESSON_STEPS.length - 1)
    .filter(({ seat }) => seat === LEARNER)
    .flatMap((move) => move.events);
  const of = (type: string): readonly unknown[] => events.filter((event) => event.type === type);
  expect(of('drew')).toEqual([
    { type: 'drew', seat: LEARNER, tile: '8-6' },
    { type: 'drew', seat: LEARNER, tile: '9-5' },
  ]);
  expect(of('marked')).toEqual([{ type: 'marked', seat: LEARNER }]);
  expect(of('unmarked')).toEqual([{ type: 'unmarked', seat: LEARNER }]);
  expect(events.flatMap((event) => (event.type === 'played' ? event.train : []))).toEqual([0, 0, 1, 'M', 0, 0, 0]);
  expect(of('doubleCovered')).toEqual([{ type: 'doubleCovered', train: 0, tile: '6-6' }]);
  expect(of('lastTile')).toEqual([{ type: 'lastTile', seat: LEARNER }]);
  expect(of('wentOut')).toEqual([{ type: 'wentOut', seat: LEARNER }]);
});

test('every tile that the sign names is on the table or in the learner’s hand', () => {
  LESSON_STEPS.forEach(({ name }, step) => {
    const state = movesUpTo(step).at(-1)?.state ?? dealLesson();
    const { seats, mexican, engine } = writePosition(state);
    const isOver = state.table.phase === 'over';
    const known = [engine, ...(mexican ?? []), ...seats.flatMap(({ train }) => train)].map(String);
    const held = viewFor(state, LEARNER).hand.map(tileName);
    const both = (tile: string): readonly string[] => [tile, tile.split('-').toReversed().join('-')];
    const seen = new Set([...known, ...held, ...(isOver ? seats.flatMap(({ hand }) => hand) : [])].flatMap(both));
    const { say, more, instead } = learnText.steps[name];
    const words = [say, more, ...Object.values(instead ?? {})].join(' ');
    const named = [...words.matchAll(/(\d+)[-\u2011](\d+)/g)].map(([, a, b]) => `${a}-${b}`);
    expect(named.filter((tile) => !seen.has(tile))).toEqual([]);
    // A hyphen would let the number break across lines.
    expect(words).not.toMatch(/\d-\d/);
  });
});

test('every station has steps, and every step has words', () => {
  expect(new Set(LESSON_STEPS.map(({ station }) => station))).toEqual(new Set(STATIONS));
  expect(LESSON_STEPS.map(({ name }) => name)).toEqual(Object.keys(learnText.steps));
});
