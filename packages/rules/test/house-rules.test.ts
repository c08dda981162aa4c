import { describe, expect, test } from 'vitest';
import { table } from '../kit/table.ts';
import {
  explain,
  isOptionValue,
  openRound,
  parseSetup,
  parseTile,
  playText,
  readPosition,
  usualOptions,
  scoresOf,
  writePosition,
  type Position,
  type RuleSet,
  type Setup,
  type Tile,
} from '../src/index.ts';

// docs/house-rules.md, section by section.

function setupOf(rules: object, seats: number, set?: number, rounds?: number): Setup {
  const setup = parseSetup(rules, seats, set, rounds);
  if (!setup.ok) throw new Error(setup.error);
  return setup.value;
}

function refusal(rules: object, seats: number, set?: number): string {
  const setup = parseSetup(rules, seats, set);
  return setup.ok ? 'accepted' : setup.error;
}

const tiles = (names: string): Tile[] => names.split(' ').flatMap((name) => parseTile(name) ?? []);

/** Opens a round from the hands of a deck; the rest of its set follows in any order. */
function opened(setup: Setup, leader: number, deck: string): Position {
  const round = openRound({ setup, round: 1, usedEngines: [], starter: leader, decks: [tiles(deck)] });
  if (!round.ok) throw new Error(round.error.code);
  return writePosition(round.value.state);
}

describe('tiles, hands and rounds (section 12)', () => {
  test('a hand size holds for all seats, or by seats, and leaves a tile to draw', () => {
    expect(setupOf({ preset: 'hub', handSize: 12 }, 5)).toMatchObject({ set: 12, handSize: 12 });
    expect(setupOf({ preset: 'hub', handSize: { 2: 15, 5: 12 } }, 5).handSize).toBe(12);
    expect(refusal({ preset: 'hub', handSize: { 2: 15 } }, 5)).toBe(
      'This sheet gives no number of tiles for 5 players.',
    );
    expect(refusal({ preset: 'bonepile', handSize: 15 }, 6, 12)).toBe('That leaves no tile to draw.');
    expect(refusal({ preset: 'hub', handSize: 12 }, 8)).toBe('8 hands need 96 tiles; a double-12 set has 90 to deal.');
    expect(refusal({ preset: 'caravan', handSize: 11 }, 8)).toBe('accepted');
    for (const handSize of [2, 41, 3.5, '12', {}, { 1: 12 }, [12]])
      expect(refusal({ preset: 'hub', handSize }, 4)).toMatch(/is not a value of the option "handSize"/);
  });

  test('with a hand size a preset takes up to 16 seats, with a set that is chosen', () => {
    expect(refusal({ preset: 'hub', handSize: 7 }, 12)).toBe('The preset "hub" has no set for 12 seats. Choose one.');
    expect(setupOf({ preset: 'hub', handSize: 7 }, 12, 15).handSize).toBe(7);
  });

  test('engines are all, even or odd numbers from the first one down, or a list', () => {
    const engines = (more: object, rounds?: number) =>
      setupOf({ preset: 'hub', ...more }, 4, undefined, rounds).engines;
    expect(engines({ engines: 'even' })).toEqual([12, 10, 8, 6, 4, 2, 0]);
    expect(engines({ engines: 'odd', firstEngine: 9 }, 4)).toEqual([9, 7, 5, 3]);
    expect(engines({ engines: [9, 3, 9] })).toEqual([9, 3, 9]);
    expect(refusal({ preset: 'hub', engines: [13] }, 4)).toMatch(/has no engine 13-13/);
    expect(refusal({ preset: 'hub', engines: 'odd', firstEngine: 0 }, 4)).toMatch(/no odd number/);
    expect(refusal({ preset: 'hub', engines: [5], firstEngine: 5 }, 4)).toMatch(/^The list of engines already says/);
  });

  test('with two sets a tile held twice is listed once, and one copy is played', () => {
    const game = table({ preset: 'caravan', sets: 2 }, 2)
      .train(0, '12-5')
      .train(1, '12-1')
      .hand(0, '5-3 5-3 7-1')
      .hand(1, '3-2');
    expect(game.legal(0)).toEqual(['5-3@0']);
    game.does(0, '5-3@0');
    expect(game.picture).toContain(' 0  12-5 5-3 | 5-3 7-1');
  });

  test('with two sets a twin covers the double below it, and has to be covered itself', () => {
    const game = table({ preset: 'caravan', sets: 2 }, 2).train(0, '12-5').train(1, '12-1').hand(0, '5-5 5-5 5-1 8-8');
    game.does(0, '5-5@0').does(0, '5-5@0');
    expect(game.legal(0)).toEqual(['5-1@0']);
  });

  test('with two sets the first seat from the leader that holds the engine lays it, and keeps no copy of the other', () => {
    const setup = setupOf({ preset: 'caravan', sets: 2, handSize: 3 }, 3, 4);
    const { starter, seats } = opened(setup, 2, '0-0 4-4 1-0 4-3 4-2 1-1 4-4 2-1 2-2 2-0 3-0 3-1');
    expect([starter, ...seats.map(({ hand }) => hand.join(' '))]).toEqual([2, '0-0 4-4 1-0', '4-3 4-2 1-1', '2-1 2-2']);
  });
});

