import {
  closeList,
  newRoundCommitments,
  acceptContribution,
  acceptSeal,
  type CommitmentMessage,
  type RoundCommitments,
} from '@slow-train/fairness';
import { eventually } from '@slow-train/local/kit';
import type { GameAnswer } from '@slow-train/protocol';
import { createRoot, createSignal } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createParticipation } from '../../src/fairness/create-participation.ts';
import { keptStore } from '../../src/fairness/kept-store.ts';
import { gameView } from '../fixtures.ts';
import { json, pretendService } from '../service.ts';

const GAME = 'abcdefghijkl';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** A game for two in which the other seat has committed: with the commitment of seat 0 its first deal is settled. */
function table() {
  let now = newRoundCommitments({ table: GAME, round: 1 }, 2, 'a'.repeat(64));
  const take = (before: RoundCommitments, message: CommitmentMessage): RoundCommitments => {
    const taken =
      'seal' in message ? acceptSeal(before, 0, message.seal) : acceptContribution(before, 0, message.contribution);
    if (!taken.ok) throw new Error(taken.error);
    return 'seal' in message ? closeList(taken.value) : taken.value;
  };
  const fairness = () => ({ lists: [now.list], deals: [] });
  const look = (): GameAnswer => ({ game: gameView({ fairness: fairness() }), log: [] });
  const { sent } = pretendService(({ method, body }) => {
    if (method === 'GET') return json(look());
    for (const message of messagesIn(body)) now = take(now, message);
    return json({ revision: 4, fairness: fairness() });
  });
  const reads = (): number => sent.filter(({ method }) => method === 'GET').length;
  /** The service forgets the list that it had settled. */
  const forget = (): void => void (now = newRoundCommitments({ table: GAME, round: 1 }, 2, 'a'.repeat(64)));
  return { look, reads, forget };
}

function messagesIn(body: unknown): readonly CommitmentMessage[] {
  return typeof body === 'object' && body !== null && 'messages' in body && Array.isArray(body.messages)
    ? body.messages
    : [];
}

/** A page of the game that is given one answer after another. */
function pageAt(first: GameAnswer) {
  return createRoot((leave) => {
    const [seen, see] = createSignal(first);
    const warnings: string[] = [];
    createParticipation(
      seen,
      () => {},
      (sentence) => warnings.push(sentence),
    );
    return { see, leave, warnings };
  });
}

test('an answer from before the browser’s commitment arrived does not warn; a list that changed does', async () => {
  const { look, reads, forget } = table();
  const late = look();
  const page = pageAt(look());
  await eventually(() => expect(keptStore().load(GAME, 1)?.list?.opened).toEqual([true, false]));

  page.see(late);
  await eventually(() => expect(reads()).toBe(1));
  // Answers are processed in order: when this one is done, so is the one before.
  forget();
  expect(page.warnings).toEqual([]);
  page.see(look());
  await eventually(() => expect(reads()).toBe(2));
  await eventually(() => expect(page.warnings).toEqual([expect.stringContaining('was changed')]));
  page.leave();
});
