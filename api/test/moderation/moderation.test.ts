import { admin } from '@slow-train/operate/admin';
import { eventually, timeNow } from '@slow-train/local/kit';
import {
  ImposedAnswerSchema,
  MessageSchema,
  OwnReportListSchema,
  ProblemSchema,
  QueueSchema,
  ReportSchema,
  SanctionListSchema,
  type GameAnswer,
  type NewReport,
} from '@slow-train/protocol';
import { at } from '@slow-train/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { mailedCode, mailedProof, newAddress, readMe, resident, signInBy } from '../kit/mail.ts';
import { finishedGame } from '../kit/finished.ts';
import { openTable, sit } from '../kit/open-games.ts';
import { moderationRows } from '../kit/moderation-rows.ts';
import { OPERATOR_TOKEN } from '../kit/operator.ts';
import { bodyIn, meOf } from '../kit/passkeys.ts';
import { look, newKey, send, setTable, someAction, tableIn } from '../kit/play.ts';
import { person, visitor, type Visitor } from '../kit/visitor.ts';
import { accountRows } from '../kit/account-rows.ts';
import { useMailingWorker } from '../kit/worker.ts';

const worker = useMailingWorker({ OPERATOR_TOKEN });
let ana: Visitor;
let bo: Visitor;
let game: GameAnswer['game'];
beforeEach(async () => {
  [ana, bo] = await Promise.all([person(worker, 'Ana'), person(worker, 'Bo')]);
  ({ game } = await setTable(ana, { seats: 3 }));
  await tableIn(await bo.post(`/api/invitations/${game.invitation}/seat`, {}));
});

/** Runs a command as Olga, and returns its output. */
async function run(...args: readonly string[]): Promise<string> {
  const printed: string[] = [];
  await admin(args, {
    settings: { APP_URL: worker.url, OPERATOR_TOKEN },
    user: 'olga',
    print: (text) => void printed.push(text),
    confirm: () => Promise.resolve(null),
    readLine: () => Promise.resolve(''),
  });
  return printed.join('\n');
}
const data = async <S extends z.ZodType>(schema: S, ...args: readonly string[]): Promise<z.output<S>> =>
  schema.parse(JSON.parse(await run(...args, '--json')));

const speak = (who: Visitor, text: string, id = game.id): Promise<Response> =>
  who.post(`/api/games/${id}/talk`, { text }, { 'idempotency-key': newKey() });
const report = (who: Visitor, about: Partial<NewReport>, key = newKey()): Promise<Response> =>
  who.post(`/api/games/${game.id}/reports`, { reason: 'insult', ...about }, { 'idempotency-key': key });
/** Signs in as a new guest with a name, in the browser of somebody who has left. */
async function becomesGuest(who: Visitor, name: string): Promise<Visitor> {
  expect((await who.post('/api/auth/sign-in/anonymous', {})).status).toBe(200);
  expect((await who.put('/api/me', { name })).status).toBe(200);
  return who;
}
const ownReports = async (who: Visitor) =>
  (await bodyIn(OwnReportListSchema, await who.get('/api/me/reports'))).reports;
const sanctionsOf = async (who: Visitor) =>
  (await bodyIn(SanctionListSchema, await who.get('/api/me/sanctions'))).sanctions;
const problem = async (answer: Response) => ({
  ...ProblemSchema.parse(await answer.json()),
  status: answer.status,
});

const leave = (who: Visitor): Promise<Response> =>
  who.fetch('/api/me', {
    method: 'DELETE',
    body: JSON.stringify({ confirm: 'delete my account' }),
    headers: { 'content-type': 'application/json' },
  });

/** Returns the id of the one report that waits about an account. */
async function waitingFor(who: Visitor): Promise<string> {
  const { id } = await meOf(who);
  const { reports } = await data(QueueSchema, 'queue');
  const about = reports.filter(({ reported }) => reported === id);
  expect(about).toHaveLength(1);
  return at(about, 0).id;
}

/** Imposes something on an account, and returns its id. */
async function impose(kind: 'warn' | 'mute' | 'suspend', who: Visitor, days = 7): Promise<string> {
  const { id } = await meOf(who);
  const args = [kind, `--account=${id}`, '--days', String(days), '--reason', 'Rude words.', '--yes'];
  return (await data(ImposedAnswerSchema, ...args)).sanction.id;
}

