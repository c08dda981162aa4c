import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import { type ListedGame, type Listing, listingOf, statusSentence } from '../../src/game/listing.ts';
import { ana, lobbyTable, bo, nobody, robot } from '../kit/pure-table.ts';

const table = (change: Partial<Game> & { listing?: Partial<Listing> } = {}): ListedGame => {
  const { listing, ...rest } = change;
  const game = { ...lobbyTable({ preset: 'hub' }, [ana, bo, robot('Locke')]), ...rest };
  return { ...game, listing: { ...listingOf(game), ...listing }, turnSeat: null, readUpTo: 0 };
};
const playing = (listing: Partial<Listing>): ListedGame => table({ status: 'playing', listing });
const finished = (...scores: number[]): ListedGame =>
  table({ status: 'finished', results: [{ engine: '12-12', scores, out: null }] });

describe('the status sentence', () => {
  test.each<[string, ListedGame, number | null]>([
    ['Waiting for 2 more players.', table({ seats: [ana, nobody, nobody] }), 0],
    ['Waiting for 1 more player.', table({ seats: [ana, bo, nobody] }), 1],
    ['Everybody is here: you can start.', table(), 0],
    ['Everybody is here: the host can start.', table(), 1],
    ['Waiting for Bo.', playing({ on: [1] }), 0],
    ['It is your turn.', playing({ on: [1] }), 1],
    ['Build your train.', playing({ on: [0], isBuild: true }), 0],
    ['Waiting for Ana.', playing({ on: [0], isBuild: true }), 1],
    ['Waiting for 2 builds.', playing({ on: [0, 2], isBuild: true }), 1],
    ['5‑5 is open on Ana’s train.', playing({ on: [1], open: { tile: '5-5', train: 0 } }), 1],
    ['5‑5 is open on your train.', playing({ on: [1], open: { tile: '5-5', train: 0 } }), 0],
    ['5‑5 is open on Ana’s train (branch b).', playing({ on: [1], open: { tile: '5-5', train: 0, line: 'b' } }), 1],
    ['5‑5 is open on the Mexican train.', playing({ on: [1], open: { tile: '5-5', train: 'M' } }), 0],
    ['Ana won.', finished(3, 9, 9), 1],
    ['You won.', finished(3, 9, 9), 0],
    ['You and Bo share first place.', finished(3, 3, 9), 0],
    ['Ana, Bo and Locke share first place.', finished(3, 3, 3), null],
  ])('the status of a game reads: %s', (sentence, game, seat) => {
    expect(statusSentence(game, seat, seat === 0, 'en')).toBe(sentence);
  });
});
