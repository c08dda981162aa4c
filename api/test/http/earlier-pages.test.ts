import { newHex32 } from '@slow-train/fairness';
import { WIRE_HEADER, WIRE_VERSION } from '@slow-train/protocol';
import { expect, test } from 'vitest';
import { sendBody } from '../kit/matrix-fixture.ts';
import { setTable } from '../kit/play.ts';
import { person, visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();

/** As a browser describes what a page's script asks for. */
const BY_PAGE = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };

test('a page of the release before goes on with a game in the names that it knows', async () => {
  const ana = await person(worker, 'Ana');
  const { game } = await setTable(ana, { name: 'Notes: "status":"lobby"' });
  const before = visitor(worker, new Map(ana.cookies), BY_PAGE);
  const path = `/api/games/${game.id}`;
  expect((await sendBody(before, 'PATCH', `${path}/desk`, { notes: { text: 'mine', instead: '' } })).status).toBe(200);
  const body = { notes: [{ round: 1, seal: newHex32() }] };
  const length = String(JSON.stringify(body).length);
  expect((await before.post(`${path}/notes`, body, { 'content-length': length })).status).toBe(200);

  const seen = await (await before.get(path)).json();
  expect(seen).toMatchObject({
    game: { status: 'boarding', name: 'Notes: "status":"lobby"' },
    desk: { notes: 'mine' },
  });
  expect(seen).not.toHaveProperty('playerState');
  const page = visitor(worker, new Map(ana.cookies), { ...BY_PAGE, [WIRE_HEADER]: WIRE_VERSION });
  const now = await (await page.get(path)).json();
  expect(now).toMatchObject({ game: { status: 'lobby' }, playerState: { notes: 'mine' } });
  expect((await page.get(`${path}/desk`)).status).toBe(404);
});

test('a program without a page is answered in the names of this release', async () => {
  const ana = await person(worker, 'Ana');
  const { game } = await setTable(ana);
  expect(await (await ana.get(`/api/games/${game.id}`)).json()).toMatchObject({ game: { status: 'lobby' } });
});
