import { testChance } from '@slow-train/local/kit';
import { at } from '@slow-train/rules';
import { describe, expect, test } from 'vitest';
import {
  addBreaks,
  clockView,
  deadlineFor,
  earliestDeadline,
  extendClocks,
  lateSeats,
  pauseClocks,
  pausedUntil,
  resumeClocks,
  updateClock,
  withSeatClock,
} from '../../src/game/clock.ts';
import { activeSeats, type Game } from '../../src/game/game.ts';
import { giveBackOutages, owedOutages } from '../../src/game/due.ts';
import type { Occupant } from '../../src/game/seats.ts';
import { begin } from '../../src/game/seating.ts';
import { addRevision, editGame, startUpdate, type GameUpdate, type StoredEntry } from '../../src/game/update.ts';
import { ana, bo, lobbyTable, cleo, NOON, robot } from '../kit/pure-table.ts';
import { clockTerms } from '../kit/clock-terms.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A day for each turn, and two hours in reserve. */
const TERMS = clockTerms({ allowance: 1_440, bank: 120, cap: 600, vacationDays: 5 });

function started(seats: readonly Occupant[] = [ana, bo, robot('Robot')], terms = TERMS): Game {
  const table = lobbyTable({ preset: 'hub' }, seats, 2);
  return begin(startUpdate({ ...table, setup: { ...table.setup, clock: terms } }, NOON), testChance()).game;
}
const clockOf = ({ clock }: Game) => {
  if (clock === null) throw new Error('a game without a clock');
  return clock;
};
/** The person who has the turn, and another. */
const seatsOf = (game: Game): { on: number; off: number } => {
  const on = at(activeSeats(game), 0);
  return { on, off: on === 0 ? 1 : 0 };
};
const accountOf = (game: Game, seat: number): string => {
  const occupant = game.seats[seat];
  return occupant?.kind === 'person' ? occupant.account : '';
};
const later = (game: Game, by: number): GameUpdate => startUpdate(game, NOON + by);
const byOf = (game: Game, seat: number): number | null => clockOf(game).seats[seat]?.turn?.by ?? null;
const iso = (instant: number): string => new Date(instant).toISOString();

/** Ends the turn of the person who has it, who has acted in this way, and lets the other person have the next. */
function passedOn(game: Game, by: StoredEntry['by'], after: number): GameUpdate {
  const { on, off } = seatsOf(game);
  if (game.round === null) throw new Error('not dealt');
  const { table, secret } = game.round;
  const seats = table.seats.map((seat, index) => (index === on ? { ...seat, turns: seat.turns + 1 } : seat));
  const round = { table: { ...table, seats, turn: { ...table.turn, seat: off } }, secret };
  return updateClock(addRevision(later(game, after), { seat: on, action: 'pass', by, events: [] }, { round }));
}

