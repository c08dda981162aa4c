import { USUAL_EVENING, type Evening, type HandCount } from '@slow-train/protocol/evening';
import { tileOf } from '@slow-train/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf } from '../../../src/pages/score-keeper/csv.ts';
import { eveningIn, linkTo } from '../../../src/pages/score-keeper/evening-link.ts';
import { enginesIn, linkedRules, scoreAddress } from '../../../src/components/scores/linked-rules.ts';
import {
  countOf,
  doubtAbout,
  enginesDown,
  leadersOf,
  newLeaders,
  standingsOf,
  tileFault,
  undone,
  withCount,
} from '../../../src/pages/score-keeper/standings.ts';

const BEGUN = 1_790_000_000_000;
const evening = (changed: Partial<Evening> = {}): Evening => ({
  id: 'abcdefgh2345',
  title: '',
  begun: BEGUN,
  people: ['Mira', 'Ruth', 'Bo'],
  set: 12,
  engines: enginesDown(12, 'all'),
  rules: USUAL_EVENING,
  isEnded: false,
  entries: [],
  ...changed,
});
const hand = (pips: number): HandCount => ({ pips, isOut: false, tiles: [] });
const OUT: HandCount = { pips: 0, isOut: true, tiles: [] };
/** Enters a round, a figure for each person; 'out' for the one who went out. */
const played = (one: Evening, round: number, figures: readonly (number | 'out')[]): Evening =>
  figures.reduce(
    (now: Evening, figure, seat) => withCount(now, { round, seat }, figure === 'out' ? OUT : hand(figure), BEGUN),
    one,
  );

/** A figure, a correction, an emptied cell, or a step back. */
const step: fc.Arbitrary<readonly [number, number, number | null] | 'undo'> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.nat(3), fc.nat(2), fc.option(fc.nat(200), { nil: null })) },
  { weight: 1, arbitrary: fc.constant('undo' as const) },
);

test('34.1 totals are the sums of the figures that count, however these were entered, corrected and taken back', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let now = evening({ engines: [12, 11, 10, 9] });
      // All states so far: a step back returns to the one before the newest figure.
      const before: (number | null)[][] = [];
      let cells: (number | null)[] = Array.from({ length: 12 }, () => null);
      for (const one of steps) {
        if (one === 'undo') {
          now = undone(now, BEGUN) ?? now;
          cells = before.pop() ?? cells;
          continue;
        }
        const [round, seat, pips] = one;
        before.push(cells);
        cells = cells.with(round * 3 + seat, pips);
        now = withCount(now, { round, seat }, pips === null ? null : hand(pips), BEGUN);
      }
      const { totals, rounds } = standingsOf(now);
      expect(rounds.flatMap(({ counts }) => counts.map((count) => count?.pips ?? null))).toEqual(cells);
      const sums = [0, 1, 2].map((seat) =>
        [0, 1, 2, 3].reduce((sum, round) => sum + (cells[round * 3 + seat] ?? 0), 0),
      );
      expect(totals).toEqual(sums);
    }),
  );
});

test('34.1 the lead, who takes it, and the end of an evening follow from the figures', () => {
  const first = played(evening({ engines: [12, 11] }), 0, [22, 'out', 47]);
  expect(leadersOf(standingsOf(first))).toEqual([1]);
  expect(newLeaders(first)).toEqual([]);
  const second = played(first, 1, ['out', 40, 3]);
  expect(standingsOf(second)).toMatchObject({ totals: [22, 40, 50], places: [1, 2, 3], isOver: true, current: 2 });
  expect(newLeaders(second)).toEqual([0]);
});

test('34.1 an evening to a target ends with the round in which somebody reaches it', () => {
  const rules = { ...USUAL_EVENING, target: 100 };
  const one = played(evening({ rules }), 0, [60, 'out', 47]);
  expect(standingsOf(one).isOver).toBe(false);
  const two = played(one, 1, [39, 'out', 53]);
  expect(standingsOf(two).isOver).toBe(true);
  // The round after it has begun all the same.
  expect(standingsOf(withCount(two, { round: 2, seat: 0 }, hand(3), BEGUN)).isOver).toBe(false);
});

test('34.1 where the highest total wins, the person who went out scores the pips of all others', () => {
  const rules = { ...USUAL_EVENING, scoring: 'winner' as const, outBonus: 10 as const };
  const one = played(evening({ rules }), 0, [22, 'out', 47]);
  expect(standingsOf(one)).toMatchObject({ totals: [0, 79, 0], places: [2, 1, 2] });
  // A blocked round is won by the fewest pips; by nobody if two have them.
  expect(standingsOf(played(one, 1, [5, 9, 30])).totals).toEqual([5 + 9 + 30 - 10, 79, 0]);
  expect(standingsOf(played(one, 1, [5, 5, 30])).totals).toEqual([0, 79, 0]);
});

