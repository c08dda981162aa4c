import type { Level, OccupantView } from '@slow-train/protocol';
import { describe, expect, test } from 'vitest';
import { companyOf } from '../../../src/panels/round-end/company.ts';
import { gameView, person } from '../../fixtures.ts';

const computer = (name: string, level: Level): OccupantView => ({ kind: 'computer', name, level });
const SEATS = [person('Ines'), computer('Gus', 'casual'), computer('Della', 'regular')];
const ROUNDS = 40;

/** Returns the words after each of many rounds that this seat ended. */
const saidWhen = (out: number | null, seats: readonly OccupantView[] = SEATS) => {
  const result = { engine: '12-12', scores: [20, 4, 30], out };
  const results = Array.from({ length: ROUNDS }, () => result);
  return results.map((_, index) => companyOf({ ...gameView(), seats, results, rounds: ROUNDS + 1 }, index + 1));
};

describe('computers at the end of a round', () => {
  test('33.6 computers congratulate a person who goes out, mostly, the same on every device', () => {
    const said = saidWhen(0);
    const congratulations = said.filter((one) => one?.phrase === 'wellPlayed');
    expect(congratulations.length).toBeGreaterThan(ROUNDS / 2);
    expect(said.filter((one) => one === null).length).toBe(ROUNDS - congratulations.length);
    expect(saidWhen(0)).toEqual(said);
  });

  test('33.6 a computer that goes out says nothing, and the others only a word about themselves', () => {
    const said = saidWhen(1).filter((one) => one !== null);
    expect(said.length).toBeGreaterThan(0);
    expect(said.length).toBeLessThan(ROUNDS / 2);
    expect(new Set(said.map(({ seat, phrase }) => `${seat} ${phrase}`))).toEqual(new Set(['2 ouch']));
    expect(new Set(saidWhen(2).flatMap((one) => one?.phrase ?? []))).toEqual(new Set(['soClose']));
  });

  test('33.6 nobody speaks where only people play', () => {
    expect(saidWhen(0, [person('Ines'), person('Ana'), person('Bo')]).every((one) => one === null)).toBe(true);
  });
});
