import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStation, type Station } from '../../kit/station.ts';

// The daily digest, with a clock that only the test moves.

const [ana, bo] = ['account-of-ana', 'account-of-bo'];
let station: Station;
beforeEach(async () => {
  station = await openStation();
});
afterEach(() => station.stop());

describe('the daily digest', () => {
  test('is one mail for all games, at the chosen hour, and only with something new', async () => {
    const game = await station.boIsNext({ notify: { mail: { when: 'daily', hour: 18 }, timeZone: 'Europe/Vienna' } });
    const other = await station.start(await station.board([ana, bo]), ana);
    await station.playTo(other, ana);
    await station.playTo(other, bo);
    await station.playTo(game, bo);
    // 12:00 in Vienna.
    await station.pass(6 * 60 - 1);
    expect(station.out.filter(({ to }) => to === 'bo@example.org')).toEqual([]);
    await station.pass(1);
    expect(station.out.filter(({ to }) => to === 'bo@example.org').map(({ event }) => event)).toEqual(['daily']);
    station.taken();
    await station.leap(24 * 60);
    await station.pass(5);
    expect(station.out.filter(({ to }) => to === 'bo@example.org')).toEqual([]);
  });

  test('comes again for what happens after it, also at a new hour on the same day', async () => {
    const game = await station.boIsNext({ notify: { mail: { when: 'daily', hour: 11 } } });
    await station.playTo(game, bo);
    await station.pass(60);
    expect(station.taken()).toEqual(['mail daily']);
    await station.choose(bo, { mail: { when: 'daily', hour: 20 } });
    await station.playTo(game, ana);
    await station.playTo(game, bo);
    await station.pass(9 * 60);
    expect(station.out.filter(({ to }) => to === 'bo@example.org').map(({ event }) => event)).toEqual(['daily']);
  });

  test('does not repeat old news when the new news is out of date', async () => {
    const game = await station.boIsNext({ notify: { mail: { when: 'daily', hour: 11 } } });
    await station.playTo(game, bo);
    await station.pass(60);
    expect(station.taken()).toEqual(['mail daily']);
    const other = await station.start(await station.board([ana, bo]), ana);
    await station.playTo(other, ana);
    await station.playTo(other, bo);
    await station.pass(10);
    await station.see(other, bo);
    await station.leap(24 * 60);
    expect(station.out.filter(({ to }) => to === 'bo@example.org')).toEqual([]);
  });

  test('is not sent to a player who has seen everything', async () => {
    const game = await station.boIsNext({ notify: { mail: { when: 'daily', hour: 18 } } });
    await station.playTo(game, bo);
    await station.pass(60);
    await station.see(game, bo);
    await station.leap(24 * 60);
    expect(station.taken()).toEqual([]);
  });

  test('lists the games that wait by deadline, and those without a clock last', async () => {
    const first = await station.boIsNext({ notify: { mail: { when: 'daily', hour: 18 } } });
    const others = [];
    for (let table = 0; table < 3; table++) {
      const game = await station.start(await station.board([ana, bo]), ana);
      await station.playTo(game, ana);
      others.push(game);
    }
    const [late, never, soon] = others.map(({ id }) => id);
    for (const game of [first, ...others]) await station.playTo(game, bo);
    for (const [game, hours] of [
      [first, 48],
      [others[0], 72],
      [others[2], 24],
    ] as const)
      if (game !== undefined) await station.giveTime(game, hours * 60);
    await station.pass(9 * 60);
    const [mail] = station.out.filter(({ event }) => event === 'daily');
    expect(mail?.tables).toEqual([soon, first.id, late, never]);
  });
});