test('34.1 a hand counted by its tiles has the blanks and doubles of the rules', () => {
  const rules = { ...USUAL_EVENING, doubleBlank: 50 as const, doublesScore: 'twice' as const };
  expect(countOf(evening({ rules }), [tileOf(0, 0), tileOf(6, 6), tileOf(10, 4)]).pips).toBe(50 + 24 + 14);
  expect(countOf(evening(), [tileOf(0, 0), tileOf(6, 6), tileOf(10, 4)]).pips).toBe(26);
});

test('34.1 a tile is in one hand only, and the engine in none; with two sets each is there twice', () => {
  const counted = withCount(evening(), { round: 0, seat: 1 }, countOf(evening(), [tileOf(10, 4)]), BEGUN);
  const fault = (one: Evening, a: number, b: number) => {
    const [round] = standingsOf(one).rounds;
    if (round === undefined) throw new Error('no round');
    return tileFault(one, round, 2, [tileOf(7, 2)], tileOf(a, b));
  };
  expect(fault(counted, 4, 10)).toEqual({ kind: 'counted', seat: 1 });
  expect(fault(counted, 2, 7)).toEqual({ kind: 'counted', seat: 2 });
  expect(fault(counted, 12, 12)).toEqual({ kind: 'engine' });
  expect(fault(counted, 11, 11)).toBeNull();
  const mixed = { ...counted, rules: { ...USUAL_EVENING, sets: 2 as const } };
  expect([fault(mixed, 4, 10), fault(mixed, 12, 12)]).toEqual([null, null]);
});

test('34.1 a figure that is hardly right is asked about: too much, more than all tiles, two who went out', () => {
  const one = played(evening(), 0, [22, 'out']);
  const doubt = (count: HandCount) => doubtAbout(one, standingsOf(one).rounds[0], 2, count);
  expect(doubt(hand(47))).toBeNull();
  expect(doubt(hand(380))).toEqual({ kind: 'much', pips: 380 });
  expect(doubt(hand(1090))).toEqual({ kind: 'all', pips: 1112, most: 1092 });
  expect(doubt(OUT)).toEqual({ kind: 'out', other: 1 });
});

test('34.2 a link has the whole evening inside it, and a link that was cut is recognised', () => {
  const one = played(played(evening(), 0, [22, 'out', 47]), 1, ['out', 40, 3]);
  const link = linkTo(one, 'https://slow-train.example') ?? '';
  const code = new URL(link).hash.replace('#e=', '');
  expect(eveningIn(code)).toEqual(one);
  expect(link.length).toBeLessThan(600);
  expect([eveningIn(code.slice(0, -9)), eveningIn('nonsense'), eveningIn('')]).toEqual([null, null, null]);
});

test('34.2 a whole evening of eight people and thirteen rounds fits into a link', () => {
  const people = ['Mira', 'Ruth', 'Bo', 'Ana', 'Walt', 'Dee', 'Jun', 'Ottoline'];
  let one = evening({ people });
  for (let round = 0; round < 13; round++)
    one = played(
      one,
      round,
      people.map((_, seat) => (seat === round % 8 ? 'out' : (round * 17 + seat * 29) % 60)),
    );
  expect(linkTo(one, 'https://slow-train.example')?.length).toBeLessThan(2000);
});

test('34.2 the table for spreadsheets has a line for each round, and no cell that a spreadsheet would calculate', () => {
  const one = played(evening({ people: ['=1+1', 'Ruth, "R"', 'Bo'], engines: [12, 11] }), 0, [22, 'out', 47]);
  expect(csvOf(one).split('\r\n')).toEqual([
    `Round,Engine,'=1+1,"Ruth, ""R""",Bo,Went out`,
    '1,12-12,22,0,47,"Ruth, ""R"""',
    '2,11-11,,,,',
    'Total,,22,0,47,',
    '',
  ]);
});

test('34.1 engines go down from the highest double, all or every other one, or stand in a list of one’s own', () => {
  expect(enginesDown(9, 'even')).toEqual([8, 6, 4, 2, 0]);
  expect(enginesDown(6, 'all')).toHaveLength(7);
  expect(enginesIn('12, 9 9;0', 12)).toEqual([12, 9, 9, 0]);
  expect([enginesIn('13', 12), enginesIn('', 12)]).toEqual([null, null]);
});

test('34.1 the rules of a club’s sheet come along in the address of a new sheet', () => {
  const rules = { ...USUAL_EVENING, doubleBlank: 50 as const, target: 300, scoring: 'winner' as const };
  const address = scoreAddress({ set: 9, engines: [9, 8, 7], rules });
  expect(linkedRules(new URL(address, 'https://slow-train.example').search)).toEqual({
    set: 9,
    engines: [9, 8, 7],
    rules,
  });
  expect(linkedRules('?set=9&engines=9&doubleBlank=7&target=x')?.rules).toEqual(USUAL_EVENING);
  expect([linkedRules(''), linkedRules('?set=9&engines=12')]).toEqual([null, null]);
});