test('there is a set for every number from 4 to 18, and its rounds go down from there (section 12.2)', () => {
  const engines = Array.from(
    { length: 15 },
    (_, index) => setupOf({ preset: 'hub', handSize: 3 }, 2, 4 + index).engines,
  );
  expect(engines.map((list) => [list[0], list.length])).toEqual(engines.map((_, index) => [4 + index, 5 + index]));
});

describe('opening a round (section 13)', () => {
  test('the first player with a double lays the highest one; without one a seat draws', () => {
    const setup = setupOf({ preset: 'caravan', opening: 'first', handSize: 3 }, 2, 6);
    const { engine, starter, seats } = opened(setup, 0, '6-5 5-0 4-0 3-1 1-0 2-0 6-2 5-4 3-3 0-0');
    expect([engine, starter]).toEqual(['3-3', 0]);
    expect(seats.map(({ hand }) => hand.join(' '))).toEqual(['6-5 5-0 4-0 6-2', '3-1 1-0 2-0 5-4']);
  });

  test('an engine that nobody holds is drawn for one by one', () => {
    const setup = setupOf({ preset: 'caravan', engineDraw: 'inTurn', handSize: 3 }, 3, 6);
    const { starter, seats } = opened(setup, 2, '0-0 1-0 1-1 2-0 2-1 2-2 3-0 3-1 3-2 4-0 6-6 4-1');
    expect([starter, ...seats.map(({ hand }) => hand.length)]).toEqual([0, 3, 3, 4]);
  });
});

