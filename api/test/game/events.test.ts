import { testChance } from '@slow-train/local/kit';
import type { LogEvent } from '@slow-train/protocol';
import { at } from '@slow-train/rules';
import { describe, expect, test } from 'vitest';
import { eventsOf, REMOVE, type NotificationEvent } from '../../src/game/events.ts';
import { activeSeats, type Game } from '../../src/game/game.ts';
import { CLOSE, timeoutsIn } from '../../src/game/open-game.ts';
import type { Occupant } from '../../src/game/seats.ts';
import { begin } from '../../src/game/seating.ts';
import { addRevision, startUpdate, type GameUpdate, type StoredEntry } from '../../src/game/update.ts';
import { ana, bo, lobbyTable, cleo, NOON, nobody, robot } from '../kit/pure-table.ts';
import { clockTerms } from '../kit/clock-terms.ts';

const kept = (answer: 'waiting' | 'later' | 'no', account = 'account-of-cleo'): Occupant => ({
  kind: 'nobody',
  reserved: { account, name: 'Cleo', answer },
});
const lobby = (...seats: readonly Occupant[]): Game => lobbyTable({ preset: 'hub' }, seats, 2);
const playing = (seats: readonly Occupant[] = [ana, bo, cleo], clock?: Game['setup']['clock']): Game => {
  const table = lobbyTable({ preset: 'hub' }, seats, 2);
  const setup = { ...table.setup, ...(clock && { clock }) };
  return begin(startUpdate({ ...table, setup }, NOON), testChance()).game;
};
const TERMS = clockTerms({ strikes: 2 });

type Entry = Partial<Omit<StoredEntry, 'revision' | 'at'>>;
/** Adds a revision to a game. */
const after = (game: Game, entry: Entry, changes: Partial<Game> = {}): GameUpdate =>
  addRevision(startUpdate(game, NOON), { seat: null, action: 'x', by: 'table', events: [], ...entry }, changes);
/** Who is told of what. */
const told = (update: GameUpdate): string[] =>
  eventsOf(update).map(({ account, event, present }) => `${event} ${account.slice(11)}${present ? ' (present)' : ''}`);
const only = (events: readonly NotificationEvent[]): NotificationEvent => {
  expect(events).toHaveLength(1);
  return at(events, 0);
};

describe('an invitation', () => {
  const game = lobby(ana, nobody, nobody);
  const invite = (before: Game, seats: readonly Occupant[]): GameUpdate =>
    after(before, { seat: 0, by: 'person', action: 'reserve' }, { seats });

  test('an invitation is told to the person that the seat is kept for, by the name of the inviter', () => {
    const update = invite(game, [ana, kept('waiting'), nobody]);
    expect(only(eventsOf(update))).toEqual({
      id: `${game.id}:${update.game.revision}:invited:1`,
      account: 'account-of-cleo',
      event: 'invited',
      present: false,
      by: 'Ana',
    });
  });

  test('an invitation of the schedule is from nobody', () => {
    const update = after(game, {}, { seats: [ana, kept('waiting'), nobody] });
    expect(only(eventsOf(update))).not.toHaveProperty('by');
  });

  test('an invitation with a new game is told as well', () => {
    const update = { ...invite(game, [ana, kept('waiting'), nobody]), base: null };
    expect(told(update)).toEqual(['invited cleo']);
  });

  test('an invitation is told once, and only while it waits for an answer', () => {
    const invited = lobby(ana, kept('waiting'), nobody);
    expect(told(invite(invited, [ana, nobody, kept('waiting')]))).toEqual([]);
    expect(told(invite(lobby(ana, kept('no'), nobody), [ana, nobody, kept('waiting')]))).toEqual(['invited cleo']);
    expect(told(invite(game, [ana, kept('later'), nobody]))).toEqual([]);
    expect(told(after(invited, { seat: 0, by: 'person' }))).toEqual([]);
    expect(told(after(game, {}, { seats: [ana, kept('waiting'), nobody], status: 'finished' }))).toEqual([]);
  });
});

