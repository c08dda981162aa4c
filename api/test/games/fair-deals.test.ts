import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  DEAL_CHECKS,
  newHex32,
  readEvidence,
  readKeptRound,
  verifyKept,
  KEPT_CHECKS,
  verdictOf,
  verifyDeal,
} from '@slow-train/fairness';
import { testWorker, type TestWorker } from '@slow-train/local/testing';
import { roundEvents } from '@slow-train/protocol';
import { at } from '@slow-train/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boarded, newcomer, playOut, start } from '../kit/boarded.ts';
import { evidenceFor, sendCommitments } from '../kit/browser.ts';
import { databaseProbe } from '../kit/database.ts';
import { look, setTable, tableIn, wholeLog } from '../kit/play.ts';

// Every seat has a browser.

const folder = mkdtempSync(join(tmpdir(), 'fair-deals-'));
let worker: TestWorker;
beforeAll(async () => {
  worker = await testWorker();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await worker.stop();
});

test('every browser contributes to every deal, and can verify it when its round is over', async () => {
  const { id, people, host } = await boarded(worker, ['Ana', 'Bo'], { set: 6 });
  // Bo's commitment was the last: round 1's list is closed, round 2's is not.
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
  // Both open the game during the first round, so the next deal has all contributions before that is over.
  for (const one of people) await one.visit(id);
  await playOut(people, id, 1);
  expect((await look(host.who, id)).game).toMatchObject({ dealing: null, round: { round: 2 } });
  await playOut(people, id, 2);
  for (const one of people) {
    const log = await wholeLog(one.who, id);
    for (const round of [1, 2]) {
      const evidence = readEvidence(await evidenceFor(one.who, id, round));
      if (!evidence.ok) throw new Error(evidence.error);
      const kept = readKeptRound(JSON.parse(JSON.stringify(one.kept.get(round))));
      if (!kept.ok) throw new Error(kept.error);
      const events = roundEvents(log, round);
      const checks = [...verifyDeal(evidence.value), ...verifyKept(evidence.value, kept.value, events)];
      expect(checks.filter(({ passed }) => !passed)).toEqual([]);
      expect(checks.map(({ name }) => name)).toEqual([...DEAL_CHECKS, ...KEPT_CHECKS]);
      expect(verdictOf(evidence.value, kept.value, events)).toBe('proved');
      // Another round's log does not fit these tiles.
      expect(verdictOf(evidence.value, kept.value, roundEvents(log, 3 - round))).toBe('broken');
    }
  }
  const files = [await evidenceFor(host.who, id, 2), host.kept.get(2)].map((content, index) => {
    const file = join(folder, `${index}.json`);
    writeFileSync(file, JSON.stringify(content));
    return file;
  });
  const program = fileURLToPath(new URL('../../../packages/fairness/bin/verify-deal.ts', import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [program, ...files], { encoding: 'utf8' });
  expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining('Nobody could have steered') });
});

test('no secret is sent or logged before the round is over', async () => {
  const { id, people, host } = await boarded(worker, ['Ana', 'Bo']);
  await host.visit(id);
  await start(host, id);
  for (const one of people) await one.visit(id);
  const rows = await Promise.all([1, 2, 3].map((round) => databaseProbe(worker.database).prepared(id, round)));
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
      sendCommitments(who, id, [{ round: 3, seal: newHex32() }]),
      sendCommitments(who, id, [{ round: 2, contribution: newHex32() }]),
      sendCommitments(who, id, [{ round: 1, contribution: newHex32() }]),
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

test('leaving a full game makes the first round’s commitments start over', async () => {
  const { id, people, host } = await boarded(worker, ['Ana', 'Bo']);
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

test('removing open seats keeps everybody’s commitments', async () => {
  const ana = await newcomer(worker, 'Ana');
  const bo = await newcomer(worker, 'Bo');
  const cy = await newcomer(worker, 'Cy');
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
