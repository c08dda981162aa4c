import { testChance } from '@slow-train/local/kit';
import { at } from '@slow-train/rules';
import { describe, expect, test } from 'vitest';
import { isApartFrom, peopleIn } from '../../src/game/blocks.ts';
import { activeSeats, isCancelled, placesIn, setupOf, type Game } from '../../src/game/game.ts';
import {
  FORMER,
  formerOccupant,
  handOver,
  ownerless,
  replaceWithComputer,
  withoutOccupant,
  withoutOwner,
} from '../../src/game/hand-over.ts';
import { holdSeat, mayBeHeld } from '../../src/game/hold-seat.ts';
import { hasExpired, isInviting, newInvitation } from '../../src/game/invitation.ts';
import { computerNames, gameName } from '../../src/game/names.ts';
import {
  answerByMail,
  answerOf,
  answerReservation,
  freeSeat,
  isDeclined,
  isKept,
  mailedSeatOf,
  openSeatFor,
  reservationIn,
  reserve,
  reserveByMail,
  reservedSeatOf,
} from '../../src/game/reservations.ts';
import {
  begin,
  beginIfFull,
  beginWaiting,
  getUp,
  mayStart,
  removeOpenSeats,
  removePerson,
  seatComputers,
  seatWaiting,
  sitDown,
  sitDownAt,
} from '../../src/game/seating.ts';
import {
  autoPlays,
  awaySeatOf,
  heldSeatOf,
  hostWithout,
  isFull,
  isMember,
  isSolo,
  nameAt,
  namesAt,
  nextPerson,
  occupantView,
  ownerOf,
  personAt,
  seatOf,
  type ComputerOccupant,
  type Occupant,
  type PersonOccupant,
} from '../../src/game/seats.ts';
import { getUpFor, giveSeat, returnSeat, sitIn, stillSeeks } from '../../src/game/substitutes.ts';
import { takeDown } from '../../src/game/take-down.ts';
import { isChanged, startUpdate, type GameUpdate } from '../../src/game/update.ts';
import { ana, bo, lobbyTable, cleo, NOON, nobody, robot } from '../kit/pure-table.ts';
import { clockTerms } from '../kit/clock-terms.ts';

const DAY = 86_400_000;
const TERMS = clockTerms({ allowance: 1_440, bank: 120, cap: 600, vacationDays: 5 });
const ANA = 'account-of-ana';
const BO = 'account-of-bo';
const CLEO = 'account-of-cleo';
const dot: PersonOccupant = { kind: 'person', account: 'account-of-dot', name: 'Dot' };
/** A computer player that holds Bo's seat, and Dot, who sits there for him. */
const heldForBo: ComputerOccupant = { kind: 'computer', name: 'Brunel', owner: { account: BO, name: 'Bo' } };
const dotForBo: PersonOccupant = { ...dot, owner: { account: BO, name: 'Bo' } };
const gone: Occupant = { kind: 'gone', name: FORMER };
const kept = (answer: 'waiting' | 'later' | 'no', account = CLEO): Occupant => ({
  kind: 'nobody',
  reserved: { account, name: 'Cleo', answer },
});
const mailed: Occupant = { kind: 'nobody', mailed: 'hash', label: 'Grandma' };

const table = (...seats: readonly Occupant[]): Game => lobbyTable({ preset: 'hub' }, seats, 2);
const started = (...seats: readonly Occupant[]): Game => {
  const game = table(...seats);
  const setup = { ...game.setup, clock: TERMS };
  return begin(startUpdate({ ...game, setup }, NOON), testChance('deal')).game;
};
const update = (game: Game): GameUpdate => startUpdate(game, NOON + DAY);
const last = ({ entries }: GameUpdate) => at(entries, entries.length - 1);