describe('first turns (section 14)', () => {
  test('a first train may not end in a double, unless it is the whole hand', () => {
    const rules = { preset: 'hub', buildEndsInDouble: 'no' } as const;
    const game = table(rules, 2).hand(0, '12-5 5-5 5-3 9-1').hand(1, '12-4 4-4');
    expect(game.refuses(0, 'build 12-5 5-5')).toBe('BUILD_ENDS_IN_DOUBLE');
    game.does(0, 'build 12-5 5-5 5-3');
    expect(game.refuses(1, 'build 12-4 4-4')).toBe('accepted');
  });

  test('a tile drawn in place of a first train may not be a double either', () => {
    const draw = (buildEndsInDouble: 'yes' | 'no') => {
      const game = table({ preset: 'hub', buildEndsInDouble, publicTrains: 'start' }, 2).train(1, '12-2');
      return game.hand(0, '9-1 8-1').boneyard('12-12 5-3').does(0, 'draw').legal(0);
    };
    // The engine's number twice is on the table once; with two sets its twin can be drawn.
    expect(draw('yes')).toEqual(['12-12@0', 'pass']);
    expect(draw('no')).toEqual([]);
  });

  test('a train that starts late may start with several tiles', () => {
    const game = table({ preset: 'hub', lateBuild: 'yes' }, 2).train(0, '').train(1, '12-2').mexican('12-9');
    game.hand(0, '12-5 5-3 9-1').hand(1, '6-4').boneyard('8-7');
    expect(game.legal(0)).toEqual(['12-5@0', '9-1@M', 'build']);
    expect(game.refuses(0, 'draw')).toBe('MUST_PLAY');
    game.does(0, 'build 12-5 5-3');
    expect(game.picture).toContain(' 0  12-5 5-3 | 9-1');
  });

  test.each([
    ['others', ['12-5@0', '9-1@M']],
    ['all', ['12-5@0']],
  ] as const)('with the own train first (%s) the rest has to wait', (ownTrainFirst, legal) => {
    const game = table({ preset: 'bonepile', ownTrainFirst }, 2).train(0, '').train(1, '12-7', 'open').mexican('12-9');
    game.hand(0, '12-5 9-1 7-3').hand(1, '6-4');
    expect(game.legal(0)).toEqual(legal);
    expect(game.refuses(0, '7-3@1')).toBe('OWN_TRAIN_FIRST');
  });

  test('an open double binds a seat that has not started, unless the own train comes first strictly', () => {
    const legal = (ownTrainFirst: 'all' | 'strict') =>
      table({ preset: 'bonepile', ownTrainFirst }, 2)
        .train(0, '')
        .train(1, '12-2 2-2')
        .openDouble('2-2', 1)
        .hand(0, '12-5 2-1')
        .hand(1, '6-4')
        .legal(0);
    expect([legal('all'), legal('strict')]).toEqual([['2-1@1'], ['12-5@0']]);
  });
});

describe('trains and markers (section 15)', () => {
  const legal = (publicTrains: 'all' | 'none') =>
    table({ preset: 'bonepile', publicTrains }, 2).train(0, '12-5').train(1, '12-7').hand(0, '7-3 5-2').legal(0);

  test('all trains may be open, or none but the Mexican train', () => {
    expect([legal('all'), legal('none')]).toEqual([['5-2@0', '7-3@1'], ['5-2@0']]);
  });

  test('where all trains are open nobody is marked', () => {
    const game = table({ preset: 'bonepile', publicTrains: 'all' }, 2).train(0, '12-5').train(1, '12-7').hand(0, '8-8');
    expect(game.boneyard('6-1').does(0, 'draw').picture).toContain(' 0  12-5 | 8-8 6-1');
  });

  test('an open train may be left for its owner to start', () => {
    const game = table({ preset: 'bonepile', startOthers: 'no' }, 2)
      .train(0, '12-8')
      .train(1, '', 'open')
      .hand(0, '12-5');
    expect(game.refuses(0, '12-5@1')).toBe('TRAIN_NOT_STARTED');
  });

  test('a marker may come off by any play of its owner', () => {
    const game = table({ preset: 'bonepile', liftedBy: 'play' }, 2).train(0, '12-5', 'open').train(1, '12-2', 'open');
    game.mexican('12-9').hand(0, '9-1 5-0').does(0, '9-1@M');
    expect(game.picture).toMatch(/ 0 {2}12-5 .*\n>1\* 12-2/);
  });
});

