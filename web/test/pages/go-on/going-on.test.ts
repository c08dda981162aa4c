import { NewGameSchema } from '@slow-train/protocol';
import { USUAL_EVENING, type Evening } from '@slow-train/protocol/evening';
import { parseTable } from '@slow-train/rules';
import { expect, test } from 'vitest';
import { gameFrom, goingOn } from '../../../src/pages/go-on/going-on.ts';
import { withCount } from '../../../src/pages/score-keeper/standings.ts';

const empty: Evening = {
  id: 'abcdefgh2345',
  title: '',
  begun: 0,
  people: ['Mira', 'Ruth', 'Bo'],
  set: 12,
  engines: [12, 11, 10, 9],
  rules: USUAL_EVENING,
  isEnded: true,
  entries: [],
};
/** Enters the hands of a round; somebody with 0 went out. */
const played = (evening: Evening, round: number, pips: readonly number[]): Evening =>
  pips.reduce(
    (so, one, seat) => withCount(so, { round, seat }, { pips: one, isOut: one === 0, tiles: [] }, 1000),
    evening,
  );
const two = played(played(empty, 0, [30, 0, 12]), 2, [5, 8, 0]);

test('34.3 complete rounds stay, the others are played, and the seats turn so that the host has the first one', () => {
  const found = goingOn(two);
  if (!found.ok) throw new Error(found.error.kind);
  expect(found.value).toMatchObject({ engines: [11, 9], totals: [35, 8, 12] });
  const game = gameFrom(found.value, { you: 1, preset: 'hub', clock: null });
  expect(game).toMatchObject({
    seats: 3,
    set: 12,
    evening: {
      rounds: [
        { engine: '12-12', scores: [0, 12, 30], out: 0 },
        { engine: '10-10', scores: [8, 0, 5], out: 1 },
      ],
      people: ['Bo', 'Mira'],
    },
  });
  expect(NewGameSchema.safeParse(game).success).toBe(true);
  expect(parseTable(game.rules, 3, 12)).toMatchObject({ ok: true, value: { engines: [11, 9], rounds: 2 } });
});

test('34.3 every rule set that is offered fits the count of the evening', () => {
  const counts: readonly Partial<Evening['rules']>[] = [
    {},
    { scoring: 'winner' },
    { doubleBlank: 50, blankEnd: 25, doublesScore: 'twice', outBonus: 10 },
    { sets: 2, target: 200 },
  ];
  for (const rules of counts) {
    const found = goingOn({ ...two, rules: { ...USUAL_EVENING, ...rules } });
    if (!found.ok) throw new Error(found.error.kind);
    for (const preset of found.value.presets) {
      const game = gameFrom(found.value, { you: 0, preset, clock: null });
      expect(parseTable(game.rules, 3, 12).ok).toBe(true);
    }
  }
});

test('34.3 what cannot go on says why', () => {
  const kindOf = (evening: Evening) => {
    const found = goingOn(evening);
    return found.ok ? null : found.error;
  };
  const names = Array.from({ length: 17 }, (_, seat) => `P${seat}`);
  expect(kindOf({ ...empty, people: names })).toEqual({ kind: 'people', most: 16 });
  expect(kindOf({ ...empty, set: 8, engines: [8, 7] })).toEqual({ kind: 'set', set: 8 });
  expect(kindOf(empty)).toEqual({ kind: 'unplayed' });
  const half = withCount(two, { round: 1, seat: 0 }, { pips: 3, isOut: false, tiles: [] }, 2000);
  expect(kindOf(half)).toEqual({ kind: 'round', round: 2 });
  expect(kindOf({ ...two, rules: { ...USUAL_EVENING, target: 30 } })).toEqual({ kind: 'over' });
  expect(kindOf(played(played(two, 1, [1, 0, 2]), 3, [1, 0, 2]))).toEqual({ kind: 'over' });
});
