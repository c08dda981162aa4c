import { neon } from '@neondatabase/serverless';
import { at } from '@slow-train/rules';
import { expect, test } from 'vitest';
import { accountRows } from '../../kit/account-rows.ts';
import { A_DAY, listed, openTable, seenBy, sit } from '../../kit/open-games.ts';
import { meOf } from '../../kit/passkeys.ts';
import { look, newKey, problemIn, setTable, tableIn } from '../../kit/play.ts';
import { guest, person, visitor, type Visitor } from '../../kit/visitor.ts';
import { useWorker } from '../../kit/worker.ts';

const worker = useWorker();
const people = (...names: readonly string[]): Promise<Visitor[]> =>
  Promise.all(names.map((name) => person(worker, name)));
const idsSeenBy = async (who: Visitor, query = ''): Promise<readonly string[]> =>
  (await listed(who, query)).games.map(({ id }) => id);
const nobody = () => visitor(worker);

/** Creates an open game in which two people sit, and another that is not open. */
async function withTwo(seats = 3) {
  const [ana, bo, eve] = await people('Ana', 'Bo', 'Eve');
  if (ana === undefined || bo === undefined || eve === undefined) throw new Error('nobody there');
  const { game } = await openTable(ana, { seats });
  await tableIn(await sit(bo, game.id));
  return { ana, bo, eve, id: game.id };
}

test('an open game is listed, takes strangers, and starts when it is full', async () => {
  const { ana, eve, id } = await withTwo();
  expect(await seenBy(eve, id)).toMatchObject({
    host: 'Ana',
    taken: 2,
    seats: 3,
    isFull: false,
    phrasesOnly: true,
    open: { language: 'en', newcomers: true },
    reliability: null,
    took: null,
    you: null,
  });
  expect(await seenBy(ana, id)).toMatchObject({ you: 'seated' });
  const joined = await tableIn(await sit(eve, id));
  expect(joined.game).toMatchObject({ status: 'playing', phrasesOnly: true, you: { seat: 2 } });
  // It stays for those who would like to play in the next one.
  expect(await seenBy(await person(worker, 'Finn'), id)).toMatchObject({ isFull: true, taken: 3 });
});

test('30.6 anybody is told how long games with the same settings took lately, once there are three', async () => {
  const told = async (query: string): Promise<unknown> => (await nobody().get(`/api/lengths?${query}`)).json();
  const settings = 'preset=hub&seats=4&rounds=5';
  expect(await told(`${settings}&allowance=1440`)).toEqual({ hours: null });
  await neon(worker.database.url)`insert into durations values ('hub/4/5/day', array[300, 500, 400])`;
  expect(await told(`${settings}&allowance=1440`)).toEqual({ hours: 400 });
  expect(await told(settings)).toEqual({ hours: null });
  expect((await nobody().get('/api/lengths?preset=tram&seats=4&rounds=5')).status).toBe(400);
});

test('those who are signed out see open games, and no name', async () => {
  const { id } = await withTwo();
  expect(await seenBy(nobody(), id)).toMatchObject({ host: null, reliability: null, taken: 2 });
  expect((await sit(nobody(), id)).status).toBe(401);
});

test('a guest sits down with a name, but not where ratings change', async () => {
  const { id } = await withTwo();
  const anonymous = await guest(worker);
  expect((await problemIn(await sit(anonymous, id))).status).toBe(409);
  await anonymous.put('/api/me', { name: 'Gus' });
  expect((await tableIn(await sit(anonymous, id))).game.status).toBe('playing');
  const host = await person(worker, 'Hana');
  await accountRows(worker.database).confirmAddress((await meOf(host)).id);
  const rated = await openTable(host, { rated: true });
  const refused = await problemIn(await sit(anonymous, rated.game.id));
  expect(refused).toMatchObject({ status: 403, detail: expect.stringContaining('e-mail') });
});

test('the host may let people talk freely, and names its language', async () => {
  const [ana] = await people('Ana');
  if (ana === undefined) throw new Error('nobody there');
  const { game } = await openTable(ana, { phrasesOnly: false, open: { language: 'de' } });
  expect(game).toMatchObject({ phrasesOnly: false, startsFull: true, open: { language: 'de' } });
});