describe('a clock', () => {
  test('a clock runs for the person whose turn it is, for the allowance and the reserve', () => {
    const game = started();
    const { on, off } = seatsOf(game);
    expect(byOf(game, on)).toBe(NOON + DAY + 2 * HOUR);
    expect([byOf(game, off), byOf(game, 2)]).toEqual([null, null]);
    expect([game.turnBy, earliestDeadline(game)]).toEqual([NOON + DAY + 2 * HOUR, NOON + DAY + 2 * HOUR]);
    expect(clockOf(game)).toMatchObject({ pauses: [], pausedUntil: null });
  });

  test('a clock is not there before the game starts, or where nobody wanted one', () => {
    const lobby = lobbyTable({ preset: 'hub' }, [ana, bo]);
    expect(updateClock(startUpdate({ ...lobby, setup: { ...lobby.setup, clock: TERMS } }, NOON)).game.clock).toBeNull();
    const table = lobbyTable({ preset: 'hub' }, [ana, bo]);
    const without = begin(startUpdate(table, NOON), testChance()).game;
    expect([without.clock, without.turnBy, earliestDeadline(without)]).toEqual([null, null, null]);
    for (const same of [
      addBreaks(startUpdate(without, NOON), { since: NOON, until: NOON + HOUR }),
      pauseClocks(startUpdate(without, NOON), 2),
      resumeClocks(startUpdate(without, NOON)),
      extendClocks(startUpdate(without, NOON)),
      withSeatClock(startUpdate(without, NOON), 0, at(clockOf(started()).seats, 0)),
    ])
      expect(same.game).toBe(without);
    expect([lateSeats(without, NOON + 99 * DAY), pausedUntil(without), clockView(without, 0)]).toEqual([
      [],
      null,
      null,
    ]);
  });

  test('a clock goes on for the next person, and unused time is kept in reserve, up to the cap', () => {
    const game = started();
    const { on, off } = seatsOf(game);
    const quick = passedOn(game, 'person', HOUR).game;
    expect(byOf(quick, on)).toBeNull();
    expect(byOf(quick, off)).toBe(NOON + HOUR + DAY + 2 * HOUR);
    expect(clockOf(quick).seats[on]?.bank).toBe(10 * HOUR);
    expect(clockOf(passedOn(game, 'person', 23 * HOUR).game).seats[on]?.bank).toBe(3 * HOUR);
  });

  test.each<[StoredEntry['by'], { bank: number; strikes: number }]>([
    ['person', { bank: 10, strikes: 0 }],
    ['plan', { bank: 10, strikes: 0 }],
    ['forced', { bank: 10, strikes: 0 }],
    ['computer', { bank: 2, strikes: 1 }],
    ['table', { bank: 2, strikes: 1 }],
    ['timeout', { bank: 2, strikes: 2 }],
  ])('a clock of a turn ended by %s keeps its reserve, and counts time-outs in a row', (by, { bank, strikes }) => {
    const game = started();
    const { on } = seatsOf(game);
    const once = withSeatClock(later(game, 0), on, { ...at(clockOf(game).seats, on), strikes: 1 }).game;
    expect(clockOf(passedOn(once, by, HOUR).game).seats[on]).toMatchObject({ bank: bank * HOUR, strikes });
  });

  test('a clock asks who acted first in a turn, and not who acted in the next one', () => {
    const game = started();
    const { on } = seatsOf(game);
    const update = passedOn(game, 'timeout', HOUR);
    const more = { ...update, game, entries: [...update.entries, { ...at(update.entries, 0), by: 'person' as const }] };
    expect(clockOf(updateClock({ ...more, game: { ...update.game, clock: game.clock } }).game).seats[on]?.strikes).toBe(
      1,
    );
  });

  test('a clock takes the hours of the person who sits there, and those of UTC if they have none', () => {
    const hours = { zone: 'Europe/Berlin', quiet: { from: '22:00', to: '08:00' } };
    const game = started([{ ...ana, hours }, bo, robot('Robot')]);
    expect(clockOf(game).seats.map((one) => one.hours)).toEqual([
      hours,
      { zone: 'UTC', quiet: null },
      { zone: 'UTC', quiet: null },
    ]);
  });

  test('a clock stops for a computer player, and when the game is over', () => {
    const game = started();
    const { on } = seatsOf(game);
    const seats = game.seats.with(on, robot('Brunel'));
    expect(byOf(updateClock(editGame(later(game, HOUR), { seats })).game, on)).toBeNull();
    const paused = pauseClocks(later(game, HOUR), 2);
    const over = updateClock(editGame(paused, { status: 'finished' })).game;
    expect([byOf(over, on), pausedUntil(over), over.turnBy]).toEqual([null, null, null]);
    expect(pausedUntil(updateClock(paused).game)).toBe(NOON + HOUR + 2 * DAY);
  });

  test('a clock forgets pauses that no running turn needs, but for the last', () => {
    const game = started();
    const pauses = [
      { from: NOON - 3 * DAY, until: NOON - 2 * DAY },
      { from: NOON - HOUR, until: NOON + HOUR },
      { from: NOON - DAY, until: NOON },
    ];
    const update = editGame(later(game, 2 * HOUR), { clock: { ...clockOf(game), pauses } });
    expect(clockOf(updateClock(update).game).pauses).toEqual(pauses.slice(1));
    const ended = editGame(update, { status: 'finished' });
    expect(clockOf(updateClock(ended).game).pauses).toEqual(pauses.slice(2));
  });
});

