import type { Sketch } from './sketch.ts';
import { spareTiles } from './spare.ts';

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** The first turn of `hub`: a whole train is laid at once, from a hand of `size` tiles. */
export function buildPhase(size: 15 | 16): Sketch {
  const hand = words('12-10 10-5 5-5 5-2 2-8 8-3 3-3 3-9 9-1 11-6 6-0 4-7 7-11 0-0 8-6 10-1').slice(0, size);
  const spare = spareTiles(12, ['12-12', ...hand]);
  const names = size === 16 ? ['You', 'Bartholomew Featherstonehaugh', 'Otto'] : ['You', 'Ana', 'Milo', 'Kasimir'];
  return {
    name: `build-${size}`,
    rules: { preset: 'hub' },
    set: 12,
    engine: '12-12',
    names,
    position: {
      turn: { seat: 0 },
      seats: names.map((_, index) =>
        index === 0
          ? { hand }
          : { hand: spare(size), train: index === 1 ? spareTrain(spare) : [], turns: index === 1 ? 1 : 0 },
      ),
      boneyard: spare(12),
      mexican: [],
    },
  };
}

function spareTrain(spare: (count: number) => string[]): string[] {
  spare(0);
  return ['12-11', '11-11', '11-9'];
}

/** `station` on double-eighteen: a player who draws instead of playing may end up with a hand of any size. */
export function bigHand(size: 12 | 20 | 30 | 40 | 48 | 100): Sketch {
  const spare = spareTiles(18, ['18-18', '18-3', '18-5']);
  const hand = spare(size);
  return {
    name: `hand-${size}`,
    rules: { preset: 'station' },
    set: 18,
    engine: '18-18',
    names: ['You', 'Ana', 'Milo', 'Kasimir'],
    position: {
      turn: { seat: 0 },
      mexican: words('18-3'),
      seats: [
        { hand, train: words('18-5'), turns: 4 },
        ...[4, 5, 6].map((tiles) => ({ hand: spare(tiles), train: [], turns: 4 })),
      ],
      boneyard: spare(20),
    },
  };
}

/** Two seats, few tiles, late in a round; a last tile is near and the penalty for not tapping stands. */
export function duel(): Sketch {
  const trains = ['6-3 3-5 5-5 5-1', '6-4 4-4 4-2'].map(words);
  const hand = words('6-1 2-1');
  const spare = spareTiles(6, ['6-6', ...trains.flat(), ...hand, '6-0', '0-3']);
  return {
    name: 'duel',
    rules: { preset: 'roundhouse' },
    set: 6,
    engine: '6-6',
    names: ['You', 'Robur'],
    position: {
      turn: { seat: 0 },
      mexican: words('6-0 0-3'),
      seats: [
        { hand, train: trains[0] ?? [], turns: 4 },
        { hand: spare(1), train: trains[1] ?? [], marker: true, turns: 4, tapOwed: true },
      ],
      boneyard: spare(5),
    },
  };
}

/** Few seats and a hand of nine: room for large tiles. */
export function fewSeats(seats: 2 | 3 | 4): Sketch {
  const trains = ['9-4 4-4 4-1 1-6 6-2', '9-7 7-5 5-5 5-0 0-3', '9-0 0-6 6-6 6-7', '9-3 3-3 3-4']
    .slice(0, seats)
    .map(words);
  const hand = words('8-2 3-2 7-3 5-4 6-0 9-6 7-1 8-8 4-0');
  const spare = spareTiles(9, ['9-9', ...trains.flat(), ...hand, '9-1', '1-8']);
  return {
    name: `seats-${seats}`,
    rules: { preset: 'bonepile' },
    set: 9,
    engine: '9-9',
    names: NAMES.slice(0, seats),
    position: {
      turn: { seat: 0 },
      mexican: words('9-1 1-8'),
      seats: trains.map((train, seat) => ({ hand: seat === 0 ? hand : spare(8 - seat), train, turns: 5 })),
      boneyard: spare(9),
    },
  };
}

const NAMES = [
  'You',
  'Ana',
  'Milo',
  'Kasimir',
  'Ines',
  'Jun',
  'Ottoline',
  'Theo',
  'Wilhelmina von Hohenzollern',
  'Bo',
  'Maximilian Q.',
  'Zoë',
  'Pip',
  'Agatha',
  'Oskar',
  'Lu',
];

/** Many seats: twelve with double-fifteen, or sixteen with double-eighteen. */
export function crowd(seats: 12 | 16): Sketch {
  const set = seats === 12 ? 15 : 18;
  const engine = `${set}-${set}`;
  const firsts = Array.from({ length: seats }, (_, seat) => [`${set}-${seat}`]);
  const hand = words('13-9 9-4 4-14 14-14 14-2 7-5 5-11 11-0 8-8 6-3 13-1');
  const spare = spareTiles(set, [engine, ...firsts.flat(), ...hand, '0-1', '1-2', '2-3', '3-4', '4-5', '5-6']);
  return {
    name: `seats-${seats}`,
    rules: { preset: seats === 12 ? 'roundhouse' : 'station' },
    set,
    engine,
    names: NAMES.slice(0, seats),
    position: {
      turn: { seat: 3 },
      mexican: [],
      seats: firsts.map((train, seat) => ({
        hand: seat === 0 ? hand : spare(6),
        train: seat === 0 ? [`${set}-0`, ...words('0-1 1-2 2-3 3-4 4-5 5-6')] : train,
        marker: seat % 4 === 2,
        turns: 2,
      })),
      boneyard: spare(9),
    },
  };
}

