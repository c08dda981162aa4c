import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStation, type Station } from '../../kit/station.ts';

// Reminders before a player's time ends, with a clock that only the test moves.

const [ana, bo] = ['account-of-ana', 'account-of-bo'];
let station: Station;
beforeEach(async () => {
  station = await openStation();
});
afterEach(() => station.stop());

describe('reminders', () => {
  test('come when the chosen time is left, whether the turn was seen or not', async () => {
    const game = await station.boIsNext({ notify: { reminders: [120, 30] } });
    await station.giveTime(game, 10 * 60);
    await station.playTo(game, bo);
    await station.pass(15);
    expect(station.taken()).toEqual(['mail turn']);
    await station.see(game, bo);
    await station.pass(10 * 60 - 120 - 15);
    await station.pass(30);
    expect(station.taken()).toEqual(['mail timeLow']);
    await station.pass(90);
    expect(station.taken()).toEqual(['mail timeLow']);
  });

  test('come before the quiet hours that they would fall into', async () => {
    const game = await station.boIsNext({
      pushes: 1,
      notify: { reminders: [360], quiet: { from: '22:00', to: '08:00' } },
    });
    await station.giveTime(game, 18 * 60);
    await station.playTo(game, bo);
    await station.pass(3);
    await station.see(game, bo);
    station.taken();
    // The time ends at 04:00; six hours before, quiet hours have begun.
    await station.pass(11 * 60 + 45 - 3);
    // A mail that waited for the push to be seen would come after the time is up.
    expect(station.taken()).toEqual(['push timeLow', 'mail timeLow']);
  });

  test('come to a player who has begun a turn and left', async () => {
    const game = await station.boIsNext({ notify: { reminders: [60] } });
    await station.giveTime(game, 600);
    await station.playTo(game, bo);
    await station.pass(16);
    station.taken();
    await station.begin(game, bo);
    await station.pass(600 - 16 - 30);
    expect(station.taken()).toEqual(['mail timeLow']);
  });

  test('are postponed when the clock is extended, and dropped when the turn is over', async () => {
    const game = await station.boIsNext({ pushes: 1, notify: { reminders: [60] } });
    await station.giveTime(game, 180);
    await station.playTo(game, bo);
    await station.pass(3);
    await station.see(game, bo);
    station.taken();
    await station.giveTime(game, 300);
    await station.pass(200);
    expect(station.taken()).toEqual([]);
    await station.pass(40);
    expect(station.taken()).toEqual(['push timeLow']);
    await station.playTo(game, ana);
    await station.pass(120);
    expect(station.out.filter(({ event }) => event === 'timeLow')).toEqual([]);
  });
});
