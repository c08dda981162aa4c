import type { GameView, Vote } from '@slow-train/protocol';
import { bonepileTable, waiting } from './positions.ts';
import { fixtureOf, type Fixture } from './sketch.ts';

const DAY = 24 * 60 * 60_000;
const HOLDER = { kind: 'computer', name: 'Brunel', sitsFor: 'Milo' } as const;

function withGame(fixture: Fixture, change: (game: GameView) => Partial<GameView>): Fixture {
  return { ...fixture, game: { ...fixture.game, ...change(fixture.game) } };
}

/** A vote of eight people on ending the game, in which the viewer has not voted yet. */
const vote: Vote = {
  id: 39,
  matter: { kind: 'cancel' },
  by: 1,
  until: new Date(Date.now() + 2 * DAY).toISOString(),
  voters: [0, 1, 2, 3, 4, 5, 6, 7],
  needed: 6,
  yes: [1, 4],
  no: [3],
};

/** A vote on ending the game is open. */
export function asked(): Fixture {
  return withGame(fixtureOf({ ...bonepileTable(), name: 'asked' }), () => ({ vote }));
}

/** Ana is late: the viewer may ask for a vote. */
export function mayAsk(): Fixture {
  const seat = { by: null, reserveFrom: null, bank: 4320, strikes: 0, vacation: null };
  const terms = { allowance: 1440, bank: 4320, cap: 7200, weekendsOff: false, vacationDays: 14, strikes: 3 } as const;
  return withGame(fixtureOf({ ...waiting(), name: 'may-ask' }), ({ seats }) => ({
    turnBy: new Date(Date.now() + DAY / 2).toISOString(),
    clock: {
      terms: { ...terms, onTimeout: 'least' },
      pausedUntil: null,
      seats: seats.map((_, index) => (index === 1 ? { ...seat, strikes: 2 } : seat)),
      you: null,
    },
  }));
}

/** A computer player holds a seat, for which the players may find a substitute. */
export function held(): Fixture {
  return withGame(fixtureOf({ ...bonepileTable(), name: 'held' }), ({ seats }) => ({
    seats: seats.with(2, HOLDER),
    invitation: 'AbCdEfGhIjKlMnOpQrStUv',
    invitationUntil: new Date(Date.now() + 30 * DAY).toISOString(),
  }));
}

/** The owner of that seat is looking on. */
export function away(): Fixture {
  const sketch = bonepileTable();
  const names = ['Wanda', ...sketch.names.slice(1)];
  return withGame(fixtureOf({ ...sketch, name: 'away', names, seat: null }), ({ seats, you }) => ({
    seats: seats.with(2, HOLDER),
    you: { ...you, away: 2 },
  }));
}

const HOUR = 60 * 60_000;
const TERMS = {
  allowance: 1440,
  bank: 4320,
  cap: 7200,
  weekendsOff: false,
  vacationDays: 14,
  onTimeout: 'least',
  strikes: 3,
} as const;

/** A turn of a day with three days in reserve; `left` is the rest of both in milliseconds, null during a pause. */
function withTimeLeft(fixture: Fixture, left: number | null, bank = 4320): Fixture {
  return withGame(fixture, ({ seats, round }) => {
    const by = left === null ? null : new Date(Math.ceil((Date.now() + left) / 60_000) * 60_000).toISOString();
    const reserveFrom = by === null ? null : new Date(Date.parse(by) - bank * 60_000).toISOString();
    const turn = round?.turn.seat ?? 0;
    const idle = { by: null, reserveFrom: null, bank: 4320, strikes: 0, vacation: null };
    return {
      turnBy: by,
      clock: {
        terms: { ...TERMS, bank, cap: Math.max(bank, 1) },
        pausedUntil: left === null ? new Date(Date.now() + 3 * DAY).toISOString() : null,
        seats: seats.map((_, seat) => (seat === turn ? { ...idle, by, reserveFrom, bank } : idle)),
        you: { hours: { zone: 'Europe/Vienna', quiet: null }, daysLeft: 14, stops: null },
      },
    };
  });
}

/** The viewer's clock stands still for two more days. */
function onVacation(fixture: Fixture): Fixture {
  return withGame(fixture, ({ clock }) => {
    if (!clock?.you) return {};
    const { hours } = clock.you;
    const breaks = [{ from: Date.now() - DAY, until: Date.now() + 2 * DAY }];
    const stops = { since: new Date(Date.now() - DAY).toISOString(), budget: DAY, hours, breaks };
    return { clock: { ...clock, you: { ...clock.you, stops } } };
  });
}

/** The clocks of the top bar: the time left of the turn and its reserve, by state. */
export const clocks: {
  readonly [S in 'plenty' | 'low' | 'reserve' | 'late' | 'bare' | 'paused' | 'stopped']: () => Fixture;
} = {
  plenty: () => withTimeLeft(fixtureOf({ ...bonepileTable(), name: 'clock-plenty' }), 3 * DAY + 21 * HOUR),
  low: () => withTimeLeft(fixtureOf({ ...bonepileTable(), name: 'clock-low' }), 3 * DAY + HOUR / 2),
  reserve: () => withTimeLeft(fixtureOf({ ...waiting(), name: 'clock-reserve' }), 2 * DAY + 4 * HOUR),
  late: () => withTimeLeft(fixtureOf({ ...bonepileTable(), name: 'clock-late' }), HOUR),
  bare: () => withTimeLeft(fixtureOf({ ...bonepileTable(), name: 'clock-bare' }), HOUR, 0),
  paused: () => withTimeLeft(fixtureOf({ ...bonepileTable(), name: 'clock-paused' }), null),
  stopped: () =>
    onVacation(withTimeLeft(fixtureOf({ ...bonepileTable(), name: 'clock-stopped' }), 3 * DAY + 21 * HOUR)),
};
