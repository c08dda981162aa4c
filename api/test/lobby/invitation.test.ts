import { timeNow } from '@slow-train/local/kit';
import type { GameAnswer } from '@slow-train/protocol';
import { beforeAll, expect, test } from 'vitest';
import { databaseProbe } from '../kit/database.ts';
import { look, problemIn, setTable, tableIn } from '../kit/play.ts';
import { person, visitor, type Visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();
let ana: Visitor;
let bo: Visitor;
beforeAll(async () => {
  [ana, bo] = await Promise.all([person(worker, 'Ana'), person(worker, 'Bo')]);
});

const sit = (who: Visitor, code: string | null) => who.post(`/api/invitations/${code}/seat`, {});
const renew = (who: Visitor, { game }: GameAnswer) =>
  who.post(`/api/games/${game.id}/invitation`, {}, { 'if-match': `"${game.revision}"` });

test('the host replaces an invitation: the old link stops working, the new one opens the game', async () => {
  const table = await setTable(ana, { seats: 3 });
  const renewed = await tableIn(await renew(ana, table));
  expect(renewed.game.invitation).not.toBe(table.game.invitation);
  expect((await problemIn(await sit(bo, table.game.invitation))).status).toBe(404);
  expect((await visitor(worker).get(`/api/invitations/${table.game.invitation}`)).status).toBe(404);
  expect((await tableIn(await sit(bo, renewed.game.invitation))).game.you.seat).toBe(1);
});

test('only the host can replace it, only before the game starts, and only at the current revision', async () => {
  const table = await setTable(ana);
  const now = await tableIn(await sit(bo, table.game.invitation));
  expect((await problemIn(await renew(bo, now))).type).toBe('/problems/forbidden');
  expect((await problemIn(await renew(ana, table))).type).toBe('/problems/stale-revision');
  const started = await tableIn(
    await ana.post(`/api/games/${now.game.id}/start`, {}, { 'if-match': `"${now.game.revision}"` }),
  );
  expect((await problemIn(await renew(ana, started))).type).toBe('/problems/conflict');
});

test('an invitation expires after thirty days, says what to do, and can be renewed', async () => {
  const table = await setTable(ana);
  expect(Date.parse(table.game.invitationUntil ?? '') - timeNow()).toBeGreaterThan(29 * 86_400_000);
  await databaseProbe(worker.database).ageInvitation(table.game.id, 31);
  const problem = await problemIn(await sit(bo, table.game.invitation));
  expect(problem).toMatchObject({ status: 404, detail: expect.stringContaining('Ask the host') });
  expect((await visitor(worker).get(`/api/invitations/${table.game.invitation}`)).status).toBe(404);
  const renewed = await tableIn(await renew(ana, await look(ana, table.game.id)));
  expect((await tableIn(await sit(bo, renewed.game.invitation))).game.you.seat).toBe(1);
});
