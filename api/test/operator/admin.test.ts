import { admin } from '@slow-train/operate/admin';
import type { GameAnswer } from '@slow-train/protocol';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { accountRows } from '../kit/account-rows.ts';
import { OPERATOR_TOKEN } from '../kit/operator.ts';
import { newAddress, resident } from '../kit/mail.ts';
import { outboxRows } from '../kit/outbox-rows.ts';
import { meOf } from '../kit/passkeys.ts';
import { look, problemIn, send, setTable, someAction, tableIn, wholeLog } from '../kit/play.ts';
import { person, type Visitor } from '../kit/visitor.ts';
import { useMailingWorker } from '../kit/worker.ts';

const worker = useMailingWorker({ OPERATOR_TOKEN });
let printed: string[] = [];
beforeEach(() => {
  printed = [];
});

/** Runs a command as Olga, and returns its output. */
async function run(args: readonly string[], more: Partial<Parameters<typeof admin>[1]> = {}): Promise<string> {
  printed = [];
  await admin(args, {
    settings: { APP_URL: worker.url, OPERATOR_TOKEN },
    user: 'olga',
    print: (text) => void printed.push(text),
    confirm: () => Promise.resolve(null),
    readLine: () => Promise.resolve(''),
    ...more,
  });
  return printed.join('\n');
}

const AuditSchema = z.object({
  audit: z.array(
    z.object({
      operator: z.string(),
      command: z.string(),
      target: z.string().nullable(),
      detail: z.record(z.string(), z.unknown()),
    }),
  ),
});
/** Returns the commands about a game or account, newest first. */
async function auditOf(target: string) {
  return AuditSchema.parse(JSON.parse(await run(['audit', target, '--json']))).audit;
}

async function runningGame(): Promise<{ ana: Visitor; bo: Visitor; now: GameAnswer }> {
  const [ana, bo] = [await person(worker, 'Ana'), await person(worker, 'Bo')];
  const { game } = await setTable(ana, { name: 'Rude words' });
  await tableIn(await bo.post(`/api/invitations/${game.invitation}/seat`, {}));
  const full = await look(ana, game.id);
  const headers = { 'if-match': `"${full.game.revision}"` };
  await tableIn(await ana.post(`/api/games/${game.id}/start`, {}, headers));
  return { ana, bo, now: await look(ana, game.id) };
}

