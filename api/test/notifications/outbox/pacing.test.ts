import { expect, test } from 'vitest';
import {
  holdTurns,
  mailsLeft,
  mailLimits,
  NEW_PACE,
  spendTurn,
  takeTurn,
  type MailLimits,
  type MailTurn,
  type PaceState,
  type UrgentShare,
} from '../../../src/notifications/message-pace.ts';
import { heldBackOn, NO_SHARES, takeShares, type SharedKind } from '../../../src/notifications/message-shares.ts';
import { parseSettings } from '@slow-train/settings';
import { openNotificationHarness } from '../../kit/notification-harness.ts';
import { eq } from 'drizzle-orm';
import { outbox } from '../../../src/schema/notifications.ts';
import { IDLE_BINDING } from '../../kit/scheduler.ts';

const NOON = Date.parse('2026-11-22T12:00:00Z');
const MIDNIGHT = Date.parse('2026-11-23T00:00:00Z');

/** Returns the turns of this many notifications that all ask at once. */
function turnsOf(many: number, limits: Parameters<typeof takeTurn>[1], state: PaceState = NEW_PACE, now = NOON) {
  const turns: MailTurn[] = [];
  for (let mail = 0; mail < many; mail++) {
    const taken = takeTurn(state, limits, now);
    state = taken.state;
    turns.push(taken.turn);
  }
  return { turns, state };
}

test('mails are spaced to the rate, and those that would wait for long come back one after another', () => {
  const { turns, state } = turnsOf(14, { perSecond: 2, perDay: null });
  expect(turns.slice(0, 3)).toEqual([{ after: 0 }, { after: 500 }, { after: 1_000 }]);
  expect(turns[10]).toEqual({ after: 5_000 });
  expect(turns.slice(11)).toEqual([
    { notBefore: NOON + 5_500 },
    { notBefore: NOON + 6_000 },
    { notBefore: NOON + 6_500 },
  ]);
  // At that time they may go.
  expect(takeTurn(state, { perSecond: 2, perDay: null }, NOON + 5_500).turn).toEqual({ after: 0 });
});

test("notifications leave two fifths of the day's mails to people who wait for a mail, and come back the next day", () => {
  const limits = { perSecond: null, perDay: 10 };
  const { turns, state } = turnsOf(7, limits);
  expect(turns.filter((turn) => 'after' in turn)).toHaveLength(6);
  expect(turns[6]).toEqual({ notBefore: MIDNIGHT });
  expect(takeTurn(state, limits, MIDNIGHT).turn).toEqual({ after: 0 });
});

const HUNDRED: MailLimits = { perSecond: null, perDay: 100 };

/** Returns how many of this many mails are granted, one after another, and the state after them. */
function granted(many: number, share: UrgentShare, from: PaceState, now: number, limits = HUNDRED) {
  let state = from;
  let count = 0;
  let isScarce = false;
  for (let mail = 0; mail < many; mail++) {
    const became = spendTurn(state, limits, now, share);
    state = became.state;
    isScarce = became.spent.isScarce;
    if (became.spent.isGranted) count += 1;
  }
  return { count, state, isScarce };
}

