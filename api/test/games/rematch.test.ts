import { GameListSchema, type GameAnswer, type NewGame } from '@slow-train/protocol';
import { at } from '@slow-train/rules';
import { expect, test } from 'vitest';
import { databaseProbe } from '../kit/database.ts';
import { finishedGame } from '../kit/finished.ts';
import { sendBody } from '../kit/matrix-fixture.ts';
import { notificationRows } from '../kit/notification-rows.ts';
import { bodyIn, meOf } from '../kit/passkeys.ts';
import { look, problemIn, setTable, soloTable, tableIn } from '../kit/play.ts';
import { person, type Visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();

const people = (...names: readonly string[]) => Promise.all(names.map((name) => person(worker, name)));
const again = (who: Visitor, id: string): Promise<Response> => who.post(`/api/games/${id}/rematch`, {});
const answer = (who: Visitor, id: string, said: 'yes' | 'later' | 'no'): Promise<Response> =>
  sendBody(who, 'PUT', `/api/games/${id}/answer`, { answer: said });
const listOf = async (who: Visitor) => bodyIn(GameListSchema, await who.get('/api/games'));
const seatsIn = ({ game }: GameAnswer): string[] =>
  game.seats.map((seat) =>
    seat.kind === 'nobody' ? (seat.reserved ? `${seat.reserved.name}: ${seat.reserved.answer}` : '') : seat.name,
  );

/** Returns this many people and a game that they have finished. */
async function afterGame(names: readonly string[], table: Partial<NewGame> = {}) {
  const visitors = await people(...names);
  const { game } = await finishedGame(visitors, table);
  return { visitors, old: game, who: (nth: number): Visitor => at(visitors, nth) };
}

test('one tap keeps seats, rules, clock and name, and asks everybody; it starts when all have said yes', async () => {
  const { old, who } = await afterGame(['Ana', 'Bo', 'Cy'], {
    name: 'Thursday',
    computers: 1,
    rules: { preset: 'bonepile', markOn: 'draw' },
    rounds: 3,
  });
  const before = await who(0).get(`/api/games/${old.id}`);
  const asked = await tableIn(await again(who(1), old.id));
  const { game } = asked;
  expect(game).toMatchObject({ name: 'Thursday 2', status: 'lobby', rules: old.rules, rounds: 3, set: old.set });
  expect(game).toMatchObject({ you: { seat: 2, isHost: true }, startsFull: true });
  const computer = at(old.seats, 1);
  expect(seatsIn(asked)).toEqual(['Ana: waiting', computer.kind === 'computer' && computer.name, 'Bo', 'Cy: waiting']);
  const events = await notificationRows(worker.database).events(game.id);
  const ids = await Promise.all([who(0), who(2)].map(async (one) => (await meOf(one)).id));
  expect(events.toSorted()).toEqual(ids.map((id) => `invited ${id} Bo`).toSorted());

  // The finished game leads everybody to it, also those who have it open, and so does their list.
  const poll = await who(0).get(`/api/games/${old.id}`, { 'if-none-match': before.headers.get('etag') ?? '' });
  const news = await tableIn(poll.clone());
  expect(news.game.repeatedBy).toBe(game.id);
  const known = { 'if-none-match': poll.headers.get('etag') ?? '' };
  expect((await who(0).get(`/api/games/${old.id}`, known)).status).toBe(304);
  for (const one of [who(0), who(1), who(2)]) expect((await look(one, old.id)).game.repeatedBy).toBe(game.id);
  const { games, invitations } = await listOf(who(0));
  expect(games.map(({ id }) => id)).not.toContain(game.id);
  expect(invitations).toMatchObject([{ id: game.id, name: 'Thursday 2', host: 'Bo', answer: 'waiting', rounds: 3 }]);

  expect((await look(who(0), game.id)).game).toMatchObject({
    invitation: null,
    you: { seat: null, invited: 'waiting' },
  });
  expect(seatsIn(await tableIn(await answer(who(0), game.id, 'later')))).toContain('Ana: later');
  expect((await listOf(who(0))).invitations).toMatchObject([{ answer: 'later' }]);
  const said = await tableIn(await answer(who(0), game.id, 'yes'));
  expect(said.game).toMatchObject({ status: 'lobby', you: { seat: 0 } });
  // A second tap is a yes.
  const started = await tableIn(await again(who(2), old.id));
  expect(started.game).toMatchObject({ id: game.id, status: 'playing', you: { seat: 3 } });
  expect(await listOf(who(0))).toMatchObject({ invitations: [] });
  expect((await notificationRows(worker.database).events(game.id)).join(' ')).toContain('started');
  // Once more, from either of the two games: the first still leads to the second.
  expect((await tableIn(await again(who(0), old.id))).game.id).toBe(game.id);
});

test('the person who asks may change one thing, and everybody is told what it was before', async () => {
  const { old, who } = await afterGame(['Ana', 'Bo', 'Cy'], { name: 'Thursday', rounds: 3 });
  const change = { what: 'rules', preset: 'hub' } as const;
  const { game } = await tableIn(await who(1).post(`/api/games/${old.id}/rematch`, { change }));
  const changed = { what: 'rules', was: { preset: 'bonepile' } };
  expect(game).toMatchObject({ name: 'Thursday 2', rules: { preset: 'hub' }, rounds: 3, changed });
  expect((await look(who(0), game.id)).game.changed).toEqual(changed);
  expect((await listOf(who(0))).invitations).toMatchObject([{ id: game.id, preset: 'hub', changed }]);
  // The second one sits down in that game, and their change is void.
  const late = await tableIn(
    await who(2).post(`/api/games/${old.id}/rematch`, { change: { what: 'rounds', rounds: 1 } }),
  );
  expect(late.game).toMatchObject({ id: game.id, rounds: 3, changed, you: { isHost: false } });
});

test.each([
  [{ what: 'clock', clock: null }, {}, undefined],
  [
    { what: 'rounds', rounds: 2 },
    { rounds: 2, name: 'Thursday 2' },
    { what: 'rounds', was: 3 },
  ],
  [
    { what: 'name', name: 'Friday' },
    { rounds: 3, name: 'Friday' },
    { what: 'name', was: 'Thursday' },
  ],
  [{ what: 'rules', preset: 'bonepile' }, { rounds: 3 }, undefined],
])('one change leaves everything else as it was: %j', async (change, next, changed) => {
  const { old, who } = await afterGame(['Ana', 'Bo'], { name: 'Thursday', rounds: 3 });
  const { game } = await tableIn(await who(0).post(`/api/games/${old.id}/rematch`, { change }));
  expect(game).toMatchObject({ rules: old.rules, set: old.set, ...next });
  expect(game.changed).toEqual(changed);
});

test('a change that does not fit creates nothing', async () => {
  const { old, who } = await afterGame(['Ana', 'Bo']);
  const change = { what: 'rounds', rounds: 19 };
  expect((await problemIn(await who(0).post(`/api/games/${old.id}/rematch`, { change }))).status).toBe(400);
  expect((await look(who(0), old.id)).game.repeatedBy).toBeUndefined();
});

test('taps at the same time lead to one game, in which all of them sit', async () => {
  const { visitors, old } = await afterGame(['Ana', 'Bo', 'Cy']);
  const answers = await Promise.all([...visitors, ...visitors].map(async (who) => tableIn(await again(who, old.id))));
  expect(new Set(answers.map(({ game }) => game.id)).size).toBe(1);
  const id = at(answers, 0).game.id;
  for (const [seat, who] of visitors.entries())
    expect((await look(who, id)).game).toMatchObject({ status: 'playing', you: { seat } });
});

test('the host starts with those who have come, and the table sees who said no', async () => {
  const { old, who } = await afterGame(['Ana', 'Bo', 'Cy']);
  const { game } = await tableIn(await again(who(0), old.id));
  await tableIn(await answer(who(1), game.id, 'yes'));
  const declined = await tableIn(await answer(who(2), game.id, 'no'));
  expect(declined.game.you).toMatchObject({ seat: null, invited: 'no' });
  expect(seatsIn(await look(who(1), game.id))).toEqual(['Ana', 'Bo', 'Cy: no']);
  expect((await listOf(who(2))).invitations).toEqual([]);
  const told = (await notificationRows(worker.database).events(game.id)).filter((row) => row.startsWith('answered'));
  expect(told).toEqual([`answered ${(await meOf(who(0))).id} Cy`]);
  const now = await look(who(0), game.id);
  const path = `/api/games/${game.id}/start`;
  const started = await tableIn(
    await who(0).post(path, { openSeats: 'remove' }, { 'if-match': `"${now.game.revision}"` }),
  );
  expect(seatsIn(started)).toEqual(['Ana', 'Bo']);
  for (const late of [again(who(2), old.id), answer(who(2), game.id, 'yes')])
    expect([404, 409]).toContain((await problemIn(await late)).status);
  expect((await who(2).get(`/api/games/${game.id}`)).status).toBe(404);
});

test('a seat is kept for one person only, until they say no or the host frees it', async () => {
  const { old, who } = await afterGame(['Ana', 'Bo', 'Cy']);
  const { game } = await tableIn(await again(who(0), old.id));
  const [eve, fay] = await people('Eve', 'Fay');
  if (!eve || !fay) throw new Error('two people');
  const join = (one: Visitor) => one.post(`/api/invitations/${game.invitation}/seat`, {});
  expect((await problemIn(await join(eve))).status).toBe(409);
  await tableIn(await answer(who(1), game.id, 'no'));
  await tableIn(await join(eve));
  // Too late to change their mind.
  expect((await problemIn(await answer(who(1), game.id, 'yes'))).status).toBe(404);

  const free = async (one: Visitor, seat: number) => {
    const { revision } = (await look(who(0), game.id)).game;
    return one.fetch(`/api/games/${game.id}/reservations/${seat}`, {
      method: 'DELETE',
      headers: { 'if-match': `"${revision}"` },
    });
  };
  expect((await problemIn(await free(eve, 2))).status).toBe(403);
  expect((await problemIn(await free(who(0), 1))).status).toBe(409);
  expect(seatsIn(await tableIn(await free(who(0), 2)))).toEqual(['Ana', 'Eve', '']);
  expect((await listOf(who(2))).invitations).toEqual([]);
  expect((await who(2).get(`/api/games/${game.id}`)).status).toBe(404);
  // The last seat by link starts it as well.
  expect((await tableIn(await join(fay))).game.status).toBe('playing');
});

test('against computers only, it starts at once', async () => {
  const [ana] = await people('Ana');
  if (!ana) throw new Error('somebody');
  const { game } = await soloTable(ana, { seats: 3, name: 'Night Mail 9' });
  await tableIn(await ana.post(`/api/games/${game.id}/end`, {}, { 'if-match': `"${game.revision}"` }));
  const next = await tableIn(await ana.post(`/api/games/${game.id}/rematch`, { takesPart: true }));
  expect(next.game).toMatchObject({ name: 'Night Mail 10', status: 'playing' });
  expect(next.game.seats).toEqual(game.seats);
});

test('only those who played may ask, once the game is over', async () => {
  const { old, who } = await afterGame(['Ana', 'Bo']);
  const [eve] = await people('Eve');
  if (!eve) throw new Error('somebody');
  expect((await problemIn(await again(eve, old.id))).status).toBe(404);
  const { game } = await setTable(who(0));
  expect((await problemIn(await again(who(0), game.id))).status).toBe(409);
  const next = await tableIn(await again(who(0), old.id));
  expect((await problemIn(await answer(eve, next.game.id, 'yes'))).status).toBe(404);
  expect((await eve.get(`/api/games/${next.game.id}`)).status).toBe(404);
  expect((await problemIn(await answer(who(0), next.game.id, 'no'))).status).toBe(409);
});

test('somebody who has left is not asked, and a deleted account leaves the seat kept for it', async () => {
  const { old, who } = await afterGame(['Ana', 'Bo', 'Cy']);
  const leave = (one: Visitor) => sendBody(one, 'DELETE', '/api/me', { confirm: 'delete my account' });
  expect((await leave(who(1))).status).toBe(204);
  const asked = await tableIn(await again(who(0), old.id));
  expect(seatsIn(asked)).toEqual(['Ana', '', 'Cy: waiting']);
  const { id } = await meOf(who(2));
  expect((await leave(who(2))).status).toBe(204);
  expect(seatsIn(await look(who(0), asked.game.id))).toEqual(['Ana', '', '']);
  expect(JSON.stringify(await look(who(0), asked.game.id))).not.toContain(id);
});

test('the export lists invitations', async () => {
  const { old, who } = await afterGame(['Ana', 'Bo']);
  const { game } = await tableIn(await again(who(0), old.id));
  const exported: unknown = await (await who(1).get('/api/me/export')).json();
  expect(exported).toMatchObject({ invitations: [{ id: game.id, answer: 'waiting' }] });
});

test('people are asked under the names they have now, unless two look alike', async () => {
  const { old, who } = await afterGame(['Ana', 'Bo', 'Cy']);
  for (const [nth, name] of [
    [1, 'Bodo'],
    [2, 'Ana'],
  ] as const)
    expect((await sendBody(who(nth), 'PUT', '/api/me', { name })).status).toBe(200);
  const asked = await tableIn(await again(who(0), old.id));
  expect(seatsIn(asked)).toEqual(['Ana', 'Bodo: waiting', 'Cy: waiting']);
  // They sit down under the name they were asked by.
  expect(seatsIn(await tableIn(await answer(who(2), asked.game.id, 'yes')))).toEqual(['Ana', 'Bodo: waiting', 'Cy']);
});

test('two people are not seated together again if one has blocked the other', async () => {
  const { old, who } = await afterGame(['Ana', 'Bo', 'Cy']);
  const [bo, cy] = await Promise.all([1, 2].map(async (nth) => (await meOf(who(nth))).id));
  const probe = databaseProbe(worker.database);
  await probe.block(String(cy), String(bo));
  const asked = await tableIn(await again(who(0), old.id));
  expect(seatsIn(asked)).toEqual(['Ana', 'Bo: waiting', '']);
  await tableIn(await answer(who(1), asked.game.id, 'yes'));
  // By no other way either, and they are not told why.
  const link = `/api/invitations/${asked.game.invitation}/seat`;
  for (const tried of [again(who(2), old.id), who(2).post(link, {})])
    expect((await problemIn(await tried)).detail).toContain('All seats at this table are taken');
  const { game: shared } = await setTable(who(0), { seats: 2 });
  await tableIn(await who(2).post(`/api/invitations/${shared.invitation}/seat`, {}));
  const invited = await who(0).post(`/api/games/${asked.game.id}/invitations`, { game: shared.id, seat: 1 });
  expect(invited.status).toBe(202);
  expect(seatsIn(await look(who(0), asked.game.id))).toEqual(['Ana', 'Bo', '']);

  // Blocked only after they were asked.
  const next = await afterGame(['Dan', 'Eve']);
  const waits = await tableIn(await again(next.who(0), next.old.id));
  await probe.block((await meOf(next.who(0))).id, (await meOf(next.who(1))).id);
  expect((await problemIn(await answer(next.who(1), waits.game.id, 'yes'))).status).toBe(409);
});
