import { ruleLink, type GameAnswer } from '@slow-train/protocol';
import { createRoot } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActionSender, type ActionSender } from '../../src/client/send-action.ts';
import { intentStore } from '../../src/client/intent.ts';
import { answer } from '../fixtures.ts';
import { json, pretendService, problem, type Sent } from '../service.ts';

const GAME = 'abcdefghijkl';
let leave = (): void => undefined;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function sit(revision = 4): { sending: ActionSender; taken: GameAnswer[]; looks: () => number } {
  const taken: GameAnswer[] = [];
  let looks = 0;
  const sending = createRoot((dispose) => {
    leave = dispose;
    return createActionSender({
      game: GAME,
      revision: () => revision,
      take: (fresh) => void taken.push(fresh),
      refetch: () => void (looks += 1),
    });
  });
  return { sending, taken, looks: () => looks };
}

/** Lets pending work finish without advancing the time. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const keyOf = (sent: Sent | undefined): string | null | undefined => sent?.headers.get('idempotency-key');

test('the page sends an action with the revision it was decided on and a key of its own', async () => {
  const { sent } = pretendService(() => json(answer(5)));
  const { sending, taken } = sit();
  sending.act('12-5@M');
  expect(sending.sending()).toEqual({ state: 'sending', do: '12-5@M' });
  await settle();
  expect(sent[0]).toMatchObject({ method: 'POST', path: `/api/games/${GAME}/actions`, body: { do: '12-5@M' } });
  expect(sent[0]?.headers.get('if-match')).toBe('"4"');
  expect(keyOf(sent[0])).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  expect(taken).toHaveLength(1);
  expect(sending.sending()).toEqual({ state: 'idle' });
  expect(intentStore().load(GAME)).toBeUndefined();
});

test('the page sends one action at a time', async () => {
  const { sent } = pretendService(() => json(answer(5)));
  const { sending } = sit();
  sending.act('draw');
  sending.act('draw');
  await settle();
  expect(sent).toHaveLength(1);
});

test('a new intent has a new key', async () => {
  const { sent } = pretendService(() => json(answer(5)));
  const { sending } = sit();
  sending.act('draw');
  await settle();
  sending.act('pass');
  await settle();
  expect(keyOf(sent[0])).not.toBe(keyOf(sent[1]));
});

test('an action without a connection waits and is sent again unchanged', async () => {
  let isOnline = false;
  const { sent } = pretendService(() => (isOnline ? json(answer(5)) : 'offline'));
  const { sending } = sit();
  sending.act('12-5@M');
  await settle();
  expect(sending.sending()).toEqual({ state: 'waiting', do: '12-5@M' });
  isOnline = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sending.sending()).toEqual({ state: 'idle' });
  expect(sent).toHaveLength(2);
  expect(keyOf(sent[1])).toBe(keyOf(sent[0]));
  expect(sent[1]?.headers.get('if-match')).toBe('"4"');
});

test('a waiting action is sent as soon as the connection is back', async () => {
  let isOnline = false;
  pretendService(() => (isOnline ? json(answer(5)) : 'offline'));
  const { sending } = sit();
  sending.act('draw');
  await settle();
  isOnline = true;
  globalThis.dispatchEvent(new Event('online'));
  await settle();
  expect(sending.sending().state).toBe('idle');
});

test('a waiting action is sent after a reload, with the same key', async () => {
  const first = pretendService(() => 'offline');
  sit().sending.act('12-5@M');
  await settle();
  leave();
  const second = pretendService(() => json(answer(5)));
  const { sending, taken } = sit(9);
  expect(sending.sending()).toEqual({ state: 'waiting', do: '12-5@M' });
  await settle();
  expect(keyOf(second.sent[0])).toBe(keyOf(first.sent[0]));
  expect(second.sent[0]?.headers.get('if-match')).toBe('"4"');
  expect(taken).toHaveLength(1);
});

test('on 412 the page takes the newer game, drops the action and says that the game moved on', async () => {
  pretendService(() => problem(412, 'Moved on.', { current: answer(6, 5, 6) }));
  const { sending, taken } = sit();
  sending.act('draw');
  await settle();
  expect(sending.trouble()).toBe('movedOn');
  expect(taken[0]?.game.revision).toBe(6);
  expect(sending.sending()).toEqual({ state: 'idle' });
  expect(intentStore().load(GAME)).toBeUndefined();
});

const RULE = ruleLink('NO_MATCH');

test('on 422 the page shows the sentence and the rule until dismissed', async () => {
  pretendService(() => problem(422, '12-5 does not fit.', { code: 'NO_MATCH', rule: RULE }));
  const { sending, looks } = sit();
  sending.act('12-5@M');
  await settle();
  expect(sending.sending().state).toBe('refused');
  expect(sending.sending()).toEqual({ state: 'refused', sentence: '12-5 does not fit.', rule: RULE });
  expect(looks()).toBe(1);
  sending.dismiss();
  expect(sending.sending()).toEqual({ state: 'idle' });
});

test('on 401 the page says that nobody is signed in anymore', async () => {
  pretendService(() => problem(401, 'Who are you?'));
  const { sending } = sit();
  sending.act('draw');
  await settle();
  expect(sending.trouble()).toBe('signedOut');
});

test('on 503 the page tries a few times, then asks the player; trying again keeps the key', async () => {
  let isWell = false;
  const { sent } = pretendService(() => (isWell ? json(answer(5)) : problem(503, 'Down.')));
  const { sending } = sit();
  sending.act('draw');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sending.trouble()).toBe('failing');
  expect(sent).toHaveLength(4);
  expect(sending.sending().state).toBe('waiting');
  isWell = true;
  sending.tryAgain();
  await settle();
  expect(sending.sending()).toEqual({ state: 'idle' });
  expect(sending.trouble()).toBeNull();
  expect(new Set(sent.map(keyOf)).size).toBe(1);
});

test('an action that is stuck can be dropped', async () => {
  pretendService(() => problem(500, 'Broken.'));
  const { sending, looks } = sit();
  sending.act('draw');
  await vi.advanceTimersByTimeAsync(60_000);
  sending.letGo();
  expect(sending.sending()).toEqual({ state: 'idle' });
  expect(intentStore().load(GAME)).toBeUndefined();
  expect(looks()).toBe(1);
});

test('leaving the page stops the retries and keeps the intent', async () => {
  const { sent } = pretendService(() => 'offline');
  sit().sending.act('draw');
  await settle();
  leave();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sent).toHaveLength(1);
  expect(intentStore().load(GAME)?.do).toBe('draw');
});
