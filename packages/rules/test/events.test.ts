import { expect, test } from 'vitest';
import { at, eventsFor, legalActions, play, readPosition, writeAction, type RoundState } from '../src/index.ts';

// A `roundhouse` position in which seat 0 has played its last tile but one without a tap.
function owed(): RoundState {
  const position = readPosition({
    rules: { preset: 'roundhouse' },
    set: 6,
    engine: '6-6',
    turn: { seat: 1 },
    boneyard: ['1-1', '3-3', '2-2'],
    seats: [
      { hand: ['0-0'], train: ['6-5'], turns: 1, tapOwed: true },
      { hand: ['6-1', '4-1', '6-0'], train: ['6-4'], turns: 1 },
      { hand: ['5-2', '5-3'], train: ['6-2'], turns: 1 },
    ],
  });
  if (!position.ok) throw new Error(position.error);
  return position.value;
}

test('the tiles of a penalty are drawn from the front, and named to the seat that draws them alone', () => {
  const caught = play(owed(), 1, { do: 'catch', seat: 0 });
  if (!caught.ok) throw new Error(caught.error.code);
  const told = (seat: number | null) => eventsFor(caught.value.events, seat)[0];
  expect(told(0)).toEqual({ type: 'caught', seat: 0, by: 1, tiles: ['1-1', '3-3'], count: 2 });
  for (const other of [1, 2, null])
    expect(told(other)).toEqual({ type: 'caught', seat: 0, by: 1, tiles: null, count: 2 });
  expect(at(caught.value.state.secret.hands, 0)).toHaveLength(3);
});

test('legal actions are listed in one order: plays as the hand lies, a draw, a pass, then taps by seat', () => {
  const { table, secret } = owed();
  expect(legalActions(table, at(secret.hands, 1), 1).map(writeAction)).toEqual(['4-1@1', '6-1@M', '6-0@M', 'catch 0']);
  expect(legalActions(table, at(secret.hands, 2), 2).map(writeAction)).toEqual(['catch 0']);
});
