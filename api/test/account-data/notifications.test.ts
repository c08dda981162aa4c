import { FeedLinksSchema } from '@slow-train/protocol';
import { expect, test } from 'vitest';
import { mergeAccounts } from '../../src/account-data/merge-accounts.ts';
import { sendBody } from '../kit/matrix-fixture.ts';
import { bodyIn, meOf } from '../kit/passkeys.ts';
import { setTable, tableIn } from '../kit/play.ts';
import { notificationRows } from '../kit/notification-rows.ts';
import { addPush, addWebhook, notificationsOf } from '../kit/channels.ts';
import { person, visitor, type Visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';
import { portsOn } from '../kit/ports.ts';

const worker = useWorker();

const HOOK = 'https://hooks.club.org/services/T1';
let endpoints = 0;

/** Changes every notification setting. @returns the link of the feed, and a game */
async function chooseAll(who: Visitor) {
  const { game } = await setTable(who, { seats: 3 });
  await who.put('/api/me/notifications', { quiet: null, timeZone: 'Asia/Tokyo' });
  await who.put(`/api/games/${game.id}/notifications`, { events: { turn: { mail: false } } });
  await addPush(who, `https://push.browser.org/${endpoints++}`);
  const { secret } = await addWebhook(who, HOOK);
  await addWebhook(who, `${HOOK}/table`, game.id);
  const { atom } = await bodyIn(FeedLinksSchema, await who.post('/api/me/feeds', {}), 201);
  // Fails at once without keys, which leaves a row in the outbox.
  const [device] = (await notificationsOf(who)).push.devices;
  expect((await who.post('/api/me/notifications/test', { channel: 'push', id: device?.id })).status).toBe(503);
  return { id: game.id, name: game.name, invitation: game.invitation, atom, secret };
}

const merge = async (from: Visitor, to: Visitor) => {
  const merged = await mergeAccounts(portsOn(worker.database), (await meOf(from)).id, (await meOf(to)).id);
  expect(merged).toMatchObject({ ok: true });
};

test('the export has all notification settings, but no secrets or tokens', async () => {
  const ana = await person(worker, 'Ana', { 'user-agent': 'Phone/1.0' });
  const { id, atom, secret } = await chooseAll(ana);
  const file: unknown = await (await ana.get('/api/me/export')).json();
  expect(file).toMatchObject({
    notifications: {
      choices: { quiet: null, timeZone: 'Asia/Tokyo' },
      tables: [{ id, events: { turn: { mail: false } } }],
      webhooks: [
        { url: HOOK, shape: 'generic', table: null },
        { url: `${HOOK}/table`, shape: 'generic', table: id },
      ],
      pushes: [{ userAgent: 'Phone/1.0', addedAt: expect.any(String) }],
      feedsSince: expect.any(String),
    },
  });
  const text = JSON.stringify(file);
  for (const kept of [secret, atom.split('/').at(-2) ?? '', 'push.browser.org']) expect(text).not.toContain(kept);
});

test('deleting an account leaves none of its notification settings', async () => {
  const [ana, bo] = [await person(worker, 'Ana'), await person(worker, 'Bo')];
  const { id, invitation, atom } = await chooseAll(ana);
  await tableIn(await bo.post(`/api/invitations/${invitation}/seat`, {}));
  const { id: account } = await meOf(ana);
  const rows = notificationRows(worker.database);
  expect(await rows.kept(account)).toEqual(['choice', 'feed', 'outbox', 'push', 'webhook']);
  expect((await sendBody(ana, 'DELETE', '/api/me', { confirm: 'delete my account' })).status).toBe(204);
  expect(await rows.kept(account)).toEqual([]);
  expect((await visitor(worker).get(atom)).status).toBe(404);
  const ofTable = await bo.get(`/api/games/${id}/notifications`);
  expect(await ofTable.json()).toEqual({ events: {}, webhooks: [] });
});

test('a guest who signs in to an account brings their preferences along, but not the browser’s pushes', async () => {
  const [lost, known] = [await person(worker, 'Guest'), await person(worker, 'Known')];
  const { id, name, atom } = await chooseAll(lost);
  await known.get('/api/me', { 'time-zone': 'Europe/Vienna' });
  await merge(lost, known);
  expect(await notificationsOf(known)).toMatchObject({
    choices: { quiet: null, timeZone: 'Asia/Tokyo' },
    push: { devices: [] },
    webhooks: [{ url: HOOK }],
    tables: [{ id, name, events: { turn: { mail: false } } }],
    feeds: { since: expect.any(String) },
  });
  expect((await visitor(worker).get(atom)).status).toBe(200);
  const ofTable = await known.get(`/api/games/${id}/notifications`);
  expect(await ofTable.json()).toMatchObject({ webhooks: [{ url: `${HOOK}/table` }] });
});

test('if both have preferences, the account keeps its own', async () => {
  const [lost, known] = [await person(worker, 'Guest'), await person(worker, 'Known')];
  const theirs = await chooseAll(lost);
  await known.put('/api/me/notifications', { timeZone: 'Europe/Vienna' });
  const { atom } = await bodyIn(FeedLinksSchema, await known.post('/api/me/feeds', {}), 201);
  await merge(lost, known);
  const after = await notificationsOf(known);
  expect(after.choices).toMatchObject({ quiet: { from: '22:00' }, timeZone: 'Europe/Vienna' });
  expect(after.tables).toHaveLength(1);
  expect((await visitor(worker).get(atom)).status).toBe(200);
  expect((await visitor(worker).get(theirs.atom)).status).toBe(404);
});