describe('the people of a game', () => {
  const seats = [ana, heldForBo, nobody, robot('Locke'), gone];

  test('a person is found in their seat, an owner in the seat that somebody else has', () => {
    expect([seatOf({ seats }, ANA), seatOf({ seats }, BO), seatOf({ seats }, null)]).toEqual([0, null, null]);
    expect([awaySeatOf({ seats }, BO), awaySeatOf({ seats }, ANA)]).toEqual([1, null]);
    expect([ANA, BO, CLEO].map((account) => isMember({ seats }, account))).toEqual([true, true, false]);
    expect([ownerOf(heldForBo), ownerOf(dotForBo), ownerOf(ana), ownerOf(nobody), ownerOf(undefined)]).toEqual([
      heldForBo.owner,
      dotForBo.owner,
      undefined,
      undefined,
      undefined,
    ]);
    expect([personAt({ seats }, 0), personAt({ seats }, 1)?.name, personAt({ seats }, 3)]).toEqual([
      ana,
      'Bo',
      undefined,
    ]);
  });

  test('a held seat is one that has an owner', () => {
    expect(heldSeatOf({ seats })).toBe(1);
    expect(heldSeatOf({ seats: [ana, dotForBo, robot('Locke')] })).toBeNull();
  });

  test('a game is full without empty seats', () => {
    expect([isFull({ seats }), isFull({ seats: [ana, bo, gone] })]).toEqual([false, true]);
  });

  test('the next person is to the left, round the table', () => {
    const four = { seats: [ana, robot('Locke'), bo, cleo] };
    expect([0, 1, 2, 3].map((seat) => nextPerson(four, seat))).toEqual([BO, BO, CLEO, ANA]);
    expect(nextPerson({ seats: [ana, robot('Locke')] }, 0)).toBeNull();
    expect(hostWithout({ ...four, host: ANA }, 0)).toBe(BO);
    expect(hostWithout({ ...four, host: BO }, 0)).toBe(BO);
    expect(hostWithout({ ...four, host: ANA }, 1)).toBe(ANA);
  });

  test('names are those of all who sit there, own a seat, or are awaited', () => {
    expect([0, 1, 2, 4, 9].map((seat) => nameAt({ seats }, seat))).toEqual([
      'Ana',
      'Brunel',
      undefined,
      FORMER,
      undefined,
    ]);
    const awaited = { seats: [ana, heldForBo, kept('waiting'), kept('no'), gone] };
    expect(namesAt(awaited)).toEqual(['Ana', 'Brunel', 'Bo', 'Cleo', FORMER]);
    expect(namesAt(awaited, 1)).toEqual(['Ana', 'Cleo', FORMER]);
  });

  test('forced moves are made for people among others, unless they want it otherwise', () => {
    expect(autoPlays({ seats: [ana, bo] }, 0)).toBe(true);
    expect(autoPlays({ seats: [ana, robot('Locke')] }, 0)).toBe(false);
    expect(autoPlays({ seats: [{ ...ana, forced: true }, robot('Locke')] }, 0)).toBe(true);
    expect(autoPlays({ seats: [{ ...ana, forced: false }, bo] }, 0)).toBe(false);
    expect([autoPlays({ seats: [ana, robot('Locke')] }, 1), autoPlays({ seats: [ana, bo] }, null)]).toEqual([
      false,
      false,
    ]);
    expect([isSolo({ seats: [ana, robot('Locke')] }), isSolo({ seats: [ana, heldForBo] })]).toEqual([true, false]);
  });

  test('everybody sees an occupant without the account', () => {
    expect(occupantView(nobody)).toEqual({ kind: 'nobody' });
    expect(occupantView(kept('later'))).toEqual({ kind: 'nobody', reserved: { name: 'Cleo', answer: 'later' } });
    expect(occupantView(mailed)).toEqual({
      kind: 'nobody',
      byMail: true,
      reserved: { name: 'Grandma', answer: 'waiting' },
    });
    expect(occupantView({ kind: 'nobody', mailed: 'hash', answer: 'no' })).toEqual({
      kind: 'nobody',
      byMail: true,
      reserved: { name: '', answer: 'no' },
    });
    expect(occupantView(gone)).toEqual({ kind: 'person', name: FORMER });
    expect(occupantView(ana)).toEqual({ kind: 'person', name: 'Ana' });
    expect(occupantView(heldForBo)).toEqual({ kind: 'computer', name: 'Brunel', sitsFor: 'Bo' });
  });

  test('the people are those who sit there and those who own a seat', () => {
    expect(peopleIn({ seats: [ana, dotForBo, heldForBo, robot('Locke'), nobody] })).toEqual([
      ANA,
      'account-of-dot',
      BO,
      BO,
    ]);
    const blocks = [[ANA, BO]] as const;
    expect([isApartFrom(blocks, ANA, [BO]), isApartFrom(blocks, BO, [CLEO, ANA])]).toEqual([true, true]);
    expect([isApartFrom(blocks, ANA, [CLEO]), isApartFrom(blocks, CLEO, [ANA, BO])]).toEqual([false, false]);
  });
});