describe('a report', () => {
  test('a report has the talk as the reporter could see it, even if it is changed or removed afterwards', async () => {
    const eve = await person(worker, 'Eve');
    await tableIn(await eve.post(`/api/invitations/${game.invitation}/seat`, {}));
    await speak(eve, 'Blocked words');
    await ana.put(`/api/games/${game.id}/seats/2/block`, {});
    await speak(bo, 'Taken back before');
    await bo.delete(`/api/games/${game.id}/talk/2`);
    const { number } = await bodyIn(MessageSchema, await speak(bo, 'Rude words'), 201);
    await bo.put(`/api/games/${game.id}/talk/reactions/1`, { word: 'ha' });
    expect((await report(ana, { message: number, note: 'Look at this.' })).status).toBe(204);
    await bo.delete(`/api/games/${game.id}/talk/${number}`);
    const shown = await data(ReportSchema, 'report', await waitingFor(bo));
    expect(shown).toMatchObject({
      reason: 'insult',
      note: 'Look at this.',
      message: number,
      game: { id: game.id },
      reported: { name: 'Bo' },
      reporter: { name: 'Ana' },
      lines: [
        { number: 2, name: 'Bo', by: 'reported', said: { kind: 'removed' } },
        { number, name: 'Bo', by: 'reported', said: { kind: 'text', text: 'Rude words' } },
      ],
      earlier: { against: 0, by: 0, sanctions: [] },
    });
    const text = await run('report', shown.id);
    expect(text).toMatch(/→ Said: +\S+ Bo \(reported\): Rude words/);
    expect(text).not.toContain('Blocked words');
  });

  test('a report is made once for a key, of another person only, by people of the game only', async () => {
    const key = newKey();
    for (const _ of [1, 2]) expect((await report(ana, { seat: 1 }, key)).status).toBe(204);
    expect(await waitingFor(bo)).toBeDefined();
    expect(await ownReports(ana)).toMatchObject([{ name: 'Bo', reason: 'insult', handledAt: null }]);
    expect((await report(ana, { seat: 0 })).status).toBe(404);
    expect((await report(ana, { seat: 2 })).status).toBe(404);
    expect((await report(ana, { message: 1 })).status).toBe(404);
    expect((await report(ana, {})).status).toBe(400);
    expect((await report(await person(worker, 'Cleo'), { seat: 0 })).status).toBe(404);
  });

  test('a report mutes or blocks at the same time, and works between people who have blocked each other', async () => {
    expect((await report(ana, { seat: 1, also: 'block' })).status).toBe(204);
    expect((await ana.get(`/api/games/${game.id}/seats/1/profile`)).status).toBe(404);
    expect((await report(bo, { seat: 0 })).status).toBe(204);
  });

  test('reports by one person are limited', async () => {
    const statuses = [];
    for (let times = 0; times < 5; times++) statuses.push((await report(ana, { seat: 1 })).status);
    expect(statuses).toEqual([204, 204, 204, 204, 429]);
  });

  test('a report that is dismissed tells its reporter that it was looked at, and the reported person nothing', async () => {
    const email = newAddress();
    const cleo = await resident(worker, email);
    await cleo.put('/api/me', { name: 'Cleo' });
    await tableIn(await cleo.post(`/api/invitations/${game.invitation}/seat`, {}));
    await report(cleo, { seat: 1 });
    const id = await waitingFor(bo);
    expect(await run('dismiss', id, '--reason', 'Harmless.')).toMatch(/was mailed/);
    expect((await worker.mailbox.next(email)).subject).toMatch(/looked at your report/);
    expect(await ownReports(cleo)).toMatchObject([{ handledAt: expect.any(String) }]);
    expect((await readMe(cleo)).fromOperator).toMatchObject([{ kind: 'reviewed' }]);
    expect((await readMe(bo)).fromOperator).toEqual([]);
    await expect(run('dismiss', id, '--reason', 'Again.')).rejects.toThrow(/already decided/);
    expect(await run('audit', id)).toMatch(/olga {2}dismiss.*Harmless/);
  });

  test('29.6 a report waits for its answer when the reported person deletes their account; other lines go with those who said them', async () => {
    await speak(bo, 'I saw it too');
    await speak(ana, 'Rude words');
    await report(bo, { seat: 0 });
    const id = await waitingFor(ana);
    expect((await leave(bo)).status).toBe(204);
    expect(await data(ReportSchema, 'report', id)).toMatchObject({ reporter: null, lines: [{ name: 'Ana' }] });
    await leave(ana);
    const waits = { reported: { account: null, name: 'Ana', now: null }, lines: [{ by: 'reported', name: 'Ana' }] };
    expect(await data(ReportSchema, 'report', id)).toMatchObject(waits);
    expect(await run('queue')).toMatch(new RegExp(`${id}: insult.*an account that was deleted`));
    await run('dismiss', id, '--reason', 'They have left.');
    expect(await data(ReportSchema, 'report', id)).toMatchObject({ lines: [] });
  });

  test('a report of a deleted account can be answered, and that holds for the next one with the same inbox', async () => {
    const email = newAddress();
    const cleo = await resident(worker, email);
    await cleo.put('/api/me', { name: 'Cleo' });
    await tableIn(await cleo.post(`/api/invitations/${game.invitation}/seat`, {}));
    await speak(cleo, 'Rude words');
    for (const who of [ana, bo]) await report(who, { seat: 2 });
    const { id: account } = await readMe(cleo);
    const { reports } = await data(QueueSchema, 'queue');
    const [first, second] = reports.filter(({ reported }) => reported === account).map(({ id }) => id);
    await leave(cleo);
    const rows = accountRows(worker.database);
    await rows.endDeletions();
    await eventually(async () => {
      await worker.scheduled();
      expect(await rows.ownDeletions(account)).toBe(1);
    });
    expect(await data(ReportSchema, 'report', first ?? '')).toMatchObject({ earlier: { against: 1 } });
    const args = ['mute', first ?? '', '--days', '3', '--reason', 'Rude words.', '--yes'];
    expect((await data(ImposedAnswerSchema, ...args)).sanction).toMatchObject({ account: null });
    expect(await moderationRows(worker.database).text()).not.toContain(email);
    const again = await resident(worker, email.replace('@', '+new@'));
    expect((await readMe(again)).fromOperator).toMatchObject([{ kind: 'mute' }]);
    const { id: next } = await readMe(again);
    expect(await data(ReportSchema, 'report', second ?? '')).toMatchObject({
      reported: { account: next },
      lines: [{ by: 'reported', name: 'Cleo' }],
      earlier: { sanctions: [{ kind: 'mute' }] },
    });
  });

  test('a report is deleted ninety days after the decision, and one that waits is not', async () => {
    await report(ana, { seat: 1 });
    await report(bo, { seat: 0 });
    const [decided, waits] = [await waitingFor(bo), await waitingFor(ana)];
    await run('dismiss', decided, '--reason', 'Harmless.');
    await moderationRows(worker.database).age(91);
    await worker.scheduled();
    await expect(run('report', decided)).rejects.toThrow('There is no such report.');
    expect((await data(ReportSchema, 'report', waits)).handledAt).toBeNull();
  });
});

