import { chooseAction } from '@slow-train/players';
import type { ClockTerms } from '@slow-train/protocol';
import { at, play, viewFor, writeAction, type RuleChoice } from '@slow-train/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seatsOutOfTime } from '../src/clocks/table-clock.ts';
import { cryptoChance } from '../src/fairness/chance.ts';
import { runOn } from '../src/games/automation.ts';
import { begin } from '../src/games/boarding.ts';
import { changeOf, type Change } from '../src/games/change.ts';
import { whatIsDue } from '../src/games/due.ts';
import { seatsOn, type Game, type Seated } from '../src/games/game.ts';
import { wakeAtOf } from '../src/games/rows.ts';
import { addStep } from '../src/games/step.ts';
import { boardingTable } from './kit/pure-table.ts';

const MINUTE = 60_000;
const ZONES = ['UTC', 'Europe/Vienna', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Tokyo'] as const;
const PRESETS = ['hub', 'station', 'bonepile', 'roundhouse', 'caravan'] as const;

const person = (seat: number, zone: string, isQuiet: boolean): Seated => ({
  kind: 'person',
  account: `account-${seat}`,
  name: `Player ${seat}`,
  hours: { zone, quiet: isQuiet ? { from: '22:00', to: '08:00' } : null },
});

const terms = fc.record({
  allowance: fc.constantFrom(5, 60, 1_440, 4_320),
  bank: fc.constantFrom(0, 600),
  cap: fc.constantFrom(600, 2_880),
  weekendsOff: fc.boolean(),
  vacationDays: fc.constant(10),
  onTimeout: fc.constantFrom('least' as const, 'computer' as const),
  strikes: fc.integer({ min: 1, max: 4 }),
}) satisfies fc.Arbitrary<ClockTerms>;

/** What holds of the clock of a table after any change. */
function check(game: Game, now: Date): void {
  const { clock } = game;
  if (clock === null) throw new Error('no clock');
  const on = new Set(seatsOn(game).filter((seat) => game.seats[seat]?.kind === 'person'));
  expect(clock.seats.flatMap(({ turn }, seat) => (turn === null ? [] : [seat]))).toEqual([...on]);
  const ends = clock.seats.flatMap(({ turn }) => (turn === null ? [] : [turn.by]));
  expect(game.turnBy?.getTime() ?? Infinity).toBe(Math.min(...ends));
  expect(ends.filter((end) => end % MINUTE !== 0)).toEqual([]);
  expect(seatsOutOfTime(game, now)).toEqual([]);
  expect(wakeAtOf(game)).toEqual(game.turnBy);
}

/** Whoever is on acts as a computer would. */
function acted(game: Game, now: Date): Change {
  const [seat] = seatsOn(game);
  if (game.round === null || seat === undefined) throw new Error('nobody is on');
  const action = chooseAction(viewFor(game.round, seat));
  const played = play(game.round, seat, action);
  if (!played.ok) throw new Error(played.error.code);
  const step = { seat, action: writeAction(action), by: 'person', ...played.value } as const;
  return runOn(addStep(changeOf(game, now), step), cryptoChance);
}

test('whoever is away, a game with a clock comes to its end, and no deadline moves nearer on the way', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<RuleChoice['preset']>(...PRESETS),
      terms,
      fc.array(fc.tuple(fc.constantFrom(...ZONES), fc.boolean(), fc.double({ min: 0, max: 1, noNaN: true })), {
        minLength: 2,
        maxLength: 4,
      }),
      fc.boolean(),
      fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
      (preset, clock, people, forced, luck) => {
        const chance = (): number => luck.next().value ?? 0;
        const seats = people.map(([zone, isQuiet], seat) => person(seat, zone, isQuiet));
        const table = boardingTable({ preset }, seats, 2);
        // Before a weekend on which clocks are changed in Europe, and some days before America's.
        let now = new Date('2026-10-22T09:17:00Z');
        let { game } = begin(changeOf({ ...table, setup: { ...table.setup, clock, forced } }, now), cryptoChance);
        for (let steps = 0; game.status === 'playing'; steps++) {
          expect(steps).toBeLessThan(5_000);
          check(game, now);
          if (game.turnBy === null) throw new Error('nobody is waited for, and nothing happens');
          const seat = at(seatsOn(game), 0);
          const isThere = chance() < (people[seat]?.[2] ?? 0);
          const left = game.turnBy.getTime() - now.getTime();
          now = isThere ? new Date(now.getTime() + Math.floor(left * chance())) : game.turnBy;
          const before = game;
          const change: Change = isThere ? acted(game, now) : whatIsDue(game, now, cryptoChance);
          ({ game } = change);
          expect(change.entries.length).toBeGreaterThan(0);
          game.clock?.seats.forEach(({ turn }, one) => {
            const earlier = before.clock?.seats[one]?.turn;
            if (turn !== null && turn.id === earlier?.id) expect(turn.by).toBeGreaterThanOrEqual(earlier.by);
          });
        }
        check(game, now);
        expect(game.turnBy).toBeNull();
        // Somebody who plays is left to the end.
        expect(game.seats.some(({ kind }) => kind === 'person')).toBe(true);
      },
    ),
    { numRuns: 25 },
  );
});
