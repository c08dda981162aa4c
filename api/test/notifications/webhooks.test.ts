import { withClient } from '@slow-train/database';
import { at } from '@slow-train/rules';
import { expect, test } from 'vitest';
import { problemIn, setTable, tableIn } from '../kit/play.ts';
import { addWebhook, notificationsOf } from '../kit/channels.ts';
import { person } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();

const URL_OF_CLUB = 'https://hooks.club.org/services/T1';

test('the secret of a webhook is shown once, and is one of Standard Webhooks', async () => {
  const ana = await person(worker, 'Ana');
  const made = await addWebhook(ana, URL_OF_CLUB);
  expect(made).toMatchObject({ url: URL_OF_CLUB, shape: 'generic', health: { sentAt: null } });
  expect(Buffer.from(made.secret.replace(/^whsec_/, ''), 'base64').length).toBeGreaterThanOrEqual(24);
  const later = await notificationsOf(ana);
  expect(later.webhooks).toMatchObject([{ id: made.id, url: URL_OF_CLUB }]);
  expect(JSON.stringify(later)).not.toContain(made.secret);
  const file = await (await ana.get('/api/me/export')).text();
  expect(file).toContain(URL_OF_CLUB);
  expect(file).not.toContain(made.secret);
});

test.each([
  'http://hooks.club.org/',
  'http://127.0.0.1:8080/',
  'https://localhost/',
  'https://10.0.0.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/',
  'https://[fd00::1]/',
  'https://0x7f.1/',
  'https://router.local/',
  'https://intranet/',
])('the address %s is rejected', async (url) => {
  const ana = await person(worker, 'Ana');
  for (const path of ['/api/me/webhooks', `/api/games/${(await setTable(ana)).game.id}/webhooks`]) {
    const problem = await problemIn(await ana.post(path, { url }));
    expect(problem).toMatchObject({
      type: '/problems/invalid-request',
      detail: expect.stringContaining('must begin with https://'),
      errors: [{ pointer: '#/url', detail: expect.any(String) }],
    });
    expect(JSON.stringify(problem)).not.toContain(url);
  }
  expect((await notificationsOf(ana)).webhooks).toEqual([]);
});

test('a person has at most five webhooks, also if six are added at once, and a game three', async () => {
  const ana = await person(worker, 'Ana');
  const { game } = await setTable(ana);
  let added = 0;
  const add = (path: string) => ana.post(path, { url: `${URL_OF_CLUB}/${(added += 1)}`, shape: 'discord' });
  const mine = await Promise.all(Array.from({ length: 6 }, () => add('/api/me/webhooks')));
  expect(mine.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 409]);
  const ofGame = await Promise.all(Array.from({ length: 4 }, () => add(`/api/games/${game.id}/webhooks`)));
  expect(ofGame.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 409]);
  const { webhooks } = await notificationsOf(ana);
  expect(webhooks).toHaveLength(5);
  expect((await ana.delete(`/api/me/webhooks/${at(webhooks, 0).id}`)).status).toBe(204);
  expect((await problemIn(await ana.delete(`/api/me/webhooks/${at(webhooks, 0).id}`))).status).toBe(404);
  expect((await add('/api/me/webhooks')).status).toBe(201);
});

test('an address that is added again, also at the same time, is told everything once, and signed with the latest secret', async () => {
  const ana = await person(worker, 'Ana');
  const { game } = await setTable(ana);
  for (const table of [undefined, game.id]) {
    const made = await Promise.all([1, 2, 3].map(() => addWebhook(ana, URL_OF_CLUB, table)));
    const again = await addWebhook(ana, URL_OF_CLUB, table);
    expect(new Set([...made, again].map(({ id }) => id)).size).toBe(1);
    expect(made.map(({ secret }) => secret)).not.toContain(again.secret);
    const { rows } = await withClient(worker.database.url, (client) =>
      client.query('select secret from webhooks where id = $1', [again.id]),
    );
    expect(rows).toEqual([{ secret: again.secret }]);
  }
  const { webhooks } = await notificationsOf(ana);
  expect(webhooks).toHaveLength(1);
});

test('only the host can change a game’s webhooks, also a new host', async () => {
  const [ana, bo, eve] = await Promise.all(['Ana', 'Bo', 'Eve'].map((name) => person(worker, name)));
  if (!ana || !bo || !eve) throw new Error('three people');
  const { game } = await setTable(ana, { seats: 3 });
  await tableIn(await bo.post(`/api/invitations/${game.invitation}/seat`, {}));
  const { id } = await addWebhook(ana, URL_OF_CLUB, game.id);
  const path = `/api/games/${game.id}/webhooks`;
  for (const [who, status] of [[bo, 403] as const, [eve, 404] as const]) {
    expect((await problemIn(await who.post(path, { url: URL_OF_CLUB }))).status).toBe(status);
    expect((await problemIn(await who.delete(`${path}/${id}`))).status).toBe(status);
    expect((await problemIn(await who.post(`${path}/${id}/test`, {}))).status).toBe(status);
  }
  // A game's webhook is not among the host's personal ones.
  expect((await ana.delete(`/api/me/webhooks/${id}`)).status).toBe(404);
  const { headers } = await ana.get(`/api/games/${game.id}`);
  const left = await ana.delete(`/api/games/${game.id}/seat`, { 'if-match': headers.get('etag') ?? '' });
  expect(left.status).toBe(204);
  expect((await bo.delete(`${path}/${id}`)).status).toBe(204);
});