describe('a sanction', () => {
  test('a sanction of a report closes it, tells its reporter, and is in the log', async () => {
    await report(ana, { seat: 1 });
    const id = await waitingFor(bo);
    await expect(run('warn', id, '--reason', 'Rude.', '--yes')).rejects.toThrow(/--days/);
    await expect(run('warn', id, '--days', '7', '--yes')).rejects.toThrow(/--reason/);
    expect(await run('warn', id, '--days', '7', '--reason', 'Rude words.', '--yes')).toMatch(/No mail could be sent/);
    expect((await data(QueueSchema, 'queue')).reports.map((one) => one.id)).not.toContain(id);
    expect((await readMe(ana)).fromOperator).toMatchObject([{ kind: 'reviewed' }]);
    expect(await sanctionsOf(bo)).toMatchObject([{ kind: 'warn', reason: 'Rude words.', appeal: null }]);
    expect(await run('audit', (await meOf(bo)).id)).toMatch(/olga {2}warn .*Rude words/);
    // A warning forbids nothing.
    expect((await speak(bo, 'Sorry')).status).toBe(201);
  });

  test('a sanction that mutes ends all talk, and says until when and where to appeal', async () => {
    await speak(bo, 'Before');
    await impose('mute', bo);
    const refused = await problem(await speak(bo, 'After'));
    expect(refused).toMatchObject({ status: 403, type: '/problems/muted', appeal: '/you/notices' });
    expect(Date.parse(refused.until ?? '')).toBeGreaterThan(timeNow());
    expect(refused.detail).toMatch(/muted until \d/);
    expect((await bo.put(`/api/games/${game.id}/talk/reactions/1`, { word: 'ha' })).status).toBe(403);
    // Messages can be taken back, and the game goes on.
    expect((await bo.delete(`/api/games/${game.id}/talk/1`)).status).toBe(204);
    expect((await setTable(bo)).game.status).toBe('lobby');
  });

  test('a sanction that suspends keeps somebody from new games, not from those in play', async () => {
    const again = await setTable(ana, { seats: 2 });
    const { revision } = (await look(ana, game.id)).game;
    await ana.post(`/api/games/${game.id}/start`, { openSeats: 'remove' }, { 'if-match': `"${revision}"` });
    await impose('suspend', bo);
    const join = await problem(await bo.post(`/api/invitations/${again.game.invitation}/seat`, {}));
    expect(join).toMatchObject({ status: 403, type: '/problems/suspended', appeal: '/you/notices' });
    const create = { name: 'Mine', rules: { preset: 'hub' }, seats: 2, computers: 1 };
    expect((await bo.post('/api/games', create, { 'idempotency-key': newKey() })).status).toBe(403);
    expect((await problem(await speak(bo, 'Hello'))).type).toBe('/problems/suspended');
    let now = await look(ana, game.id);
    if (now.game.round?.turn.seat === 0) await tableIn(await send(ana, now, someAction(now)));
    now = await look(bo, game.id);
    const played = now.game.round?.turn.seat === now.game.you.seat ? await send(bo, now, someAction(now)) : null;
    expect(played?.status ?? 200).toBe(200);
  });

  test('a sanction ends by itself, and is known for a year', async () => {
    await impose('mute', bo, 1);
    await moderationRows(worker.database).age(2);
    expect((await speak(bo, 'Hello again')).status).toBe(201);
    expect(await sanctionsOf(bo)).toMatchObject([{ kind: 'mute' }]);
    expect((await readMe(bo)).fromOperator).toEqual([]);
    await moderationRows(worker.database).age(366);
    await worker.scheduled();
    expect(await sanctionsOf(bo)).toEqual([]);
  });

  test('a sanction is mailed in the person’s language, with its reason, and can be appealed against once', async () => {
    const email = newAddress();
    const cleo = await resident(worker, email);
    await cleo.put('/api/me/settings', { theme: 'auto', tiles: 'pips', language: 'es' });
    const id = await impose('suspend', cleo);
    const mail = await worker.mailbox.next(email);
    expect(mail.subject).toMatch(/suspendida/);
    expect(mail.text).toMatch(/Rude words[^]*\/you\/notices/);
    const path = `/api/me/sanctions/${id}/appeal`;
    expect((await bo.put(path, { text: 'Let her go.' })).status).toBe(404);
    expect((await cleo.put(path, { text: 'It was a joke.' })).status).toBe(204);
    expect((await cleo.put(path, { text: 'Really.' })).status).toBe(409);
    expect(await run('queue')).toMatch(new RegExp(`appeal against suspend ${id} .*It was a joke`));
    await run('uphold', id, '--reason', 'It was not.', '--yes');
    expect((await worker.mailbox.next(email)).text).toMatch(/It was not/);
    await expect(run('uphold', id, '--reason', 'Again.', '--yes')).rejects.toThrow(/appeal is answered/);
    expect(await sanctionsOf(cleo)).toMatchObject([
      { appeal: 'It was a joke.', answer: 'It was not.', liftedAt: null },
    ]);
    await run('lift', id, '--reason', 'Long enough.', '--yes');
    expect((await worker.mailbox.next(email)).subject).toMatch(/libre/);
    expect((await readMe(cleo)).fromOperator).toEqual([]);
    await expect(run('lift', id, '--reason', 'Again.', '--yes')).rejects.toThrow(/no such sanction/i);
  });

  test('a sanction waits for a person who deletes the account and signs up again with the same inbox', async () => {
    const email = newAddress();
    const cleo = await resident(worker, email);
    await impose('suspend', cleo);
    const { id } = await readMe(cleo);
    await leave(cleo);
    const rows = accountRows(worker.database);
    await rows.endDeletions();
    await eventually(async () => {
      await worker.scheduled();
      expect(await rows.ownDeletions(id)).toBe(1);
    });
    expect(await moderationRows(worker.database).text()).not.toContain(email);
    const again = await resident(worker, email.replace('@', '+new@'));
    expect((await readMe(again)).fromOperator).toMatchObject([{ kind: 'suspend' }]);
    expect(await sanctionsOf(again)).toMatchObject([{ reason: 'Rude words.' }]);
  });

  test('a sanction holds for the next guest in the same browser, who has an appeal of their own', async () => {
    await impose('mute', bo, 3);
    // The page reads this whenever it is opened.
    await readMe(bo);
    await leave(bo);
    const again = await becomesGuest(bo, 'Bob');
    expect((await readMe(again)).fromOperator).toMatchObject([{ kind: 'mute' }]);
    const [held] = await sanctionsOf(again);
    expect(held).toMatchObject({ reason: 'Rude words.', appeal: null });
    await tableIn(await again.post(`/api/invitations/${game.invitation}/seat`, {}));
    expect(await problem(await speak(again, 'Hello'))).toMatchObject({ status: 403, appeal: '/you/notices' });
    expect((await again.put(`/api/me/sanctions/${held?.id}/appeal`, { text: 'It was my brother.' })).status).toBe(204);
    await run('lift', held?.id ?? '', '--reason', 'So it was.', '--yes');
    expect((await speak(again, 'Hello')).status).toBe(201);
    // Somebody with an address stands for themselves, in the same browser.
    await again.post('/api/auth/sign-out', {});
    const cleo = newAddress();
    await signInBy(again, { email: cleo, code: (await mailedProof(worker, cleo, again)).code });
    expect((await readMe(again)).fromOperator).toEqual([]);
  });

  test('a sanction does not hold once it is over or lifted, nor in another browser', async () => {
    const id = await impose('suspend', bo);
    await readMe(bo);
    await run('lift', id, '--reason', 'A mistake.', '--yes');
    await bo.post('/api/auth/sign-out', {});
    expect((await readMe(await becomesGuest(bo, 'Bob'))).fromOperator).toEqual([]);
    await impose('suspend', ana);
    await readMe(ana);
    expect((await readMe(await person(worker, 'Anna'))).fromOperator).toEqual([]);
  });

  test('a new guest says only phrases to strangers, until they have finished a game with others', async () => {
    const { game: open } = await openTable(ana, { seats: 3, phrasesOnly: false });
    await tableIn(await sit(bo, open.id));
    expect((await look(bo, open.id)).game).toMatchObject({ withStrangers: true, phrasesOnly: false });
    expect((await readMe(bo)).isNewcomer).toBe(true);
    expect(await problem(await speak(bo, 'Hello', open.id))).toMatchObject({ status: 409, detail: /phrases/ });
    const phrase = { phrase: 'hello' };
    const key = { 'idempotency-key': newKey() };
    expect((await bo.post(`/api/games/${open.id}/talk`, phrase, key)).status).toBe(201);
    // Among people who have invited them, they say what they like.
    expect((await speak(bo, 'Hello')).status).toBe(201);
    await finishedGame([bo, await person(worker, 'Cy')]);
    await worker.scheduled();
    await eventually(async () => expect((await readMe(bo)).isNewcomer).toBe(false));
    expect((await speak(bo, 'Hello', open.id)).status).toBe(201);
  });

  test('a sanction goes along when a guest becomes somebody, or joins their own account', async () => {
    const email = newAddress();
    await resident(worker, email);
    await impose('mute', bo);
    expect((await bo.put('/api/me/presence', { shown: false })).status).toBe(200);
    const code = await mailedCode(worker, bo, email);
    expect((await bo.put('/api/me/email', { email, code, join: true })).status).toBe(200);
    const home = visitor(worker);
    await signInBy(home, { email, code: (await mailedProof(worker, email, home)).code });
    expect(await readMe(home)).toMatchObject({ fromOperator: [{ kind: 'mute' }], showsPresence: false });
  });

  test('sanctions and reports are in their owner’s export, without the reporters', async () => {
    await report(ana, { seat: 1, note: 'Look at this.' });
    await run('mute', await waitingFor(bo), '--days', '3', '--reason', 'Rude words.', '--yes');
    const [own, other] = await Promise.all([ana, bo].map(async (who) => (await who.get('/api/me/export')).text()));
    expect(own).toContain('Look at this.');
    expect(other).toContain('Rude words.');
    expect(other).not.toContain('Look at this.');
    expect(other).not.toContain((await meOf(ana)).id);
  });
});