describe('a seat that is kept', () => {
  const game = table(ana, kept('waiting'), mailed, nobody);

  test('a seat that is kept is found by its account, or by its mail', () => {
    expect([reservedSeatOf(game, CLEO), reservedSeatOf(game, BO), reservedSeatOf(game, null)]).toEqual([1, null, null]);
    expect([mailedSeatOf(game, 'hash'), mailedSeatOf(game, 'other'), mailedSeatOf(game, null)]).toEqual([
      2,
      null,
      null,
    ]);
    expect(game.seats.map((one) => isKept(one))).toEqual([false, true, true, false]);
    expect(isKept(undefined)).toBe(false);
    expect([reservationIn(kept('no'))?.name, reservationIn(ana), reservationIn(undefined)]).toEqual([
      'Cleo',
      undefined,
      undefined,
    ]);
  });

  test('a seat that is kept is the one its person takes; everybody else gets a free one, or one that was declined', () => {
    expect([openSeatFor(game, CLEO), openSeatFor(game, BO), openSeatFor(game, null)]).toEqual([1, 3, 3]);
    expect([openSeatFor(game, BO, 'hash'), openSeatFor(game, null, 'hash')]).toEqual([2, 3]);
    const full = table(ana, kept('waiting'), kept('no'), mailed);
    expect([openSeatFor(full, BO), openSeatFor(table(ana, kept('waiting')), BO)]).toEqual([2, null]);
    expect(openSeatFor(table(ana, { ...mailed, answer: 'no' }), BO)).toBe(1);
    expect([kept('no'), kept('later'), { ...mailed, answer: 'no' } as const, ana].map(isDeclined)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test('a seat that is kept has an answer until the game starts', () => {
    expect([answerOf(game, CLEO), answerOf(game, BO), answerOf(game, null)]).toEqual(['waiting', null, null]);
    expect(answerOf({ ...game, status: 'playing' }, CLEO)).toBeNull();
  });

  test('a seat that is kept is kept, answered and freed in revisions of their own', () => {
    const reserved = { account: CLEO, name: 'Cleo', answer: 'waiting' } as const;
    const asked = reserve(update(table(ana, nobody)), 1, reserved, 0);
    expect(asked.game.seats[1]).toEqual({ kind: 'nobody', reserved });
    expect(last(asked)).toMatchObject({ seat: 0, action: 'reserve', by: 'person', events: [], account: CLEO });
    const answered = answerReservation(asked, 1, 'later');
    expect(answered.game.seats[1]).toEqual({ kind: 'nobody', reserved: { ...reserved, answer: 'later' } });
    expect(last(answered)).toMatchObject({ seat: null, action: 'answer', by: 'table' });
    expect(answerReservation(answered, 0, 'no')).toBe(answered);
    const freed = freeSeat(answered, 1, 0);
    expect(freed.game.seats[1]).toEqual({ kind: 'nobody' });
    expect(last(freed)).toMatchObject({ seat: 0, action: 'free', by: 'person' });
    expect(last(freeSeat(answered, 1, null))).toMatchObject({ seat: null, by: 'table' });
  });

  test('a seat that is kept is kept and answered by mail', () => {
    const asked = reserveByMail(update(table(ana, nobody)), 1, { mailed: 'hash', label: 'Grandma' }, 0);
    expect(asked.game.seats[1]).toEqual({ kind: 'nobody', mailed: 'hash', label: 'Grandma' });
    expect(last(asked)).toMatchObject({ seat: 0, action: 'reserve', by: 'person' });
    expect(last(asked)).not.toHaveProperty('account');
    const unnamed = reserveByMail(update(table(ana, nobody)), 1, { mailed: 'hash' }, 0);
    expect(unnamed.game.seats[1]).toEqual({ kind: 'nobody', mailed: 'hash' });
    const answered = answerByMail(asked, 1, 'no');
    expect(answered.game.seats[1]).toEqual({ kind: 'nobody', mailed: 'hash', label: 'Grandma', answer: 'no' });
    expect(last(answered)).toMatchObject({ seat: null, action: 'answer', by: 'table' });
    expect(answerByMail(answered, 1, 'no')).toBe(answered);
    expect(answerByMail(answered, 0, 'no')).toBe(answered);
  });
});

describe('somebody who sits down', () => {
  test('somebody who sits down takes the seat that is kept for them, else the first free one', () => {
    const game = table(ana, nobody, kept('waiting'));
    const seated = sitDown(update(game), cleo);
    expect(seated.game.seats).toEqual([ana, nobody, cleo]);
    expect(last(seated)).toMatchObject({
      seat: 2,
      action: 'join',
      by: 'person',
      account: CLEO,
      events: [{ type: 'joined', seat: 2, name: 'Cleo' }],
    });
    expect(sitDown(update(game), bo).game.seats[1]).toBe(bo);
    expect(sitDown(update(table(ana, bo)), cleo).entries).toEqual([]);
  });

  test('somebody who sits down as a computer player also takes a seat that is kept, if there is no other', () => {
    const one = sitDown(update(table(ana, kept('waiting'), nobody)), robot('Locke'));
    expect(one.game.seats[2]).toMatchObject({ kind: 'computer' });
    expect(last(one)).toMatchObject({ seat: 2, by: 'computer' });
    expect(last(one)).not.toHaveProperty('account');
    const two = sitDown(one, robot('Gresley'));
    expect(two.game.seats[1]).toMatchObject({ name: 'Gresley' });
    expect(sitDown(two, robot('Cubitt'))).toBe(two);
    const four = seatComputers(update(table(ana, nobody, nobody, nobody)), 2, testChance());
    expect(four.game.seats.map(({ kind }) => kind)).toEqual(['person', 'computer', 'computer', 'nobody']);
    expect(four.entries).toHaveLength(2);
    expect(sitDownAt(update(table(ana, nobody, nobody)), 2, cleo).game.seats[2]).toBe(cleo);
  });

  test('somebody who sits down from the queue starts the game if it is full then', () => {
    const open = table(ana, nobody);
    const filled = { ...open, setup: { ...open.setup, startsFull: true } };
    const seated = seatWaiting(update(filled), bo, testChance());
    expect(seated.entries[0]).toMatchObject({
      seat: null,
      action: 'join',
      by: 'table',
      account: BO,
      events: [{ type: 'joined', seat: 1, name: 'Bo' }],
    });
    expect(seated.game.status).toBe('playing');
    expect(seatWaiting(update(open), bo, testChance()).game.status).toBe('lobby');
    expect(seatWaiting(update(table(ana, cleo)), bo, testChance()).entries).toEqual([]);
  });
});

describe('a game that starts', () => {
  test('a game starts by itself only when it is full, and meant to', () => {
    const full = table(ana, bo);
    const set = (game: Game) => ({ ...game, setup: { ...game.setup, startsFull: true } });
    expect(beginIfFull(update(set(full)), testChance()).game.status).toBe('playing');
    expect(beginIfFull(update(full), testChance()).entries).toEqual([]);
    expect(beginIfFull(update(set(table(ana, nobody))), testChance()).entries).toEqual([]);
    expect(beginIfFull(update({ ...set(full), status: 'finished' }), testChance()).entries).toEqual([]);
  });

  test('a game that starts is started by its host', () => {
    expect(begin(update(table(bo, ana)), testChance()).entries[0]).toMatchObject({
      seat: 1,
      action: 'start',
      by: 'person',
      events: [{ type: 'started' }],
    });
    const waiting = beginWaiting(update(table(ana, bo)));
    expect(waiting.game).toMatchObject({ status: 'playing', round: null });
    expect(waiting.game.dealBy).toBeGreaterThan(NOON + DAY);
  });

  test('a game that starts leaves out its empty seats if the rules allow it', () => {
    const removed = removeOpenSeats(update(table(ana, nobody, bo)), testChance());
    expect(removed.ok && removed.value.game.seats).toEqual([ana, bo]);
    expect(removeOpenSeats(update(table(ana, nobody)), testChance()).ok).toBe(false);
    const full = update(table(ana, bo));
    expect(removeOpenSeats(full, testChance())).toEqual({ ok: true, value: full });
    expect([mayStart(table(ana, nobody, bo)), mayStart(table(ana, nobody, nobody))]).toEqual([true, false]);
  });

  test('a game that starts is left by people who get up, or are removed', () => {
    const game = table(ana, bo, nobody);
    const left = getUp(game, 0, BO, NOON, testChance());
    expect(left.game).toMatchObject({ seats: [nobody, bo, nobody], host: BO });
    expect(last(left)).toMatchObject({
      seat: 0,
      action: 'leave',
      by: 'person',
      account: ANA,
      events: [{ type: 'left', seat: 0, name: 'Ana', host: 1 }],
    });
    const removed = removePerson(game, 1, NOON, testChance());
    expect(removed.game).toMatchObject({ seats: [ana, nobody, nobody], host: ANA });
    expect(last(removed)).toMatchObject({
      seat: 0,
      action: 'remove',
      by: 'person',
      account: BO,
      events: [{ type: 'left', seat: 1, name: 'Bo' }],
    });
  });
});

describe('a held seat', () => {
  test('a held seat may be one of a person, as long as another plays on', () => {
    expect(mayBeHeld({ seats: [ana, bo] }, 0)).toBe(true);
    expect([mayBeHeld({ seats: [ana, robot('Locke')] }, 0), mayBeHeld({ seats: [ana, heldForBo] }, 0)]).toEqual([
      false,
      false,
    ]);
    expect([mayBeHeld({ seats: [ana, robot('Locke'), bo] }, 1), mayBeHeld({ seats: [ana, bo] }, 9)]).toEqual([
      false,
      false,
    ]);
  });

  test('a held seat is played by a computer with a name of its own, and invites', () => {
    const game = started(ana, bo, robot('Locke'));
    const held = holdSeat(update(game), 1, testChance());
    const occupant = held.game.seats[1];
    expect(occupant).toMatchObject({ kind: 'computer', owner: { account: BO, name: 'Bo' } });
    const name = nameAt(held.game, 1);
    expect(['Ana', 'Bo', 'Locke']).not.toContain(name);
    expect(last(held)).toMatchObject({
      seat: null,
      action: 'hold',
      by: 'table',
      account: BO,
      events: [{ type: 'held', seat: 1, name: 'Bo', by: name }],
    });
    expect(held.game).toMatchObject({ host: ANA, invitationUntil: NOON + DAY + 30 * DAY });
    expect(held.game.invitation).not.toBe(game.invitation);
    expect(held.game.invitation).toHaveLength(22);
    expect([isInviting(held.game), isInviting(game)]).toEqual([true, false]);
    const same = update(game);
    expect(holdSeat(same, 2, testChance())).toBe(same);
  });

  test('a held seat keeps its host, unless that was a substitute', () => {
    const game = started(ana, bo, robot('Locke'));
    expect(holdSeat(update(game), 0, testChance()).game.host).toBe(ANA);
    const substituted = { ...game, seats: [ana, dotForBo, cleo], host: dot.account };
    const held = holdSeat(update(substituted), 1, testChance());
    expect(held.game.seats[1]).toMatchObject({ kind: 'computer', owner: { account: BO, name: 'Bo' } });
    expect(held.game.host).toBe(CLEO);
    expect(last(held)).toMatchObject({ account: dot.account, events: [{ name: 'Dot' }] });
  });

  test('a held seat is taken by a substitute, who plays for its owner', () => {
    const game = started(ana, bo, robot('Locke'));
    const held = { ...holdSeat(update(game), 1, testChance()).game, seeks: true };
    const sat = sitIn(held, 1, dot, NOON + DAY, testChance());
    expect(sat.game).toMatchObject({ seats: [ana, dotForBo, robot('Locke')], seeks: false });
    expect(sat.entries[0]).toMatchObject({
      seat: null,
      action: 'sit in',
      by: 'table',
      account: dot.account,
      events: [{ type: 'satIn', seat: 1, name: 'Dot' }],
    });
    expect(
      sitIn({ ...held, seats: held.seats.with(1, robot('Locke')) }, 1, dot, NOON, testChance()).game.seats[1],
    ).toEqual(dot);
    const back = returnSeat(sat.game, 1, { account: BO, name: 'Bo' }, NOON + DAY, testChance());
    expect(back.game.seats[1]).toEqual(bo);
    expect(back.entries[0]).toMatchObject({
      action: 'return',
      account: BO,
      events: [{ type: 'returned', seat: 1, name: 'Bo' }],
    });
  });

  test('a held seat has no strikes and no days off of the one before, but their reserve and deadline', () => {
    const game = started(ana, bo, robot('Locke'));
    const { clock } = game;
    if (clock === null) throw new Error('a game without a clock');
    const seat = at(activeSeats(game), 0);
    const breaks = [{ from: NOON, until: NOON + DAY }];
    const vacation = { from: '2026-10-01', to: '2026-10-01' };
    const worn = { ...at(clock.seats, seat), strikes: 2, vacation, breaks, bank: 60_000 };
    const before = { ...game, clock: { ...clock, seats: clock.seats.with(seat, worn) } };
    const owner = game.seats[seat];
    if (owner?.kind !== 'person') throw new Error('a computer has the turn');
    const after = giveSeat(before, seat, dot, NOON, testChance()).game.clock?.seats[seat];
    expect(after).toMatchObject({ strikes: 0, vacation: null, breaks, turn: { by: worn.turn?.by } });
    const other = seat === 0 ? 1 : 0;
    const idle = { ...at(clock.seats, other), strikes: 2, vacation, breaks };
    const rested = { ...game, clock: { ...clock, seats: clock.seats.with(other, idle) } };
    expect(giveSeat(rested, other, dot, NOON, testChance()).game.clock?.seats[other]).toMatchObject({
      strikes: 0,
      vacation: null,
      breaks: [],
    });
  });

  test('a held seat may be given away for good', () => {
    const game = started(ana, bo, robot('Locke'));
    const given = giveSeat(game, 1, dot, NOON + DAY, testChance());
    expect(given.game.seats[1]).toEqual({ ...dotForBo, forGood: true });
    expect(given.game.host).toBe(ANA);
    const held = { ...game, seats: game.seats.with(1, heldForBo) };
    expect(giveSeat(held, 1, dot, NOON, testChance()).game.seats[1]).toEqual({ ...dotForBo, forGood: true });
    const former = { ...game, seats: game.seats.with(1, robot('Cubitt')) };
    expect(giveSeat(former, 1, dot, NOON, testChance()).game.seats[1]).toEqual(dot);
    expect(giveSeat(game, 0, dot, NOON, testChance()).game.host).toBe(dot.account);
  });

  test('a held seat is held again when its substitute gets up, or its owner is back if nobody else plays', () => {
    const game = started(ana, bo, robot('Locke'));
    const substituted = { ...game, seats: [ana, dotForBo, robot('Locke')] };
    const held = getUpFor(substituted, 1, NOON + DAY, testChance());
    expect(held.game.seats[1]).toMatchObject({ kind: 'computer', owner: { account: BO } });
    const alone = { ...game, seats: [robot('Gresley'), dotForBo, robot('Locke')] };
    expect(getUpFor(alone, 1, NOON + DAY, testChance()).game.seats[1]).toEqual(bo);
    expect(stillSeeks({ seats: [ana, heldForBo], seeks: true })).toBe(true);
    expect([
      stillSeeks({ seats: [ana, bo], seeks: true }),
      stillSeeks({ seats: [ana, heldForBo], seeks: false }),
    ]).toEqual([false, false]);
  });
});

describe('a seat whose account is deleted', () => {
  test('a seat whose account is deleted gets another occupant quietly', () => {
    const game = { ...started(ana, bo, robot('Locke')), seeks: true, plans: [{ version: 1, laid: null }] };
    const over = handOver(game, 1, { occupant: cleo, host: ANA }, NOON + DAY);
    expect(over.game).toMatchObject({
      seats: [ana, cleo, robot('Locke')],
      host: ANA,
      updatedAt: game.updatedAt,
      seeks: false,
    });
    expect(last(over)).toMatchObject({ seat: null, action: 'hand over', by: 'table', events: [] });
    expect(over.game.plans).toBe(game.plans);
  });

  test('a seat whose account is deleted goes to a computer player for good in a game in play, and the next person is host', () => {
    const game = started(ana, bo, robot('Locke'));
    const without = withoutOccupant(game, 0, NOON + DAY, testChance());
    expect(without?.game.seats[0]).toMatchObject({ kind: 'computer' });
    expect(ownerOf(without?.game.seats[0])).toBeUndefined();
    expect([FORMER, 'Locke']).not.toContain(nameAt({ seats: without?.game.seats ?? [] }, 0));
    expect(without?.game.host).toBe(BO);
    expect(without?.entries[0]).toMatchObject({ action: 'hand over', events: [{ type: 'replaced', seat: 0 }] });
    expect(replaceWithComputer(game, 1, NOON + DAY, testChance()).game.host).toBe(ANA);
  });

  test('a seat whose account is deleted is empty again before the game starts', () => {
    const without = withoutOccupant(table(ana, bo, nobody), 0, NOON, testChance());
    expect(without?.game).toMatchObject({ seats: [nobody, bo, nobody], host: BO, status: 'lobby' });
    expect(withoutOccupant(table(ana, nobody), 0, NOON, testChance())).toBeNull();
    const game = table(ana, nobody);
    const later = withoutOccupant({ ...game, setup: { ...game.setup, startsAt: NOON + DAY } }, 0, NOON, testChance());
    expect(later?.game).toMatchObject({ seats: [nobody, nobody], host: null });
  });

  test('a seat whose account is deleted shows a placeholder in a finished game', () => {
    const game = { ...started(ana, bo, robot('Locke')), status: 'finished' } as const;
    const without = withoutOccupant(game, 1, NOON, testChance());
    expect(without?.game.seats[1]).toEqual(gone);
    expect(withoutOccupant({ ...game, seats: [ana, dotForBo, cleo] }, 1, NOON, testChance())?.game.seats[1]).toEqual(
      bo,
    );
    expect([formerOccupant(ana), formerOccupant(undefined), formerOccupant(heldForBo)]).toEqual([gone, gone, bo]);
  });

  test('a seat whose account is deleted goes back to its owner if nobody else plays', () => {
    const game = started(ana, bo, robot('Locke'));
    const alone = { ...game, seats: [robot('Gresley'), dotForBo, robot('Locke')], host: dot.account };
    expect(withoutOccupant(alone, 1, NOON, testChance())?.game).toMatchObject({ host: BO, seats: { 1: bo } });
    const away = { ...game, seats: [ana, heldForBo, robot('Locke')] };
    expect(withoutOccupant(away, 0, NOON, testChance())?.game.seats[1]).toEqual(bo);
    const others = { ...game, seats: [ana, dotForBo, cleo] };
    expect(withoutOccupant(others, 1, NOON, testChance())?.game.seats[1]).toMatchObject({
      kind: 'computer',
      owner: { account: BO },
    });
    expect(
      withoutOccupant({ ...game, seats: [ana, robot('Gresley'), robot('Locke')] }, 0, NOON, testChance()),
    ).toBeNull();
  });

  test('a seat whose account is deleted belongs to its occupant once its owner is gone', () => {
    const game = { ...started(ana, bo, robot('Locke')), seats: [ana, dotForBo, robot('Locke')], host: BO };
    expect(withoutOwner(game, 1, NOON)?.game).toMatchObject({ seats: [ana, dot, robot('Locke')], host: dot.account });
    const held = { ...game, seats: [ana, heldForBo, robot('Locke')] };
    expect(withoutOwner(held, 1, NOON)?.game).toMatchObject({
      seats: [ana, robot('Brunel'), robot('Locke')],
      host: ANA,
    });
    expect(withoutOwner({ ...held, host: ANA }, 1, NOON)?.game.host).toBe(ANA);
    const empty = { ...game, seats: [robot('Gresley'), heldForBo, robot('Locke')] };
    expect(withoutOwner(empty, 1, NOON)).toBeNull();
    const heldForCleo = { ...heldForBo, owner: { account: CLEO, name: 'Cleo' } };
    expect(withoutOwner({ ...game, seats: [heldForCleo, heldForBo, robot('Locke')] }, 1, NOON)?.game.host).toBeNull();
    expect([ownerless(dotForBo), ownerless(gone), ownerless(nobody)]).toEqual([dot, gone, nobody]);
  });
});

describe('an invitation', () => {
  test('an invitation is valid for thirty days, and as long as it leads to a seat', () => {
    expect(newInvitation(testChance(), NOON)).toMatchObject({
      invitation: expect.stringMatching(/^.{22}$/),
      invitationUntil: NOON + 30 * DAY,
    });
    const game = table(ana, nobody);
    expect([hasExpired(game, game.invitationUntil - 1), hasExpired(game, game.invitationUntil)]).toEqual([false, true]);
    const playing = { ...game, status: 'playing' as const };
    expect([isInviting(playing), hasExpired(playing, game.invitationUntil)]).toEqual([false, false]);
    expect(isInviting({ ...playing, seats: [ana, heldForBo] })).toBe(true);
    expect(isInviting({ ...playing, status: 'finished', seats: [ana, heldForBo] })).toBe(false);
  });
});

test('a game that is taken down ends without a result, and says why', () => {
  const down = takeDown(started(ana, bo), 'against the rules', NOON + DAY);
  expect(down.game).toMatchObject({ status: 'finished', vote: null, dealBy: null, seeks: false });
  expect(last(down)).toMatchObject({
    seat: null,
    action: 'take down',
    by: 'table',
    events: [{ type: 'takenDown', reason: 'against the rules' }],
  });
  expect(isCancelled(down.game)).toBe(true);
});

describe('a game', () => {
  test('a game has something to save after a revision, a plan or a commitment', () => {
    const game = started(ana, bo);
    expect(isChanged(update(game))).toBe(false);
    expect(isChanged({ ...update(game), game: { ...game, plans: [{ version: 1, laid: null }] } })).toBe(true);
    expect(
      isChanged({
        ...update(game),
        game: {
          ...game,
          commitments: game.commitments.map((one) => ({ ...one, commitments: { ...one.commitments } })),
        },
      }),
    ).toBe(true);
  });

  test('a game has active seats while it is played', () => {
    const game = started(ana, bo);
    expect(activeSeats(game)).toHaveLength(1);
    expect([activeSeats({ ...game, status: 'finished' }), activeSeats(table(ana, bo))]).toEqual([[], []]);
  });

  test('a game knows the places, and whether it was cancelled', () => {
    const results = [{ engine: '12-12', scores: [5, 0], out: 1 }];
    const game = { ...started(ana, bo), results };
    expect(placesIn(game)).toEqual([2, 1]);
    expect([isCancelled(game), isCancelled({ ...game, status: 'finished' })]).toEqual([false, true]);
    expect(isCancelled({ ...game, status: 'finished', results: [...results, ...results] })).toBe(false);
    expect(setupOf(game)).toMatchObject({ seats: 2, set: 12, rounds: 2 });
    expect(() => setupOf({ ...game, seats: [ana] })).toThrow('A table has 2 to 16 seats.');
  });
});

describe('a name', () => {
  /** Chance that says these bytes, again and again. */
  const bytes = (...some: number[]) => {
    let next = 0;
    return { ...testChance(), byte: () => at(some, next++ % some.length) };
  };

  test('a name of a game is never empty, and each comes up', () => {
    const names = new Set(Array.from({ length: 24 }, (_, byte) => gameName(bytes(byte))));
    expect(names.size).toBe(24);
    for (const name of names) expect(name).toMatch(/^[A-Z][a-z]+( [A-Z][a-z]+)*$/);
  });

  test('a name of a computer player is like none at the table, and there are enough', () => {
    const names = computerNames(15, [], testChance());
    expect(new Set(names).size).toBe(15);
    for (const name of names) expect(name).toMatch(/^[A-Z][a-z]{3,}$/);
    expect(computerNames(15, ['brunel', 'LOCKE'], testChance())).toHaveLength(13);
    expect(computerNames(2, [], testChance())).toHaveLength(2);
  });
});
