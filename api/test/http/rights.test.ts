import { nanoid } from 'nanoid';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { apiApp } from '../../src/app.ts';
import { apiDocument } from '../../src/document.ts';
import { accountRows } from '../kit/account-rows.ts';
import { makeEntries, tokenOf } from '../kit/mail-links.ts';
import { mailedProof, newAddress, readMe, resident, signInBy } from '../kit/mail.ts';
import { problemIn, setTable } from '../kit/play.ts';
import { person, visitor, type Visitor } from '../kit/visitor.ts';
import { useMailingWorker } from '../kit/worker.ts';

// The rights of a session depend on how it began: by the link to a game in a mail, by signing in, or by a fresh proof.

const worker = useMailingWorker();
let rows: ReturnType<typeof accountRows>;
beforeAll(() => {
  rows = accountRows(worker.database);
});

const UNPROVED = { status: 403, type: '/problems/proof-required' };

const Document = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ 'x-callers': z.object({ session: z.string().optional() }) })),
  ),
});

/** Every route that asks for a session, and the right that it needs. */
const routes = Object.entries(Document.parse(JSON.parse(apiDocument())).paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(
    ([
      method,
      {
        'x-callers': { session },
      },
    ]) => (session === undefined ? [] : [{ method: method.toUpperCase(), path, session }]),
  ),
);

/** Returns a player with an address at a table, and another browser that the link to it in a mail signed in. */
async function linked() {
  const owner = await resident(worker, newAddress());
  await owner.put('/api/me', { name: 'Ana' });
  const { id } = (await setTable(owner)).game;
  const { id: account, email } = await readMe(owner);
  const follow = async (who: Visitor, game: string): Promise<Visitor> => {
    const entry = { account, email: email ?? '', key: nanoid(), game };
    await makeEntries(worker, entry);
    expect((await signInBy(who, { token: await tokenOf(worker, entry) })).status).toBe(200);
    return who;
  };
  return { owner, account, id, follow, reader: await follow(visitor(worker), id) };
}

const deleteMe = (who: Visitor): Promise<Response> =>
  who.fetch('/api/me', {
    method: 'DELETE',
    body: JSON.stringify({ confirm: 'delete my account' }),
    headers: { 'content-type': 'application/json' },
  });

/** Returns the problem with which a bare request to each of these routes is refused, by the route. */
async function problemsAt(who: Visitor, asked: typeof routes, id: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const { method, path } of asked) {
    const address = path.replace('{id}', id).replaceAll(/\{\w+\}/g, '1');
    const answer = await who.fetch(address, { method });
    const body: unknown = await answer.json().catch(() => ({}));
    found.set(`${method} ${path}`, z.object({ type: z.string() }).safeParse(body).data?.type ?? '');
  }
  return found;
}

test('29.4 the link in a forwarded mail plays that game and reads lists, and nothing else', async () => {
  const { reader, id } = await linked();
  const refused = await problemsAt(
    reader,
    routes.filter(({ session }) => session !== 'link'),
    id,
  );
  expect(refused.size).toBeGreaterThan(80);
  expect([...refused].filter(([, type]) => type !== UNPROVED.type)).toEqual([]);
  // Refused, if at all, because the request is bare.
  const open = await problemsAt(
    reader,
    routes.filter(({ session }) => session === 'link'),
    id,
  );
  expect([...open].filter(([, type]) => type === UNPROVED.type)).toEqual([]);
  expect((await reader.get(`/api/games/${id}`)).status).toBe(200);
  expect((await reader.get('/api/games')).status).toBe(200);
});

test('the link to one game neither shows nor plays another, until that one’s link is used here as well', async () => {
  const { owner, reader, id, follow } = await linked();
  const { id: other } = (await setTable(owner)).game;
  const paths = routes.filter(({ session, path }) => session === 'link' && path.startsWith('/api/games/{id}'));
  const refused = await problemsAt(reader, paths, other);
  expect([...refused].filter(([, type]) => type !== UNPROVED.type)).toEqual([]);
  await follow(reader, other);
  for (const game of [id, other]) expect((await reader.get(`/api/games/${game}`)).status).toBe(200);
});

test('the link to one game opens no other game’s plain table, either', async () => {
  const { owner, reader, id } = await linked();
  const { id: other } = (await setTable(owner)).game;
  const plain = apiApp.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/plain/tables/:id'));
  expect(plain.length).toBeGreaterThan(3);
  for (const { method, path } of plain) {
    const ask = (game: string): Promise<Response> => reader.fetch(path.replace(':id', game), { method });
    expect([method, path, (await ask(other)).status]).toEqual([method, path, UNPROVED.status]);
    // Otherwise refused, if at all, for want of a form.
    expect(await (await ask(other)).text()).toContain('/plain/sign-in');
  }
  expect((await reader.get(`/plain/tables/${id}`)).status).toBe(200);
  expect((await reader.get('/plain/tables')).status).toBe(200);
});

test('a browser that is signed in stays so when it follows a mail’s link', async () => {
  const { owner, id, follow } = await linked();
  await follow(owner, id);
  expect((await owner.put('/api/me', { name: 'Anna' })).status).toBe(200);
});

test('a code in the browser of a link lifts its limits', async () => {
  const { reader } = await linked();
  expect(await problemIn(await reader.get('/api/me/export'))).toMatchObject(UNPROVED);
  const { email } = await readMe(reader);
  const { code } = await mailedProof(worker, email ?? '', reader);
  expect((await signInBy(reader, { email, code })).status).toBe(200);
  expect((await reader.get('/api/me/export')).status).toBe(200);
});

test('a browser that signed in a while ago asks for a proof before it exports, deletes or signs out others', async () => {
  const { owner, account, id } = await linked();
  await rows.ageSignIns(account, 11);
  const asked = routes.filter(({ session }) => session === 'proof');
  expect(asked.length).toBeGreaterThan(5);
  expect(new Set((await problemsAt(owner, asked, id)).values())).toEqual(new Set([UNPROVED.type]));
  expect((await owner.put('/api/me', { name: 'Anna' })).status).toBe(200);
});

test('a guest, who has nothing to prove it with, may export and delete', async () => {
  const who = await person(worker, 'Dora');
  expect((await who.get('/api/me/export')).status).toBe(200);
  expect((await deleteMe(who)).status).toBe(204);
});
