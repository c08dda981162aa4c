import { parseSetup, type Tile } from '@slow-train/rules';
import { testChance } from '@slow-train/local/kit';
import { recordGame } from '@slow-train/players';
import { describe, expect, test } from 'vitest';
import { gamesIn, headOf } from '../../src/playback/record-file.ts';
import { frameAt, logEntryOf, gameIn, replayRecord, type ReplayedRecord } from '../../src/playback/record-timeline.ts';
import { replayText } from '#text/replay.ts';
import { broken, recordOf, recordText } from './records.ts';

function replayed(record: unknown): ReplayedRecord {
  const result = replayRecord(record);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

/** Returns the number of objects below a value, each counted once. */
function objectsIn(value: unknown): number {
  const found = new Set<object>();
  const add = (one: unknown): void => {
    if (typeof one !== 'object' || one === null || found.has(one)) return;
    found.add(one);
    for (const part of Object.values(one)) add(part);
  };
  add(value);
  return found.size;
}

describe('a replayed record', () => {
  const record = recordOf('hub');
  const hub = replayed(record);

  test('a replayed record has a frame for the deal and for every action, round by round', () => {
    expect(hub.rounds.map(({ first, last }) => last - first)).toEqual(
      record.rounds.map(({ actions }) => actions.length),
    );
    expect(hub.frames[0]).toMatchObject({ round: 1, action: 0 });
    expect(hub.frames.at(-1)).toMatchObject({ round: 2, action: record.rounds[1]?.actions.length });
    expect([hub.roundCount, hub.seatCount, hub.fault]).toEqual([2, 2, null]);
  });

  test('33.7 a link from the review leads to the moment of a move, and to the beginning if there is no such moment', () => {
    const index = frameAt(hub, 1, 3) ?? -1;
    expect(hub.frames[index]).toMatchObject({ round: 1, action: 3 });
    expect(frameAt(hub, 99, 3)).toBeUndefined();
    expect(frameAt(hub, Number.NaN, Number.NaN)).toBeUndefined();
  });

  test('a replayed record shares everything that an action does not change', () => {
    const [deal, build] = hub.frames;
    expect(build?.state.secret.hands[0]).toBe(deal?.state.secret.hands[0]);
    expect(build?.state.secret.boneyard).toBe(deal?.state.secret.boneyard);
  });

  test('a replayed record has the scores of finished rounds for the score sheet', () => {
    const [first, second] = hub.rounds;
    const players = { name: 'Night Mail', seats: [], you: null };
    if (!first || !second) throw new Error('the record has to have two rounds');
    expect(gameIn(hub, first, false, players)).toMatchObject({ status: 'playing', results: [] });
    expect(gameIn(hub, second, false, players).results.map(({ scores }) => scores)).toEqual([record.rounds[0]?.scores]);
    expect(gameIn(hub, second, true, players)).toMatchObject({ status: 'finished', results: [{}, {}] });
  });

  test('a replayed record shows a drawn tile only to the seat that drew it', () => {
    const index = hub.frames.findIndex(({ events }) => events.some(({ type }) => type === 'drew'));
    const frame = hub.frames[index];
    const event = frame?.events.find(({ type }) => type === 'drew');
    if (!frame || event?.type !== 'drew') throw new Error('no seat draws a tile in this record');
    const drawn = (perspective: number | 'all'): unknown =>
      logEntryOf(frame, index, perspective).events.find(({ type }) => type === 'drew');
    expect(drawn(event.seat)).toMatchObject({ tile: expect.stringMatching(/-/) });
    expect(drawn('all')).toMatchObject({ tile: expect.stringMatching(/-/) });
    expect(drawn(1 - event.seat)).toMatchObject({ tile: null });
  });

  test('a replayed record ends before the first error in the record', () => {
    const wrong = replayed(broken(record, 2, 4, '12-12@M'));
    expect(wrong.fault).toMatchObject({ round: 2, action: 4 });
    expect(wrong.frames.at(-1)).toMatchObject({ round: 2, action: 3 });
    expect(wrong.frames).toHaveLength((record.rounds[0]?.actions.length ?? 0) + 1 + 4);
  });

  test.each([
    [null, 'This record cannot be shown. The format must be "mexican-train-record/1".'],
    [{ ...record, seats: 99 }, 'This record cannot be shown. A table has 2 to 16 seats.'],
    [{ ...record, rounds: [] }, 'This record cannot be shown. There is no round in it.'],
    [
      { ...record, rounds: [{ ...record.rounds[0], starter: 7 }] },
      'This record goes wrong in round 1. starter must be a seat.',
    ],
  ])('a replayed record fails with a reason if there is nothing to show', (wrong, sentence) => {
    const result = replayRecord(wrong);
    expect(result.ok ? '' : replayText.fault(result.error)).toBe(sentence);
  });

  test('a replayed record of thirteen rounds with eight seats makes few objects for each action', () => {
    const setup = parseSetup({ preset: 'hub' }, 8);
    if (!setup.ok) throw new Error(setup.error);
    const { below } = testChance();
    const shuffle = (tiles: readonly Tile[]): readonly Tile[] =>
      tiles
        .map((tile) => ({ tile, at: below(2 ** 31) }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ tile }) => tile);
    const long = replayed(recordGame({ setup: setup.value, shuffle, withLegal: false }));
    expect(long.rounds).toHaveLength(13);
    expect(objectsIn(long.frames) / long.frames.length).toBeLessThan(20);
  });
});

describe('a file', () => {
  const text = recordText('house-rules');

  test('a file has one game per line, or one game, or a list of games', () => {
    const games = gamesIn(text);
    expect(games).toHaveLength(7);
    const [first] = text.split('\n');
    const one: unknown = JSON.parse(first ?? '');
    expect(gamesIn(JSON.stringify(one, null, 2))).toHaveLength(1);
    expect(gamesIn(JSON.stringify([one, one]))).toHaveLength(2);
    expect(headOf(one)).toMatchObject({ preset: expect.any(String), seats: 5, rounds: 2 });
    expect(replayText.head(headOf({}))).toContain('?');
  });

  test('a file may have a broken line, or no record at all', () => {
    const [first = '', second = ''] = text.split('\n');
    expect(gamesIn(`${first}\n\nnonsense\n${second}\n`)).toMatchObject([
      { line: 1, record: {} },
      { line: 3, problem: expect.any(String) },
      { line: 4, record: {} },
    ]);
    expect(gamesIn('Dear diary,\ntoday we played\n')).toMatchObject([{ problem: expect.any(String) }]);
    expect(gamesIn(' \n')).toEqual([]);
  });
});
