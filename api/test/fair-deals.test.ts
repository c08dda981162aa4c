import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEvidence, readKept, recall, sealOf, verdictOf, verifyDeal, newHex32 } from '@slow-train/fairness';
import { testWorker, type TestWorker } from '@slow-train/local/testing';
import type { GameAnswer, NewGame } from '@slow-train/protocol';
import { at } from '@slow-train/rules';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { Browser, evidenceFor, sendNotes } from './kit/browser.ts';
import { countingEndpoint, type CountingEndpoint } from './kit/counting-endpoint.ts';
import { peekInto } from './kit/database.ts';
import { look, problemIn, send, setTable, soloTable, someAction, tableIn } from './kit/play.ts';
import { person, visitor } from './kit/visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'fair-deals-'));
let door: CountingEndpoint;
let worker: TestWorker;
/** Another process on the same database, through a door of its own. */
let otherDoor: CountingEndpoint;
let other: TestWorker;
beforeAll(async () => {
  const { endpoint } = inject('testServer');
  [door, otherDoor] = await Promise.all([countingEndpoint(endpoint), countingEndpoint(endpoint)]);
  worker = await testWorker({ NEON_ENDPOINT: door.url });
  other = await testWorker({ NEON_ENDPOINT: otherDoor.url, DATABASE_URL: worker.database.url });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await other.stop();
  await worker.stop();
  await Promise.all([door.stop(), otherDoor.stop()]);
});

const newcomer = async (name: string) => new Browser(await person(worker, name));

/** People at a table that is full and has not started. Each looks at it when they sit down. */
async function boarded(names: readonly string[], table: Partial<NewGame> = {}) {
  const people = await Promise.all(names.map(newcomer));
  const host = at(people, 0);
  const seats = names.length + (table.computers ?? 0);
  const { game } = await setTable(host.who, { rules: { preset: 'bonepile' }, rounds: 3, ...table, seats });
  for (const one of people) {
    if (one !== host) await tableIn(await one.who.post(`/api/invitations/${game.invitation}/seat`, {}));
    await one.visit(game.id);
  }
  return { id: game.id, people, host };
}

async function start({ who }: Browser, id: string, openSeats = 'computers'): Promise<GameAnswer> {
  const { game } = await look(who, id);
  return tableIn(await who.post(`/api/games/${id}/start`, { openSeats }, { 'if-match': `"${game.revision}"` }));
}

/** Plays until so many rounds are over; whoever is on looks in with their browser first. */
async function playOut(people: readonly Browser[], id: string, rounds: number): Promise<GameAnswer> {
  for (;;) {
    const { game } = await look(at(people, 0).who, id);
    if (game.results.length >= rounds) return look(at(people, 0).who, id);
    const on = at(people, game.round?.turn.seat ?? 0);
    await tableIn(await send(on.who, await on.visit(id), someAction(await look(on.who, id))));
  }
}