describe('Mexican trains (section 16)', () => {
  test('there may be none', () => {
    const game = table({ preset: 'bonepile', mexicanTrains: 0 }, 2).hand(0, '12-5');
    expect(game.legal(0)).toEqual(['12-5@0']);
    expect(game.refuses(0, '12-5@M')).toBe('MALFORMED');
  });

  test('a second one starts after the first', () => {
    const game = table({ preset: 'bonepile', mexicanTrains: 2 }, 2).hand(0, '12-5 7-3').hand(1, '12-1 5-0');
    expect(game.refuses(0, '12-5@M2')).toBe('MEXICAN_NOT_YET');
    expect(game.refuses(0, '12-5@M3')).toBe('MALFORMED');
    expect(game.does(0, '12-5@M').legal(1)).toEqual(['12-1@1', '12-1@M2', '5-0@M']);
    expect(writePosition(game.does(1, '12-1@M2').state).mexicans).toEqual([['12-5'], ['12-1']]);
  });

  test.each([{ mexicanFrom: 3 }, { mexicanStart: 'allTrains' }, { mexicanStart: 'allTurns' }] as const)(
    'it waits: %o',
    (rules) => {
      const game = table({ preset: 'bonepile', ...rules }, 2)
        .train(0, '12-7')
        .hand(0, '12-5')
        .hand(1, '8-8');
      expect(game.refuses(0, '12-5@M')).toBe('MEXICAN_NOT_YET');
    },
  );

  test('it says which turn it waits for', () => {
    const sentence = (mexicanFrom: 2 | 3 | 9): string => {
      const game = table({ preset: 'bonepile', mexicanFrom }, 2).hand(0, '12-5');
      const played = playText(game.state, 0, '12-5@M');
      return played.ok ? 'accepted' : explain(played.error);
    };
    expect([sentence(2), sentence(3), sentence(9)]).toEqual([
      '12‑5 cannot start the Mexican train on a first turn.',
      '12‑5 cannot start the Mexican train before your third turn.',
      '12‑5 cannot start the Mexican train before your ninth turn.',
    ]);
  });

  test('it may start with any double, which has to be covered', () => {
    const game = table({ preset: 'hub', mexicanTile: 'double' }, 2)
      .train(0, '12-7')
      .train(1, '12-2')
      .hand(0, '12-5 4-4 4-1');
    expect(game.refuses(0, '12-5@M')).toBe('NO_MATCH');
    expect(game.does(0, '4-4@M').legal(0)).toEqual(['4-1@M']);
  });
});

describe('drawing (section 17)', () => {
  const drawn = (rules: object) => {
    const choice = { preset: 'bonepile', ...rules } as const;
    const game = table(choice, 2).train(0, '12-5').train(1, '12-2').hand(0, '10-1').boneyard('9-8 7-6 5-1 5-0');
    return writePosition(game.does(0, 'draw').state);
  };

  test('two tiles are drawn at once, or tiles until one can be played, up to a cap', () => {
    expect(drawn({ draw: 'two' }).seats[0]).toMatchObject({ hand: ['10-1', '9-8', '7-6'], marker: true });
    expect(drawn({ draw: 'until' }).turn).toMatchObject({ step: 'drawn', drawn: '5-1' });
    expect(drawn({ draw: 'until', drawCap: 2 }).seats[0]).toMatchObject({ hand: ['10-1', '9-8', '7-6'], marker: true });
  });

  test('either of two drawn tiles may be played, and the other stays', () => {
    const game = table({ preset: 'hub', draw: 'two' }, 2).train(0, '12-5').train(1, '12-2').hand(0, '10-1');
    game.boneyard('5-3 5-1').does(0, 'draw');
    expect(game.legal(0)).toEqual(['5-1@0', '5-3@0', 'pass']);
    expect(game.does(0, '5-1@0').picture).toContain('| 10-1 5-3');
  });
});

