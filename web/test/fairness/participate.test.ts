import {
  closeList,
  newRoundCommitments,
  acceptContribution,
  acceptSeal,
  type CommitmentMessage,
  type RoundCommitments,
} from '@slow-train/fairness';
import type { GameAnswer } from '@slow-train/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptStore } from '../../src/fairness/kept-store.ts';
import { participate } from '../../src/fairness/participate.ts';
import { gameView } from '../fixtures.ts';
import { json, pretendService, type Sent } from '../service.ts';
import { dealt, DEALT_AT } from './dealt.ts';

const GAME = 'abcdefghijkl';
const SECRET = 'a'.repeat(64);

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** A service that collects commitments for two rounds and two seats; the first is settled once seat 0 has committed. */
function service() {
  let rounds = [1, 2].map((round) => newRoundCommitments({ table: GAME, round }, 2, SECRET));
  const take = (commitments: RoundCommitments, message: CommitmentMessage): RoundCommitments => {
    if (message.round !== commitments.list.round) return commitments;
    const taken =
      'seal' in message
        ? acceptSeal(commitments, 0, message.seal)
        : acceptContribution(commitments, 0, message.contribution);
    if (!taken.ok) throw new Error(taken.error);
    return message.round === 1 && 'seal' in message ? closeList(taken.value) : taken.value;
  };
  const fairness = () => ({ lists: rounds.map(({ list }) => list), deals: [] });
  const { sent } = pretendService(({ body }) => {
    // Every message was stored before it was sent.
    for (const message of messagesIn(body))
      expect(localStorage.getItem(`slow-train:kept:${GAME}:${message.round}`)).not.toBeNull();
    rounds = rounds.map((commitments) => messagesIn(body).reduce(take, commitments));
    return json({ revision: 4, fairness: fairness() });
  });
  const look = (): GameAnswer => ({ game: gameView({ fairness: fairness() }), log: [] });
  return { sent, look, rounds: () => rounds };
}

function messagesIn(body: unknown): readonly CommitmentMessage[] {
  return typeof body === 'object' && body !== null && 'messages' in body && Array.isArray(body.messages)
    ? body.messages
    : [];
}
const bodies = (sent: readonly Sent[]) => sent.map(({ body }) => messagesIn(body));

test('the browser commits in one request, and reveals once the list is settled and stored', async () => {
  const { sent, look, rounds } = service();
  await participate(look());
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `POST /api/games/${GAME}/commitments`,
    `POST /api/games/${GAME}/commitments`,
  ]);
  const [seals, opened] = bodies(sent);
  expect(seals).toMatchObject([
    { round: 1, seal: expect.any(String) },
    { round: 2, seal: expect.any(String) },
  ]);
  const kept = keptStore().load(GAME, 1);
  expect(opened).toEqual([{ round: 1, contribution: kept?.contribution }]);
  expect(kept?.list).toMatchObject({ seat: 0, seals: [kept?.seal, null] });
  expect(rounds()[0]?.secret.contributions).toEqual([kept?.contribution, null]);
});

test('the browser sends nothing the second time, and stores who has revealed', async () => {
  const { sent, look } = service();
  await participate(look());
  await participate(look());
  expect(sent).toHaveLength(2);
  expect(keptStore().load(GAME, 1)?.list?.opened).toEqual([true, false]);
});

test('the browser sends the same again if the first request was lost', async () => {
  const { sent } = pretendService(() => 'offline');
  const look = (): GameAnswer => ({ game: gameView({ fairness: { lists: [list()], deals: [] } }), log: [] });
  await expect(participate(look())).rejects.toThrow('cannot be reached');
  await expect(participate(look())).rejects.toThrow('cannot be reached');
  expect(bodies(sent)[1]).toEqual(bodies(sent)[0]);
});

test('the browser sends nothing that cannot be stored', async () => {
  const { sent } = pretendService(() => json({}));
  const setItem = (): void => {
    throw new Error('full');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem });
  await participate({ game: gameView({ fairness: { lists: [list()], deals: [] } }), log: [] });
  expect(sent).toEqual([]);
});

test('the browser warns of another list of the same round instead of revealing', async () => {
  const { look, rounds } = service();
  await participate(look());
  const { sent } = pretendService(() => json({}));
  const changed = {
    ...rounds()[0]?.list,
    seals: [keptStore().load(GAME, 1)?.seal ?? null, 'b'.repeat(64)],
    opened: [false, false],
  };
  const game = gameView({ fairness: { lists: [{ ...list(), ...changed }], deals: [] } });
  expect((await participate({ game, log: [] })).warnings).toEqual([{ round: 1, warning: 'changed' }]);
  expect(sent).toEqual([]);
});

test('the browser stores the dealt tiles, however much was played before the game was first read', async () => {
  const { kept, log, views } = dealt(GAME);
  for (const [index, round] of views.entries()) {
    const revision = DEALT_AT + index;
    const keeps = keptStore();
    keeps.save({ ...kept, deal: null });
    await participate({ game: gameView({ revision, round }), log: log.slice(0, revision) }, keeps);
    expect(keeps.load(GAME, 1)?.deal?.hand.toSorted(), `revision ${revision}`).toEqual(kept.deal?.hand.toSorted());
  }
});

test('the browser stores no tiles if the log has a gap since the deal', async () => {
  const { kept, log, views } = dealt(GAME);
  const revision = DEALT_AT + 3;
  const keeps = keptStore();
  keeps.save({ ...kept, deal: null });
  const withGap = log.filter((entry) => entry.revision <= revision && entry.revision !== DEALT_AT + 2);
  await participate({ game: gameView({ revision, round: views[3] ?? null }), log: withGap }, keeps);
  expect(keeps.load(GAME, 1)?.deal).toBeNull();
});

function list() {
  return newRoundCommitments({ table: GAME, round: 1 }, 2, SECRET).list;
}
