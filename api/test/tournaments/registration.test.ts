import { eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { boundaries } from '../../src/schema/talk.ts';
import { sanctions } from '../../src/schema/moderation.ts';
import { tournaments } from '../../src/schema/tournaments.ts';
import { users } from '../../src/schema/accounts.ts';
import { standings } from '../../src/schema/standings.ts';
import { leave } from '../../src/tournaments/leave.ts';
import {
  beginNow,
  cancelTournament,
  changeTournament,
  createTournament,
  enter,
  listTournaments,
  remove,
} from '../../src/tournaments/use-cases.ts';
import { type NotificationHarness } from '../kit/notification-harness.ts';
import { ORGANISER, PEOPLE, openTournaments, type TournamentKit, valueOf } from './kit.ts';

let harness: NotificationHarness;
let kit: TournamentKit;
beforeEach(async () => {
  ({ harness, kit } = await openTournaments());
});
afterEach(() => harness.stop());

describe('registration', () => {
  test('30.7 guests register by the organiser’s link, but not where games are rated', async () => {
    const guest = await harness.person('Gus', { address: false });
    const friendly = await kit.create(ORGANISER, { rated: false });
    expect(await enter(harness.ports, guest, { id: friendly, from: [] })).toMatchObject({ ok: true });
    expect(await kit.read(friendly, guest)).toMatchObject({ people: 1, you: { state: 'in' } });
    const rated = await kit.create(ORGANISER, { rated: true });
    expect(await enter(harness.ports, guest, { id: rated, from: [] })).toMatchObject({
      ok: false,
      error: { problem: 'forbidden' },
    });
  });

  test('30.7 a listed tournament is shown to everybody with an account until it closes, and asks guests for an address', async () => {
    const guest = await harness.person('Gus', { address: false });
    const id = await kit.create(ORGANISER, { rated: false, listed: true });
    await kit.create(ORGANISER, { rated: false });
    const seenBy = async (account: string) =>
      (await listTournaments(harness.ports, account)).seeking.map((one) => one.id);
    expect(await seenBy('p2')).toStrictEqual([id]);
    expect(await seenBy(ORGANISER)).toStrictEqual([]);
    expect(await enter(harness.ports, guest, { id, from: [] })).toMatchObject({
      ok: false,
      error: { problem: 'forbidden' },
    });
    await kit.register(id, ['p3']);
    expect(await seenBy('p3')).toStrictEqual([]);
    expect((await listTournaments(harness.ports, 'p2')).seeking).toMatchObject([{ people: 1, state: null }]);
    valueOf(await changeTournament(harness.ports, ORGANISER, { id, listed: false }));
    expect(await seenBy('p2')).toStrictEqual([]);
    valueOf(await changeTournament(harness.ports, ORGANISER, { id, listed: true }));
    await harness.db.update(tournaments).set({ closesAt: new Date(harness.now().getTime() - 1) });
    expect(await seenBy('p2')).toStrictEqual([]);
  });

  test('30.7 nobody is shown a tournament by somebody who is muted, or across a block', async () => {
    const id = await kit.create(ORGANISER, { listed: true });
    const since = harness.now();
    await harness.db.insert(boundaries).values([
      { accountId: 'p2', otherId: ORGANISER, kind: 'block', name: 'P 1', since },
      { accountId: ORGANISER, otherId: 'p3', kind: 'block', name: 'P 3', since },
      { accountId: 'p4', otherId: ORGANISER, kind: 'mute', name: 'P 1', since },
    ]);
    const seenBy = async (account: string) =>
      (await listTournaments(harness.ports, account)).seeking.map((one) => one.id);
    for (const apart of ['p2', 'p3']) expect(await seenBy(apart)).toStrictEqual([]);
    expect(await seenBy('p4')).toStrictEqual([id]);
    const until = new Date(since.getTime() + 86_400_000);
    await harness.db
      .insert(sanctions)
      .values({ id: 's', accountId: ORGANISER, kind: 'mute', reason: 'rude', at: since, until });
    expect(await seenBy('p4')).toStrictEqual([]);
  });

  test('registration is for names', async () => {
    const id = await kit.create(ORGANISER);
    await harness.db.update(users).set({ name: '' }).where(eq(users.id, 'p2'));
    expect(await enter(harness.ports, 'p2', { id, from: [] })).toMatchObject({
      ok: false,
      error: { problem: 'conflict' },
    });
  });

  test('registration puts people who come too late into the reserve, and they move up when somebody leaves', async () => {
    const id = await kit.create(ORGANISER, { mostPeople: 8 });
    await kit.register(id, PEOPLE.slice(0, 10));
    expect(await kit.read(id, 'p10')).toMatchObject({ people: 8, reserves: 2, you: { number: 9, state: 'reserve' } });
    valueOf(await leave(harness.ports, 'p2', { id }));
    expect(await kit.read(id, 'p10')).toMatchObject({ people: 8, reserves: 1, you: { number: 9, state: 'in' } });
    // An entrant who has left may come back, at the end of the line.
    valueOf(await enter(harness.ports, 'p2', { id, from: [] }));
    expect(await kit.read(id, 'p2')).toMatchObject({ you: { number: 1, state: 'reserve' } });
  });

  test('registration is not for people that the organiser has removed, nor for two if one has blocked the other', async () => {
    const id = await kit.create(ORGANISER);
    await kit.register(id, PEOPLE.slice(0, 2));
    valueOf(await remove(harness.ports, ORGANISER, { id, numbers: [1] }));
    expect(await enter(harness.ports, 'p2', { id, from: [] })).toMatchObject({
      ok: false,
      error: { problem: 'conflict' },
    });
    const since = harness.now();
    await harness.db.insert(boundaries).values([
      { accountId: 'p5', otherId: ORGANISER, kind: 'block', name: 'P 1', since },
      { accountId: 'p3', otherId: 'p4', kind: 'block', name: 'P 4', since },
      { accountId: ORGANISER, otherId: 'p6', kind: 'block', name: 'P 6', since },
    ]);
    expect(await enter(harness.ports, 'p5', { id, from: [] })).toMatchObject({
      ok: false,
      error: { problem: 'not-found' },
    });
    valueOf(await enter(harness.ports, 'p4', { id, from: [] }));
    // The blocker does not read the other's name. The blocked one reads the same as a stranger, and is told of no block.
    const names = async (reader: string | null) => (await kit.read(id, reader)).standing.map(({ name }) => name);
    expect(await names('p3')).toStrictEqual(['P 3', null]);
    for (const reader of ['p4', 'p6', 'p7', null]) expect(await names(reader)).toStrictEqual(['P 3', 'P 4']);
    const refused = await enter(harness.ports, 'p6', { id, from: [] });
    expect(refused).toStrictEqual(await enter(harness.ports, 'p2', { id, from: [] }));
    expect(refused).toMatchObject({ ok: false, error: { problem: 'conflict' } });
  });

  test('registration cancels a tournament for which too few have come, and says so', async () => {
    const id = await kit.create(ORGANISER);
    await kit.register(id, PEOPLE.slice(0, 7));
    expect(await beginNow(harness.ports, ORGANISER, { id })).toMatchObject({
      ok: false,
      error: { problem: 'conflict' },
    });
    kit.pass(1);
    await kit.run();
    expect(await kit.read(id)).toMatchObject({ status: 'cancelled', round: 0 });
    await harness.pass(60);
    expect(harness.taken()).toStrictEqual(Array.from({ length: 7 }, () => 'mail tournament cancelled'));
  });

  test('registration keeps everybody at the same moment', async () => {
    const id = await kit.create(ORGANISER);
    const entered = await Promise.all(PEOPLE.map((account) => enter(harness.ports, account, { id, from: [] })));
    expect(entered.every(({ ok }) => ok)).toBe(true);
    const numbers = (await kit.load(id)).entrants.map(({ number }) => number);
    expect(numbers).toStrictEqual(PEOPLE.map((_, index) => index + 1));
  });
});

describe('registering', () => {
  const from = (address: string) => [`${address}/32`];
  const forbidden = { ok: false, error: { problem: 'forbidden' } };

  test('29.3 a script from one network fills no tournament: six come in, however many leave, until the organiser allows more', async () => {
    const id = await kit.create(ORGANISER);
    const come = (account: string, address: string) => enter(harness.ports, account, { id, from: from(address) });
    const [first, ...others] = await Promise.all(PEOPLE.slice(0, 9).map((account) => come(account, '203.0.113.7')));
    const came = [first, ...others].filter((one) => one?.ok === true);
    expect(came).toHaveLength(6);
    const { entrants } = await kit.load(id);
    const [anybody] = entrants;
    valueOf(await leave(harness.ports, anybody?.account ?? '', { id }));
    expect(await come('p11', '203.0.113.7')).toMatchObject(forbidden);
    // An entrant who has left comes back, and others come from elsewhere.
    valueOf(await come(anybody?.account ?? '', '203.0.113.7'));
    valueOf(await come('p11', '203.0.113.8'));
    valueOf(await changeTournament(harness.ports, ORGANISER, { id, fromNetwork: 7 }));
    valueOf(await come('p12', '203.0.113.7'));
    expect((await kit.read(id)).people).toBe(8);
    expect(harness.taken()).toStrictEqual([]);
  });

  test('a provider’s wider network lets in twice as many, and no network is known once the tournament is over', async () => {
    const id = await kit.create(ORGANISER, { fromNetwork: 2 });
    const come = (account: string, narrow: number, wide = 1) =>
      enter(harness.ports, account, { id, from: [`2001:db8:${wide}:${narrow}::/64`, `2001:db8:${wide}::/56`] });
    for (const [index, narrow] of [1, 1, 2, 2].entries()) valueOf(await come(PEOPLE[index] ?? '', narrow));
    expect(await come('p6', 3)).toMatchObject(forbidden);
    valueOf(await come('p6', 3, 2));
    expect((await kit.load(id)).entrants.map(({ networks }) => networks.length)).toStrictEqual([2, 2, 2, 2, 2]);
    valueOf(await cancelTournament(harness.ports, ORGANISER, { id }));
    expect((await kit.load(id)).entrants.flatMap(({ networks }) => networks)).toStrictEqual([]);
  });

  test('29.3 a tournament may ask for accounts of an age, and for games that were finished with others', async () => {
    const day = 86_400_000;
    const now = harness.now().getTime();
    const old = { createdAt: new Date(now - 8 * day) };
    await harness.db
      .update(users)
      .set(old)
      .where(inArray(users.id, ['p2', 'p4']));
    const standing = {
      preset: 'station',
      seats: 2,
      rounds: 1,
      roundsWon: 1,
      pips: 0,
      longestTrain: 3,
      turns: 9,
    } as const;
    const at = { timeouts: 0, startedAt: new Date(now), finishedAt: new Date(now) };
    const played = (accountId: string, gameId: string, place: number | null, isAway = false) => ({
      ...standing,
      ...at,
      accountId,
      gameId,
      place,
      isAway,
    });
    // A game that was ended counts for nothing, nor one that somebody else finished.
    await harness.db
      .insert(standings)
      .values([played('p2', 'g1', 1), played('p3', 'g1', 2), played('p4', 'g2', null), played('p4', 'g3', 2, true)]);
    const id = await kit.create(ORGANISER, { accountDays: 7, finishedGames: 1 });
    const come = (account: string) => enter(harness.ports, account, { id, from: [] });
    valueOf(await come('p2'));
    expect(await come('p3')).toMatchObject(forbidden);
    expect(await come('p4')).toMatchObject(forbidden);
    expect(await kit.read(id)).toMatchObject({ accountDays: 7, finishedGames: 1, people: 1 });
  });

  test('29.3 entry warns of people that one has blocked, not of others’ blocks', async () => {
    const id = await kit.create(ORGANISER);
    await kit.register(id, PEOPLE.slice(0, 3));
    const since = harness.now();
    await harness.db
      .insert(boundaries)
      .values(
        ['p2', 'p3'].map((otherId) => ({ accountId: 'p9', otherId, kind: 'block' as const, name: otherId, since })),
      );
    expect(await kit.read(id, 'p9')).toMatchObject({ blocked: 2 });
    expect(await kit.read(id, 'p2')).toMatchObject({ blocked: 0 });
    expect(await kit.read(id)).toMatchObject({ blocked: 0 });
  });

  test('29.3 the organiser removes several people at once, and nobody of them comes for another', async () => {
    const id = await kit.create(ORGANISER, { mostPeople: 8 });
    await kit.register(id, PEOPLE.slice(0, 11));
    valueOf(await remove(harness.ports, ORGANISER, { id, numbers: [1, 9, 2] }));
    const states = (await kit.load(id)).entrants.map(({ state }) => state);
    expect(states).toStrictEqual(['removed', 'removed', ...Array(6).fill('in'), 'removed', 'in', 'in']);
    expect(await remove(harness.ports, ORGANISER, { id, numbers: [3, 99] })).toMatchObject({ ok: false });
    expect((await kit.read(id)).people).toBe(8);
  });
});

describe('terms that do not fit together are refused', () => {
  test.each([
    ['a day in the past', { closesAt: '2026-09-01T00:00:00.000Z' }],
    ['more rounds of a game than its set has', { gameRounds: 19 }],
    ['rated house rules', { rated: true, rules: { preset: 'bonepile', doubles: 'chain' } }],
    ['everybody against everybody for months', { kind: 'roundRobin', mostPeople: 40 }],
  ] as const)('terms that do not fit together are refused: %s', async (_, different) => {
    await expect(kit.create(ORGANISER, different)).rejects.toThrow('invalid-request');
  });
});

describe('the end of registration', () => {
  const at = (hours: number): string => new Date(harness.now().getTime() + hours * 3_600_000).toISOString();
  const change = (closesAt: string, who = ORGANISER) => changeTournament(harness.ports, who, { id, closesAt });
  let id: string;
  beforeEach(async () => {
    id = await kit.create(ORGANISER);
    await kit.register(id, PEOPLE.slice(0, 8));
  });

  test('the end of registration can be put off by the organiser: the first round waits, and everybody is told once', async () => {
    const put = at(72);
    valueOf(await change(at(60)));
    expect(valueOf(await change(put))).toMatchObject({ closesAt: put, status: 'open' });
    await harness.pass(60);
    expect(harness.taken()).toStrictEqual(Array.from({ length: 8 }, () => 'mail tournament moved'));
    kit.pass(2);
    await kit.run();
    expect(await kit.read(id)).toMatchObject({ status: 'open', round: 0 });
    kit.pass(1);
    await kit.run();
    expect(await kit.read(id)).toMatchObject({ status: 'playing', round: 1 });
  });

  test('the end of registration can be brought forward, and those who hear of the first round hear no more of that', async () => {
    valueOf(await change(at(0.1)));
    harness.setTime(harness.now().getTime() + 6 * 60_000);
    await kit.run();
    expect(await kit.read(id)).toMatchObject({ status: 'playing', round: 1 });
    await harness.pass(60);
    const told = harness.taken().filter((one) => one.startsWith('mail tournament'));
    expect(told).toStrictEqual(Array.from({ length: 8 }, () => 'mail tournament paired'));
  });

  test('the end of registration is told to nobody if it stays the same, and not to the organiser, who has changed it', async () => {
    valueOf(await enter(harness.ports, ORGANISER, { id, from: [] }));
    const { closesAt } = await kit.read(id);
    valueOf(await change(closesAt));
    await harness.pass(60);
    expect(harness.taken()).toStrictEqual([]);
    valueOf(await change(at(72)));
    await harness.pass(60);
    expect(harness.out.map(({ to }) => to)).not.toContain(`${ORGANISER}@example.org`);
    expect(harness.taken()).toHaveLength(8);
  });

  test('the end of registration is never in the past, nor moved by others or once it is over', async () => {
    const refused = (problem: string) => ({ ok: false, error: { problem } });
    expect(await change(at(-1))).toMatchObject(refused('invalid-request'));
    expect(await change(at(0))).toMatchObject(refused('invalid-request'));
    expect(await change(at(24 * 400))).toMatchObject(refused('invalid-request'));
    expect(await change(at(72), 'p2')).toMatchObject(refused('forbidden'));
    await kit.begin(id, ORGANISER);
    expect(await change(at(72))).toMatchObject(refused('conflict'));
  });
});

test('only the organiser begins, cancels and removes', async () => {
  const id = await kit.create(ORGANISER);
  await kit.register(id, PEOPLE.slice(0, 8));
  const refused = { ok: false, error: { problem: 'forbidden' } };
  expect(await beginNow(harness.ports, 'p2', { id })).toMatchObject(refused);
  expect(await cancelTournament(harness.ports, 'p2', { id })).toMatchObject(refused);
  expect(await remove(harness.ports, 'p2', { id, numbers: [1] })).toMatchObject(refused);
  expect(
    await createTournament(harness.ports, await harness.person('Guest', { address: false }), {
      ...(await settings()),
    }),
  ).toMatchObject(refused);
});

const settings = async () => {
  const { kind, tableSize, roundDays, mostPeople, accountDays, finishedGames, fromNetwork, language, rules, clock } =
    await kit.read(await kit.create(ORGANISER));
  const closesAt = new Date(harness.now().getTime() + 86_400_000).toISOString();
  const rest = { name: 'Cup', rounds: 3, gameRounds: 1, rated: false, phrasesOnly: false, closesAt };
  return {
    kind,
    tableSize,
    roundDays,
    mostPeople,
    accountDays,
    finishedGames,
    fromNetwork,
    listed: false,
    language,
    rules,
    clock,
    ...rest,
  };
};

test('31.31 a request that comes again, also at once, creates only one tournament, and another request none', async () => {
  const command = { ...(await settings()) };
  const create = (by: string, key: string, name = command.name) =>
    createTournament(harness.ports, by, { ...command, name }, key);
  const [first, ...again] = await Promise.all(Array.from({ length: 3 }, () => create(ORGANISER, 'key-of-one')));
  const { id } = valueOf(first ?? (await create(ORGANISER, 'key-of-one')));
  for (const one of [...again, await create(ORGANISER, 'key-of-one')]) expect(valueOf(one).id).toBe(id);
  expect(await create(ORGANISER, 'key-of-one', 'Winter Cup')).toMatchObject({
    ok: false,
    error: { problem: 'key-reused' },
  });
  expect(valueOf(await create(ORGANISER, 'key-of-another')).id).not.toBe(id);
  expect(valueOf(await create('p2', 'key-of-one')).id).not.toBe(id);
});