describe('with a browser in every seat', () => {
  test('every deal is mixed from all of them, and proved to each when its round is over', async () => {
    const { id, people, host } = await boarded(['Ana', 'Bo']);
    // Bo's seal was the last: the list of round 1 is settled, and that of round 2 is not.
    const seen = await host.visit(id);
    expect(seen.game.fairness.lists).toMatchObject([
      { round: 1, closed: true, opened: [true, true] },
      { round: 2, closed: false, opened: [false, false] },
    ]);
    const started = await start(host, id);
    expect(started.game).toMatchObject({ dealing: null, round: { round: 1 } });
    expect(started.game.fairness).toMatchObject({
      deals: [{ round: 1, withheld: [], silent: [] }],
      lists: [
        { round: 2, closed: true },
        { round: 3, closed: false, seals: [null, null] },
      ],
    });
    expect(started.log.flatMap(({ events }) => events.map(({ type }) => type))).not.toContain('dealtWithout');
    // Both look in during the first round: what the next deal needs is there before it is over.
    for (const one of people) await one.visit(id);
    const second = await playOut(people, id, 1);
    expect(second.game).toMatchObject({ dealing: null, round: { round: 2 } });
    await playOut(people, id, 2);
    for (const round of [1, 2]) {
      for (const one of people) {
        const evidence = readEvidence(await evidenceFor(one.who, id, round));
        if (!evidence.ok) throw new Error(evidence.error);
        const kept = readKept(JSON.parse(JSON.stringify(one.kept.get(round))));
        if (!kept.ok) throw new Error(kept.error);
        const checks = [...verifyDeal(evidence.value), ...recall(evidence.value, kept.value)];
        expect(checks.filter(({ passed }) => !passed)).toEqual([]);
        expect(verdictOf(evidence.value, kept.value)).toBe('proved');
      }
    }
    const files = [await evidenceFor(host.who, id, 2), host.kept.get(2)].map((content, index) => {
      const file = join(folder, `${index}.json`);
      writeFileSync(file, JSON.stringify(content));
      return file;
    });
    const program = fileURLToPath(new URL('../../packages/fairness/bin/verify-deal.ts', import.meta.url));
    const { status, stdout } = spawnSync(process.execPath, [program, ...files], { encoding: 'utf8' });
    expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining('Nobody can have steered') });
  });

  test('nothing secret is told or logged before the round is over', async () => {
    const { id, people, host } = await boarded(['Ana', 'Bo']);
    await host.visit(id);
    await start(host, id);
    for (const one of people) await one.visit(id);
    const rows = await Promise.all([1, 2, 3].map((round) => peekInto(worker.database).prepared(id, round)));
    const secrets = rows.flatMap(({ secret, contributions }) => [secret, ...contributions.filter(Boolean)]);
    expect(secrets).toHaveLength(3 + 2 + 2);
    for (const { who } of people) {
      const answers = await Promise.all([
        who.get(`/api/games/${id}`),
        who.get(`/api/games/${id}?since=0`),
        who.get('/api/games'),
        who.get(`/api/games/${id}/deals/1`),
        who.get(`/api/games/${id}/deals/2`),
        who.get(`/api/games/${id}/record`),
        sendNotes(who, id, [{ round: 3, seal: newHex32() }]),
        sendNotes(who, id, [{ round: 2, contribution: newHex32() }]),
        sendNotes(who, id, [{ round: 1, contribution: newHex32() }]),
      ]);
      for (const answer of answers) {
        const body = await answer.text();
        for (const secret of secrets) expect(body).not.toContain(secret);
        expect(body).not.toMatch(/"(?:decks?|account|secret|contributions?)"/);
      }
    }
    const logs = worker.logs().join('\n');
    for (const secret of secrets) expect(logs).not.toContain(secret);
  });

  test('who gets up from a full table makes the first round be prepared anew', async () => {
    const { id, people, host } = await boarded(['Ana', 'Bo']);
    const before = at((await host.visit(id)).game.fairness.lists, 0);
    const bo = at(people, 1);
    const { game } = await look(bo.who, id);
    const left = await bo.who.fetch(`/api/games/${id}/seat`, {
      method: 'DELETE',
      headers: { 'if-match': `"${game.revision}"` },
    });
    expect(left.status).toBe(204);
    const [first, second] = (await look(host.who, id)).game.fairness.lists;
    expect(first).toMatchObject({ closed: false, seals: [null, null], opened: [false, false] });
    expect(first?.commitment).not.toBe(before.commitment);
    expect(second).toMatchObject({ closed: false, seals: [expect.any(String), null] });
    const after = await host.visit(id);
    expect(after.game.fairness.lists[0]).toMatchObject({ closed: false, seals: [expect.any(String), null] });
  });

  test('open seats that are taken away take nobody’s seal with them', async () => {
    const ana = await newcomer('Ana');
    const bo = await newcomer('Bo');
    const cy = await newcomer('Cy');
    const { game } = await setTable(ana.who, { rules: { preset: 'bonepile' }, seats: 3, rounds: 1 });
    for (const one of [bo, cy]) await tableIn(await one.who.post(`/api/invitations/${game.invitation}/seat`, {}));
    await ana.visit(game.id);
    await cy.visit(game.id);
    const { revision } = (await look(bo.who, game.id)).game;
    await bo.who.fetch(`/api/games/${game.id}/seat`, {
      method: 'DELETE',
      headers: { 'if-match': `"${revision}"` },
    });
    const started = await start(ana, game.id, 'remove');
    expect(started.game).toMatchObject({ round: null, dealing: { missing: [0, 1] } });
    expect(started.game.fairness.lists[0]?.seals).toEqual([ana.kept.get(1)?.seal, cy.kept.get(1)?.seal]);
    await cy.visit(game.id);
    expect((await ana.visit(game.id)).game).toMatchObject({ dealing: null, round: { round: 1 } });
  });
});

