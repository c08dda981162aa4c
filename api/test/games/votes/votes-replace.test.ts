import { testChance } from '@slow-train/local/kit';
import { at } from '@slow-train/rules';
import { describe, expect, test } from 'vitest';
import { activeSeats } from '../../../src/game/game.ts';
import { replaceWithComputer } from '../../../src/game/hand-over.ts';
import { ownerOf } from '../../../src/game/seats.ts';
import { castBallot } from '../../../src/game/vote.ts';
import { NOON } from '../../kit/pure-table.ts';
import {
  ask,
  hours,
  refusal,
  replace,
  say,
  saying,
  occupants,
  told,
  votingTable,
  withStrikes,
} from '../../kit/votes.ts';

describe('a vote to let a computer player hold a seat', () => {
  test('a vote to let a computer player hold a seat needs two thirds of the others; the player concerned has no vote', () => {
    const game = withStrikes(votingTable(occupants(5)), 1, 1);
    const asked = ask({ game }, 0, replace(1));
    expect(asked.game.vote).toMatchObject({ voters: [0, 2, 3, 4], needed: 3 });
    const answer = castBallot(asked.game, 1, { vote: asked.game.vote?.id ?? 0, inFavour: false }, NOON);
    expect(answer).toMatchObject({ ok: false, error: saying(/about Bo/) });
    const held = say(say(asked, 2, true), 3, true);
    expect(told(held).slice(0, 3)).toEqual(['voted', 'passed', 'held']);
    expect(held.game.seats[1]).toMatchObject({ kind: 'computer', owner: { account: 'account-1' } });
    expect(held.game.invitation).not.toBe(game.invitation);
  });

  test('a vote to let a computer player hold a seat lets the computer player act at once', () => {
    const game = votingTable(occupants(3));
    const late = at(activeSeats(game), 0);
    const [by = 0, other = 0] = [0, 1, 2].filter((seat) => seat !== late);
    const held = say(ask({ game: withStrikes(game, late, 2) }, by, replace(late)), other, true);
    expect(held.entries.some((entry) => entry.by === 'computer' && entry.seat === late)).toBe(true);
    expect(activeSeats(held.game)).not.toContain(late);
  });

  test('a vote to let a computer player hold a seat is only possible about another person in the game who is late', () => {
    const game = votingTable(occupants(3, 1));
    expect(refusal(game, 0, replace(1))).toMatch(/Bo has not run out of time/);
    expect(refusal(game, 0, replace(0))).toMatch(/run out|own seat/);
    expect(refusal(withStrikes(game, 0, 1), 0, replace(0))).toMatch(/own seat/);
    expect(refusal(game, 0, replace(3))).toMatch(/Dot is a computer player already/);
    expect(refusal(game, 0, replace(7))).toMatch(/no such seat/);
  });

  test('a vote to let a computer player hold a seat is not possible with two players: the clock decides', () => {
    const game = withStrikes(votingTable(occupants(2, 1)), 1, 2);
    expect(refusal(game, 0, replace(1))).toMatch(/two players the clock decides/);
  });

  test('a vote to let a computer player hold a seat is not possible during an announced vacation', () => {
    const game = withStrikes(votingTable(occupants(3)), 1, 1);
    if (game.clock === null) throw new Error('no clock');
    const [from, until] = [NOON, hours(48)];
    const seats = game.clock.seats.with(1, { ...at(game.clock.seats, 1), breaks: [{ from, until }] });
    const away = { ...game, clock: { ...game.clock, seats } };
    expect(refusal(away, 0, replace(1), hours(1))).toMatch(/Bo is on vacation/);
    expect(ask({ game: away }, 0, replace(1), hours(48)).game.vote).toMatchObject({ matter: replace(1) });
  });

  test('a vote to let a computer player hold a seat without a clock is possible after a wait of three days, regardless of votes since', () => {
    const game = votingTable(occupants(3), null);
    const late = at(activeSeats(game), 0);
    const [by = 0, other = 0] = [0, 1, 2].filter((seat) => seat !== late);
    expect(refusal(game, by, replace(late), hours(72) - 1)).toMatch(/not waited three days/);
    expect(refusal(game, late, replace(by), hours(80))).toMatch(/not waited three days/);
    const asked = ask({ game }, by, replace(late), hours(72));
    const held = say(asked, other, true, hours(74));
    expect(told(held).slice(0, 3)).toEqual(['voted', 'passed', 'held']);
    expect(ownerOf(held.game.seats[late])?.account).toBe(`account-${late}`);
  });

  test('a vote to let a computer player hold a seat fails if the player has acted since', () => {
    const asked = ask({ game: withStrikes(votingTable(occupants(3)), 1, 1) }, 0, replace(1));
    const back = withStrikes(asked.game, 1, 0);
    const last = say({ game: back }, 2, true);
    expect(told(last)).toEqual(['voted', 'failed']);
    expect(last.game.seats[1]?.kind).toBe('person');
  });

  test('a vote to let a computer player hold a seat ends if the player has left since', () => {
    const asked = ask({ game: withStrikes(votingTable(occupants(4)), 1, 1) }, 0, replace(1));
    const left = replaceWithComputer(asked.game, 1, NOON, testChance());
    expect(told(left).filter((type) => type === 'failed' || type === 'held')).toEqual(['failed']);
    expect(left.game.vote).toBeNull();
  });
});