describe('an answer', () => {
  const asked = lobby(ana, kept('waiting'), nobody);
  const answered = (before: Game, seat: Occupant, more: Partial<Game> = {}): GameUpdate =>
    after(before, { action: 'answer' }, { seats: before.seats.with(1, seat), ...more });

  test.each(['no', 'later'] as const)('an answer of %s is told to the host, with the name', (answer) => {
    const update = answered(asked, kept(answer));
    expect(only(eventsOf(update))).toEqual({
      id: `${asked.id}:${update.game.revision}:answered:1`,
      account: 'account-of-ana',
      event: 'answered',
      present: false,
      by: 'Cleo',
    });
  });

  test('an answer that is none, that is the same, or of the host themselves, is told to nobody', () => {
    expect(told(answered(lobby(ana, kept('no'), nobody), kept('waiting')))).not.toContain('answered ana');
    expect(told(answered(lobby(ana, kept('no'), nobody), kept('no')))).toEqual([]);
    expect(told(answered(lobby(ana, nobody, nobody), kept('no')))).toEqual([]);
    const own = lobby(ana, kept('waiting', 'account-of-ana'), nobody);
    expect(told(answered(own, kept('no', 'account-of-ana')))).toEqual([]);
    expect(told(answered({ ...asked, host: null }, kept('no'), { host: null }))).toEqual([]);
    expect(told(answered(asked, kept('no'), { status: 'playing' }))).toEqual([]);
    expect(told({ ...answered(asked, kept('no')), base: null })).toEqual([]);
    expect(told(after(asked, { action: 'answer' }))).toEqual([]);
  });

  test('an answer of somebody who got a mail is told under the name that the host gave them', () => {
    const mailed = { kind: 'nobody', mailed: 'hash', label: 'Grandma' } as const;
    const before = lobby(ana, mailed, nobody);
    expect(only(eventsOf(answered(before, { ...mailed, answer: 'no' })))).toMatchObject({
      account: 'account-of-ana',
      event: 'answered',
      by: 'Grandma',
    });
    const unnamed = { kind: 'nobody', mailed: 'hash' } as const;
    const silent = only(eventsOf(answered(lobby(ana, unnamed, nobody), { ...unnamed, answer: 'later' })));
    expect(silent).not.toHaveProperty('by');
    const twice = lobby(ana, { ...mailed, answer: 'no' }, nobody);
    expect(told(answered(twice, { ...mailed, answer: 'no' }))).toEqual([]);
    expect(told(answered(twice, { ...mailed, answer: 'later' }))).toEqual(['answered ana']);
    expect(told(answered(before, { ...mailed, mailed: 'other hash', answer: 'no' }))).toEqual([]);
    expect(told(answered(lobby(ana, bo, nobody), { ...mailed, answer: 'no' }))).toEqual([]);
    expect(told(answered(before, cleo))).toEqual([]);
  });
});

describe('the seat in an open game', () => {
  const game = lobby(ana, bo, nobody);
  const seat = (entry: Entry): string[] => told(after(game, entry));

  test('the seat in an open game is told to people that the queue has seated, and to people that the host has removed', () => {
    expect(seat({ action: 'join', by: 'table', account: 'account-of-bo' })).toEqual(['seat bo']);
    expect(seat({ action: REMOVE, by: 'person', seat: 0, account: 'account-of-bo' })).toEqual(['seat bo']);
    expect(seat({ action: 'join', by: 'person', seat: 1, account: 'account-of-bo' })).toEqual([]);
    expect(seat({ action: 'leave', by: 'person', seat: 1, account: 'account-of-bo' })).toEqual([]);
  });

  test('the seat in an open game that nobody took is told to the host', () => {
    const update = after(game, { action: CLOSE });
    expect(only(eventsOf(update))).toEqual({
      id: `${game.id}:${update.game.revision}:seat`,
      account: 'account-of-ana',
      event: 'seat',
      present: false,
    });
    expect(told(after({ ...game, host: null }, { action: CLOSE }))).toEqual([]);
  });
});

