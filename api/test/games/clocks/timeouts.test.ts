import { formatInstant } from '@slow-train/protocol';
import { chooseAction } from '@slow-train/players';
import { at, isOn, legalActions, pips, play, viewFor, writeAction } from '@slow-train/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { leastAction } from '../../../src/game/least-action.ts';
import { act } from '../../../src/games/act.ts';
import { activeSeats } from '../../../src/game/game.ts';
import { ownerOf, seatOf } from '../../../src/game/seats.ts';
import { processAllDue } from '../../../src/games/process-due.ts';
import { readGame } from '../../../src/games/read-game.ts';
import { AN_HOUR, clockedTable, historyOf, letTimeRunOut, whoIsOn } from '../../kit/clocked.ts';
import { newKey } from '../../kit/play.ts';
import { ana, bo, startedTable } from '../../kit/pure-table.ts';
import { openNotificationHarness, resultOf, type NotificationHarness } from '../../kit/notification-harness.ts';

let harness: NotificationHarness;
beforeEach(async () => {
  harness = await openNotificationHarness();
});
afterEach(() => harness.stop());

const caller = (account: string) => ({ token: `token-${account}` });

describe('the clock', () => {
  test('the clock starts with the turn, runs out to the minute, and is in every answer', async () => {
    const game = await clockedTable(harness, ['Ana', 'Bo', 'Cy']);
    expect(game.turnBy).toBe(harness.now().getTime() + 60 * 60_000);
    await harness.leap(20);
    const first = whoIsOn(game);
    const next = await harness.play(game, first);
    // The turn may still be the same one after a draw: a turn has one hour, however many actions it takes.
    const began = whoIsOn(next) === first ? 40 : 60;
    expect(next.turnBy).toBe(harness.now().getTime() + began * 60_000);
    const seen = await resultOf(readGame(harness.ports, caller(first), { id: game.id, since: undefined, has: null }));
    expect(seen.ok && seen.value.isNew && seen.value.answer.game.turnBy).toBe(formatInstant(next.turnBy));
  });

  test('the clock plays the least legal action when it runs out, and nothing a minute earlier', async () => {
    const game = await clockedTable(harness, ['Ana', 'Bo', 'Cy']);
    const late = whoIsOn(game);
    const seat = seatOf(game, late);
    await harness.leap(59);
    await processAllDue(harness.ports, 24);
    expect((await harness.load(game.id)).revision).toBe(game.revision);
    await harness.leap(1);
    await processAllDue(harness.ports, 24);
    await processAllDue(harness.ports, 24);
    const entries = (await historyOf(harness, game)).filter(({ revision }) => revision > game.revision);
    expect(entries.map(({ by, seat: whose }) => [by, whose])).toEqual(entries.map(() => ['timeout', seat]));
    expect(at(entries, 0).events[0]).toEqual({ type: 'timedOut', seat, strikes: 1 });
    const after = await harness.load(game.id);
    expect(whoIsOn(after)).not.toBe(late);
    expect(after.turnBy).toBe(harness.now().getTime() + 60 * 60_000);
  });

  test('the clock has played for a player who acts a moment too late, even before the schedule runs', async () => {
    const game = await clockedTable(harness, ['Ana', 'Bo']);
    const late = whoIsOn(game);
    const seat = at(activeSeats(game), 0);
    if (game.round === null) throw new Error('not dealt');
    const wanted = writeAction(chooseAction(viewFor(game.round, seat)));
    await harness.leap(60);
    const asked = { id: game.id, revision: game.revision, key: newKey(), do: wanted };
    const answer = await resultOf(act(harness.ports, caller(late), asked));
    expect(answer).toMatchObject({ ok: false, error: { problem: 'stale-revision' } });
    expect(answer.ok || answer.error.current?.log[0]).toMatchObject({ by: 'timeout', seat });
  });

  test('the clock has played when somebody opens the game, even without the schedule', async () => {
    const game = await clockedTable(harness, ['Ana', 'Bo']);
    await harness.leap(60);
    const has = { id: game.id, since: game.revision, has: () => true };
    const seen = await resultOf(readGame(harness.ports, caller('account-of-ana'), has));
    expect(seen.ok && seen.value.isNew && seen.value.answer.log[0]).toMatchObject({ by: 'timeout' });
  });

  test('the clock lets a computer play a time-out if the game was set up that way', async () => {
    const game = await clockedTable(harness, ['Ana', 'Bo'], { ...AN_HOUR, onTimeout: 'computer' });
    if (game.round === null) throw new Error('not dealt');
    const seat = at(activeSeats(game), 0);
    const best = writeAction(chooseAction(viewFor(game.round, seat)));
    const after = await letTimeRunOut(harness, game);
    const [first] = (await historyOf(harness, game)).filter(({ revision }) => revision > game.revision);
    expect(first).toMatchObject({ action: best, by: 'timeout', seat });
    expect(after.revision).toBeGreaterThan(game.revision);
  });

  test('the clock notifies the late player', async () => {
    const game = await clockedTable(harness, ['Ana', 'Bo']);
    const late = whoIsOn(game);
    await letTimeRunOut(harness, game);
    await harness.pass(30);
    const told = harness.out.filter(({ event }) => event === 'playedFor').map(({ to }) => to);
    expect(told).toEqual([late === 'account-of-ana' ? 'ana@example.org' : 'bo@example.org']);
  });
});

