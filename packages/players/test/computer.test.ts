import { parseSetup, PRESET_NAMES, readPosition, replay, viewFor, writeAction, type Setup } from '@slow-train/rules';
import { Chance } from '@slow-train/rules/kit';
import { describe, expect, test } from 'vitest';
import { chooseAction, recordGame } from '../src/index.ts';

const setupOf = (preset: string, seats: number): Setup => {
  const setup = parseSetup({ preset }, seats, undefined, 2);
  if (!setup.ok) throw new Error(setup.error);
  return setup.value;
};

function chosen(position: object): string {
  const state = readPosition(position);
  if (!state.ok) throw new Error(state.error);
  return writeAction(chooseAction(viewFor(state.value, 0)));
}

describe('a computer player', () => {
  test.each(PRESET_NAMES.flatMap((preset) => [2, 4, 7].map((seats) => [preset, seats] as const)))(
    'a computer player plays whole games of %s with %i seats, always legally',
    (preset, seats) => {
      const chance = new Chance(seats);
      const record = recordGame({
        setup: setupOf(preset, seats),
        shuffle: (tiles) => chance.shuffle(tiles),
        withLegal: false,
      });
      expect(replay(record)).toEqual({ ok: true, value: record.rounds.map((round) => round.scores) });
    },
  );

  const hub = { rules: { preset: 'hub' }, set: 12, engine: '12-12' };

  test('a computer player builds its longest train and keeps a double that it could not cover', () => {
    expect(chosen({ ...hub, seats: [{ hand: ['12-5', '5-3', '3-3', '9-1'] }, { hand: ['1-0'] }] })).toBe(
      'build 12-5 5-3',
    );
  });

  test('a computer player goes out when it can', () => {
    const seats = [
      { hand: ['5-0'], train: ['12-5'], turns: 1 },
      { hand: ['1-0'], train: ['12-1'], turns: 1 },
    ];
    expect(chosen({ ...hub, seats })).toBe('5-0@0');
  });

  test('a computer player gets rid of heavy tiles that its own train does not need', () => {
    const seats = [
      { hand: ['5-4', '4-3', '12-11'], train: ['12-5'], turns: 1 },
      { hand: ['1-0', '2-2'], train: ['12-1'], turns: 1 },
    ];
    expect(chosen({ ...hub, seats })).toBe('12-11@M');
  });

  test('a computer player taps for its last tile if the rules require it', () => {
    const seats = [
      { hand: ['5-4', '7-3'], train: ['12-5'], turns: 1 },
      { hand: ['1-0', '2-2'], train: ['12-1'], turns: 1 },
    ];
    expect(chosen({ rules: { preset: 'roundhouse' }, set: 12, engine: '12-12', seats })).toBe('5-4@0!');
  });
});
