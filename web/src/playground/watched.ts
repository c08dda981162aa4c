import type { WatchDelay, WatchedGame } from '@slow-train/protocol';
import { bonepileTable, over } from './positions.ts';
import { fixtureOf, type Fixture } from './sketch.ts';

/** A game as its watchers see it. */
interface WatchedState {
  readonly id: string;
  readonly words: string;
  make(): WatchedGame;
}

/** Every state of a watched game in the playground. */
export const WATCHED: readonly WatchedState[] = [
  { id: 'watch-turn', words: 'Watched: one turn late', make: () => watched(fixtureOf(bonepileTable()), 'turn') },
  { id: 'watch-round', words: 'Watched: one round late', make: () => watched(fixtureOf(over()), 'round') },
  {
    id: 'watch-unnamed',
    words: 'Watched: some do not show their names',
    make: () => {
      const game = watched(fixtureOf(bonepileTable()), 'turn');
      return { ...game, seats: game.seats.map((seat, index) => (index % 3 === 1 ? { kind: 'nobody' } : seat)) };
    },
  },
  {
    id: 'watch-first',
    words: 'Watched: the first round is not over',
    make: () => {
      const game = watched(fixtureOf(bonepileTable()), 'round');
      return { ...game, recap: { ...game.recap, frames: [] } };
    },
  },
  {
    id: 'watch-result',
    words: 'Watched: the game is over',
    make: () => ({
      ...watched(fixtureOf(bonepileTable()), 'round'),
      version: 'f300',
      status: 'finished',
      delay: null,
      rounds: RESULTS.length,
      results: RESULTS,
      places: [2, 1, 4, 8, 3, 5, 7, 6],
    }),
  },
];

const RESULTS: WatchedGame['results'] = [
  { engine: '12-12', scores: [31, 12, 40, 63, 22, 18, 44, 35], out: null },
  { engine: '11-11', scores: [8, 28, 33, 51, 20, 47, 39, 26], out: 0 },
  { engine: '10-10', scores: [12, 0, 9, 44, 38, 21, 30, 41], out: 1 },
];

/** Returns a fixture's game as people without a seat see it: the viewer is one of the players. */
function watched({ game, log }: Fixture, delay: WatchDelay): WatchedGame {
  const { round } = game;
  const seats = game.seats.map((seat, index) => (index === 0 ? { kind: 'person' as const, name: 'Mira' } : seat));
  const board = round && { ...round, seat: null, hand: [], pending: null };
  return {
    version: `${delay === 'turn' ? 't' : 'r'}40`,
    name: game.name,
    status: 'playing',
    delay,
    rules: game.rules,
    set: game.set,
    rounds: game.rounds,
    seats,
    results: game.results,
    places: null,
    isCancelled: false,
    asOf: new Date().toISOString(),
    recap: { from: null, frames: board === null ? [] : log.map((entry) => ({ entry, round: board })), skipped: 0 },
  };
}