describe('a game', () => {
  test('a game is shown without anything secret, by id and by invitation', async () => {
    const { ana, now } = await runningGame();
    const shown = await run(['game', now.game.id]);
    expect(shown).toMatch(/Rude words/);
    expect(shown).toMatch(/playing, revision \d+/);
    expect(shown).toMatch(/Seat 1: +person Bo /);
    const data = await run(['game', now.game.id, '--json']);
    const hand = now.game.round?.hand ?? [];
    expect(hand.length).toBeGreaterThan(0);
    for (const tile of hand) expect(data).not.toContain(`"${tile}"`);
    expect(data).not.toMatch(/hand|boneyard|secret|seed|invitation|token/i);
    const waiting = await setTable(ana, { name: 'Waiting' });
    const byCode = await run(['game', '--invitation', '-'], {
      readLine: () => Promise.resolve(String(waiting.game.invitation)),
    });
    expect(byCode).toContain(waiting.game.id);
    expect(await auditOf(waiting.game.id)).toMatchObject([{ operator: 'olga', command: 'game' }]);
  });

  test.each(['-abcdefghijk', '--bcdefghijk', '------------'])(
    'a game is looked up by an id that begins with a dash, like %s',
    async (id) => {
      await expect(run(['game', id])).rejects.toThrow('There is no such game.');
      await expect(run(['game', id, '--as', '--the-operator'])).rejects.toThrow('There is no such game.');
    },
  );

  test('a game is not taken down if its reason was forgotten before another option', async () => {
    const { now } = await runningGame();
    await expect(run(['take-down', now.game.id, '--reason', '--yes'])).rejects.toThrow(/--reason/);
    expect(await run(['game', now.game.id])).toMatch(/playing, revision/);
  });

  test('a game that is taken down ends for its players, who are told why and keep its history', async () => {
    const { ana, bo, now } = await runningGame();
    const on = now.game.round?.turn.seat === 0 ? ana : bo;
    const seen = await look(on, now.game.id);
    await tableIn(await send(on, seen, someAction(seen)));
    const { game } = await look(ana, now.game.id);
    expect(await run(['take-down', game.id, '--reason', 'The name is an insult.', '--yes'])).toMatch(/has ended/);
    for (const who of [ana, bo]) {
      const after = await look(who, game.id);
      expect(after.game).toMatchObject({ status: 'finished', isCancelled: true, turnBy: null });
      const log = await wholeLog(who, game.id);
      expect(log.length).toBeGreaterThan(game.revision - 1);
      expect(log.at(-1)?.events).toEqual([{ type: 'takenDown', reason: 'The name is an insult.' }]);
    }
    const late = await look(on, game.id);
    expect((await send(on, late, 'draw')).status).toBe(409);
    expect(await auditOf(game.id)).toMatchObject([
      { operator: 'olga', command: 'take-down', detail: { reason: 'The name is an insult.' } },
    ]);
    await expect(run(['take-down', game.id, '--reason', 'Again.', '--yes'])).rejects.toThrow(/finished/);
    expect(await run(['take-down', game.id, '--reason', 'Unlawful.', '--delete', '--yes'])).toMatch(/deleted/);
    expect(await problemIn(await ana.get(`/api/games/${game.id}`))).toMatchObject({ status: 404 });
    expect((await auditOf(game.id))[0]).toMatchObject({ command: 'delete-game', detail: { status: 'finished' } });
  });

  test('a game that has not started is deleted', async () => {
    const ana = await person(worker, 'Ana');
    const { game } = await setTable(ana);
    expect(await run(['take-down', game.id, '--reason', 'Spam.', '--yes'])).toMatch(/deleted/);
    expect((await ana.get(`/api/games/${game.id}`)).status).toBe(404);
  });
});

