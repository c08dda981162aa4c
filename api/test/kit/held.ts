import { AN_HOUR, clockedTable, letTimeRunOut, whoIsOn } from './clocked.ts';
import type { Game } from '../../src/game/game.ts';
import { heldSeatOf, seatOf } from '../../src/game/seats.ts';
import type { NotificationHarness } from './notification-harness.ts';

/**
 * Starts a game with a clock in which one person has run out of time three times, so a computer player holds that seat.
 * `away` is their account, `there` that of a person who plays on.
 */
export async function heldTable(harness: NotificationHarness, names: readonly string[], rounds = 2) {
  let game: Game = await clockedTable(harness, names, AN_HOUR, rounds);
  const people = names.map((name) => ({ name, account: `account-of-${name.toLowerCase()}` }));
  const away = whoIsOn(game);
  while (heldSeatOf(game) === null) {
    const on = whoIsOn(game);
    game = on === away ? await letTimeRunOut(harness, game) : await harness.play(game, on);
  }
  const there = people.find(({ account }) => seatOf(game, account) !== null)?.account ?? '';
  return { game, away, there, people };
}
