import { cleanup, fireEvent, screen, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paceToDue } from '../../../src/client/pace.ts';
import { noteServerTime, serverNow } from '../../../src/client/server-time.ts';
import { memoryPlayerState } from '../../../src/player-state/player-state.ts';
import { bonepileTable, waiting } from '../../../src/playground/positions.ts';
import { fixtureOf } from '../../../src/playground/sketch.ts';
import { deadlineTime } from '#words';
import { clockTime, dayAhead } from '#text/shell.ts';
import { fromNow, NOON } from '../../clock.ts';
import { show } from '../../board/on-screen.tsx';
import { clockView, onBoard } from './fixtures.ts';

const HOUR = 3_600_000;
const given = { playerState: memoryPlayerState(), onAct: () => {}, onShowScores: () => {} };
const header = (): string => screen.getByRole('banner').textContent ?? '';

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => {
  cleanup();
  noteServerTime(fromNow(0));
  vi.useRealTimers();
});

test('the header counts down to the minute, and never below zero', () => {
  const next = show(bonepileTable(), given);
  next({ game: onBoard(bonepileTable()) });
  expect(header()).toContain('24 h left');
  vi.advanceTimersByTime(23.5 * HOUR);
  expect(header()).toContain('30 min left');
  vi.advanceTimersByTime(HOUR / 2 - 30_000);
  expect(header()).toContain('under a minute left');
  vi.advanceTimersByTime(2 * HOUR);
  expect(header()).toContain('time is up');
});

test('in a pause the header says until when, and without a clock when somebody moved', () => {
  const pausedUntil = new Date(NOON + 48 * HOUR).toISOString();
  const next = show(bonepileTable(), given);
  expect(header()).toContain('No clock take your time');
  next(fixtureOf(waiting()));
  expect(header()).toContain('No clock moved 3 h ago');
  next({ game: onBoard(bonepileTable(), { pausedUntil }, null) });
  expect(header()).toContain(`Paused until ${dayAhead(NOON + 48 * HOUR, NOON)}`);
  const soon = NOON + 60_000;
  next({ game: onBoard(bonepileTable(), { pausedUntil: new Date(soon).toISOString() }, null) });
  expect(header()).toContain(`Paused until ${clockTime(soon)}`);
});

test('the header shows the reserve apart from the turn, and opens the same in sentences', () => {
  const at = (hours: number): string => new Date(NOON + hours * HOUR).toISOString();
  const seats = (by: number, from: number) =>
    clockView(8).seats.map((seat, index) => (index === 0 ? { ...seat, by: at(by), reserveFrom: at(from) } : seat));
  const next = show(bonepileTable(), given);
  next({ game: onBoard(bonepileTable(), { seats: seats(93, 21) }, at(93)) });
  expect(header()).toContain('3 days left');
  next({ game: onBoard(bonepileTable(), { seats: seats(52, -20) }, at(52)) });
  expect(header()).toContain('reserve 2 days');
  next({ game: onBoard(bonepileTable(), { seats: seats(1, -71) }, at(1)) });
  expect(screen.getByText('reserve 60 min').dataset['tone']).toBe('late');
  expect(screen.getByRole('button', { name: /^Clock/ })).toBeTruthy();
});

test('the seats show the time left to each, who was late, and who is away', () => {
  const { game } = fixtureOf(bonepileTable());
  const clock = clockView(game.seats.length);
  const next = show(bonepileTable(), given);
  const seats = clock.seats.map((seat, index) =>
    index === 1
      ? { ...seat, strikes: 2 }
      : index === 2
        ? { ...seat, vacation: { from: '2026-12-24', to: '2026-12-28' } }
        : seat,
  );
  next({ game: onBoard(bonepileTable(), { seats }) });
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  fireEvent.click(screen.getByRole('tab', { name: 'Seats' }));
  const row = (seat: number): string =>
    within(screen.getByRole('table')).getAllByRole('row')[seat + 1]?.textContent ?? '';
  expect(row(0)).toContain(`${deadlineTime(NOON + 24 * HOUR, NOON)}, 24 h left`);
  expect(row(1)).toContain('out of time twice');
  expect(row(1)).not.toContain('left');
  expect(row(2)).toContain('away 24 to 28 December');
  // A past vacation is not shown.
  const past = clock.seats.map((seat) => ({ ...seat, vacation: { from: '2026-10-24', to: '2026-10-28' } }));
  next({ game: onBoard(bonepileTable(), { seats: past }) });
  expect(row(2)).not.toContain('away');
  // A computer player that holds the seat has not been late.
  const held = { kind: 'computer', name: 'Brunel', sitsFor: 'Cy' } as const;
  next({ game: { ...onBoard(bonepileTable(), { seats }), seats: game.seats.with(1, held) } });
  expect(row(1)).toContain('computer, plays for Cy');
  expect(row(1)).not.toContain('out of time');
});

