import type { Level, LogEntry, OccupantView } from '@slow-train/protocol';
import { describe, expect, test } from 'vitest';
import { companyOf } from '../../../src/panels/round-end/company.ts';
import { wordOn } from '../../../src/panels/talk/company.ts';
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

describe('computers during a round', () => {
  const TILES = ['12-11', '11-10', '10-9', '9-8', '8-7', '7-6', '6-5', '5-4'];
  const MANY = 400;
  /** Returns the words about many moves with these events. */
  const words = (events: LogEntry['events'], seats: readonly OccupantView[] = SEATS) =>
    Array.from({ length: MANY }, (_, revision) => wordOn({ ...gameView(), seats }, { revision, events }));

  test('33.6 computers now and then say a word during a round, the same on every device', () => {
    const events: LogEntry['events'] = [{ type: 'marked', seat: 1 }];
    const said = words(events).filter((one) => one !== null);
    expect(said.length).toBeGreaterThan(0);
    expect(said.length).toBeLessThan(MANY / 8);
    expect(new Set(said.map(({ seat, phrase }) => `${seat} ${phrase}`))).toEqual(new Set(['1 ouch']));
    expect(words(events)).toEqual(words(events));
  });

  test('33.6 computers admire a person’s long train, and neither their own nor anybody’s bad luck', () => {
    const kinds = (events: LogEntry['events']) => new Set(words(events).flatMap((one) => one?.phrase ?? []));
    expect(kinds([{ type: 'built', seat: 0, tiles: TILES }])).toEqual(new Set(['wellPlayed']));
    expect(kinds([{ type: 'built', seat: 1, tiles: TILES }])).toEqual(new Set());
    expect(kinds([{ type: 'marked', seat: 0 }])).toEqual(new Set());
    expect(kinds([{ type: 'started' }])).toEqual(new Set(['goodLuck']));
  });

  test('33.6 a word about a move is the same to those who see a drawn tile and to those who do not', () => {
    const drawn = (tile: string | null): LogEntry['events'] => [
      { type: 'drew', seat: 1, tile },
      { type: 'marked', seat: 1 },
    ];
    expect(words(drawn('12-3'))).toEqual(words(drawn(null)));
    expect(words(drawn('0-0'))).toEqual(words(drawn(null)));
  });

  test('33.6 nobody speaks during a round where only people play, or where a computer sits in for somebody', () => {
    const away: OccupantView = { kind: 'computer', name: 'Locke', sitsFor: 'Bo' };
    expect(words([{ type: 'marked', seat: 1 }], [person('Ines'), away]).every((one) => one === null)).toBe(true);
  });
});