describe('an event at the table', () => {
  const game = playing();
  const on = at(activeSeats(game), 0);
  const names = ['ana', 'bo', 'cleo'];
  const onTurn = names[on] ?? '';
  const happens = (events: readonly LogEvent[], entry: Entry = {}, from = game): string[] =>
    told(after(from, { events, ...entry }));

  test('the start, the end of a round and the end of the game are told to everybody', () => {
    expect(happens([{ type: 'started' }])).toEqual(names.map((name) => `started ${name}`));
    const over = [
      { type: 'wentOut', seat: on },
      { type: 'roundOver', scores: [0, 1, 2] },
    ] as const;
    expect(happens(over)).toEqual(names.map((name) => `roundOver ${name}`));
    expect(happens([...over, { type: 'gameOver', places: [1, 2, 3] }])).toEqual(
      names.map((name) => `gameOver ${name}`),
    );
    expect(happens([{ type: 'takenDown', reason: 'a reason' }])).toEqual(names.map((name) => `gameOver ${name}`));
    expect(
      happens([{ type: 'started' }, { type: 'roundOver', scores: [0, 1, 2] }]).filter((one) => one.endsWith('bo')),
    ).toEqual(['started bo', 'roundOver bo']);
  });

  test('a vote to end the game is told only once it has passed', () => {
    const closed = (kind: 'cancel' | 'extend', passed: boolean): string[] =>
      happens([{ type: 'voteClosed', matter: { kind }, passed }]);
    expect(closed('cancel', true)).toEqual(names.map((name) => `gameOver ${name}`));
    expect([closed('cancel', false), closed('extend', true)]).toEqual([[], []]);
  });

  test('an event at the table is not told to the person who caused it', () => {
    const other = (on + 1) % 3;
    const entry = { seat: other, by: 'person' } as const;
    expect(happens([{ type: 'roundOver', scores: [0, 1, 2] }], entry)).toEqual(
      names.filter((_, seat) => seat !== other).map((name) => `roundOver ${name}`),
    );
    // Somebody else's program has acted: the person in the seat knows nothing of it.
    expect(happens([{ type: 'roundOver', scores: [0, 1, 2] }], { seat: other, by: 'forced' })).toHaveLength(3);
  });

  test.each<[string, LogEvent]>([
    ['a turn begins', { type: 'turnBegan', seat: on }],
    ['a round is dealt', { type: 'dealt', round: 2, engine: '11-11', handSize: 15 }],
    ['a pause ends', { type: 'resumed' }],
  ])('a turn is told to the seat that has it: %s', (_, event) => {
    expect(happens([event])).toEqual([`turn ${onTurn}`]);
  });

  test('a turn is told to no seat that does not have it', () => {
    expect(happens([{ type: 'turnBegan', seat: (on + 1) % 3 }])).toEqual([]);
    expect(happens([{ type: 'passed', seat: (on + 1) % 3 }])).toEqual([]);
    expect(happens([])).toEqual([]);
  });

  test('a turn is told to the seat that has just acted, if it gets it again against a clock', () => {
    const again = [{ type: 'turnBegan', seat: on }] as const;
    expect(happens(again, { seat: on, by: 'person' })).toEqual([]);
    const clocked = playing([ana, bo, cleo], TERMS);
    const seat = at(activeSeats(clocked), 0);
    expect(told(after(clocked, { events: [{ type: 'turnBegan', seat }], seat, by: 'person' }))).toEqual([
      `turn ${names[seat]} (present)`,
    ]);
  });

  test('a turn is told to somebody who sits down in a seat that has it', () => {
    const sits = [{ type: 'satIn', seat: on, name: 'Dot' }] as const;
    expect(happens(sits)).toEqual([]);
    const clocked = playing([ana, bo, cleo], TERMS);
    const seat = at(activeSeats(clocked), 0);
    const name = names[seat] ?? '';
    for (const type of ['satIn', 'returned'] as const)
      expect(told(after(clocked, { events: [{ type, seat, name: 'Dot' }] }))).toEqual([`turn ${name} (present)`]);
    expect(told(after(clocked, { events: [{ type: 'satIn', seat: (seat + 1) % 3, name: 'Dot' }] }))).toEqual([]);
  });

  test.each(['computer', 'table', 'timeout'] as const)(
    'an event at the table is told to a person who is played for: %s',
    (by) => {
      const seat = (on + 1) % 3;
      expect(happens([{ type: 'passed', seat }], { seat, by })).toEqual([`playedFor ${names[seat]}`]);
    },
  );

  test.each(['forced', 'plan'] as const)(
    'an event at the table is nothing new to a person who is played for as they wanted: %s',
    (by) => {
      const seat = (on + 1) % 3;
      expect(happens([{ type: 'passed', seat }], { seat, by })).toEqual([]);
    },
  );

  test('an event at the table is told to the player who is caught without a tap', () => {
    const seat = (on + 1) % 3;
    const caught = [{ type: 'caught', seat, by: on, tiles: null, count: 2 }] as const;
    expect(happens(caught, { seat: on, by: 'person' })).toEqual([`caught ${names[seat]}`]);
  });

  test('a vote is told to those who may vote, but not to those who have asked for it or have voted', () => {
    const until = '2026-10-04T12:00:00.000Z';
    const matter = { kind: 'replace', seat: 2 } as const;
    const vote = { id: 7, matter, by: 0, until, voters: [0, 1], needed: 2, yes: [0], no: [] };
    expect(happens([{ type: 'voteOpened', seat: 0, matter }], {}, { ...game, vote })).toEqual(['vote bo']);
    expect(happens([{ type: 'voted', seat: 1, inFavour: true }], {}, { ...game, vote })).toEqual([]);
    expect(
      happens(
        [
          { type: 'voteOpened', seat: 0, matter },
          { type: 'voted', seat: 1, inFavour: true },
        ],
        {},
        { ...game, vote },
      ),
    ).toEqual([]);
  });

  test('an event at the table is told to the owner of a seat that is just being taken, and to no owner afterwards', () => {
    const owner = { account: 'account-of-bo', name: 'Bo' };
    const held: Game = { ...game, seats: [ana, { kind: 'computer', name: 'Brunel', owner }, cleo] };
    const taken = [{ type: 'held', seat: 1, name: 'Bo', by: 'Brunel' }] as const;
    expect(happens(taken, {}, held)).toEqual(['playedFor bo']);
    expect(happens([{ type: 'started' }], {}, held)).toEqual(['started ana', 'started cleo']);
    expect(happens([{ type: 'held', seat: 2, name: 'Bo', by: 'Brunel' }], {}, held)).toEqual(['playedFor cleo']);
    // Whose seat was taken before is told nothing when another is.
    const another = [{ type: 'held', seat: 2, name: 'Cleo', by: 'Brunel' }, { type: 'started' }] as const;
    expect(happens(another, {}, held)).toEqual(['started ana', 'started cleo', 'playedFor cleo']);
    const unowned: Game = { ...game, seats: [ana, robot('Brunel'), cleo] };
    expect(happens(taken, {}, unowned)).toEqual([]);
  });

  test('each event at the table has an id of its own for each seat', () => {
    const update = after(game, { events: [{ type: 'started' }] });
    expect(eventsOf(update).map(({ id }) => id)).toEqual(
      [0, 1, 2].map((seat) => `${game.id}:${update.game.revision}:started:${seat}`),
    );
  });
});

test('a turn that ran out of time counts for the person who sat there, or for the owner of the seat', () => {
  const owner = { account: 'account-of-bo', name: 'Bo' };
  const game: Game = { ...playing(), seats: [ana, { kind: 'computer', name: 'Brunel', owner }, robot('Locke')] };
  const late = (...seats: number[]) =>
    timeoutsIn(after(game, { events: seats.map((seat) => ({ type: 'timedOut', seat, strikes: 1 })) }));
  const revision = game.revision + 1;
  expect(late(0, 1)).toEqual([
    { account: 'account-of-ana', revision },
    { account: 'account-of-bo', revision },
  ]);
  expect(late(2)).toEqual([]);
  expect(timeoutsIn(after(game, { events: [{ type: 'passed', seat: 0 }] }))).toEqual([]);
});