describe('against the computer', () => {
  test('one click plays at once, and from the second round on the browser has a part', async () => {
    const ana = await newcomer('Ana');
    const table = await soloTable(ana.who, { rounds: 3 });
    const { id } = table.game;
    expect(table.game).toMatchObject({ dealing: null, fairness: { deals: [{ round: 1, silent: [0], withheld: [] }] } });
    expect(table.log.flatMap(({ events }) => events)).toContainEqual({
      type: 'dealtWithout',
      silent: [0],
      withheld: [],
    });
    // One request seals two rounds and settles the next one; another opens it.
    const seen = await ana.visit(id);
    expect(seen.game.revision).toBe(table.game.revision);
    expect(seen.game.fairness.lists).toMatchObject([
      { round: 2, closed: true, opened: [true, false] },
      { round: 3, closed: false },
    ]);
    let now = seen;
    while (now.game.results.length < 2) {
      now = await tableIn(await send(ana.who, now, someAction(now)));
      if (now.log.some(({ by }) => by === 'table')) now = await ana.visit(id);
    }
    expect(now.game.fairness.deals[1]).toEqual({ round: 2, silent: [], withheld: [] });
    const [first, second] = await Promise.all([1, 2].map((round) => evidenceFor(ana.who, id, round)));
    expect(first?.contributions).toEqual([null, null]);
    const evidence = readEvidence(second);
    expect(evidence.ok && verdictOf(evidence.value, ana.kept.get(2) ?? null)).toBe('proved');
  });

  test.each(['computers', 'remove'])(
    'who looks at the table before it starts has a part in the first deal (open seats: %s)',
    async (openSeats) => {
      const { id, host } = await boarded(['Ana'], { computers: 2 });
      const started = await start(host, id, openSeats);
      expect(started.game.fairness.deals).toEqual([{ round: 1, silent: [], withheld: [] }]);
    },
  );
});

