import type { GameView, Vote } from '@slow-train/protocol';
import { bonepile, waiting } from './positions.ts';
import { fixtureOf, type Fixture } from './sketch.ts';

const DAY = 24 * 60 * 60_000;
const HOLDER = { kind: 'computer', name: 'Brunel', sitsFor: 'Milo' } as const;

function withGame(fixture: Fixture, change: (game: GameView) => Partial<GameView>): Fixture {
  return { ...fixture, game: { ...fixture.game, ...change(fixture.game) } };
}

/** A vote of eight people about the end of the game, in which the reader has still to vote. */
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

/** The table is asked to end the game. */
export function asked(): Fixture {
  return withGame(fixtureOf({ ...bonepile(), name: 'asked' }), () => ({ vote }));
}

/** As long as the table waits for Ana, nothing is lost by asking. */
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

/** A computer player holds a seat, for which those who sit there may find somebody. */
export function held(): Fixture {
  return withGame(fixtureOf({ ...bonepile(), name: 'held' }), ({ seats }) => ({
    seats: seats.with(2, HOLDER),
    invitation: 'AbCdEfGhIjKlMnOpQrStUv',
    invitationUntil: new Date(Date.now() + 30 * DAY).toISOString(),
  }));
}

/** The owner of that seat looks on. */
export function away(): Fixture {
  const sketch = bonepile();
  const names = ['Wanda', ...sketch.names.slice(1)];
  return withGame(fixtureOf({ ...sketch, name: 'away', names, seat: null }), ({ seats, you }) => ({
    seats: seats.with(2, HOLDER),
    you: { ...you, away: 2 },
  }));
}
