import { describe, expect, test } from 'vitest';
import { readPosition, readView, tileName, viewFor, writePosition, writeView, type RoundState } from '../src/index.ts';

/** A position of two seats on a double-six set, with something in every place. */
const POSITION = {
  rules: { preset: 'hub' },
  set: 6,
  engine: '5-5',
  mexican: ['5-1'],
  turn: { seat: 1 },
  seats: [
    { hand: ['0-0', '6-4', '6-1'], train: ['5-4', '4-4'], turns: 2 },
    { hand: ['3-1', '2-1', '6-6'], train: ['5-2'], turns: 1, marker: true },
  ],
  boneyard: ['3-2', '3-3'],
};
type Change = { readonly [name: string]: unknown };
const [FIRST, SECOND] = POSITION.seats;

function state(change: Change = {}): RoundState {
  const position = readPosition({ ...POSITION, ...change });
  if (!position.ok) throw new Error(position.error);
  return position.value;
}
const errorOf = (position: unknown): string | null => {
  const read = readPosition(position);
  return read.ok ? null : read.error;
};

describe('a position', () => {
  test('a position has its usual values where it says nothing', () => {
    const { table, secret } = state({ mexican: undefined, boneyard: undefined, turn: undefined });
    expect(table).toMatchObject({
      round: 2,
      phase: 'play',
      turn: { seat: 0, step: 'start', doubles: [] },
      mexicans: [{ tiles: [], end: 5 }],
      boneyard: 0,
      open: [],
      starter: 0,
      passes: 0,
      out: null,
      scores: null,
    });
    expect(table.seats[0]).toMatchObject({
      marker: false,
      tiles: 3,
      turns: 2,
      tapOwed: false,
      stuck: false,
      sent: false,
    });
    expect(secret.pending).toEqual([null, null]);
  });

  test('a position holds everything that it says', () => {
    const { table, secret } = state({
      round: 7,
      starter: 1,
      passes: 2,
      open: [{ train: 0, tile: '4-4' }],
      seats: [
        { ...FIRST, tapOwed: true, stuck: true },
        { ...SECOND, turns: 3 },
      ],
    });
    expect(table).toMatchObject({ round: 7, starter: 1, passes: 2, boneyard: 2, mexicans: [{ end: 1 }] });
    expect(table.open.map(({ train, tile }) => [train, tileName(tile)])).toEqual([[0, '4-4']]);
    expect(table.seats).toMatchObject([
      { tapOwed: true, stuck: true, train: { end: 4 }, marker: false },
      { tapOwed: false, stuck: false, turns: 3, train: { end: 2 }, marker: true },
    ]);
    expect(secret.boneyard.map(tileName)).toEqual(['3-2', '3-3']);
  });

  test('a position counts the hands when the round is over', () => {
    expect(state({ phase: 'over', out: 1, seats: [FIRST, { ...SECOND, hand: [] }] }).table).toMatchObject({
      scores: [17, 0],
      out: 1,
    });
  });

  test('a position has the drawn tile as the last of the hand, wherever it is written', () => {
    const { secret } = state({ turn: { seat: 1, step: 'drawn', drawn: '3-1' } });
    expect(secret.hands.map((hand) => hand.map(tileName))).toEqual([
      ['0-0', '6-4', '6-1'],
      ['2-1', '6-6', '3-1'],
    ]);
  });

  test('a position keeps a pass that was sent, and a build with its tap', () => {
    const rules = { preset: 'roundhouse', simultaneousBuild: 'yes' };
    const building = { rules, phase: 'building', mexican: [], seats: [{ hand: ['5-4', '0-0'] }, { hand: ['3-1'] }] };
    const { secret, table } = state({ ...building, pending: { 0: 'build 5-4!', 1: 'pass' } });
    expect(secret.pending.map((sent) => sent && { ...sent, tiles: sent.tiles.map(tileName) })).toEqual([
      { tiles: ['5-4'], tap: true },
      { tiles: [], tap: false },
    ]);
    expect(table.seats.map(({ sent }) => sent)).toEqual([true, true]);
    expect(state({ ...building, pending: { 0: 'build 5-4' } }).secret.pending[0]?.tap).toBe(false);
  });

  test('a position is read as it was written, and so is a view of it', () => {
    const whole = state({ turn: { seat: 1, step: 'drawn', drawn: '6-6' } });
    expect(readPosition(writePosition(whole))).toEqual({ ok: true, value: whole });
    for (const seat of [0, 1, null]) {
      const view = viewFor(whole, seat);
      expect(readView(writeView(view))).toEqual(view);
    }
  });
});