describe('doubles (section 18)', () => {
  const last = (hand: string) =>
    table({ preset: 'hub', doubles: 'last', firstTurn: 'single' }, 2)
      .train(0, '12-5')
      .train(1, '12-2')
      .mexican('12-9')
      .boneyard('5-0 1-0')
      .hand(0, hand)
      .does(0, '5-5@0');

  test('any number of doubles may follow, if the last one is covered from the hand', () => {
    const game = last('5-5 9-9 9-8 7-1');
    expect(game.refuses(0, '9-8@M')).toBe('MUST_CAP');
    expect(game.legal(0)).toEqual(['9-9@M']);
    expect(game.does(0, '9-9@M').refuses(0, 'draw')).toBe('MUST_PLAY');
    expect(game.does(0, '9-8@M').picture).toContain('open 5-5@0');
  });

  test('a further double without a cover is refused, and the seat draws', () => {
    const game = last('5-5 9-9 7-1');
    expect(game.refuses(0, '9-9@M')).toBe('DOUBLE_NEEDS_FOLLOW_UP');
    expect(game.legal(0)).toEqual(['draw']);
  });

  test('a double may end the turn like any other tile', () => {
    const game = table({ preset: 'hub', doubles: 'plain' }, 2)
      .train(0, '12-5')
      .train(1, '12-2')
      .hand(0, '5-5 5-2')
      .hand(1, '5-1 2-0');
    expect(game.does(0, '5-5@0').legal(1)).toEqual(['5-1@0']);
  });

  test('open doubles may bind in the order in which they were laid', () => {
    const game = table({ preset: 'roundhouse', coverOrder: 'earliest' }, 2).train(0, '12-1').train(1, '12-2', 'open');
    game.mexican('12-9').hand(0, '1-1 2-2 9-8 8-3 7-6').hand(1, '2-0 1-0');
    game.does(0, '1-1@0').does(0, '2-2@1').does(0, '9-8@M');
    expect(game.legal(1)).toEqual(['1-0@0']);
  });

  test('an open double may bind nobody, or only the seat that laid it', () => {
    const after = (rules: object) =>
      table({ preset: 'hub', ...rules } as const, 2)
        .train(0, '12-5')
        .train(1, '12-2')
        .hand(0, '5-5 8-1 12-4')
        .hand(1, '5-1 2-0 8-8')
        .boneyard('1-0 8-0')
        .does(0, '5-5@0')
        .does(0, 'draw');
    expect(after({ openBinds: 'none' }).legal(1)).toEqual(['2-0@1', '5-1@0']);
    const game = after({ openBinds: 'player', deadDouble: 'release' });
    expect(game.legal(1)).toEqual(['2-0@1', '5-1@0']);
    expect(game.does(1, '2-0@1').refuses(0, '12-4@M')).toBe('MUST_SATISFY_DOUBLE');
  });

  const lastDouble = (goOutOnDouble: 'no' | 'cover' | 'twice') =>
    table({ preset: 'hub', goOutOnDouble }, 2)
      .train(0, '12-5')
      .train(1, '12-2')
      .hand(0, '5-5')
      .hand(1, '2-0 8-8')
      .boneyard('5-1');

  test('going out with a double may be refused, wait for a cover, or count twice', () => {
    expect(lastDouble('no').refuses(0, '5-5@0')).toBe('NO_DOUBLE_OUT');
    const cover = lastDouble('cover').does(0, '5-5@0').does(0, 'draw');
    expect(cover.does(0, '5-1@0').state.table.scores).toEqual([0, 18]);
    expect(lastDouble('twice').does(0, '5-5@0').state.table.scores).toEqual([0, 36]);
  });
});

describe('branches (section 19)', () => {
  test('three tiles have to be laid on a double before anybody plays elsewhere', () => {
    const game = table({ preset: 'hub', foot: 'must' }, 3)
      .train(0, '12-5')
      .train(1, '12-2')
      .train(2, '12-3')
      .mexican('12-9');
    game.hand(0, '5-5 5-4 9-1').hand(1, '5-1 9-0').hand(2, '5-0 4-3').does(0, '5-5@0');
    expect(game.refuses(0, '5-4@0')).toBe('MUST_CAP');
    expect(game.does(0, '5-4@0a').legal(1)).toEqual(['5-1@0b']);
    expect(game.refuses(1, '9-0@M')).toBe('MUST_SATISFY_DOUBLE');
    game.does(1, '5-1@0b').does(2, '5-0@0c');
    expect(writePosition(game.state)).toMatchObject({
      open: [],
      seats: [{ train: ['12-5', '5-5', [['5-4'], ['5-1'], ['5-0']]] }, {}, {}],
    });
  });

  test('one tile covers where branches are free, and the next place is the next letter', () => {
    const game = table({ preset: 'bonepile', foot: 'may' }, 2).train(0, '12-5').train(1, '12-2').mexican('12-9');
    game.hand(0, '5-5 5-4 5-1 4-0').hand(1, '9-0').does(0, '5-5@0').does(0, '5-4@0a').does(1, '9-0@M');
    expect(game.state.table.phase).toBe('over');
    const again = table({ preset: 'bonepile', foot: 'may' }, 2).train(0, '12-5').train(1, '12-2').mexican('12-9');
    again.hand(0, '5-5 5-4 5-1 4-0').hand(1, '9-0 8-8').does(0, '5-5@0').does(0, '5-4@0a').does(1, '9-0@M');
    expect(again.legal(0)).toEqual(['4-0@0a', '4-0@M', '5-1@0b']);
    expect(again.refuses(0, '5-1@0c')).toBe('NO_SUCH_END');
  });

  test('letters name nothing without branches', () => {
    expect(table('bonepile', 2).train(0, '12-5').hand(0, '5-4').refuses(0, '5-4@0a')).toBe('MALFORMED');
  });
});

