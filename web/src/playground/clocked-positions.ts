import type { GameView, Vote } from '@slow-train/protocol';
import { bonepile, waiting } from './positions.ts';
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
  return withGame(fixtureOf({ ...bonepile(), name: 'asked' }), () => ({ vote }));
}

/** Ana is late: the viewer may ask for a vote. */
export function mayAsk(): Fixture {
  const seat = { by: null, bank: 4320, strikes: 0, vacation: null };
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
  return withGame(fixtureOf({ ...bonepile(), name: 'held' }), ({ seats }) => ({
    seats: seats.with(2, HOLDER),
    invitation: 'AbCdEfGhIjKlMnOpQrStUv',
    invitationUntil: new Date(Date.now() + 30 * DAY).toISOString(),
  }));
}

/** The owner of that seat is looking on. */
export function away(): Fixture {
  const sketch = bonepile();
  const names = ['Wanda', ...sketch.names.slice(1)];
  return withGame(fixtureOf({ ...sketch, name: 'away', names, seat: null }), ({ seats, you }) => ({
    seats: seats.with(2, HOLDER),
    you: { ...you, away: 2 },
  }));
}
