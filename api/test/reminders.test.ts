import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStation, type Station } from './kit/station.ts';

// Before the time is up, with a clock that only the test moves.

const [ana, bo] = ['account-of-ana', 'account-of-bo'];
let station: Station;
beforeEach(async () => {
  station = await openStation();
});
afterEach(() => station.stop());

describe('reminders', () => {
  test('come at the chosen remaining time, whether the turn was seen or not', async () => {
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
    // Its end is at 04:00; six hours before that the quiet has begun.
    await station.pass(11 * 60 + 45 - 3);
    // A mail that waited for the push to be seen would come in the morning, when the time is up.
    expect(station.taken()).toEqual(['push timeLow', 'mail timeLow']);
  });

  test('come to who has begun a turn and left it', async () => {
    const game = await station.boIsNext({ notify: { reminders: [60] } });
    await station.giveTime(game, 600);
    await station.playTo(game, bo);
    await station.pass(16);
    station.taken();
    await station.begin(game, bo);
    await station.pass(600 - 16 - 30);
    expect(station.taken()).toEqual(['mail timeLow']);
  });

  test('wait when the clock was filled, and are dropped when the turn is over', async () => {
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