test('a position has branches on a double, three at most (section 19.6)', () => {
  const read = (train: readonly unknown[]): string => {
    const seats = [{ hand: ['9-8'], train }, { hand: ['1-0'] }];
    const position = readPosition({ rules: { preset: 'bonepile', foot: 'may' }, set: 12, engine: '12-12', seats });
    return position.ok ? 'read' : position.error;
  };
  expect(read(['12-5', '5-5', [['5-3'], ['5-1']]])).toBe('read');
  expect(read(['12-5', [['5-3']]])).toBe('seats[0].train has branches without a double.');
  expect(read(['12-5', '5-5', [['5-3'], ['5-1'], ['5-0'], ['5-2']]])).toBe(
    'seats[0].train has more than 3 branches on a double.',
  );
});

/** The values of section 22 whose options have more than a few words: some of each range, and some beyond it. */
const VALUES = {
  handSize: [
    [3, 40, { 2: 3 }],
    [2, 41, 0],
  ],
  sets: [
    [1, 2],
    [0, 3],
  ],
  firstEngine: [
    ['highest', 0, 18],
    [-1, 19, 'all'],
  ],
  target: [
    [0, 10, 2000],
    [9, 2001],
  ],
  publicTrains: [['marked', 'start', 'all', 'none'], ['some']],
  mexicanTrains: [
    [0, 1, 2, 3, 4, 5, 6, 7, 8],
    [9, -1],
  ],
  mexicanFrom: [
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
    [0, 10],
  ],
  drawCap: [
    [0, 2, 20],
    [1, 21],
  ],
  tapPenalty: [
    [1, 2, 3],
    [0, 4],
  ],
  blankEnd: [[0, 5, 25], [50]],
  outBonus: [[0, 5, 10], [15]],
  blockedCap: [
    [0, 20, 500],
    [19, 501],
  ],
} as const;

test('an option has the values of section 22, and each has a usual one among them', () => {
  for (const name of Object.keys(VALUES).filter(isVaried)) {
    const [good, bad] = VALUES[name];
    expect([name, good.filter((value) => !isOptionValue(name, value))]).toEqual([name, []]);
    expect([name, bad.filter((value) => isOptionValue(name, value))]).toEqual([name, []]);
  }
  expect(usualOptions()).toMatchObject({ publicTrains: 'marked', mexicanFrom: 1, drawCap: 0, tapPenalty: 2, sets: 1 });
});

const isVaried = (name: string): name is keyof typeof VALUES => name in VALUES;

test('a forgotten tap costs as many tiles as the table says (section 20)', () => {
  const game = table({ preset: 'roundhouse', tapPenalty: 3 }, 2).train(0, '12-5').train(1, '12-2').hand(0, '5-1 9-7');
  game.boneyard('11-0 11-1 11-2 11-3').does(0, '5-1@0').does(1, 'catch 0');
  expect(game.picture).toContain('| 9-7 11-0 11-1 11-2');
});