test('filters find the games that they name, alone and together, and the latest comes first', async () => {
  const [ana] = await people('Ana');
  if (ana === undefined) throw new Error('nobody there');
  await accountRows(worker.database).confirmAddress((await meOf(ana)).id);
  const spanish = (await openTable(ana, { seats: 4, open: { language: 'es' } })).game.id;
  const slow = (await openTable(ana, { seats: 4, clock: { ...A_DAY, allowance: 4320 } })).game.id;
  const rated = (await openTable(ana, { rated: true, clock: { ...A_DAY, allowance: 60 } })).game.id;
  const hub = (await openTable(ana, { rules: { preset: 'hub' }, seats: 5 })).game.id;
  const eve = await person(worker, 'Eve');
  const mine = new Set([spanish, slow, rated, hub]);
  const found = async (query: string) => (await idsSeenBy(eve, query)).filter((id) => mine.has(id));
  expect(await found('')).toEqual([hub, rated, slow, spanish]);
  expect(await found('?language=es')).toEqual([spanish]);
  expect(await found('?seats=4')).toEqual([slow, spanish]);
  expect(await found('?seats=4&language=es&pace=day&preset=station&rated=no')).toEqual([spanish]);
  expect(await found('?seats=4&language=de')).toEqual([]);
  expect(await found('?pace=days')).toEqual([slow]);
  expect(await found('?pace=hours&rated=yes')).toEqual([rated]);
  expect(await found('?preset=hub')).toEqual([hub]);
  // Nothing has finished yet.
  expect(await found('?took=days')).toEqual([]);
  expect((await eve.get('/api/open-games?seats=1')).status).toBe(400);
  expect((await eve.get('/api/open-games?after=x')).status).toBe(400);
});

test('pages follow each other without a gap, and a poll without news is a 304', async () => {
  const hosts = await people('Ana', 'Bo', 'Cy', 'Dora', 'Eve');
  const opened: string[] = [];
  for (const host of hosts)
    for (let nth = 0; nth < 5; nth++) opened.push((await openTable(host, { seats: 6, set: 9 })).game.id);
  const reader = await person(worker, 'Finn');
  const first = await listed(reader, '?seats=6');
  expect(first.games).toHaveLength(20);
  const second = await listed(reader, `?seats=6&after=${first.next ?? ''}`);
  expect([...first.games, ...second.games].map(({ id }) => id)).toEqual(opened.toReversed());
  expect(second.next).toBeNull();
  const answer = await reader.get('/api/open-games?seats=6');
  const etag = answer.headers.get('etag') ?? '';
  const again = (): Promise<Response> => reader.get('/api/open-games?seats=6', { 'if-none-match': etag });
  expect((await again()).status).toBe(304);
  await tableIn(await sit(reader, at(opened.toReversed(), 0)));
  expect((await again()).status).toBe(200);
});

test('two people see none of each other’s open games if one has blocked the other', async () => {
  const { ana, bo, eve, id } = await withTwo();
  // Eve and Bo have met elsewhere.
  const met = (await setTable(eve)).game;
  await tableIn(await bo.post(`/api/invitations/${met.invitation}/seat`, {}));
  expect((await eve.put(`/api/games/${met.id}/seats/1/block`, {})).status).toBe(204);
  expect(await seenBy(eve, id)).toBeUndefined();
  expect((await sit(eve, id)).status).toBe(404);
  expect((await eve.post(`/api/open-games/${id}/wait`, {})).status).toBe(404);
  const eves = (await openTable(eve)).game.id;
  expect(await seenBy(bo, eves)).toBeUndefined();
  expect((await sit(bo, eves)).status).toBe(404);
  expect(await seenBy(ana, eves)).toBeDefined();
});

test('a host has five open games at most, with a clock and a free seat', async () => {
  const [ana] = await people('Ana');
  if (ana === undefined) throw new Error('nobody there');
  const create = async (different: object) =>
    (
      await ana.post(
        '/api/games',
        { rules: { preset: 'hub' }, seats: 2, clock: A_DAY, open: { language: 'en' }, ...different },
        { 'idempotency-key': newKey() },
      )
    ).status;
  expect(await create({ clock: null })).toBe(400);
  expect(await create({ computers: 1 })).toBe(400);
  expect(await create({ seats: 3, computers: 1 })).toBe(201);
  for (let nth = 1; nth < 5; nth++) expect(await create({})).toBe(201);
  expect(await create({})).toBe(409);
});