describe('a contribution that is missing', () => {
  /** Everybody has sealed. Cy, the last to sit down, saw the settled list at once; Ana and Bo have not looked since. */
  const waiting = () => boarded(['Ana', 'Bo', 'Cy']);

  test('is waited for, and then named', async () => {
    const { id, people, host } = await waiting();
    const started = await start(host, id);
    const { dealing, fairness, revision } = started.game;
    expect(started.game).toMatchObject({ status: 'playing', round: null });
    expect(dealing?.missing).toEqual([0, 1]);
    expect(Date.parse(dealing?.until ?? '') - Date.parse(started.game.updatedAt)).toBe(600_000);
    expect(fairness.lists[0]).toMatchObject({ closed: true, opened: [false, false, true] });
    const act = await problemIn(await send(host.who, started, 'draw'));
    expect(act).toMatchObject({ status: 409, detail: expect.stringContaining('shuffled') });
    // Ana's own browser sees the settled list and opens: no new revision, and still Bo is missing.
    expect((await host.visit(id)).game).toMatchObject({ revision, dealing: { missing: [1] } });
    const known = { 'if-none-match': `"${revision}"` };
    await peekInto(worker.database).ageDeal(id, 9);
    await worker.scheduled();
    expect((await host.who.get(`/api/games/${id}`, known)).status).toBe(304);
    await peekInto(worker.database).ageDeal(id, 1);
    // Who has this revision already is not told that nothing is new: their look deals.
    const dealt = await tableIn(await host.who.get(`/api/games/${id}`, known));
    expect(dealt.game).toMatchObject({ dealing: null, round: { round: 1 } });
    expect(dealt.game.fairness.deals).toEqual([{ round: 1, withheld: [1], silent: [] }]);
    expect(dealt.log.at(-1)?.events[0]).toEqual({ type: 'dealtWithout', withheld: [1], silent: [] });
    // Bo's browser comes too late, and its contribution cannot be added.
    const bo = at(people, 1);
    const late = bo.kept.get(1)?.contribution ?? '';
    const refused = await problemIn(await sendNotes(bo.who, id, [{ round: 1, contribution: late }]));
    expect(refused).toMatchObject({ status: 409, detail: expect.stringContaining('has been dealt') });
    expect((await peekInto(worker.database).prepared(id, 1)).contributions[1]).toBeNull();
  });

  test('is dealt without by the schedule where nobody looks', async () => {
    const { id, host } = await waiting();
    await start(host, id);
    await peekInto(worker.database).ageDeal(id, 10);
    await worker.scheduled();
    expect(await peekInto(worker.database).count('rounds', id)).toBe(1);
    expect((await look(host.who, id)).game.fairness.deals).toMatchObject([{ withheld: [0, 1] }]);
  });

  test('that comes in last deals the round', async () => {
    const { id, people, host } = await waiting();
    const { revision } = (await start(host, id)).game;
    await host.visit(id);
    const bo = await at(people, 1).visit(id);
    expect(bo.game.revision).toBeGreaterThan(revision);
    expect(bo.game).toMatchObject({ dealing: null, round: { round: 1 }, fairness: { deals: [{ withheld: [] }] } });
  });

  test('that was taken is never dropped by a deal that did not know of it', async () => {
    const { id, people, host } = await waiting();
    await start(host, id);
    // The table waits for Ana and Bo. Ana's contribution is on its way when somebody elsewhere deals without her.
    const saves = door.hold('update "preparations"');
    const sending = sendNotes(host.who, id, host.notesFor(await look(host.who, id)).slice(0, 1));
    await saves.arrived;
    await peekInto(worker.database).ageDeal(id, 10);
    const deals = otherDoor.hold('insert into "rounds"');
    const looking = look(at(people, 1).who.at(other), id);
    await deals.arrived;
    saves.release();
    expect((await sending).status).toBe(200);
    deals.release();
    const { game } = await looking;
    expect(game.fairness.deals).toEqual([{ round: 1, withheld: [1], silent: [] }]);
    const { contributions } = await peekInto(worker.database).prepared(id, 1);
    expect(contributions[0]).toBe(host.kept.get(1)?.contribution);
  });

  test('that loses against a deal is refused, and not told to be there', async () => {
    const { id, people, host } = await waiting();
    await start(host, id);
    const saves = door.hold('update "preparations"');
    const sending = sendNotes(host.who, id, host.notesFor(await look(host.who, id)).slice(0, 1));
    await saves.arrived;
    await peekInto(worker.database).ageDeal(id, 10);
    const { game } = await look(at(people, 1).who.at(other), id);
    expect(game.fairness.deals).toEqual([{ round: 1, withheld: [0, 1], silent: [] }]);
    saves.release();
    expect((await problemIn(await sending)).status).toBe(409);
    expect((await peekInto(worker.database).prepared(id, 1)).contributions[0]).toBeNull();
  });
});

