import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { replay, type GameRecord, type Watch } from '../src/index.ts';

const FOLDER = join(import.meta.dirname, 'records');

const recordsIn = (file: string): GameRecord[] =>
  readFileSync(join(FOLDER, file), 'utf8')
    .trim()
    .split('\n')
    .map((line): GameRecord => JSON.parse(line));

describe('recorded games', () => {
  test.each(readdirSync(FOLDER))(
    'the recorded games %s are replayed to the same scores, with the same legal actions all the way',
    (file) => {
      for (const record of recordsIn(file)) {
        expect(record.rounds.every((round) => round.actions.every((action) => action.legal))).toBe(true);
        expect(replay(record)).toEqual({ ok: true, value: record.rounds.map((round) => round.scores) });
      }
    },
  );

  const [record] = recordsIn('hub.jsonl');
  if (!record) throw new Error('there is no recorded game of hub');
  const [first, second] = record.rounds;
  if (!first || !second) throw new Error('the recorded game of hub has no two rounds');

  test('recorded games show every state, with its events', () => {
    const seen: string[] = [];
    const watch: Watch = (state, round, action, events) =>
      void seen.push(`${round}.${action} ${events[0]?.type ?? 'nothing'} ${state.table.round}`);
    expect(replay(record, watch).ok).toBe(true);
    expect(seen).toHaveLength(record.rounds.reduce((sum, { actions }) => sum + actions.length + 1, 0));
    expect(seen.slice(0, 4)).toEqual(['1.0 dealt 1', '1.1 built 1', '1.2 built 1', '1.3 drew 1']);
  });

  test('recorded games report their first wrong action', () => {
    const actions = first.actions.map((action, index) => (index === 5 ? { seat: action.seat, do: 'tap' } : action));
    expect(replay({ ...record, rounds: [{ ...first, actions }, second] })).toMatchObject({
      ok: false,
      error: { round: 1, action: 6, message: expect.stringContaining('NOT_LAST_TILE') },
    });
  });

  test.each([-1, 0.5, 99])('recorded games report that there is no seat %s', (seat) => {
    const actions = first.actions.map((action, index) => (index === 5 ? { ...action, seat } : action));
    expect(replay({ ...record, rounds: [{ ...first, actions }] })).toMatchObject({
      ok: false,
      error: { round: 1, action: 6, message: expect.stringContaining('no such seat') },
    });
  });

  test('recorded games report wrong legal actions', () => {
    const actions = first.actions.map((action, index) =>
      index === 3 ? { ...action, legal: { 0: ['catch 1'] } } : action,
    );
    expect(replay({ ...record, rounds: [{ ...first, actions }] })).toMatchObject({
      ok: false,
      error: { round: 1, action: 4 },
    });
  });

  test('recorded games are wrong when scores, starter, engine or deck are', () => {
    const wrong = (round: object): unknown => replay({ ...record, rounds: [first, { ...second, ...round }] });
    expect(wrong({ scores: [0, 0] })).toMatchObject({ ok: false, error: { round: 2, action: null } });
    expect(wrong({ starter: first.starter })).toMatchObject({
      ok: false,
      error: { round: 2, message: expect.stringContaining('starter') },
    });
    expect(wrong({ engine: '5-5' })).toMatchObject({ ok: false, error: { message: 'The engine is 11-11.' } });
    expect(wrong({ decks: [['1-1', '1-1']] })).toMatchObject({
      ok: false,
      error: { message: 'A tile is twice in the deck.' },
    });
    expect(replay({ format: 'something else' })).toMatchObject({ ok: false, error: { round: 0 } });
    expect(replay(null)).toMatchObject({ ok: false });
  });
});