test('somebody that the host removes is told, sees the game no more, and cannot come back', async () => {
  const { ana, bo, eve, id } = await withTwo(4);
  const { game } = await look(ana, id);
  const remove = (who: Visitor, seat: number): Promise<Response> =>
    look(ana, id).then((now) => who.delete(`/api/games/${id}/seats/${seat}`, { 'if-match': `"${now.game.revision}"` }));
  expect((await remove(bo, 0)).status).toBe(403);
  expect((await remove(eve, 1)).status).toBe(404);
  expect((await remove(ana, 0)).status).toBe(409);
  const after = await tableIn(await remove(ana, 1));
  expect(after.game.seats.map(({ kind }) => kind)).toEqual(['person', 'nobody', 'nobody', 'nobody']);
  expect(await seenBy(bo, id)).toBeUndefined();
  expect((await bo.get(`/api/games/${id}`)).status).toBe(404);
  for (const back of [await sit(bo, id), await bo.post(`/api/invitations/${game.invitation}/seat`, {})])
    expect(await problemIn(back)).toMatchObject({ status: 409, detail: expect.stringContaining('others this time') });
  expect((await tableIn(await sit(eve, id))).game.seats[1]).toMatchObject({ name: 'Eve' });
});

test('30.3 a host alone changes rules and seats, too: the set is the usual one, and the deals are proved for as many', async () => {
  const [ana, bo, cy] = await people('Ana', 'Bo', 'Cy');
  if (ana === undefined || bo === undefined || cy === undefined) throw new Error('nobody there');
  const { game } = await setTable(ana, { rules: { preset: 'bonepile' }, set: 6, seats: 2, rounds: 5, clock: A_DAY });
  const terms = { rounds: 3, clock: null, forcedPlays: false };
  const put = (different: object, revision: number): Promise<Response> =>
    ana.put(`/api/games/${game.id}/terms`, { ...terms, ...different }, { 'if-match': `"${revision}"` });
  const changed = await tableIn(await put({ preset: 'hub', seats: 4 }, game.revision));
  expect(changed.game).toMatchObject({ rules: { preset: 'hub' }, rounds: 3, invitation: game.invitation });
  expect(changed.game.seats.map(({ kind }) => kind)).toEqual(['person', 'nobody', 'nobody', 'nobody']);
  const { game: fewer } = await tableIn(await put({ seats: 3 }, changed.game.revision));
  expect(fewer).toMatchObject({ rules: { preset: 'hub' }, seats: [{ name: 'Ana' }, {}, {}] });
  for (const guest of [bo, cy]) await tableIn(await guest.post(`/api/invitations/${game.invitation}/seat`, {}));
  const { revision } = (await look(ana, game.id)).game;
  const started = await ana.post(`/api/games/${game.id}/start`, {}, { 'if-match': `"${revision}"` });
  expect((await tableIn(started)).game).toMatchObject({ status: 'playing', seats: [{}, {}, {}] });
});

test('30.3 an old join page takes its seat unless the terms that it shows have changed', async () => {
  const [ana, bo, cy] = await people('Ana', 'Bo', 'Cy');
  if (ana === undefined || bo === undefined || cy === undefined) throw new Error('nobody there');
  const { game } = await setTable(ana, { rules: { preset: 'hub' }, seats: 5, rounds: 5, clock: A_DAY });
  const terms = { rounds: game.rounds, clock: A_DAY, forcedPlays: game.forcedPlays };
  const put = async (different: object): Promise<number> => {
    const header = { 'if-match': `"${(await look(ana, game.id)).game.revision}"` };
    return (await tableIn(await ana.put(`/api/games/${game.id}/terms`, { ...terms, ...different }, header))).game
      .revision;
  };
  const join = (who: Visitor, revision: number): Promise<Response> =>
    who.post(`/api/invitations/${game.invitation}/seat`, { revision });
  // Fewer chairs, and terms that were other ones for a while.
  await put({ seats: 4 });
  await put({ rounds: 3 });
  const forced = await put({ forcedPlays: !game.forcedPlays });
  await put({});
  expect((await tableIn(await join(bo, game.revision))).game.seats).toMatchObject([{}, { name: 'Bo' }, {}, {}]);
  expect((await problemIn(await join(cy, forced))).detail).toContain(
    game.forcedPlays
      ? 'since you looked: now a move without a choice plays itself. You'
      : 'since you looked: now every move waits for its player. You',
  );
});

