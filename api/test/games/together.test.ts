import { GameListSchema, InvitationViewSchema, type GameAnswer } from '@slow-train/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { legalIn, look, problemIn, send, setTable, someAction, tableIn } from '../kit/play.ts';
import { guest, person, visitor, type Visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();
let ana: Visitor;
let bo: Visitor;
beforeAll(async () => {
  [ana, bo] = await Promise.all([person(worker, 'Ana'), person(worker, 'Bo')]);
});

const join = (who: Visitor, { game }: GameAnswer) => who.post(`/api/invitations/${game.invitation}/seat`, {});
const start = (who: Visitor, { game }: GameAnswer, openSeats = 'computers') =>
  who.post(`/api/games/${game.id}/start`, { openSeats }, { 'if-match': `"${game.revision}"` });
const leave = (who: Visitor, { game }: GameAnswer) =>
  who.fetch(`/api/games/${game.id}/seat`, { method: 'DELETE', headers: { 'if-match': `"${game.revision}"` } });

describe('an invitation', () => {
  test('an invitation shows the game to anybody with the link, signed in or not', async () => {
    const table = await setTable(ana, { name: 'Night Mail', seats: 3 });
    const path = `/api/invitations/${table.game.invitation}`;
    const seen = InvitationViewSchema.parse(await (await visitor(worker).get(path)).json());
    expect(seen).toMatchObject({
      host: 'Ana',
      isMember: false,
      game: { id: table.game.id, name: 'Night Mail', status: 'lobby' },
    });
    expect(await (await ana.get(path)).json()).toMatchObject({ isMember: true });
  });

  test('an invitation gives a seat once, however often it is used', async () => {
    const table = await setTable(ana, { seats: 3 });
    const first = await tableIn(await join(bo, table));
    expect(first.game.seats[1]).toEqual({ kind: 'person', name: 'Bo' });
    expect(first.log.at(-1)).toMatchObject({
      seat: 1,
      by: 'person',
      events: [{ type: 'joined', seat: 1, name: 'Bo' }],
    });
    const again = await tableIn(await join(bo, table));
    expect(again.game).toEqual(first.game);
  });

  test('an invitation gives each seat to only one of many who join at once', async () => {
    const table = await setTable(ana, { seats: 4 });
    const crowd = await Promise.all(Array.from({ length: 9 }, (_, index) => person(worker, `Guest ${index}`)));
    const answers = await Promise.all(crowd.map((one) => join(one, table)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409, 409, 409, 409, 409]);
    const { game, log } = await look(ana, table.game.id);
    expect(new Set(game.seats.map((seat) => (seat.kind === 'person' ? seat.name : seat.kind))).size).toBe(4);
    expect(log).toHaveLength(4);
  });

  test('an invitation is for people with names, and only while a seat is open', async () => {
    const table = await setTable(ana);
    expect(await problemIn(await join(await guest(worker), table))).toMatchObject({
      status: 409,
      type: '/problems/conflict',
    });
    expect((await problemIn(await join(visitor(worker), table))).status).toBe(401);
    const full = await tableIn(await join(bo, table));
    await tableIn(await start(ana, full));
    expect((await problemIn(await join(await person(worker, 'Cy'), table))).detail).toContain('started');
    expect((await bo.get('/api/invitations/AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
  });
});

describe('starting a game', () => {
  test('starting a game is up to the host', async () => {
    const table = await setTable(ana, { seats: 3 });
    const joined = await tableIn(await join(bo, table));
    expect(await problemIn(await start(bo, joined))).toMatchObject({ status: 403, type: '/problems/forbidden' });
  });

  test('starting a game fills the open seats with computers', async () => {
    const table = await tableIn(await start(ana, await setTable(ana, { seats: 4 })));
    expect(table.game.seats.map(({ kind }) => kind)).toEqual(['person', 'computer', 'computer', 'computer']);
    expect(table.game.status).toBe('playing');
    expect(legalIn(table)).not.toEqual([]);
  });

  test('starting a game can remove the open seats instead', async () => {
    const joined = await tableIn(await join(bo, await setTable(ana, { seats: 5, set: 12 })));
    const table = await tableIn(await start(ana, joined, 'remove'));
    expect(table.game.seats).toEqual([
      { kind: 'person', name: 'Ana' },
      { kind: 'person', name: 'Bo' },
    ]);
    expect(table.game.round?.seats).toHaveLength(2);
  });

  test('starting a game needs two seats', async () => {
    const table = await setTable(ana, { seats: 3 });
    expect(await problemIn(await start(ana, table, 'remove'))).toMatchObject({
      status: 409,
      detail: expect.stringContaining('2 to 16'),
    });
  });

  test('starting a game happens once', async () => {
    const table = await setTable(ana, { seats: 2 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => start(ana, table)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412, 412, 412, 412, 412]);
  });
});

describe('leaving', () => {
  test('leaving a game frees the seat, and makes the next person host', async () => {
    const joined = await tableIn(await join(bo, await setTable(ana, { seats: 3, computers: 1 })));
    expect((await leave(ana, joined)).status).toBe(204);
    const { game } = await look(bo, joined.game.id);
    expect(game.seats[0]).toEqual({ kind: 'nobody' });
    expect(game.you).toMatchObject({ seat: 2, isHost: true, forced: true, away: null });
    expect((await ana.get(`/api/games/${joined.game.id}`)).status).toBe(404);
  });

  test('leaving a game deletes it when the last person goes', async () => {
    const table = await setTable(ana, { seats: 3, computers: 1 });
    expect((await leave(ana, table)).status).toBe(204);
    expect((await ana.get(`/api/games/${table.game.id}`)).status).toBe(404);
    expect((await bo.get(`/api/invitations/${table.game.invitation}`)).status).toBe(404);
  });

  test('leaving a game is not possible once it has started', async () => {
    const table = await tableIn(await start(ana, await setTable(ana)));
    expect((await problemIn(await leave(ana, table))).status).toBe(409);
  });
});

test('two people play in turn, and both lists say whose turn it is', async () => {
  const joined = await tableIn(
    await join(bo, await setTable(ana, { seats: 2, rounds: 1, rules: { preset: 'bonepile' } })),
  );
  let now = await tableIn(await start(ana, joined));
  const { id } = now.game;
  const line = async (who: Visitor) =>
    GameListSchema.parse(await (await who.get('/api/games')).json()).games.find((game) => game.id === id);
  for (let turn = 0; turn < 12 && now.game.status === 'playing'; turn++) {
    const seat = now.game.round?.turn.seat;
    const [on, off] = seat === 0 ? [ana, bo] : [bo, ana];
    expect(await line(on)).toMatchObject({ isYourTurn: true, turn: seat, yourSeat: seat });
    expect(await line(off)).toMatchObject({ isYourTurn: false, turn: seat });
    expect((await problemIn(await send(off, await look(off, id), 'draw'))).code).toBe('NOT_YOUR_TURN');
    now = await tableIn(await send(on, await look(on, id), someAction(await look(on, id))));
  }
});

test('a host seats a computer player in a free chair, never in one that is kept, and removes it again', async () => {
  const [ana, bo] = [await person(worker, 'Ana'), await person(worker, 'Bo')];
  const { game } = await setTable(ana, { seats: 2 });
  const post = (who: typeof ana, revision: number) =>
    who.post(`/api/games/${game.id}/computers`, {}, { 'if-match': `"${revision}"` });
  expect((await post(bo, game.revision)).status).toBe(404);
  const seated = await tableIn(await post(ana, game.revision));
  expect(seated.game).toMatchObject({ status: 'lobby', seats: [{ kind: 'person' }, { kind: 'computer' }] });
  expect((await post(ana, seated.game.revision)).status).toBe(409);
  const headers = { 'if-match': `"${seated.game.revision}"` };
  const removed = await tableIn(await ana.fetch(`/api/games/${game.id}/seats/1`, { method: 'DELETE', headers }));
  expect(removed.game).toMatchObject({ status: 'lobby', seats: [{ kind: 'person' }, { kind: 'nobody' }] });
});