describe('a wrong position is refused in a sentence', () => {
  test.each<[string, Change]>([
    ['set must be a whole number from 4 to 18.', { set: 3 }],
    ['engine must be a tile of a double-6 set, as "5-3".', { engine: '7-7' }],
    ['engine must be a tile of a double-6 set, as "5-3".', { engine: 55 }],
    ['engine must be a double.', { engine: '5-3' }],
    ['seats must be a list.', { seats: { 0: FIRST } }],
    ['seats[1] must be an object.', { seats: [FIRST, null] }],
    ['seats[0] must be an object.', { seats: [[], SECOND] }],
    ['seats must be a list of 2 to 16.', { seats: [FIRST] }],
    ['seats must be a list of 2 to 16.', { seats: Array.from({ length: 17 }, () => ({})) }],
    ['turn must be an object.', { turn: 'mine' }],
    ['turn.seat must be a whole number from 0 to 1.', { turn: { seat: 2 } }],
    ['turn.seat must be a whole number from 0 to 1.', { turn: { seat: -1 } }],
    ['turn.seat must be a whole number from 0 to 1.', { turn: { seat: 0.5 } }],
    ['turn.seat must be a whole number from 0 to 1.', { turn: { seat: '1' } }],
    ['turn.step must be one of start, drawn, bonus.', { turn: { step: 'end' } }],
    ['turn.drawn must be a tile of a double-6 set, as "5-3".', { turn: { step: 'drawn' } }],
    [
      'turn.drawn must be in the hand of the seat whose turn it is.',
      { turn: { seat: 0, step: 'drawn', drawn: '3-1' } },
    ],
    ['seats[1].hand must be a list.', { seats: [FIRST, { hand: '3-1' }] }],
    ['seats[1].hand must be a tile of a double-6 set, as "5-3".', { seats: [FIRST, { hand: ['3-7'] }] }],
    ['seats[0].train does not match end to end.', { seats: [{ train: ['4-5', '5-3', '4-4'] }, SECOND] }],
    ['seats[1].marker must be true or false.', { seats: [FIRST, { marker: 'yes' }] }],
    ['seats[1].turns must be a whole number from 0 to 9007199254740991.', { seats: [FIRST, { turns: -1 }] }],
    ['seats[0].tapOwed must be true or false.', { seats: [{ tapOwed: 1 }, SECOND] }],
    ['seats[0].stuck must be true or false.', { seats: [{ stuck: 0 }, SECOND] }],
    ['mexican does not match end to end.', { mexican: ['1-2'] }],
    ['boneyard must be a list.', { boneyard: 12 }],
    ['phase must be one of building, play, over.', { phase: 'dealing' }],
    ['round must be a whole number from 0 to 7.', { round: 8 }],
    ['starter must be a whole number from 0 to 1.', { starter: 2 }],
    ['passes must be a whole number from 0 to 2.', { passes: 3 }],
    ['out must be a whole number from 0 to 1.', { out: 2 }],
    ['open must be a list.', { open: '4-4' }],
    ['open[0].tile must be a double.', { open: [{ train: 0, tile: '5-4' }] }],
    [
      'open[1].train must be a whole number from 0 to 1.',
      {
        open: [
          { train: 0, tile: '4-4' },
          { train: 2, tile: '6-6' },
        ],
      },
    ],
    ['turn.doubles[0] must be an object.', { turn: { doubles: ['4-4'] } }],
    ['An open double must be the last tile of its line.', { open: [{ train: 1, tile: '4-4' }] }],
    ['An open double must be the last tile of its line.', { open: [{ train: 'M', tile: '4-4' }] }],
    ['An open double must be the last tile of its line.', { turn: { doubles: [{ train: 0, tile: '3-3' }] } }],
    ['pending must be an object.', { pending: [] }],
    ['pending holds builds and passes only.', { pending: { 0: 'draw' } }],
    ['pending holds builds and passes only.', { pending: { 0: 7 } }],
  ])('a wrong position is refused in a sentence: %s', (sentence, change) => {
    expect(errorOf({ ...POSITION, ...change })).toBe(sentence);
  });

  test('the refusal of a position names the options that the rules need', () => {
    expect(errorOf({ ...POSITION, rules: undefined })).toMatch(/^The rules /);
    expect(errorOf({ ...POSITION, rules: { preset: 'station', partners: 'yes' } })).toContain('4, 6 or 8 seats');
    expect(errorOf(null)).toBe('The position must be an object.');
  });

  test('a position takes as many seats as a table has', () => {
    const seats = (count: number): Change => ({
      seats: Array.from({ length: count }, () => ({})),
      turn: {},
      mexican: [],
    });
    expect(errorOf({ ...POSITION, ...seats(2) })).toBeNull();
    expect(errorOf({ ...POSITION, ...seats(16) })).toBeNull();
  });

  test('a wrong position of a view is an exception, for it has been checked before', () => {
    const view = writeView(viewFor(state(), 0));
    expect(() => readView({ ...view, engine: '5-4' })).toThrow(RangeError);
  });
});