test('a wrong clock on this machine is corrected by the service’s time', () => {
  noteServerTime(new Date(NOON + 2 * HOUR).toUTCString());
  expect(serverNow()).toBe(NOON + 2 * HOUR);
  const next = show(bonepileTable(), given);
  next({ game: onBoard(bonepileTable()) });
  expect(header()).toContain('22 h left');
  // Neither a delayed answer nor one without a date changes the correction.
  noteServerTime(new Date(NOON + 5_000).toUTCString());
  noteServerTime(null);
  expect(serverNow()).toBe(NOON);
});

test('the page fetches the game when something is due, and again until it has happened', () => {
  const due = (left: number): string => new Date(NOON + left).toISOString();
  expect(paceToDue(60_000, [null], NOON)).toBe(60_000);
  expect(paceToDue(60_000, [due(HOUR)], NOON)).toBe(60_000);
  expect(paceToDue(60_000, [due(HOUR), due(20_000)], NOON)).toBe(22_000);
  expect(paceToDue(60_000, [due(-1_000)], NOON)).toBe(2_000);
  // Later it returns to the usual pace.
  expect(paceToDue(60_000, [due(-10 * 60_000)], NOON)).toBe(60_000);
});

test('in my quiet hours and on vacation the header says until when the clock stands still, next to the deadline', () => {
  const next = show(bonepileTable(), given);
  const clock = clockView(8);
  const stops = { since: new Date(NOON).toISOString(), budget: 24 * HOUR, breaks: [] };
  // By UTC it is noon: quiet from 11:00 to 14:00.
  const hours = { zone: 'UTC', quiet: { from: '11:00', to: '14:00' } };
  const you = { hours, daysLeft: 14, stops: { ...stops, hours } };
  const by = new Date(NOON + 27 * HOUR).toISOString();
  const seats = clock.seats.map((seat, index) => (index === 0 ? { ...seat, by, reserveFrom: by } : seat));
  next({ game: onBoard(bonepileTable(), { you, seats }, by) });
  expect(header()).toContain(deadlineTime(NOON + 27 * HOUR, NOON));
  expect(header()).toContain('27 h left');
  expect(header()).toContain(`stopped until ${clockTime(NOON + 2 * HOUR)}`);
  vi.advanceTimersByTime(2 * HOUR + 60_000);
  expect(header()).not.toContain('stopped');
  // A vacation that began before the turn.
  const breaks = [{ from: NOON - HOUR, until: NOON + 60 * HOUR }];
  next({
    game: onBoard(
      bonepileTable(),
      { you: { ...you, stops: { ...stops, hours: { zone: 'UTC', quiet: null }, breaks } }, seats },
      by,
    ),
  });
  expect(header()).toContain(`stopped until ${dayAhead(NOON + 60 * HOUR, NOON + 2 * HOUR)}`);
});

test('the header says that the player who has the turn is on vacation', () => {
  const next = show(waiting(), given);
  const by = new Date(NOON + 5 * 24 * HOUR).toISOString();
  const seats = clockView(8).seats.map((seat, index) =>
    index === 2
      ? { ...seat, by, reserveFrom: by, vacation: { from: '2026-12-20', to: '2026-12-23' } }
      : { ...seat, by: null, reserveFrom: null },
  );
  next({ game: onBoard(waiting(), { seats }, by) });
  expect(header()).toContain(`stopped until ${dayAhead(Date.parse('2026-12-24T00:00:00Z'), NOON)}`);
});