describe('a pause', () => {
  test('a pause stops all clocks for as many days, and then they go on where they stood', () => {
    const game = started();
    const { on } = seatsOf(game);
    const paused = pauseClocks(later(game, HOUR), 2).game;
    expect(pausedUntil(paused)).toBe(NOON + HOUR + 2 * DAY);
    expect([earliestDeadline(paused), paused.turnBy, lateSeats(paused, NOON + 99 * DAY)]).toEqual([null, null, []]);
    const after = resumeClocks(startUpdate(paused, NOON + HOUR + 2 * DAY)).game;
    expect(pausedUntil(after)).toBeNull();
    expect(byOf(after, on)).toBe(NOON + 3 * DAY + 2 * HOUR);
    expect(after.turnBy).toBe(NOON + 3 * DAY + 2 * HOUR);
  });

  test('a pause counts only as long as it lasted if it ends early', () => {
    const game = started();
    const { on } = seatsOf(game);
    const paused = pauseClocks(later(game, HOUR), 2).game;
    const after = resumeClocks(startUpdate(paused, NOON + 4 * HOUR)).game;
    expect(byOf(after, on)).toBe(NOON + DAY + 5 * HOUR);
    expect(clockOf(after).pauses).toEqual([{ from: NOON + HOUR, until: NOON + 4 * HOUR }]);
    const before = resumeClocks(startUpdate(paused, NOON)).game;
    expect(clockOf(before).pauses).toEqual([{ from: NOON + HOUR, until: NOON + HOUR }]);
  });

  test('a pause that is none cannot end', () => {
    const game = started();
    expect(resumeClocks(later(game, HOUR)).game).toBe(game);
  });
});

test('more time is the allowance of another turn, for the seat that has the turn', () => {
  const game = started();
  const { on, off } = seatsOf(game);
  const longer = extendClocks(later(game, HOUR)).game;
  expect(byOf(longer, on)).toBe(NOON + 2 * DAY + 2 * HOUR);
  expect(byOf(longer, off)).toBeNull();
  expect(longer.turnBy).toBe(NOON + 2 * DAY + 2 * HOUR);
});

describe('an outage', () => {
  const outage = { since: NOON + HOUR, until: NOON + 3 * HOUR + 1 };

  test('an outage is given back to a running turn, once, and is in the log', () => {
    const game = { ...started(), outages: [outage] };
    const { on } = seatsOf(game);
    expect(owedOutages(game)).toEqual([outage]);
    const update = giveBackOutages(startUpdate(game, NOON + 4 * HOUR));
    // Whole minutes, rounded up.
    expect(byOf(update.game, on)).toBe(NOON + DAY + 4 * HOUR + MINUTE);
    expect(update.game.turnBy).toBe(NOON + DAY + 4 * HOUR + MINUTE);
    expect(update.entries).toMatchObject([
      { seat: null, by: 'table', action: 'outage', events: [{ type: 'outage', minutes: 121 }] },
    ]);
    expect(clockOf(update.game)).toMatchObject({
      outagesUntil: outage.until,
      pauses: [{ from: outage.since, until: outage.until }],
    });
    expect(owedOutages(update.game)).toEqual([]);
    expect(giveBackOutages(startUpdate(update.game, NOON + 5 * HOUR)).entries).toEqual([]);
  });

  test('an outage is owed to nobody whose turn began after it, whose game is over, or who has no clock', () => {
    const game = { ...started(), outages: [outage] };
    const { on } = seatsOf(game);
    expect(owedOutages({ ...game, status: 'finished' })).toEqual([]);
    expect(owedOutages({ ...game, clock: null })).toEqual([]);
    expect(owedOutages({ ...game, outages: [{ since: NOON - HOUR, until: NOON }] })).toEqual([]);
    expect(owedOutages({ ...game, outages: [{ since: NOON - HOUR, until: NOON + 1 }] })).toHaveLength(1);
    const idle = clockOf(game).seats.map((one) => ({ ...one, turn: null }));
    expect(owedOutages({ ...game, clock: { ...clockOf(game), seats: idle } })).toEqual([]);
    expect(byOf(game, on)).not.toBeNull();
  });

  test('an outage is owed to nobody during a pause around it', () => {
    const game = { ...started(), outages: [outage] };
    const pausedFor = (from: number, until: number) =>
      owedOutages({ ...game, clock: { ...clockOf(game), pauses: [{ from, until }] } }).length;
    expect(pausedFor(outage.since, outage.until)).toBe(0);
    expect(pausedFor(outage.since + 1, outage.until)).toBe(1);
    expect(pausedFor(outage.since, outage.until - 1)).toBe(1);
  });
});

