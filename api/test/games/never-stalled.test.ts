import { seededChance } from '@slow-train/local/kit';
import { chooseAction } from '@slow-train/players';
import type { ClockTerms, Instant } from '@slow-train/protocol';
import { at, play, viewFor, writeAction, type RuleChoice } from '@slow-train/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { advanceUntilChoice } from '../../src/game/advance.ts';
import { applyAction } from '../../src/game/apply-action.ts';
import type { Chance } from '../../src/game/chance.ts';
import { lateSeats } from '../../src/game/clock.ts';
import { processDue, wakeAt } from '../../src/game/due.ts';
import { activeSeats, type Game } from '../../src/game/game.ts';
import type { Occupant } from '../../src/game/seats.ts';
import { type GameUpdate, startUpdate } from '../../src/game/update.ts';
import { begin } from '../../src/game/seating.ts';
import { lobbyTable } from '../kit/pure-table.ts';

const MINUTE = 60_000;
const ZONES = ['UTC', 'Europe/Vienna', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Tokyo'] as const;
const PRESETS = ['hub', 'station', 'bonepile', 'roundhouse', 'caravan'] as const;

const person = (seat: number, zone: string, isQuiet: boolean): Occupant => ({
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

/** Checks what always holds for a game's clock. */
function check(game: Game, now: Instant): void {
  const { clock } = game;
  if (clock === null) throw new Error('no clock');
  const on = new Set(activeSeats(game).filter((seat) => game.seats[seat]?.kind === 'person'));
  expect(clock.seats.flatMap(({ turn }, seat) => (turn === null ? [] : [seat]))).toEqual([...on]);
  const ends = clock.seats.flatMap(({ turn }) => (turn === null ? [] : [turn.by]));
  expect(game.turnBy ?? Infinity).toBe(Math.min(...ends));
  expect(ends.filter((end) => end % MINUTE !== 0)).toEqual([]);
  expect(lateSeats(game, now)).toEqual([]);
  expect(wakeAt(game)).toEqual(game.turnBy);
}

/** Plays for the seat that has the turn, as a computer player would. */
function acted(game: Game, now: Instant, deals: Chance): GameUpdate {
  const [seat] = activeSeats(game);
  if (game.round === null || seat === undefined) throw new Error('nobody has the turn');
  const action = chooseAction(viewFor(game.round, seat));
  const played = play(game.round, seat, action);
  if (!played.ok) throw new Error(played.error.code);
  const step = { seat, action: writeAction(action), by: 'person', ...played.value } as const;
  return advanceUntilChoice(applyAction(startUpdate(game, now), step), deals);
}

test('a game with a clock ends no matter who is away, and no deadline ever moves closer', () => {
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
      fc.nat(),
      (preset, clock, people, forced, luck, seed) => {
        const chance = (): number => luck.next().value ?? 0;
        const deals = seededChance(seed);
        const seats = people.map(([zone, isQuiet], seat) => person(seat, zone, isQuiet));
        const table = lobbyTable({ preset }, seats, 2);
        // Before the weekend on which Europe changes its clocks, and a few days before America does.
        let now = Date.parse('2026-10-22T09:17:00Z');
        let { game } = begin(startUpdate({ ...table, setup: { ...table.setup, clock, forced } }, now), deals);
        for (let steps = 0; game.status === 'playing'; steps++) {
          expect(steps).toBeLessThan(5_000);
          check(game, now);
          if (game.turnBy === null) throw new Error('the game is stalled');
          const seat = at(activeSeats(game), 0);
          const isThere = chance() < (people[seat]?.[2] ?? 0);
          const left = game.turnBy - now;
          now = isThere ? now + Math.floor(left * chance()) : game.turnBy;
          const before = game;
          const change: GameUpdate = isThere ? acted(game, now, deals) : processDue(game, now, deals, 'schedule');
          ({ game } = change);
          expect(change.entries.length).toBeGreaterThan(0);
          game.clock?.seats.forEach(({ turn }, one) => {
            const earlier = before.clock?.seats[one]?.turn;
            if (turn !== null && turn.id === earlier?.id) expect(turn.by).toBeGreaterThanOrEqual(earlier.by);
          });
        }
        check(game, now);
        expect(game.turnBy).toBeNull();
        // At least one person plays to the end.
        expect(game.seats.some(({ kind }) => kind === 'person')).toBe(true);
      },
    ),
    { numRuns: 25 },
  );
});
