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

  const again = (round: object, action: object = {}) => ({
    ...record,
    rounds: [
      { ...first, ...round, actions: first.actions.map((one, index) => (index === 5 ? { ...one, ...action } : one)) },
    ],
  });
  /** The record under an option for which it has to name the leader. */
  const led = (leader?: number) => ({
    ...again({ leader }),
    rules: { ...record.rules, opening: 'holder', starter: 'engine', engineDraw: 'inTurn' },
  });
  const cut = { ...first, actions: first.actions.slice(0, 4), scores: [] };
  const [deck = []] = first.decks;

  test.each<[wrong: string, record: object, round: number, action: number | null, message: string]>([
    ['of another format', { ...record, format: 'x' }, 0, null, 'The format must be "mexican-train-record/1".'],
    ['without rounds', { ...record, rounds: 'x' }, 0, null, 'rounds must be a list.'],
    [
      'of rules that do not exist',
      { ...record, rules: { preset: 'x' } },
      0,
      null,
      'The rules must name a preset: hub, station, bonepile, roundhouse, caravan.',
    ],
    [
      'with too many rounds',
      { ...record, rules: { ...record.rules, rounds: 1 } },
      0,
      null,
      'The game has 1 rounds, the record 2.',
    ],
    [
      'with an unfinished round before the last',
      { ...record, rounds: [cut, second] },
      1,
      null,
      'The round was not played to its end.',
    ],
    [
      'with a deck of something else',
      again({ decks: [['x']] }),
      1,
      null,
      'A deck contains something that is not a tile.',
    ],
    ['with a starter who is no number', again({ starter: 'x' }), 1, null, 'starter must be a seat.'],
    ['with a starter before the first seat', again({ starter: -1 }), 1, null, 'starter must be a seat.'],
    ['with a starter after the last seat', again({ starter: record.seats }), 1, null, 'starter must be a seat.'],
    [
      'with a starter out of turn',
      { ...record, rounds: [first, { ...second, starter: first.starter }] },
      2,
      null,
      `The starter must be seat ${second.starter}, the next to the left.`,
    ],
    ['without a leader where one is needed', led(), 1, null, 'leader must be a seat.'],
    ['with a leader before the first seat', led(-1), 1, null, 'leader must be a seat.'],
    ['with a leader after the last seat', led(record.seats), 1, null, 'leader must be a seat.'],
    ['with a deck too many', again({ decks: [deck, deck] }), 1, null, 'Only 1 of the 2 decks are dealt.'],
    ['with another engine', again({ engine: '0-0' }), 1, null, `The engine is ${first.engine}.`],
    ['with a seat after the last', again({}, { seat: record.seats }), 1, 6, 'There is no such seat.'],
    ['with legal actions of no seat', again({}, { legal: { 99: [] } }), 1, 6, 'There is no such seat.'],
    ['with other scores', again({ scores: [0, 0] }), 1, null, `The scores are ${first.scores.join(', ')}.`],
  ])('a record %s is refused in words', (_, wrong, round, action, message) => {
    expect(replay(wrong)).toEqual({ ok: false, error: { round, action, message } });
  });

  test('a record may end within a round, but its last only', () => {
    expect(
      replay({ ...record, rounds: [first, { ...second, actions: second.actions.slice(0, 4), scores: [] }] }),
    ).toEqual({
      ok: true,
      value: [first.scores],
    });
  });

  test('34.3 rounds before a record count in the totals that end it, and are refused if they cannot be read', () => {
    const scores = first.scores.map(() => 0);
    const target = Math.max(...first.scores) + 10;
    const ended = { ...record, rules: { ...record.rules, target }, rounds: [first, second] };
    const before = (earlier: unknown) => replay({ ...ended, earlier });
    const round = { engine: '12-12', scores, out: null };
    // Alone the first round does not reach the target; with ten pips from before it does.
    expect(before([round]).ok).toBe(true);
    const over = { round: 2, action: null, message: 'The game was over before this round.' };
    expect(before([{ ...round, scores: scores.map(() => 10) }])).toEqual({ ok: false, error: over });
    for (const bad of [
      {},
      [{ ...round, engine: 'x' }],
      [{ ...round, scores: [1] }],
      [{ ...round, out: 99 }],
      [{ ...round, scores: scores.map(() => 0.5) }],
    ])
      expect(before(bad)).toMatchObject({ ok: false, error: { message: expect.stringContaining('earlier must be') } });
  });
});
