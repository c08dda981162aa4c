import { describe, expect, test } from 'vitest';
import { verdictOf, verifyDeal, type Evidence, type KeptRound } from '../src/index.ts';
import { hexFor } from './bytes.ts';
import { seen } from './played-round.ts';
import { Browser, Server } from './simulation.ts';

const RULES = { set: 9, opening: 'aside', starter: 'random', usedEngines: [] } as const;

function boarded() {
  const server = new Server('table', 4);
  const people = ['Ana', 'Ben', 'Cleo'].map((name, seat) => new Browser(name, seat));
  for (const browser of people) server.visit(browser);
  server.close(1);
  return { server, people };
}

/** Returns the browser's record once it has seen the deal. */
function keptBy({ kept, seat }: Browser, evidence: Evidence): KeptRound | null {
  const of = kept.get(evidence.round);
  return of === undefined ? null : { ...of, deal: seen(evidence, seat, { preset: 'bonepile' }) };
}

describe('a game that everybody visits once a round', () => {
  test('a game that everybody visits once a round deals every round without waiting, from everybody’s contributions, and each browser can prove it', () => {
    const { server, people } = boarded();
    expect(server.isReady(1)).toBe(false);
    for (const browser of people) server.visit(browser);
    const deals: Evidence[] = [];
    for (let round = 1; round <= 5; round++) {
      // The last visitor did not see the others' contributions arrive before the deal, which the proof does not need.
      expect(server.isReady(round)).toBe(true);
      deals.push(server.deal(round, RULES));
      for (const browser of people) server.visit(browser);
    }
    for (const evidence of deals) {
      expect(evidence.contributions.map((one) => one !== null)).toEqual([true, true, true, false]);
      for (const browser of people) expect(verdictOf(evidence, keptBy(browser, evidence))).toBe('proved');
    }
    expect(people.flatMap(({ remarks }) => remarks)).toEqual([]);
    expect(new Set(deals.flatMap(({ contributions }) => contributions)).size).toBe(15 + 1);
  });

  test('a game that everybody visits once a round deals without a browser that does not visit, and says so', () => {
    const { server, people } = boarded();
    for (const browser of people.slice(0, 2)) server.visit(browser);
    expect(server.isReady(1)).toBe(false);
    const evidence = server.deal(1, RULES);
    expect(verifyDeal(evidence).find(({ name }) => name === 'contributions')?.message).toBe(
      'Took part in this deal: seats 0 and 1. Sealed but not opened: seat 2. Nothing sealed (computers never do): seat 3.',
    );
    expect(people.map((browser) => verdictOf(evidence, keptBy(browser, evidence)))).toEqual([
      'withheld',
      'withheld',
      'unproved',
    ]);
    server.visit(new Browser('Cleo’s new phone', 2));
    expect(server.isReady(2)).toBe(false);
  });
});

