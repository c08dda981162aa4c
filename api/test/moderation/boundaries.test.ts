import { BoundaryListSchema, CompanionListSchema, type GameAnswer } from '@slow-train/protocol';
import { at } from '@slow-train/rules';
import { beforeEach, expect, test } from 'vitest';
import { joinGame } from '../../src/lobby/invitations.ts';
import * as boundaryStore from '../../src/store/boundary-store.ts';
import { heldTable } from '../kit/held.ts';
import { openNotificationHarness, resultOf } from '../kit/notification-harness.ts';
import { bodyIn } from '../kit/passkeys.ts';
import { look, newKey, setTable, tableIn } from '../kit/play.ts';
import { person, type Visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();
let ana: Visitor;
let bo: Visitor;
let game: GameAnswer['game'];
beforeEach(async () => {
  [ana, bo] = await Promise.all([person(worker, 'Ana'), person(worker, 'Bo')]);
  game = (await setTable(ana)).game;
  await tableIn(await bo.post(`/api/invitations/${game.invitation}/seat`, {}));
});

const block = async (who: Visitor, seat: number): Promise<number> =>
  (await who.put(`/api/games/${game.id}/seats/${seat}/block`, {})).status;
const boundariesOf = async (who: Visitor) =>
  (await bodyIn(BoundaryListSchema, await who.get('/api/me/boundaries'))).boundaries;
const companionsOf = async (who: Visitor): Promise<readonly string[]> =>
  (await bodyIn(CompanionListSchema, await who.get('/api/me/companions'))).companions.map(({ name }) => name);
const profileStatus = async (who: Visitor, seat: number): Promise<number> =>
  (await who.get(`/api/games/${game.id}/seats/${seat}/profile`)).status;
const hears = async (who: Visitor): Promise<number> => (await look(who, game.id)).talk?.messages.length ?? 0;

test('a block hides the other from who drew it, and does not show to the other', async () => {
  await bo.post(`/api/games/${game.id}/talk`, { text: 'Hello' }, { 'idempotency-key': newKey() });
  expect([await hears(ana), await companionsOf(ana), await profileStatus(ana, 1)]).toEqual([1, ['Bo'], 200]);
  expect(await block(ana, 1)).toBe(204);
  expect([await hears(ana), await companionsOf(ana), await profileStatus(ana, 1)]).toEqual([0, [], 404]);
  expect([await companionsOf(bo), await profileStatus(bo, 0)]).toEqual([['Ana'], 200]);
  expect(await boundariesOf(bo)).toEqual([]);
  // The game they share goes on.
  expect((await look(bo, game.id)).game.seats.map(({ kind }) => kind)).toContain('person');
});

test('no new game seats two people if one has blocked the other, and the refusal does not say why', async () => {
  await block(ana, 1);
  const next = (await setTable(bo)).game;
  const refused = await ana.post(`/api/invitations/${next.invitation}/seat`, {});
  expect(refused.status).toBeGreaterThanOrEqual(400);
  expect(await refused.text()).not.toMatch(/block/i);
});

test('a substitute takes no seat next to somebody if one has blocked the other', async () => {
  const harness = await openNotificationHarness();
  try {
    const { game, there } = await heldTable(harness, ['Ana', 'Bo', 'Cleo']);
    const [dora, eve] = [await harness.person('Dora'), await harness.person('Eve')];
    await boundaryStore.draw(harness.ports.db, game.id, there, { account: dora, name: 'Dora' }, 'block', harness.now());
    const { invitation } = game;
    const refused = await resultOf(joinGame(harness.ports, dora, { invitation }));
    expect(refused).toMatchObject({ ok: false, error: { problem: 'conflict' } });
    expect((await resultOf(joinGame(harness.ports, eve, { invitation }))).ok).toBe(true);
  } finally {
    await harness.stop();
  }
});

test('the list of blocked people names them, leads to no account, and takes a block back', async () => {
  await ana.put(`/api/games/${game.id}/talk/mutes/1`, { muted: true });
  expect(await boundariesOf(ana)).toMatchObject([{ name: 'Bo', kind: 'mute' }]);
  // Blocking replaces muting.
  await block(ana, 1);
  const listed = await boundariesOf(ana);
  expect(listed).toMatchObject([{ name: 'Bo', kind: 'block' }]);
  const { id } = at(listed, 0);
  expect((await bo.delete(`/api/me/boundaries/${id}`)).status).toBe(404);
  expect((await ana.delete(`/api/me/boundaries/${id}`)).status).toBe(204);
  expect(await boundariesOf(ana)).toEqual([]);
  expect(await companionsOf(ana)).toEqual(['Bo']);
});

test('there must be another person to block', async () => {
  expect([await block(ana, 0), await block(ana, 9), await block(bo, 1)]).toEqual([404, 404, 404]);
  const stranger = await person(worker, 'Cleo');
  expect(await block(stranger, 0)).toBe(404);
  expect(await boundariesOf(ana)).toEqual([]);
});