describe('a late player', () => {
  test('a late player is late from their deadline on', () => {
    const game = started();
    const { on } = seatsOf(game);
    const by = NOON + DAY + 2 * HOUR;
    expect(lateSeats(game, by - 1)).toEqual([]);
    expect(lateSeats(game, by)).toEqual([on]);
  });
});

describe('the clock of a viewer', () => {
  test('a viewer is shown everybody’s deadline, when it begins to cost the reserve, and the reserve in minutes', () => {
    const game = started();
    const { on, off } = seatsOf(game);
    const seatClock = { ...at(clockOf(game).seats, on), bank: 2 * HOUR + 59_999, strikes: 2 };
    const view = clockView(withSeatClock(later(game, 0), on, seatClock).game, off);
    expect(view).toMatchObject({ terms: TERMS, pausedUntil: null });
    expect(view?.seats[on]).toEqual({
      by: iso(NOON + DAY + 2 * HOUR),
      reserveFrom: iso(NOON + DAY),
      bank: 120,
      strikes: 2,
      vacation: null,
    });
    expect(view?.seats[off]).toMatchObject({ by: null, reserveFrom: null, bank: 120, strikes: 0 });
  });

  test('a viewer is shown their own hours, days off, and the reason why their clock stands still', () => {
    const game = started();
    const { on, off } = seatsOf(game);
    const breaks = [{ from: NOON + DAY, until: NOON + 2 * DAY }];
    const seatClock = {
      ...at(clockOf(game).seats, on),
      daysTaken: 2,
      breaks,
      vacation: { from: '2026-10-02', to: '2026-10-02' },
    };
    const paused = pauseClocks(withSeatClock(later(game, 0), on, seatClock), 1).game;
    expect(clockView(paused, on)?.you).toEqual({
      hours: { zone: 'UTC', quiet: null },
      daysLeft: 3,
      stops: {
        since: iso(NOON),
        budget: DAY + 2 * HOUR,
        hours: { zone: 'UTC', quiet: null },
        breaks: [...breaks, { from: NOON, until: NOON + DAY }],
      },
    });
    expect(clockView(paused, off)?.you).toEqual({ hours: { zone: 'UTC', quiet: null }, daysLeft: 5, stops: null });
    expect(clockView(paused, null)?.you).toBeNull();
    expect(clockView(paused, on)).toMatchObject({ pausedUntil: iso(NOON + DAY) });
    expect(clockView(paused, on)?.seats.map(({ by }) => by)).toEqual([null, null, null]);
    expect(clockView(paused, off)?.seats[on]?.vacation).toEqual({ from: '2026-10-02', to: '2026-10-02' });
  });

  test('a viewer is shown the terms alone before the game starts', () => {
    const table = lobbyTable({ preset: 'hub' }, [ana, bo]);
    const view = clockView({ ...table, setup: { ...table.setup, clock: TERMS } }, 0);
    expect(view).toEqual({ terms: TERMS, pausedUntil: null, seats: [], you: null });
  });

  test('a viewer is shown their own deadline if they have one, otherwise the first of all', () => {
    // Everybody builds at the same time.
    const table = lobbyTable({ preset: 'roundhouse', simultaneousBuild: 'yes' }, [ana, bo, cleo]);
    const dealt = begin(startUpdate({ ...table, setup: { ...table.setup, clock: TERMS } }, NOON), testChance()).game;
    const longer = { ...at(clockOf(dealt).seats, 1) };
    if (longer.turn === null) throw new Error('nobody builds');
    const by = NOON + 5 * DAY;
    const game = withSeatClock(later(dealt, 0), 1, { ...longer, turn: { ...longer.turn, by } }).game;
    const first = NOON + DAY + 2 * HOUR;
    expect(deadlineFor(game, accountOf(game, 1))).toBe(by);
    expect(deadlineFor(game, accountOf(game, 0))).toBe(first);
    expect(deadlineFor(game, 'account-of-nobody')).toBe(first);
    expect(deadlineFor(game, null)).toBe(first);
    expect(deadlineFor({ ...game, turnBy: null }, accountOf(game, 1))).toBeNull();
  });
});
