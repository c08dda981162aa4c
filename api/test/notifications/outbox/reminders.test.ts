import { LANGUAGES } from '@slow-train/protocol/languages';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { timeLeft } from '../../../src/notifications/templates/times.ts';
import { openNotificationHarness, type NotificationHarness } from '../../kit/notification-harness.ts';

// Reminders before a player's deadline, with a clock that only the test moves.

const [ana, bo] = ['account-of-ana', 'account-of-bo'];
let harness: NotificationHarness;
beforeEach(async () => {
  harness = await openNotificationHarness();
});
afterEach(() => harness.stop());

/** When a mail is written that became due then. */
const secondsAfter = (at: Date): Date => new Date(at.getTime() + 20_000);

describe('reminders', () => {
  test('reminders come when the chosen time is left, whether the turn was seen or not', async () => {
    const game = await harness.boIsNext({ notify: { reminders: [120, 30] } });
    await harness.giveTime(game, 10 * 60);
    await harness.playTo(game, bo);
    await harness.pass(15);
    expect(harness.taken()).toEqual(['mail turn']);
    await harness.see(game, bo);
    await harness.pass(10 * 60 - 120 - 15);
    await harness.pass(30);
    expect(harness.taken()).toEqual(['mail timeLow']);
    await harness.pass(90);
    expect(harness.taken()).toEqual(['mail timeLow']);
  });

  test('29.24 a mail says the time for which its reminder was set, in every language', async () => {
    const game = await harness.boIsNext({ notify: { reminders: [360, 30] } });
    await harness.playTo(game, bo);
    await harness.giveTime(game, 10 * 60);
    const turnBy = new Date(harness.now().getTime() + 10 * 60 * 60_000);
    await harness.pass(10 * 60);
    const left = harness.out
      .filter(({ event }) => event === 'timeLow')
      .map(({ at }) => LANGUAGES.map((language) => timeLeft(turnBy, secondsAfter(at), language)));
    expect(left).toEqual([
      ['6 h left', 'quedan 6 h', 'noch 6 h'],
      ['30 min left', 'quedan 30 min', 'noch 30 min'],
    ]);
  });

  test('reminders come before the quiet hours that they would fall into', async () => {
    const game = await harness.boIsNext({
      pushes: 1,
      notify: { reminders: [360], quiet: { from: '22:00', to: '08:00' } },
    });
    await harness.giveTime(game, 18 * 60);
    await harness.playTo(game, bo);
    await harness.pass(3);
    await harness.see(game, bo);
    harness.taken();
    // The deadline is 04:00; six hours before, quiet hours have begun.
    await harness.pass(11 * 60 + 45 - 3);
    // A mail that waited for the push to be seen would come after the time is up.
    expect(harness.taken()).toEqual(['push timeLow', 'mail timeLow']);
  });

  test('31.13 a reminder comes at the end of the quiet hours in which the turn began, if there is time left by then', async () => {
    const quiet = { from: '09:00', to: '14:00' };
    const game = await harness.boIsNext({ pushes: 1, notify: { reminders: [300, 240, 30], quiet } });
    // From 10:00, the deadline is 16:00: the first two would come at 11:00 and at noon.
    await harness.giveTime(game, 6 * 60);
    await harness.playTo(game, bo);
    await harness.pass(4 * 60 - 5);
    expect(harness.taken()).toEqual([]);
    await harness.see(game, bo);
    await harness.pass(10);
    // Those that come together are one.
    expect(harness.taken()).toEqual(['push timeLow']);
    await harness.pass(60);
    expect(harness.taken()).toEqual(['mail timeLow']);
    await harness.pass(30);
    expect(harness.taken()).toEqual(['push timeLow']);
  });

  test('31.13 a reminder comes at once if the time is up before the quiet hours in which the turn began', async () => {
    const quiet = { from: '09:00', to: '18:00' };
    const game = await harness.boIsNext({ pushes: 1, notify: { reminders: [300, 30], quiet } });
    await harness.giveTime(game, 6 * 60);
    await harness.playTo(game, bo);
    await harness.pass(2);
    expect(harness.taken()).toEqual(['push timeLow', 'mail timeLow']);
    await harness.pass(6 * 60);
    expect(harness.taken()).toEqual([]);
  });

  test('reminders come to a player who has started a turn and left', async () => {
    const game = await harness.boIsNext({ notify: { reminders: [60] } });
    await harness.giveTime(game, 600);
    await harness.playTo(game, bo);
    await harness.pass(16);
    harness.taken();
    await harness.begin(game, bo);
    await harness.pass(600 - 16 - 30);
    expect(harness.taken()).toEqual(['mail timeLow']);
  });

  test('reminders are postponed when the clock is extended, and dropped when the turn is over', async () => {
    const game = await harness.boIsNext({ pushes: 1, notify: { reminders: [60] } });
    await harness.giveTime(game, 180);
    await harness.playTo(game, bo);
    await harness.pass(3);
    await harness.see(game, bo);
    harness.taken();
    await harness.giveTime(game, 300);
    await harness.pass(200);
    expect(harness.taken()).toEqual([]);
    await harness.pass(40);
    expect(harness.taken()).toEqual(['push timeLow']);
    await harness.playTo(game, ana);
    await harness.pass(120);
    expect(harness.out.filter(({ event }) => event === 'timeLow')).toEqual([]);
  });
});