describe('a player who is late too often in a row', () => {
  test('a player who is late too often in a row has a computer player hold the seat, and the others play on', async () => {
    const set = await clockedTable(harness, ['Ana', 'Bo', 'Cy']);
    const late = whoIsOn(set);
    const seat = at(activeSeats(set), 0);
    let game = set;
    for (let times = 1; times <= 3; times++) {
      while (whoIsOn(game) !== late) game = await harness.play(game, whoIsOn(game));
      expect(ownerOf(game.seats[seat])).toBeUndefined();
      game = await letTimeRunOut(harness, game);
    }
    expect(game.seats[seat]).toMatchObject({ kind: 'computer', owner: { account: late } });
    expect(game.invitation).not.toBe(set.invitation);
    expect(activeSeats(game)).not.toContain(seat);
    // Their seat no longer stalls the others.
    const others = ['account-of-ana', 'account-of-bo', 'account-of-cy'].filter((account) => account !== late);
    for (let turns = 0; turns < 6; turns++) {
      expect(others).toContain(whoIsOn(game));
      game = await harness.play(game, whoIsOn(game));
    }
    await harness.pass(60);
    expect(harness.out.some(({ event }) => event === 'playedFor')).toBe(true);
  });

  test('a player who is late too often in a row is counted from zero again after playing one turn in time', async () => {
    let game = await clockedTable(harness, ['Ana', 'Bo']);
    const late = whoIsOn(game);
    const seat = at(activeSeats(game), 0);
    const playOn = async (account: string) => {
      do game = await harness.play(game, account);
      while (game.status === 'playing' && whoIsOn(game) === account);
    };
    const other = late === 'account-of-ana' ? 'account-of-bo' : 'account-of-ana';
    const strikes: (number | undefined)[] = [];
    for (const isThere of [false, false, true, false, false]) {
      if (whoIsOn(game) === other) await playOn(other);
      if (isThere) await playOn(late);
      else game = await letTimeRunOut(harness, game);
      strikes.push(game.clock?.seats[seat]?.strikes);
    }
    expect(strikes).toEqual([1, 2, 0, 1, 2]);
    expect(game.seats[seat]?.kind).toBe('person');
  });

  test('a player who is late too often in a row is counted even if computers play in between and it is their turn again in the same save', async () => {
    const ana = await harness.person('Ana');
    const set = await harness.board([ana], 3, { clock: AN_HOUR, computers: 2, forcedPlays: true, rounds: 2 });
    let game = await harness.start(set, ana);
    for (let times = 1; times <= 4; times++) {
      game = await letTimeRunOut(harness, game);
      expect(game.clock?.seats[0]?.strikes).toBe(times);
    }
    expect(game.seats[0]?.kind).toBe('person');
  });

  test('a player who is late too often in a row keeps the seat as the last person in the game, because nobody is waiting for them', async () => {
    let game = await clockedTable(harness, ['Ana', 'Bo'], { ...AN_HOUR, strikes: 1 });
    const first = at(activeSeats(game), 0);
    game = await letTimeRunOut(harness, game);
    expect(game.seats[first]?.kind).toBe('computer');
    for (let times = 0; times < 3; times++) game = await letTimeRunOut(harness, game);
    expect(game.seats[1 - first]?.kind).toBe('person');
    expect(game.status).toBe('playing');
  });
});

test('the least action is always legal, and no legal action does less', () => {
  const presets = ['hub', 'station', 'bonepile', 'roundhouse', 'caravan'] as const;
  for (const preset of presets) {
    for (let game = 0; game < 5; game++) {
      let { round } = startedTable({ preset }, [ana, bo]).game;
      while (round !== null && round.table.phase !== 'over') {
        const { table, secret } = round;
        const seat = [0, 1].find((one) => isOn(table, one)) ?? 0;
        const hand = at(secret.hands, seat);
        const least = leastAction(viewFor(round, seat), seat);
        const legal = legalActions(table, hand, seat).map(({ do: what }) => what);
        if (least.do !== 'pass') expect(legal).not.toContain('pass');
        if (least.do === 'play') expect(legal).not.toContain('draw');
        if (least.do === 'build') expect(least.tiles).toHaveLength(1);
        if (least.do === 'play') expect(pips(least.tile)).toBeLessThanOrEqual(Math.max(...hand.map(pips)));
        const played = play(round, seat, least);
        if (!played.ok) throw new Error(played.error.code);
        round = played.value.state;
      }
    }
  }
});