test("29.1 one person's games use up no other's mails of the day", () => {
  const morning = NOON - 12 * 3_600_000;
  const ask = (state: PaceState, at: number, ...from: string[]) => takeTurn(state, HUNDRED, at, from);
  let state = NEW_PACE;
  const turns: MailTurn[] = [];
  // Hal has a hundred games with as many people.
  for (let game = 0; game < 100; game++) {
    const taken = ask(state, morning, `account reader-${game}`, 'account Hal', `game ${game}`);
    state = taken.state;
    turns.push(taken.turn);
  }
  expect(turns.filter((turn) => 'after' in turn)).toHaveLength(30);
  expect(turns[30]).toEqual({ notBefore: morning + 3_600_000, warns: 'heldBack' });
  expect(turns[31]).toEqual({ notBefore: morning + 3_600_000 });
  expect(mailsLeft(state, HUNDRED, morning)).toMatchObject({ turns: 30, heldBack: 70 });
  // Everybody else hears of their turns, and the operator of the last mail.
  const others: MailTurn[] = [];
  let later = state;
  for (let game = 0; game < 30; game++) {
    const taken = ask(later, morning, `account other-${game}`, `account host-${game}`, `game of others ${game}`);
    later = taken.state;
    others.push(taken.turn);
  }
  expect(others.every((turn) => 'after' in turn)).toBe(true);
  expect(others.at(-1)).toMatchObject({ warns: 'last' });
  // What nobody needs goes to Hal's games after all, in the course of the day.
  expect(ask(state, morning, 'account Hal').turn).toMatchObject({ notBefore: morning + 3_600_000 });
  expect(ask(state, MIDNIGHT - 60_000, 'account Hal').turn).toEqual({ after: 0 });
  expect(ask(state, MIDNIGHT, 'account Hal').turn).toEqual({ after: 0 });
  // A game and a reader have shares, too; without a limit there are none.
  const busy = { ...NEW_PACE, day: '2026-11-22', sent: { turns: 40, accounts: 0, strangers: 0 } };
  const six = Array.from({ length: 6 }).reduce<PaceState>((was) => ask(was, morning, 'game 1').state, busy);
  expect(ask(six, morning, 'account Ana', 'game 1').turn).toMatchObject({ notBefore: expect.any(Number) });
  expect(takeTurn(six, { perSecond: null, perDay: null }, morning, ['game 1']).turn).toEqual({ after: 0 });
});

test("29.1 one account's thousand pushes use up a tenth of the day once others may need the rest, and webhooks have a day of their own", () => {
  const morning = NOON - 12 * 3_600_000;
  const asked = (many: number, kind: SharedKind, ...from: string[]) =>
    Array.from({ length: many }, () => ({ kind, from }));
  // Nobody else sends anything yet, as at the site of one family.
  const few = takeShares(NO_SHARES, morning, asked(2_500, 'push', 'account Hal'));
  expect(few.taken).toEqual({ turns: few.taken.turns.map(() => null), warns: [] });
  const more = takeShares(few.state, morning, asked(1_000, 'push', 'account Hal'));
  expect(new Set(more.taken.turns)).toEqual(new Set([morning + 3_600_000]));
  expect(more.taken.warns).toEqual(['push']);
  expect(heldBackOn(more.state, morning)).toEqual({ push: 1_000, webhook: 0 });
  // However late the day, and however many others there are, they go at once.
  const others = Array.from({ length: 300 }, (_, one) => ({ kind: 'push' as const, from: [`account ${one}`] }));
  const after = takeShares(more.state, morning, others);
  expect(after.taken.turns.every((turn) => turn === null)).toBe(true);
  // Webhooks have a day of their own, and one of a game counts for the game and its host.
  const hooks = takeShares(after.state, morning, asked(2_501, 'webhook', 'account Hal', 'game 1'));
  expect(hooks.taken.turns.filter((turn) => turn !== null)).toHaveLength(1);
  const [ofGame] = takeShares(hooks.state, morning, asked(1, 'webhook', 'game 1')).taken.turns;
  expect(ofGame).toBe(morning + 3_600_000);
  expect(takeShares(hooks.state, MIDNIGHT, asked(1, 'webhook', 'game 1')).taken.turns).toEqual([null]);
  // What nobody needs goes to Hal in the evening.
  expect(takeShares(few.state, MIDNIGHT - 60_000, asked(1, 'push', 'account Hal')).taken.turns).toEqual([null]);
});

test('mails to made-up addresses use up a small share by the hour and the day, and nobody else’s', () => {
  const first = granted(100, 'strangers', NEW_PACE, NOON);
  expect([first.count, first.isScarce]).toEqual([10, true]);
  expect(takeTurn(first.state, HUNDRED, NOON).turn).toEqual({ after: 0 });
  expect(mailsLeft(first.state, HUNDRED, NOON)).toEqual({ turns: 60, accounts: 20, strangers: 0, heldBack: 0 });
  // Answers to known and unknown addresses are alike while it lasts.
  expect(granted(1, 'accounts', first.state, NOON)).toMatchObject({ count: 1, isScarce: true });
  const second = granted(100, 'strangers', first.state, NOON + 3_600_000);
  const third = granted(100, 'strangers', second.state, NOON + 2 * 3_600_000);
  expect([second.count, third.count]).toEqual([10, 0]);
  expect(granted(100, 'strangers', third.state, MIDNIGHT).count).toBe(10);
  const { turns } = turnsOf(60, HUNDRED, third.state, NOON + 2 * 3_600_000);
  expect(turns.every((turn) => 'after' in turn)).toBe(true);
});