describe('a browser', () => {
  const {
    server,
    people: [ana],
  } = boarded();
  if (ana === undefined) throw new Error('nobody');
  const closed = server.of(1).list;

  test('a browser sends only hashes before the list is closed', () => {
    const sent = JSON.stringify(ana.sent);
    expect(ana.sent.map((note) => Object.keys(note).join())).toEqual(['round,seal', 'round,seal']);
    for (const { contribution } of ana.kept.values()) expect(sent).not.toContain(contribution);
  });

  test('a browser repeats its seal and its contribution until they have arrived, and then stops', () => {
    const browser = new Browser('Dan', 3);
    const open = { ...closed, closed: false };
    const seal = browser.look(open);
    expect(browser.look(open)).toEqual(seal);
    if (seal === null || !('seal' in seal)) throw new Error('no seal');
    const withSeal = { ...open, seals: open.seals.with(3, seal.seal) };
    expect(browser.look(withSeal)).toBeNull();
    const given = browser.look({ ...withSeal, closed: true });
    expect(given).toHaveProperty('contribution');
    expect(browser.look({ ...withSeal, closed: true })).toEqual(given);
    expect(browser.look({ ...withSeal, closed: true, opened: [false, false, false, true] })).toBeNull();
    expect(browser.remarks).toEqual([]);
  });

  test('a browser stores the closed list in the same step that sends its contribution', () => {
    const browser = new Browser('Ana', 0);
    Object.assign(browser, { kept: new Map(ana.kept) });
    expect(browser.kept.get(1)?.list).toBeNull();
    expect(browser.look(closed)).toHaveProperty('contribution');
    expect(browser.kept.get(1)?.list).toEqual({ seat: 0, seals: closed.seals, opened: closed.opened });
  });

  test.each([
    ['other seals', { seals: closed.seals.with(1, hexFor('grind')) }],
    ['a missing seal', { seals: closed.seals.with(1, null) }],
    ['a reopened list', { closed: false }],
  ])('a browser sends nothing for %s once it has seen a closed list, and warns', (_, change) => {
    const browser = new Browser('Ana', 0);
    Object.assign(browser, { kept: new Map(ana.kept) });
    browser.look(closed);
    const before = browser.kept.get(1);
    expect(browser.look({ ...closed, ...change })).toBeNull();
    expect(browser.remarks).toEqual(['changed']);
    expect(browser.kept.get(1)).toEqual(before);
  });

  test('a browser sends nothing for a list without its seal, or with another one in its place', () => {
    const browser = new Browser('Ana', 0);
    Object.assign(browser, { kept: new Map(ana.kept) });
    expect(browser.look({ ...closed, seals: closed.seals.with(0, null) })).toBeNull();
    Object.assign(browser, { kept: new Map(ana.kept) });
    expect(browser.look({ ...closed, seals: closed.seals.with(0, hexFor('planted')) })).toBeNull();
    expect(browser.remarks).toEqual(['late', 'other']);
  });

  test('a browser takes no part but warns if its seat has already sealed or the list is closed', () => {
    const second = new Browser('Ana’s other browser', 0);
    expect(second.look({ ...closed, closed: false })).toBeNull();
    const late = new Browser('Dan', 3);
    expect(late.look(closed)).toBeNull();
    expect([...second.remarks, ...late.remarks]).toEqual(['other', 'late']);
    expect([...second.kept, ...late.kept]).toEqual([]);
  });

  test('a browser remembers that a contribution arrived, no matter what the server shows later', () => {
    const browser = new Browser('Ana', 0);
    Object.assign(browser, { kept: new Map(ana.kept) });
    browser.look({ ...closed, opened: closed.opened.with(1, true) });
    browser.look(closed);
    expect(browser.kept.get(1)?.list?.opened).toEqual([false, true, false, false]);
  });

  test('a browser starts the first round over with new bytes if the server does, but never a later round', () => {
    const {
      server,
      people: [ben],
    } = boarded();
    if (ben === undefined) throw new Error('nobody');
    server.visit(ben);
    const old = ben.kept.get(1)?.contribution;
    server.prepare(1, 1);
    server.visit(ben);
    expect(ben.remarks).toEqual(['anew']);
    expect(ben.sent.at(-1)).toHaveProperty('seal');
    expect(ben.kept.get(1)?.contribution).not.toBe(old);
    server.close(1);
    server.visit(ben);
    server.deal(1, RULES);
    server.visit(ben);
    const promised = ben.kept.get(2);
    server.prepare(2, 1);
    server.visit(ben);
    expect(ben.remarks).toEqual(['anew', 'changed']);
    expect(ben.kept.get(2)).toEqual(promised);
  });

  test('a browser seals again when the server replaces its commitment before the list was closed', () => {
    const server = new Server('table', 2);
    const browser = new Browser('Ana', 0);
    server.visit(browser);
    server.prepare(1, 1);
    server.visit(browser);
    expect(server.of(1).list.seals[0]).toBe(browser.kept.get(1)?.seal);
    expect(browser.kept.get(1)?.commitment).toBe(server.of(1).list.commitment);
    expect(browser.remarks).toEqual([]);
  });
});
