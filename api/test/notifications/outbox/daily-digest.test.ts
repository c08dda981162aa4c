import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openNotificationHarness, type NotificationHarness } from '../../kit/notification-harness.ts';

// The daily digest, with a clock that only the test moves.

const [ana, bo] = ['account-of-ana', 'account-of-bo'];
let harness: NotificationHarness;
beforeEach(async () => {
  harness = await openNotificationHarness();
});
afterEach(() => harness.stop());

describe('the daily digest', () => {
  test('the daily digest is one mail for all games, at the chosen hour, and only with something new', async () => {
    const game = await harness.boIsNext({ notify: { mail: { when: 'daily', hour: 18 }, timeZone: 'Europe/Vienna' } });
    const other = await harness.start(await harness.board([ana, bo]), ana);
    await harness.playTo(other, ana);
    await harness.playTo(other, bo);
    await harness.playTo(game, bo);
    // 12:00 in Vienna.
    await harness.pass(6 * 60 - 1);
    expect(harness.out.filter(({ to }) => to === 'bo@example.org')).toEqual([]);
    await harness.pass(1);
    expect(harness.out.filter(({ to }) => to === 'bo@example.org').map(({ event }) => event)).toEqual(['daily']);
    harness.taken();
    await harness.leap(24 * 60);
    await harness.pass(5);
    expect(harness.out.filter(({ to }) => to === 'bo@example.org')).toEqual([]);
  });

  test('the daily digest comes again for events after it, also at a new hour on the same day', async () => {
    const game = await harness.boIsNext({ notify: { mail: { when: 'daily', hour: 11 } } });
    await harness.playTo(game, bo);
    await harness.pass(60);
    expect(harness.taken()).toEqual(['mail daily']);
    await harness.choose(bo, { mail: { when: 'daily', hour: 20 } });
    await harness.playTo(game, ana);
    await harness.playTo(game, bo);
    await harness.pass(9 * 60);
    expect(harness.out.filter(({ to }) => to === 'bo@example.org').map(({ event }) => event)).toEqual(['daily']);
  });

  test('the daily digest does not repeat old news when the new news is out of date', async () => {
    const game = await harness.boIsNext({ notify: { mail: { when: 'daily', hour: 11 } } });
    await harness.playTo(game, bo);
    await harness.pass(60);
    expect(harness.taken()).toEqual(['mail daily']);
    const other = await harness.start(await harness.board([ana, bo]), ana);
    await harness.playTo(other, ana);
    await harness.playTo(other, bo);
    await harness.pass(10);
    await harness.see(other, bo);
    await harness.leap(24 * 60);
    expect(harness.out.filter(({ to }) => to === 'bo@example.org')).toEqual([]);
  });

  test('the daily digest is not sent to a player who has seen everything', async () => {
    const game = await harness.boIsNext({ notify: { mail: { when: 'daily', hour: 18 } } });
    await harness.playTo(game, bo);
    await harness.pass(60);
    await harness.see(game, bo);
    await harness.leap(24 * 60);
    expect(harness.taken()).toEqual([]);
  });

  test('the daily digest lists the games that wait by deadline, and those without a clock last', async () => {
    const first = await harness.boIsNext({ notify: { mail: { when: 'daily', hour: 18 } } });
    const others = [];
    for (let table = 0; table < 3; table++) {
      const game = await harness.start(await harness.board([ana, bo]), ana);
      await harness.playTo(game, ana);
      others.push(game);
    }
    const [late, never, soon] = others.map(({ id }) => id);
    for (const game of [first, ...others]) await harness.playTo(game, bo);
    for (const [game, hours] of [
      [first, 48],
      [others[0], 72],
      [others[2], 24],
    ] as const)
      if (game !== undefined) await harness.giveTime(game, hours * 60);
    await harness.pass(9 * 60);
    const [mail] = harness.out.filter(({ event }) => event === 'daily');
    expect(mail?.tables).toEqual([soon, first.id, late, never]);
  });
});