test('codes for known addresses leave the notifications theirs as well, and the last of a share is told', () => {
  const { count, state } = granted(19, 'accounts', NEW_PACE, NOON);
  expect(count).toBe(19);
  expect(spendTurn(state, HUNDRED, NOON, 'accounts').spent).toMatchObject({ isGranted: true, isLast: true });
  expect(granted(30, 'accounts', state, NOON).count).toBe(1);
  expect(turnsOf(60, HUNDRED, state).turns.every((turn) => 'after' in turn)).toBe(true);
  expect(granted(1_000, 'strangers', NEW_PACE, NOON, { perSecond: null, perDay: null }).count).toBe(1_000);
});

test('nothing is sent before the time that the provider has asked for', () => {
  const held = holdTurns(NEW_PACE, NOON + 60_000);
  expect(takeTurn(held, { perSecond: 5, perDay: null }, NOON).turn).toEqual({ notBefore: NOON + 60_000 });
  expect(takeTurn(held, { perSecond: 5, perDay: null }, NOON + 60_000).turn).toEqual({ after: 0 });
});

test('the limits are those of the provider, unless they are set', () => {
  const limitsOf = (more: Record<string, string>) =>
    mailLimits(
      parseSettings({
        ...IDLE_BINDING,
        DATABASE_URL: 'postgres://user@host/database',
        AUTH_SECRET: 'a secret for tests, long enough to be taken for one',
        APP_URL: 'https://slow-train.example',
        MAIL_FROM: 'a@slow-train.example',
        ...more,
      }),
    );
  expect(limitsOf({ SMTP_URL: 'smtp://host' })).toEqual({ perSecond: null, perDay: null });
  expect(limitsOf({ RESEND_API_KEY: 'key' })).toEqual({ perSecond: 2, perDay: 100 });
  const set = { RESEND_API_KEY: 'key', MAIL_PER_SECOND: '10', MAIL_PER_DAY: 'unlimited' };
  expect(limitsOf(set)).toEqual({ perSecond: 10, perDay: null });
  expect(() => limitsOf({ MAIL_PER_DAY: 'many' })).toThrow('MAIL_PER_DAY="100", or "unlimited"');
});

test('a provider that asks to wait is waited for: no attempt is used up, and the other mails are not even tried', async () => {
  const harness = await openNotificationHarness();
  try {
    const [ana, bo] = [await harness.person('Ana'), await harness.person('Bo')];
    let tries = 0;
    harness.let(({ way }) => {
      tries += way === 'mail' ? 1 : 0;
      return { kind: 'later', trouble: 'busy', wait: 3 * 3_600_000 };
    });
    // Bo, who looks at none of them, gets one mail for each game.
    for (let games = 0; games < 4; games++)
      await harness.playTo(await harness.start(await harness.board([ana, bo]), ana), bo);
    // Far longer than nine attempts take.
    await harness.pass(20 * 60);
    expect(tries).toBeGreaterThan(3);
    const waiting = await harness.db.select().from(outbox).where(eq(outbox.kind, 'mail'));
    expect(waiting.length).toBeGreaterThan(3);
    for (const { state, attempts } of waiting) expect([state, attempts]).toEqual(['waiting', 0]);
    harness.let(() => ({ kind: 'sent' }));
    await harness.pass(4 * 60);
    expect(harness.taken().filter((sent) => sent.startsWith('mail'))).toHaveLength(waiting.length);
  } finally {
    await harness.stop();
  }
});

test('a webhook that asks to wait is asked again after that, and for no longer than a day', async () => {
  const harness = await openNotificationHarness();
  try {
    const [ana, bo] = [await harness.person('Ana'), await harness.person('Bo')];
    const game = await harness.board([ana, bo]);
    await harness.hook(ana, 'https://hook.example/game', game.id);
    let tries = 0;
    harness.let(({ way }) => {
      tries += way === 'webhook' ? 1 : 0;
      return way === 'webhook' ? { kind: 'later', trouble: 'busy', wait: 6 * 3_600_000 } : { kind: 'sent' };
    });
    await harness.start(game, ana);
    await harness.pass(12 * 60);
    expect(tries).toBeGreaterThanOrEqual(2);
    // Two messages; each would have been tried nine times by now.
    expect(tries).toBeLessThanOrEqual(6);
    await harness.pass(4 * 24 * 60);
    const after = tries;
    await harness.pass(2 * 24 * 60);
    expect(tries).toBe(after);
  } finally {
    await harness.stop();
  }
});

