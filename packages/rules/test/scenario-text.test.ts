import { describe, expect, test } from 'vitest';
import { parseScenarios, type Scenario } from '../kit/scenario-text.ts';
import { runScenarios } from '../kit/scenario.ts';

const only = (body: string): Scenario => {
  const [scenario, ...others] = parseScenarios(`# R.1 A rule.\n## its scenario\n${body}`).scenarios;
  if (scenario === undefined || others.length > 0) throw new Error('not one scenario');
  return scenario;
};

const stepsOf = (script: string): unknown => only(`hub\n>0  . | 5-1\n 1  . | 6-2\n${script}`).script;

describe('a scenario in text', () => {
  test('a scenario in text belongs to the clause above it, and a clause without one says why', () => {
    const { clauses, scenarios } = parseScenarios(
      [
        '# R.1 The first rule,',
        '    which is long.',
        '## one',
        'hub',
        '>0  . | 5-1',
        '## two',
        'hub',
        '>0  . | 5-1',
        '# R.2 Have fun.',
        '= not a rule of play: a wish',
      ].join('\n'),
    );
    expect(clauses).toEqual([
      { id: 'R.1', sentence: 'The first rule, which is long.' },
      { id: 'R.2', sentence: 'Have fun.', excuse: 'not a rule of play: a wish' },
    ]);
    expect(scenarios.map(({ clause, name }) => [clause, name])).toEqual([
      ['R.1', 'one'],
      ['R.1', 'two'],
    ]);
  });

  test('a scenario in text describes a position in full', () => {
    const { position } = only(
      [
        'hub lastTile=penalty doubleBlank=25, double-9, engine 8-8, starter 1, passes 1, out 1, drawn 7-2,',
        '    doubles 5-5@0, open 9-9@M, boneyard 1-0 .. 2-0, pending 0 build 8-1, pending 1 pass',
        '>0* 8-5 5-5 | 9-1 7-2 | turns 3, owes a tap, stuck',
        ' 1  . | . | turns 1',
        ' M  8-9 9-9',
      ].join('\n'),
    );
    expect(position).toEqual({
      rules: { preset: 'hub', lastTile: 'penalty', doubleBlank: 25 },
      set: 9,
      round: 2,
      engine: '8-8',
      phase: 'play',
      turn: { seat: 0, step: 'drawn', drawn: '7-2', doubles: [{ train: 0, tile: '5-5' }] },
      seats: [
        { hand: ['9-1', '7-2'], train: ['8-5', '5-5'], turns: 3, marker: true, tapOwed: true, stuck: true },
        { hand: [], train: [], turns: 1 },
      ],
      mexican: ['8-9', '9-9'],
      boneyard: ['1-0', '1-1', '2-0'],
      open: [{ train: 'M', tile: '9-9' }],
      starter: 1,
      passes: 1,
      out: 1,
      pending: { 0: 'build 8-1', 1: 'pass' },
    });
  });

  test('a scenario in text defaults to a plain position', () => {
    expect(only('station, building\n 0  12-5 | 5-1\n>1  . | 6-2').position).toEqual({
      rules: { preset: 'station' },
      set: 12,
      round: 1,
      engine: '12-12',
      phase: 'building',
      turn: { seat: 1, step: 'start' },
      seats: [
        { hand: ['5-1'], train: ['12-5'], turns: 1 },
        { hand: ['6-2'], train: [] },
      ],
      mexican: [],
      boneyard: [],
      open: [],
      starter: 0,
    });
  });

  test('a scenario in text describes a deal with its decks', () => {
    expect(only('deal hub, double-12, 2 seats, engine 12-12, starter 1\ndeck 0-0 .. 2-0 5-5').deal).toEqual({
      rules: { preset: 'hub' },
      set: 12,
      seats: 2,
      engine: '12-12',
      starter: 1,
      deck: ['0-0', '1-0', '1-1', '2-0', '5-5'],
    });
    const two = 'deal roundhouse opening=highest, double-6, 3 seats, round 2, used 6-6\ndeck 3-0\ndeck 3-1';
    expect(only(two).deal).toEqual({
      rules: { preset: 'roundhouse', opening: 'highest' },
      set: 6,
      seats: 3,
      round: 2,
      used: ['6-6'],
      decks: [['3-0'], ['3-1']],
    });
  });

  test('a scenario in text describes ranges of tiles, rising or falling, without the tiles that the list names', () => {
    const deck = (tiles: string): unknown => only(`deal hub, double-12, 2 seats\ndeck ${tiles}`).deal?.['deck'];
    expect(deck('2-2 .. 1-0')).toEqual(['2-2', '2-1', '2-0', '1-1', '1-0']);
    expect(deck('1-0 .. 2-2 2-0 4-4')).toEqual(['1-0', '1-1', '2-1', '2-2', '2-0', '4-4']);
  });

  test('a scenario in text describes actions, their effects, the legal ones and the refused ones', () => {
    expect(stepsOf('0: 5-1@0, draw -> turn 1')).toEqual([
      { seat: 0, do: '5-1@0' },
      { seat: 0, do: 'draw' },
      { expect: { turn: { seat: 1 } } },
    ]);
    expect(stepsOf('0 can: build, draw; 1 can: nothing; cannot: pass (NOT_YOUR_TURN), tap (NOT_LAST_TILE)')).toEqual([
      { legal: { 0: ['build', 'draw'], 1: [] } },
      { seat: 1, do: 'pass', code: 'NOT_YOUR_TURN' },
      { seat: 1, do: 'tap', code: 'NOT_LAST_TILE' },
    ]);
  });

  test('a scenario in text can expect anything that a position holds', () => {
    const expected = (text: string): unknown => stepsOf(`-> ${text}`);
    expect(expected('turn 0 drawn 5-7; doubles 5-5@0 9-9@M; open nothing; phase over; scores 0 17')).toEqual([
      {
        expect: {
          turn: {
            seat: 0,
            step: 'drawn',
            drawn: '5-7',
            doubles: [
              { train: 0, tile: '5-5' },
              { train: 'M', tile: '9-9' },
            ],
          },
          open: [],
          phase: 'over',
          scores: [0, 17],
        },
      },
    ]);
    expect(expected('turn bonus; engine 9-9; round 2; starter 1; passes 0; out 0; mexican 12-9; boneyard 3-0')).toEqual(
      [
        {
          expect: {
            turn: { step: 'bonus' },
            engine: '9-9',
            round: 2,
            starter: 1,
            passes: 0,
            out: 0,
            mexican: ['12-9'],
            boneyard: ['3-0'],
          },
        },
      ],
    );
    expect(expected('0 hand 5-1 6-2; 0 train nothing; 0 turns 1; 1 marked; 1 not stuck; 1 owes a tap')).toEqual([
      {
        expect: {
          seats: {
            0: { hand: ['5-1', '6-2'], train: [], turns: 1 },
            1: { marker: true, stuck: false, tapOwed: true },
          },
        },
      },
    ]);
    expect(expected('pending nothing; 0 unmarked; 0 stuck; 1 owes no tap')).toEqual([
      { expect: { pending: {}, seats: { 0: { marker: false, stuck: true }, 1: { tapOwed: false } } } },
    ]);
    expect(expected('pending 0 build 12-5 5-5!; pending 2 pass')).toEqual([
      { expect: { pending: { 0: 'build 12-5 5-5!', 2: 'pass' } } },
    ]);
  });

  test.each([
    ['hub', 'line 1', 'neither'],
    ['## one\nhub', 'line 1', 'clause'],
    ['# R.1 A rule.\nhub', 'line 2', 'excuse'],
    ['# R.1 A rule.\n## one', 'line 2', 'position or a deal'],
    ['# R.1 A rule.\n## one\nbub\n>0  . | 5-1', 'line 3', 'preset'],
    ['# R.1 A rule.\n## one\nhub markOn=never\n>0  . | 5-1', 'line 3', 'no value'],
    ['# R.1 A rule.\n## one\nhub colour=red\n>0  . | 5-1', 'line 3', 'no option'],
    ['# R.1 A rule.\n## one\nhub, raining\n>0  . | 5-1', 'line 3', 'raining'],
    ['# R.1 A rule.\n## one\nhub\n\n>0  . | 5-x', 'line 5', '"5-x" is not a tile'],
    ['# R.1 A rule.\n## one\nhub\n>1  . | 5-1', 'line 4', 'seat 0'],
    ['# R.1 A rule.\n## one\nhub\n>0  . | 5-1 | tired', 'line 4', 'tired'],
    ['# R.1 A rule.\n## one\nhub\n>0  . | 5-1\n0 says: hello', 'line 5', 'neither an action nor a check'],
    ['# R.1 A rule.\n## one\nhub\n>0  . | 5-1\n0 cannot: pass', 'line 5', 'names no code'],
    ['# R.1 A rule.\n## one\nhub\n>0  . | 5-1\n0: pass -> happy 1', 'line 5', 'happy'],
    ['# R.1 A rule.\n## one\nhub\n>0  . | 5-1\n0: pass -> turn left', 'line 5', 'is no turn'],
    ['# R.1 A rule.\n## one\ndeal hub, sunny\ndeck 0-0', 'line 3', 'sunny'],
  ])('a scenario in text names the line that cannot be read: %j', (text, line, reason) => {
    expect(() => parseScenarios(text)).toThrow(line);
    expect(() => parseScenarios(text)).toThrow(reason);
  });
});