describe('an account', () => {
  test('an account is shown by its address, which the audit log does not keep', async () => {
    const email = newAddress();
    const ana = await resident(worker, email);
    const { id } = await meOf(ana);
    const shown = await run(['account', '--email', email.toUpperCase()]);
    expect(shown).toContain(email);
    expect(shown).toMatch(/Session: +last used/);
    expect(await run(['account', id])).toBe(shown);
    const audit = await run(['audit', id, '--json']);
    expect(AuditSchema.parse(JSON.parse(audit)).audit).toHaveLength(2);
    expect(audit).not.toContain(email);
  });

  test('an account whose address was stopped by a bounce has mail again, by an operator who says why', async () => {
    const email = newAddress();
    const { id } = await meOf(await resident(worker, email));
    await accountRows(worker.database).stopMail(email);
    expect(await run(['account', id])).toMatch(/Mail: +stopped: bounced/);
    expect(await run(['resume-mail', id, '--reason', 'She has a new mailbox.'])).toMatch(/^Mail is sent there again/);
    expect(await run(['account', id])).toMatch(/Mail: +is sent/);
    expect((await auditOf(id))[1]).toMatchObject({
      command: 'resume-mail',
      detail: { reason: 'She has a new mailbox.' },
    });
    await expect(run(['resume-mail', 'nobody', '--reason', 'x'])).rejects.toThrow('There is no such account.');
  });

  test('an account is signed out everywhere', async () => {
    const ana = await person(worker, 'Ana');
    const { id } = await meOf(ana);
    expect(await run(['end-sessions', id, '--reason', 'Her phone was stolen.', '--yes', '--as', 'Büro'])).toMatch(
      /1 session/,
    );
    expect((await ana.get('/api/me')).status).toBe(401);
    expect(await auditOf(id)).toMatchObject([
      { operator: 'Büro', command: 'end-sessions', detail: { reason: 'Her phone was stolen.', sessions: 1 } },
    ]);
  });

  test('an account is exported to a file for one reader, without the secrets of a game in play', async () => {
    const { ana, now } = await runningGame();
    const { id } = await meOf(ana);
    const folder = await mkdtemp(join(tmpdir(), 'slow-train-admin-'));
    try {
      const out = join(folder, 'ana.json');
      await run(['export', id, '--reason', 'She asked for it.', '--out', out]);
      expect((await stat(out)).mode & 0o777).toBe(0o600);
      const text = await readFile(out, 'utf8');
      expect(JSON.parse(text)).toMatchObject({ format: 'slow-train-account', tables: [{ hand: null, plan: null }] });
      for (const tile of now.game.round?.hand ?? []) expect(text).not.toContain(`"${tile}"`);
      await expect(run(['export', id, '--reason', 'Again.', '--out', out])).rejects.toThrow(/exists already/);
      expect(await auditOf(id)).toMatchObject([{ command: 'export' }, { command: 'export' }]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test('an account is deleted, and a computer player takes its seat', async () => {
    const { ana, bo, now } = await runningGame();
    const { id } = await meOf(bo);
    expect(await run(['delete-account', id, '--reason', 'He asked for it.', '--yes'])).toMatch(/deleted/);
    expect((await bo.get('/api/me')).status).toBe(401);
    expect((await look(ana, now.game.id)).game.seats[1]).toMatchObject({ kind: 'computer' });
    expect(await auditOf(id)).toMatchObject([{ command: 'delete-account', detail: { reason: 'He asked for it.' } }]);
    await expect(run(['account', id])).rejects.toThrow('There is no such account.');
  });
});

test('notifications that were given up are listed, and sent again', async () => {
  await outboxRows(worker.database).giveUp('mail:ana:table-000001:7:turn');
  expect(await run(['undelivered'])).toContain('mail turn, 9 attempts, busy: mail:ana:table-000001:7:turn');
  expect(await run(['retry', 'mail:ana:table-000001:7:turn'])).toBe('It is due now.');
  expect(await run(['undelivered'])).toBe('Everything was delivered.');
  await expect(run(['retry', 'mail:ana:table-000001:7:turn'])).rejects.toThrow('There is no such message');
  expect(await run(['audit'])).toMatch(/olga {2}undelivered\n.*olga {2}retry/);
});

describe('nothing is done', () => {
  test('nothing is done without the token, which is never sent over an open network', async () => {
    const wrong = { APP_URL: worker.url, OPERATOR_TOKEN: `${OPERATOR_TOKEN}x` };
    await expect(run(['undelivered'], { settings: wrong })).rejects.toThrow('does not accept OPERATOR_TOKEN');
    await expect(run(['undelivered'], { settings: {} })).rejects.toThrow('Set APP_URL');
    const open = { APP_URL: 'http://slow-train.example', OPERATOR_TOKEN };
    await expect(run(['undelivered'], { settings: open })).rejects.toThrow('Use https');
  });

  test('nothing is done without a reason, or without a confirmation', async () => {
    const ana = await person(worker, 'Ana');
    const { id } = await meOf(ana);
    await expect(run(['end-sessions', id, '--yes'])).rejects.toThrow('Say why');
    await expect(run(['end-sessions', id, '--reason', 'x'])).rejects.toThrow('Add --yes');
    const refuse = { confirm: () => Promise.resolve(false) };
    await expect(run(['end-sessions', id, '--reason', 'x'], refuse)).rejects.toThrow('Nothing was done.');
    expect((await ana.get('/api/me')).status).toBe(200);
    expect(await auditOf(id)).toEqual([]);
  });

  test('nothing is done for a command that does not exist, and help lists those that do', async () => {
    await expect(run(['drop-database'])).rejects.toThrow('There is no command');
    await expect(run(['game', '--loud'])).rejects.toThrow('--loud');
    expect(await run([])).toMatch(/take-down GAME --reason TEXT/);
  });
});