/** Sixteen seats, with nearly all tiles of the largest set laid: the most that a board has to draw. */
export function longTrains(): Sketch {
  const sketch = crowd(16);
  const hand = words('13-9 9-4 4-14 14-14');
  const spare = spareTiles(18, [sketch.engine, ...hand]);
  const left = spare(190).map((tile) => tile.split('-').map(Number));
  const ends = Array.from(NAMES, () => 18);
  const trains: string[][] = ends.map(() => []);
  // In turns, so that all get about as long.
  for (let seat = 0, misses = 0; misses < ends.length && left.length > 40; seat = (seat + 1) % ends.length) {
    const end = ends[seat];
    const index = left.findIndex(([low, high]) => low !== high && (low === end || high === end));
    const [low, high] = left[index] ?? [];
    misses = index < 0 ? misses + 1 : 0;
    if (index < 0 || low === undefined || high === undefined) continue;
    left.splice(index, 1);
    trains[seat]?.push(low === end ? `${low}-${high}` : `${high}-${low}`);
    ends[seat] = low === end ? high : low;
  }
  const rest = left.map((tile) => tile.join('-'));
  return {
    ...sketch,
    name: 'long-trains',
    position: {
      ...sketch.position,
      seats: trains.map((train, seat) => ({
        hand: seat === 0 ? hand : rest.splice(0, 2),
        train,
        marker: seat % 4 === 2,
        turns: 12,
      })),
      boneyard: rest,
    },
  };
}

/** Two mixed sets: twins in the hand, one of them just drawn, and a double that its twin can cover. */
export function twins(): Sketch {
  const trains = ['9-4 4-4', '9-7 7-7 7-7 7-2', '9-6 6-1', '9-6'].map(words);
  const hand = words('5-3 4-4 9-1 5-3 4-2 9-1 8-8');
  const spare = spareTiles(9, ['9-9', ...trains.flat(), ...hand]);
  return {
    name: 'twins',
    rules: { preset: 'caravan', sets: 2, handSize: 9 },
    set: 9,
    engine: '9-9',
    names: ['You', 'Ana', 'Milo', 'Kasimir'],
    position: {
      turn: { seat: 0 },
      mexican: words('9-9 9-2'),
      open: [{ train: 0, tile: '4-4' }],
      seats: trains.map((train, seat) => ({ hand: seat === 0 ? hand : spare(5), train, turns: 3 })),
      boneyard: spare(12),
    },
  };
}

/** Chicken foot: branches on every second train, a double that all have to fill, and a train of many branches. */
export function branches(seats: 4 | 16 = 4): Sketch {
  const names = ['You', 'Ana', 'Milo', 'Kasimir'];
  const tree = ['12-5', '5-5', [['5-3', '3-3', [['3-8'], ['3-0']]], ['5-1', '1-1', [['1-4']]], ['5-9']]];
  const mine = ['12-6', '6-6', [['6-1', '1-7'], ['6-8']]];
  const anas = ['12-2', '2-2', [['2-7'], ['2-9', '9-9', [['9-10']]]]];
  const hand = words('6-4 7-8 8-10 4-4 3-11 11-1 2-3');
  const known = ['12-12', ...(JSON.stringify([tree, mine, anas]).match(/\d+-\d+/g) ?? []), ...hand];
  const spare = spareTiles(12, ['12-10', '12-7', '7-7', ...known]);
  const more = Array.from({ length: seats - names.length }, (_, index) => `Guest ${index + 1}`);
  return {
    name: `branches-${seats}`,
    rules: { preset: 'caravan', foot: 'must', publicTrains: 'all', handSize: 3 },
    set: 12,
    engine: '12-12',
    names: [...names, ...more],
    position: {
      turn: { seat: 0 },
      mexican: words('12-10'),
      open: [{ train: 0, tile: '6-6' }],
      seats: [
        { hand, train: mine, turns: 4 },
        { hand: spare(4), train: anas, turns: 4 },
        { hand: spare(3), train: tree, turns: 4 },
        { hand: spare(3), train: words('12-7'), turns: 4 },
        ...more.map(() => ({ hand: spare(2), train: [], turns: 4 })),
      ],
      boneyard: spare(8),
    },
  };
}

/** The same table where a double takes branches, and nobody has to lay them. */
export function branchesFree(): Sketch {
  const { position, rules, ...rest } = branches();
  return { ...rest, name: 'branches-free', rules: { ...rules, foot: 'may' }, position: { ...position, open: [] } };
}

/** Three Mexican trains, the third still to be started, and every other train open to all. */
export function mexicanTrains(): Sketch {
  const trains = ['12-6 6-1', '12-9 9-4', '12-3', '12-8 8-8 8-5'].map(words);
  const mexicans = ['12-2 2-7', '12-10 10-3', ''].map(words);
  const hand = words('7-5 12-4 4-10 3-8 1-1 11-0 5-5');
  const spare = spareTiles(12, ['12-12', ...trains.flat(), ...mexicans.flat(), ...hand]);
  return {
    name: 'mexican-3',
    rules: { preset: 'caravan', mexicanTrains: 3, publicTrains: 'all' },
    set: 12,
    engine: '12-12',
    names: ['You', 'Ana', 'Milo', 'Kasimir'],
    position: {
      turn: { seat: 0 },
      mexicans,
      seats: trains.map((train, index) => ({ hand: index === 0 ? hand : spare(6), train, turns: 4 })),
      boneyard: spare(20),
    },
  };
}