describe('scenarios', () => {
  const position = {
    rules: { preset: 'hub' },
    set: 12,
    engine: '12-12',
    seats: [{ hand: ['9-8'] }, { hand: ['7-1'] }],
  };
  const run = (script: readonly object[]): readonly string[] =>
    runScenarios([{ name: 'in the exchange format', position, script }]).flatMap(({ failures }) => failures);

  test('scenarios run in the exchange format', () => {
    expect(run([{ legal: { 0: ['pass'] } }, { seat: 0, do: 'pass' }, { expect: { turn: { seat: 1 } } }])).toEqual([]);
  });

  test('scenarios fail with the step and the difference', () => {
    expect(run([{ legal: { 0: ['draw'] } }])).toEqual(['step 0: legal for seat 0: wanted [draw], got [pass]']);
    expect(run([{ seat: 0, do: 'draw' }])).toEqual(['step 0: seat 0 "draw": wanted accepted, got BONEYARD_EMPTY']);
    expect(run([{ seat: 0, do: 'pass', code: 'MUST_DRAW' }])).toEqual([
      'step 0: seat 0 "pass": wanted MUST_DRAW, got accepted',
    ]);
    expect(run([{ expect: { turn: { seat: 1 }, seats: { 0: { marker: true } } } }])).toEqual([
      'step 0: turn seat: wanted 1, got 0',
      'step 0: seat 0 marker: wanted true, got false',
    ]);
    expect(run([{ hope: 1 }])).toEqual(['step 0: has none of "legal", "do" and "expect"']);
    expect(runScenarios({}).flatMap(({ failures }) => failures)).toEqual(['is not a list of scenarios']);
  });
});
