import { AccountViewSchema } from '@slow-train/protocol';
import { beforeAll, expect, test } from 'vitest';
import { accountRows } from '../kit/account-rows.ts';
import { readMe } from '../kit/mail.ts';
import { look, problemIn, setTable } from '../kit/play.ts';
import { guest, person } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();
let rows: ReturnType<typeof accountRows>;
beforeAll(() => {
  rows = accountRows(worker.database);
});

test('a new guest has no name, and default settings', async () => {
  const me = await readMe(await guest(worker));
  expect(me).toEqual({
    id: me.id,
    name: null,
    isGuest: true,
    email: null,
    passkeys: 0,
    settings: { theme: 'auto', tiles: 'pips', language: null },
    showsPresence: true,
    fromOperator: [],
    isNewcomer: true,
  });
});

test('a guest has a placeholder address, and one session in this browser', async () => {
  const { id } = await readMe(await guest(worker, { 'user-agent': 'x'.repeat(1_000) }));
  expect(await rows.address(id)).toMatch(/^[^@]+@[a-z.]+\.invalid$/);
  expect(await rows.guest(id)).toBe(true);
  const [session, ...more] = await rows.userAgents(id);
  expect(more).toEqual([]);
  expect(session).toBe('x'.repeat(300));
  expect(await rows.daysLeft(id)).toBeGreaterThan(364);
});

test('settings are stored, and omitted ones go back to their defaults', async () => {
  const ana = await person(worker, 'Ana');
  const put = async (settings: object) =>
    AccountViewSchema.parse(await (await ana.put('/api/me/settings', settings)).json());
  const chosen = { theme: 'night', tiles: 'figures', language: 'es' };
  expect((await put(chosen)).settings).toEqual(chosen);
  expect(await readMe(ana)).toMatchObject({ name: 'Ana', settings: chosen });
  expect((await put({ tiles: 'figures' })).settings).toEqual({ theme: 'auto', tiles: 'figures', language: null });
  expect(await problemIn(await ana.put('/api/me/settings', { theme: 'pink' }))).toMatchObject({ status: 400 });
});

test('settings stored by an older release are completed with defaults', async () => {
  const ana = await guest(worker);
  const { id } = await readMe(ana);
  await rows.settings(id, { theme: 'day' });
  expect((await readMe(ana)).settings).toEqual({ theme: 'day', tiles: 'pips', language: null });
});

test('a new name shows at once in games joined afterwards', async () => {
  const ana = await person(worker, 'Ana');
  await ana.copy().put('/api/me', { name: 'Anna' });
  const { game } = await setTable(ana);
  expect((await look(ana, game.id)).game.seats[0]).toMatchObject({ name: 'Anna' });
});

test('the schedule deletes only expired sessions', async () => {
  const [gone, stays] = [await guest(worker), await guest(worker)];
  const [over, other] = [await readMe(gone), await readMe(stays)];
  await rows.ageSessions(over.id, 366);
  await worker.scheduled();
  expect(await rows.sessions(over.id)).toEqual([]);
  expect(await rows.sessions(other.id)).toHaveLength(1);
  expect((await stays.get('/api/me')).status).toBe(200);
});