describe('notes', () => {
  test('that cannot be taken say why', async () => {
    const ana = await newcomer('Ana');
    const { game } = await setTable(ana.who, { seats: 3, rounds: 2 });
    const table = game.id;
    const mine = newHex32();
    const seal = sealOf({ table, round: 1 }, mine);
    const why = async (...notes: Parameters<typeof sendNotes>[2][]) => {
      const { status, detail } = await problemIn(await sendNotes(ana.who, table, notes.flat()));
      return `${status} ${detail}`;
    };
    expect(await why([{ round: 1, contribution: mine }])).toMatch(/^409 Round 1: .*not settled yet/);
    expect((await sendNotes(ana.who, table, [{ round: 1, seal }])).status).toBe(200);
    expect((await sendNotes(ana.who, table, [{ round: 1, seal }])).status).toBe(200);
    expect(await why([{ round: 1, seal: newHex32() }])).toMatch(/^409 Round 1: This seat has sent another seal/);
    expect(await why([{ round: 3, seal }])).toBe('409 This game has 2 rounds.');
    const both = sealOf({ table, round: 2 }, mine);
    // All or nothing: the seal for round 2 is not taken either.
    expect(await why([{ round: 2, seal: both }], [{ round: 1, seal: newHex32() }])).toMatch(/^409 Round 1/);
    expect((await look(ana.who, table)).game.fairness.lists[1]?.seals).toEqual([null, null, null]);
    await start(ana, table);
    expect(await why([{ round: 1, seal: newHex32() }])).toMatch(/^409 Round 1: The seals for this round are settled/);
    expect(await why([{ round: 1, contribution: newHex32() }])).toMatch(/^409 .*not the contribution that was sealed/);
    const malformed = [
      { notes: [{ round: 1, seal: 'A'.repeat(64) }] },
      { notes: [{ round: 0, seal }] },
      { notes: [{ round: 1, seal, contribution: mine }] },
      { notes: [] },
      { notes: Array.from({ length: 5 }, () => ({ round: 1, seal })) },
      {},
    ];
    for (const body of malformed) {
      const refused = await problemIn(await ana.who.post(`/api/games/${table}/notes`, body));
      expect(refused.status).toBe(400);
      expect(JSON.stringify(refused)).not.toContain(mine);
    }
  });

  test('and evidence are for those who sit there', async () => {
    const ana = await newcomer('Ana');
    const stranger = await person(worker, 'Zoe');
    const { game } = await soloTable(ana.who, { rounds: 1 });
    const note = [{ round: 1, seal: newHex32() }];
    expect((await problemIn(await sendNotes(stranger, game.id, note))).status).toBe(404);
    expect((await problemIn(await sendNotes(visitor(worker), game.id, note))).status).toBe(401);
    expect((await problemIn(await stranger.get(`/api/games/${game.id}/deals/1`))).status).toBe(404);
    expect((await problemIn(await ana.who.get(`/api/games/${game.id}/deals/1`))).status).toBe(409);
    expect((await problemIn(await ana.who.get(`/api/games/${game.id}/deals/2`))).status).toBe(404);
    expect((await problemIn(await ana.who.get(`/api/games/${game.id}/deals/0`))).status).toBe(404);
  });

  test('of many browsers at once are all taken; what is there already is not written again', async () => {
    const { id, people } = await boarded(['Ana', 'Bo', 'Cy', 'Di'], { rules: { preset: 'hub' } });
    const [first] = (await look(at(people, 0).who, id)).game.fairness.lists;
    expect(first?.closed).toBe(true);
    await Promise.all(people.map((one) => one.visit(id)));
    const { lists } = (await look(at(people, 0).who, id)).game.fairness;
    expect(lists[0]?.opened).toEqual([true, true, true, true]);
    door.take();
    const { seal } = at(people, 0).kept.get(1) ?? { seal: '' };
    expect((await sendNotes(at(people, 0).who, id, [{ round: 1, seal }])).status).toBe(200);
    expect(door.take()).toHaveLength(1);
  });
});
