import { expect, test } from 'vitest';
import { problemIn, setTable } from '../kit/play.ts';
import { guest, person } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();

test('29.8 nobody takes the name of those who run the site, as an account or at a table', async () => {
  const who = await guest(worker);
  const refused = { status: 409, type: '/problems/name-taken' };
  expect(await problemIn(await who.put('/api/me', { name: 'Operator' }))).toMatchObject(refused);
  expect((await who.put('/api/me', { name: 'Olga' })).status).toBe(200);
  const { invitation } = (await setTable(await person(worker, 'Ana'))).game;
  const joined = await who.post(`/api/invitations/${invitation}/seat`, { name: 'Admin' });
  expect(await problemIn(joined)).toMatchObject(refused);
});

test.each(['You', 'Du', 'Tú'])('31.26 nobody is called %s, as an account or at a table', async (name) => {
  const who = await person(worker, 'Olga');
  const refused = { status: 409, type: '/problems/name-taken' };
  expect(await problemIn(await who.put('/api/me', { name }))).toMatchObject(refused);
  const { invitation } = (await setTable(await person(worker, 'Ana'))).game;
  expect(await problemIn(await who.post(`/api/invitations/${invitation}/seat`, { name }))).toMatchObject(refused);
});
