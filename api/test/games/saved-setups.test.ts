import { SetupListSchema, type NamedSetup } from '@slow-train/protocol';
import { expect, test } from 'vitest';
import { sendBody } from '../kit/matrix-fixture.ts';
import { bodyIn } from '../kit/passkeys.ts';
import { problemIn } from '../kit/play.ts';
import { person, type Visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();

const evening: NamedSetup = {
  name: 'Evening',
  choices: { rules: { preset: 'bonepile', markOn: 'draw' }, seats: 3, rounds: 3, computers: 1, clock: null },
};
const save = (who: Visitor, id: string, setup: object): Promise<Response> =>
  who.post('/api/me/setups', { id, ...setup });
const replace = (who: Visitor, id: string, setup: object): Promise<Response> => who.put(`/api/me/setups/${id}`, setup);
const listOf = async (who: Visitor) => (await bodyIn(SetupListSchema, await who.get('/api/me/setups'))).setups;

test('a set-up is saved once however often it is sent, renamed, and deleted; nobody else sees it', async () => {
  const [ana, bo] = [await person(worker, 'Ana'), await person(worker, 'Bo')];
  for (let tries = 0; tries < 2; tries++) expect((await save(ana, 'evening-1', evening)).status).toBe(204);
  expect(await listOf(ana)).toEqual([{ id: 'evening-1', ...evening }]);
  // The same id of somebody else is another set-up.
  expect((await save(bo, 'evening-1', { ...evening, name: 'Mine' })).status).toBe(204);
  expect((await replace(ana, 'evening-1', { ...evening, name: 'Thursday' })).status).toBe(204);
  expect((await replace(ana, 'evening-2', evening)).status).toBe(404);
  expect((await listOf(ana)).map(({ name }) => name)).toEqual(['Thursday']);
  expect((await bo.delete('/api/me/setups/evening-1')).status).toBe(204);
  expect(await listOf(bo)).toEqual([]);
  expect(await listOf(ana)).toHaveLength(1);
});

test('a set-up that cannot be dealt is not saved, nor are more than twenty', async () => {
  const ana = await person(worker, 'Ana');
  const refused = async (setup: object) => (await problemIn(await save(ana, 'refused-1', setup))).status;
  expect(await refused({ ...evening, choices: { ...evening.choices, rounds: 19 } })).toBe(400);
  expect(await refused({ ...evening, choices: { ...evening.choices, invite: [] } })).toBe(400);
  for (let nth = 0; nth < 20; nth++) expect((await save(ana, `setup-${nth}-of-20`, evening)).status).toBe(204);
  expect(await refused(evening)).toBe(409);
  // Replacing one is not saving another.
  expect((await replace(ana, 'setup-0-of-20', { ...evening, name: 'Friday' })).status).toBe(204);
});

test('the export lists set-ups, and they go with the account', async () => {
  const ana = await person(worker, 'Ana');
  await save(ana, 'evening-1', evening);
  const exported: unknown = await (await ana.get('/api/me/export')).json();
  expect(exported).toMatchObject({ setups: [{ name: 'Evening', choices: evening.choices }] });
  expect((await sendBody(ana, 'DELETE', '/api/me', { confirm: 'delete my account' })).status).toBe(204);
});