describe('scoring (section 21)', () => {
  const scores = (options: object, hands: readonly string[], onDouble = false): number[] => {
    const rules: RuleSet = setupOf({ preset: 'caravan', ...options }, hands.length).rules;
    const out = hands.indexOf('');
    return scoresOf(rules, hands.map(tiles), { out: out < 0 ? null : out, onDouble });
  };

  test('blank ends, doubles and 0-0 count as the table says', () => {
    expect(scores({ blankEnd: 25 }, ['', '5-0 0-0'])).toEqual([0, 80]);
    expect(scores({ blankEnd: 25, doubleBlank: 50 }, ['', '5-0 0-0'])).toEqual([0, 80]);
    expect(scores({ doublesScore: 'twice' }, ['', '6-6 6-1 0-0'])).toEqual([0, 31]);
  });

  test('going out takes its bonus off, and a blocked round is capped', () => {
    expect(scores({ outBonus: 5 }, ['', '6-1'])).toEqual([-5, 7]);
    expect(scores({ blockedCap: 30 }, ['9-8 10-10', '7-1'])).toEqual([30, 8]);
    expect(scores({ blockedCap: 30, outBonus: 5 }, ['', '9-8 10-10'])).toEqual([-5, 37]);
  });

  test('where the winner scores it scores the others’ pips; a tie of a blocked round scores nothing', () => {
    expect(scores({ scoring: 'winner', outBonus: 5 }, ['', '6-1', '4-1 9-9'])).toEqual([35, 0, 0]);
    expect(scores({ scoring: 'winner' }, ['6-1', '4-1', '9-9'])).toEqual([0, 20, 0]);
    expect(scores({ scoring: 'winner' }, ['6-1', '5-2', '9-9'])).toEqual([0, 0, 0]);
  });

  test('a winner’s partner may still count', () => {
    const team = { partners: 'yes', teamScore: 'partner' };
    expect(scores(team, ['', '6-1', '4-1', '9-9'])).toEqual([5, 25, 5, 25]);
  });

  test('a winning team scores the pips of the other teams once, and a tie is one between teams', () => {
    const team = { partners: 'yes', scoring: 'winner' };
    expect(scores(team, ['', '6-1', '4-1', '9-9'])).toEqual([25, 0, 25, 0]);
    expect(scores(team, ['1-0', '6-1', '4-1', '9-9'])).toEqual([19, 0, 19, 0]);
    expect(scores(team, ['6-1', '4-1', '4-1', '6-1'])).toEqual([0, 0, 0, 0]);
  });
});

test.each([
  [{ firstTurn: 'build', doubles: 'chain' }, 'A build on the first turn needs'],
  [{ preset: 'bonepile', buildEndsInDouble: 'no' }, 'No train is built'],
  [{ preset: 'roundhouse', lateBuild: 'yes' }, 'A late build needs'],
  [{ engineDraw: 'inTurn' }, 'Only an engine that somebody must hold'],
  [{ preset: 'roundhouse', opening: 'highest', engines: 'even' }, 'With this opening the hands decide'],
  [{ draw: 'two', drawCap: 3 }, 'A cap is for drawing until'],
  [{ openBinds: 'player' }, 'A double that binds only its player'],
  [{ foot: 'must', openBinds: 'none' }, 'Three tiles on a double'],
  [{ goOutOnDouble: 'cover', doubles: 'plain' }, 'Where a double ends the turn'],
  [{ tapPenalty: 1 }, 'There is no penalty'],
  [{ mexicanTrains: 0, mexicanFrom: 2 }, 'There is no Mexican train'],
  [{ preset: 'station', scoring: 'winner' }, 'Rounds scored 0 say nothing'],
  [{ teamScore: 'partner' }, 'There are no partners'],
])('a table with %o is refused in words (section 23)', (rules, sentence) => {
  expect(refusal({ preset: 'hub', ...rules }, 4).slice(0, sentence.length)).toBe(sentence);
});