test('30.3 a host changes the game under the same link; the others are told of it, and asked again', async () => {
  const [ana, bo] = await people('Ana', 'Bo');
  if (ana === undefined || bo === undefined) throw new Error('nobody there');
  const { game } = await setTable(ana, { rules: { preset: 'bonepile' }, seats: 3, rounds: 5, clock: A_DAY });
  const put = async (rounds: number, revision: number): Promise<Response> =>
    ana.put(
      `/api/games/${game.id}/terms`,
      { rounds, clock: null, forcedPlays: false },
      { 'if-match': `"${revision}"` },
    );
  expect((await problemIn(await put(40, game.revision))).status).toBe(400);
  const changed = await tableIn(await put(1, game.revision));
  expect(changed.game).toMatchObject({ rounds: 1, clock: null, forcedPlays: false, invitation: game.invitation });
  const { game: longer } = await tableIn(await put(3, changed.game.revision));
  const shown = await (await bo.get(`/api/invitations/${game.invitation}`)).json();
  expect(shown).toMatchObject({ game: { rounds: 3, clock: null } });
  expect((await put(1, longer.revision)).status).toBe(200);
  await tableIn(await bo.post(`/api/invitations/${game.invitation}/seat`, {}));
  const { revision } = (await look(ana, game.id)).game;
  const again = await tableIn(await put(5, revision));
  expect(again.game.seats).toMatchObject([
    { name: 'Ana' },
    { kind: 'nobody', reserved: { name: 'Bo', answer: 'waiting' } },
    { kind: 'nobody' },
  ]);
  expect((await look(bo, game.id)).game.you).toMatchObject({ seat: null, invited: 'waiting', renewed: ['rounds'] });
  // The same terms once more change nothing, and a chair less takes nobody's.
  expect((await tableIn(await put(5, again.game.revision))).game.revision).toBe(again.game.revision);
  const smaller = await ana.put(
    `/api/games/${game.id}/terms`,
    { seats: 2, rounds: 5, clock: A_DAY, forcedPlays: false },
    { 'if-match': `"${(await look(ana, game.id)).game.revision}"` },
  );
  expect((await tableIn(smaller)).game.seats).toMatchObject([{ name: 'Ana' }, { reserved: { name: 'Bo' } }]);
  expect((await look(bo, game.id)).game.you.renewed).toEqual(['rounds', 'clock']);
  // Nobody agrees to a change that they have not seen.
  const agree = (revision: number) => bo.put(`/api/games/${game.id}/answer`, { answer: 'yes', revision });
  expect(await problemIn(await agree(again.game.revision))).toMatchObject({
    status: 412,
    detail: expect.stringContaining('since you looked: now another clock. You'),
    current: { game: { you: { seat: null, renewed: ['rounds', 'clock'] } } },
  });
  // Neither does somebody at an old join page or list.
  const now = (await look(bo, game.id)).game.revision;
  expect(await (await bo.get('/api/games')).json()).toMatchObject({ invitations: [{ revision: now }] });
  const joins = (revision: number) => bo.post(`/api/invitations/${game.invitation}/seat`, { revision });
  expect(shown).toMatchObject({ game: { revision: longer.revision } });
  expect(await problemIn(await joins(longer.revision))).toMatchObject({
    status: 409,
    detail: expect.stringContaining('since you looked: now 5 rounds and another clock. You'),
  });
  const back = await tableIn(await agree(now));
  expect(back.game).toMatchObject({ rounds: 5, seats: [{ name: 'Ana' }, { name: 'Bo' }], you: { seat: 1 } });
  expect(back.game.you.renewed).toBeUndefined();
  const started = await ana.post(`/api/games/${game.id}/start`, {}, { 'if-match': `"${back.game.revision}"` });
  expect((await tableIn(started)).game).toMatchObject({ status: 'playing', rounds: 5 });
});