test('29.1 while one host has games with everybody, the others at the site still get their mails', async () => {
  const harness = await openNotificationHarness({ from: '2026-11-22T01:00:00.000Z' });
  try {
    const [hal, ana, bo, cy] = [
      await harness.person('Hal'),
      await harness.person('Ana'),
      await harness.person('Bo'),
      await harness.person('Cy'),
    ];
    harness.limitMails({ perSecond: null, perDay: 20 });
    for (let games = 0; games < 9; games++)
      await harness.playTo(await harness.start(await harness.board([hal, ana]), hal), ana);
    await harness.pass(2 * 60);
    expect(harness.taken().filter((sent) => sent === 'mail turn')).toHaveLength(7);
    await harness.playTo(await harness.start(await harness.board([bo, cy]), bo), cy);
    await harness.pass(2 * 60);
    const mailed = (await harness.rows('sent')).filter(({ kind }) => kind === 'mail');
    expect(mailed.some(({ accountId }) => accountId === cy)).toBe(true);
    expect(mailed.filter(({ accountId }) => accountId === ana).length).toBeLessThan(9);
  } finally {
    await harness.stop();
  }
});

test.each([
  { way: 'push', kept: 'devices' },
  { way: 'webhook', kept: 'webhooks' },
])("29.1 while one person's $kept get very many messages, those of others are not late", async ({ way }) => {
  const harness = await openNotificationHarness({ from: '2026-11-22T01:00:00.000Z' });
  try {
    const pushes = way === 'push' ? 1 : 0;
    const [hal, ana, bo, cy] = [
      await harness.person('Hal'),
      await harness.person('Ana', { pushes }),
      await harness.person('Bo'),
      await harness.person('Cy', { pushes }),
    ];
    if (way === 'webhook') {
      await harness.hook(ana, 'https://hook.example/ana');
      await harness.hook(cy, 'https://hook.example/cy');
    }
    harness.limitMessages(10);
    const sent: string[] = [];
    harness.let((message) => {
      if (message.way === way) sent.push(message.to);
      return { kind: 'sent' };
    });
    for (let games = 0; games < 12; games++)
      await harness.playTo(await harness.start(await harness.board([hal, ana]), hal), ana);
    await harness.pass(20);
    const before = sent.filter((to) => to.includes('ana')).length;
    expect(before).toBeLessThan(8);
    await harness.playTo(await harness.start(await harness.board([bo, cy]), bo), cy);
    await harness.pass(20);
    expect(sent.filter((to) => to.includes('cy'))).not.toEqual([]);
    expect(sent.filter((to) => to.includes('ana'))).toHaveLength(before);
    expect((await harness.ports.messagePace.heldBack())?.[way === 'push' ? 'push' : 'webhook']).toBeGreaterThan(0);
    // Nothing is lost: messages that are still news go out later.
    await harness.pass(26 * 60);
    expect(sent.filter((to) => to.includes('ana')).length).toBeGreaterThan(before);
  } finally {
    await harness.stop();
  }
});

test("mails beyond the day's limit are sent the next day, and use up no attempt", async () => {
  const harness = await openNotificationHarness({ from: '2026-11-22T10:00:00.000Z' });
  try {
    const [ana, bo] = [await harness.person('Ana'), await harness.person('Bo')];
    harness.limitMails({ perSecond: null, perDay: 7 });
    for (let games = 0; games < 6; games++)
      await harness.playTo(await harness.start(await harness.board([ana, bo]), ana), bo);
    const mails = () => harness.taken().filter((sent) => sent === 'mail turn').length;
    await harness.pass(13 * 60);
    expect(mails()).toBe(4);
    await harness.pass(2 * 60);
    expect(mails()).toBe(2);
  } finally {
    await harness.stop();
  }
});
