import { testChance } from '@slow-train/local/kit';
import { formatInstant } from '@slow-train/protocol';
import { describe, expect, test } from 'vitest';
import { answerFor } from '../../../src/game/view.ts';
import { advanceUntilChoice } from '../../../src/game/advance.ts';
import { isDue, processDue } from '../../../src/game/due.ts';
import { isCancelled } from '../../../src/game/game.ts';
import { replaceWithComputer } from '../../../src/game/hand-over.ts';
import { listingFor, listingOf } from '../../../src/game/listing.ts';
import { ownerOf } from '../../../src/game/seats.ts';
import { startUpdate } from '../../../src/game/update.ts';
import { castBallot, clearBallot } from '../../../src/game/vote.ts';
import { holdSeat } from '../../../src/game/hold-seat.ts';
import { gameRow } from '../../../src/store/rows.ts';
import { lobbyTable, NOON } from '../../kit/pure-table.ts';
import { ask, hours, refusal, say, saying, occupants, told, votingTable, withStrikes } from '../../kit/votes.ts';

const PAUSE = { kind: 'pause', days: 3 } as const;
const CANCEL = { kind: 'cancel' } as const;
const EXTEND = { kind: 'extend' } as const;
const RESUME = { kind: 'resume' } as const;

describe('a vote', () => {
  test('a vote is open for 72 hours, to the minute; its proposer is in favour', () => {
    const game = votingTable(occupants(4, 1));
    const { game: now, entries } = ask({ game }, 2, PAUSE, NOON + 59_999);
    expect(now.vote).toEqual({
      id: game.revision + 1,
      matter: PAUSE,
      by: 2,
      until: formatInstant(hours(72)),
      voters: [0, 1, 2, 3],
      needed: 3,
      yes: [2],
      no: [],
    });
    expect(entries).toMatchObject([{ seat: null, action: 'vote', by: 'table', revision: now.vote?.id }]);
    expect(answerFor(now, entries, 'account-0').log[0]?.events).toEqual([
      { type: 'voteOpened', seat: 2, matter: PAUSE },
    ]);
  });

  test('a vote passes with the deciding ballot, in the same save', () => {
    const asked = ask({ game: votingTable(occupants(4)) }, 0, PAUSE);
    const second = say(asked, 1, true);
    expect(second.game.vote).toMatchObject({ yes: [0, 1] });
    const third = say(second, 3, true);
    expect(told(third)).toEqual(['voted', 'passed']);
    expect(third.game.vote).toBeNull();
    expect(third.game.turnBy).toBeNull();
  });

  test('a vote fails with the ballot that makes passing impossible', () => {
    const asked = ask({ game: votingTable(occupants(4)) }, 0, PAUSE);
    const last = say(say(asked, 1, false), 2, false);
    expect(told(last)).toEqual(['voted', 'failed']);
    expect(last.game.vote).toBeNull();
    expect(last.game.turnBy).toEqual(asked.game.turnBy);
  });

  test('a vote lets everybody change their mind, even the proposer; repeating a ballot adds nothing', () => {
    const asked = ask({ game: votingTable(occupants(4)) }, 0, PAUSE);
    const against = say(say(asked, 1, false), 1, true);
    expect(against.game.vote).toMatchObject({ yes: [0, 1], no: [] });
    expect(say(against, 0, false).game.vote).toMatchObject({ yes: [1], no: [0] });
    const { vote } = against.game;
    expect(castBallot(against.game, 1, { vote: vote?.id ?? 0, inFavour: true }, NOON)).toEqual({
      ok: true,
      value: null,
    });
  });

  test('a vote is decided at once if nobody else can vote', () => {
    expect(told(ask({ game: votingTable(occupants(1, 2)) }, 0, PAUSE))).toEqual(['voteOpened', 'passed']);
    expect(told(ask({ game: votingTable(occupants(1, 2)) }, 0, CANCEL))).toEqual(['voteOpened', 'passed']);
  });

  test('a vote fails when it expires undecided, and no earlier', () => {
    const { game } = ask({ game: votingTable(occupants(3), null) }, 0, CANCEL);
    const almost = hours(72) - 1;
    expect(isDue(game, almost, 'schedule')).toBe(false);
    expect(gameRow(game).wakeAt).toEqual(new Date(hours(72)));
    expect(isDue(game, hours(72), 'schedule')).toBe(true);
    const lapsed = processDue(game, hours(72), testChance(), 'schedule');
    expect(told(lapsed)).toEqual(['failed']);
    expect(lapsed.game).toMatchObject({ vote: null, status: 'playing' });
    expect(gameRow(lapsed.game).wakeAt).toBeNull();
  });

  test('a vote is only open one at a time', () => {
    const { game } = ask({ game: votingTable(occupants(3)) }, 0, PAUSE);
    expect(refusal(game, 1, CANCEL)).toMatch(/Another vote is open.*first/);
  });

  test('a vote accepts no ballots once it is over, nor ballots for another vote', () => {
    const asked = ask({ game: votingTable(occupants(3)) }, 0, PAUSE);
    const id = asked.game.vote?.id ?? 0;
    const over = say(asked, 1, true);
    const late = castBallot(over.game, 2, { vote: id, inFavour: false }, NOON);
    const other = castBallot(asked.game, 2, { vote: id + 1, inFavour: false }, NOON);
    for (const answer of [late, other])
      expect(answer).toMatchObject({ ok: false, error: saying(/over.*shows how it ended/) });
  });

  test('a vote reveals neither hands nor accounts', () => {
    const { game, entries } = ask({ game: votingTable(occupants(3)) }, 0, PAUSE);
    expect(answerFor(game, entries, 'account-1').game.vote).toEqual(answerFor(game, entries, 'nobody').game.vote);
    expect(JSON.stringify([entries, game.vote])).not.toMatch(/account|\d-\d+"/);
  });

  test('a vote does not make a player who is late look present', () => {
    const game = votingTable(occupants(3), null);
    const after = say(ask({ game }, 0, CANCEL, hours(5)), 1, false, hours(6));
    expect(after.game.updatedAt).toEqual(game.updatedAt);
    expect(after.game.revision).toBe(game.revision + 2);
  });
});

describe('a pause', () => {
  test('a pause stops every clock for some days, and ends by a vote or when they are over', () => {
    const game = votingTable(occupants(3));
    const paused = say(ask({ game }, 0, PAUSE), 1, true).game;
    expect(answerFor(paused, [], 'account-0').game).toMatchObject({
      turnBy: null,
      clock: { pausedUntil: formatInstant(hours(72)) },
    });
    expect(gameRow(paused).wakeAt).toEqual(new Date(hours(72)));
    const resumed = say(ask({ game: paused }, 2, RESUME, hours(10)), 0, true, hours(10));
    expect(told(resumed)).toEqual(['voted', 'passed', 'resumed']);
    expect(resumed.game.turnBy).toBe((game.turnBy ?? 0) + 10 * 3_600_000);
    expect(resumed.game.clock?.pausedUntil).toBeNull();
  });

  test('a pause excludes a second pause', () => {
    const { game } = say(ask({ game: votingTable(occupants(3)) }, 0, PAUSE), 1, true);
    expect(refusal(game, 0, PAUSE)).toMatch(/already stopped.*Ask/);
    expect(refusal(game, 0, EXTEND)).toMatch(/Ask again after the pause/);
    expect(refusal(votingTable(occupants(3)), 0, RESUME)).toMatch(/no pause to end/);
  });

  test('a pause that ends before the vote to end it makes that vote fail', () => {
    const paused = say(ask({ game: votingTable(occupants(3)) }, 0, PAUSE), 1, true).game;
    const asked = ask({ game: paused }, 0, RESUME, hours(71)).game;
    const awake = processDue(asked, hours(72), testChance(), 'schedule').game;
    const last = say({ game: awake }, 1, true, hours(72));
    expect(told(last)).toEqual(['voted', 'failed']);
  });
});

test('a vote for more time grants the active seats another turn’s allowance', () => {
  const game = votingTable(occupants(3));
  const longer = say(ask({ game }, 0, EXTEND), 1, true).game;
  expect(longer.turnBy).toEqual(hours(2));
  expect(refusal({ ...game, turnBy: null }, 0, EXTEND)).toMatch(/clock is running.*Ask again/);
});

test('a game without a clock cannot vote on time, but can vote to end', () => {
  const game = votingTable(occupants(3), null);
  for (const matter of [PAUSE, RESUME, EXTEND]) expect(refusal(game, 0, matter)).toMatch(/no clock/);
  expect(refusal(game, 0, CANCEL)).toBeNull();
});

describe('a vote to end the game', () => {
  test('a vote to end the game is not possible for a person alone while somebody else’s seat is held', () => {
    const game = withStrikes(votingTable(occupants(2)), 1, 2);
    const { game: held } = holdSeat(startUpdate(game, NOON), 1, testChance());
    expect(refusal(held, 0, CANCEL)).toMatch(/its owner may come back/);
  });

  test('a vote to end the game needs both of two votes, and three of four', () => {
    expect(ask({ game: votingTable(occupants(2, 2)) }, 0, CANCEL).game.vote).toMatchObject({ needed: 2 });
    expect(ask({ game: votingTable(occupants(4)) }, 0, CANCEL).game.vote).toMatchObject({ needed: 3 });
  });

  test.each([
    ['with a clock', votingTable(occupants(2, 1))],
    ['without a clock', votingTable(occupants(2, 1), null)],
    ['during a pause', say(ask({ game: votingTable(occupants(2, 1)) }, 0, PAUSE), 1, true).game],
  ])('a vote to end the game %s leaves nothing to wait for, and no winner', (_, game) => {
    const { game: over, entries } = say(ask({ game }, 0, CANCEL), 1, true, hours(1));
    expect(told({ entries })).toEqual(['voted', 'passed']);
    expect(isCancelled(over)).toBe(true);
    expect(gameRow(over)).toMatchObject({
      status: 'finished',
      turnBy: null,
      wakeAt: null,
      dealBy: null,
      turnSeat: null,
      waitingFor: [],
      vote: null,
      seeks: false,
      updatedAt: new Date(hours(1)),
    });
    expect(isDue(over, hours(10_000), 'schedule')).toBe(false);
    expect(over.clock?.seats.every(({ turn }) => turn === null) ?? true).toBe(true);
    const { game: seen } = answerFor(over, entries, 'account-1');
    expect(seen).toMatchObject({ status: 'finished', isCancelled: true, places: null, turnBy: null });
    const listed = { ...over, listing: listingOf(over), turnSeat: null, readUpTo: 0 };
    expect(listingFor(listed, 1, 'account-1', 'en')).toMatchObject({
      news: 'The game was ended without a result.',
      yourPlace: null,
      isYourTurn: false,
    });
  });

  test('a vote to end the game reveals no other hands, because the round was not finished', () => {
    const game = votingTable(occupants(2));
    const { game: over } = say(ask({ game }, 0, CANCEL), 1, true);
    expect(answerFor(over, [], 'account-0').game.round).toEqual(answerFor(game, [], 'account-0').game.round);
    expect(answerFor(over, [], 'nobody').game.round?.hand).toEqual([]);
  });
});

describe('a game that is not being played', () => {
  test('a game that is not being played cannot be voted on', () => {
    expect(refusal(lobbyTable({ preset: 'hub' }, occupants(2)), 0, CANCEL)).toMatch(/not started.*Start/);
    const { game } = say(ask({ game: votingTable(occupants(2)) }, 0, CANCEL), 1, true);
    expect(refusal(game, 0, CANCEL)).toMatch(/finished/);
  });
});

describe('while a vote is open', () => {
  test('while a vote is open, a player who leaves takes their ballot along, and fewer votes are needed', () => {
    const asked = say(ask({ game: votingTable(occupants(5)) }, 0, PAUSE), 1, true);
    expect(asked.game.vote).toMatchObject({ needed: 3, yes: [0, 1] });
    const left = replaceWithComputer(asked.game, 1, NOON, testChance()).game;
    expect(left.vote).toMatchObject({ voters: [0, 2, 3, 4], needed: 3, yes: [0], no: [] });
  });

  test('while a vote is open, it passes when its only opponent leaves, in the same save', () => {
    const asked = say(say(ask({ game: votingTable(occupants(4)) }, 0, CANCEL), 1, true), 3, false);
    const left = replaceWithComputer(asked.game, 3, NOON, testChance());
    expect(told(left)).toEqual(['replaced', 'passed']);
    expect(isCancelled(left.game)).toBe(true);
  });

  test('while a vote is open, it fails when somebody leaves whose vote it needed, in the same save', () => {
    const asked = say(ask({ game: votingTable(occupants(3)) }, 0, PAUSE), 2, false);
    const left = replaceWithComputer(asked.game, 0, NOON, testChance());
    expect(told(left)).toContain('failed');
    expect(left.game.vote).toBeNull();
  });

  test('while a vote is open, a new occupant has a vote, but not the previous occupant’s ballot', () => {
    const asked = say(ask({ game: votingTable(occupants(4)) }, 0, PAUSE), 1, false);
    const held = advanceUntilChoice(holdSeat(startUpdate(asked.game, NOON), 1, testChance()), testChance()).game;
    expect(held.vote).toMatchObject({ voters: [0, 2, 3], needed: 2, yes: [0], no: [] });
    const owner = ownerOf(held.seats[1]);
    const sub = { kind: 'person', account: 'account-of-sub', name: 'Sub', ...(owner && { owner }) } as const;
    const satIn = advanceUntilChoice(startUpdate({ ...held, seats: held.seats.with(1, sub) }, NOON), testChance()).game;
    expect(satIn.vote).toMatchObject({ voters: [0, 1, 2, 3], needed: 3, yes: [0], no: [] });
    const said = say({ game: satIn }, 1, true);
    const back = advanceUntilChoice(clearBallot(startUpdate(said.game, NOON), 1), testChance()).game;
    expect(back.vote).toMatchObject({ voters: [0, 1, 2, 3], yes: [0], no: [] });
  });
});
