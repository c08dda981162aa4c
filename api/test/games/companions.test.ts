import { CompanionListSchema, type Companion, type GameAnswer } from '@slow-train/protocol';
import { expect, test } from 'vitest';
import { accountRows } from '../kit/account-rows.ts';
import { databaseProbe } from '../kit/database.ts';
import { sendBody } from '../kit/matrix-fixture.ts';
import { bodyIn, meOf } from '../kit/passkeys.ts';
import { newKey, problemIn, send, setTable, soloTable, someAction, tableIn } from '../kit/play.ts';
import { notificationRows } from '../kit/notification-rows.ts';
import { person, type Visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();

const people = (...names: readonly string[]) => Promise.all(names.map((name) => person(worker, name)));
const companionsOf = async (who: Visitor): Promise<readonly Companion[]> =>
  (await bodyIn(CompanionListSchema, await who.get('/api/me/companions'))).companions;
const ask = (who: Visitor, id: string, { game, seat }: Pick<Companion, 'game' | 'seat'>) =>
  who.post(`/api/games/${id}/invitations`, { game, seat });

/** Creates a game of these people; the first one is its host. */
async function tableWith(host: Visitor | undefined, others: readonly (Visitor | undefined)[], seats = 3) {
  if (host === undefined) throw new Error('no host');
  const small = seats === 2 ? { set: 6, rounds: 1 } : { rounds: 3 };
  const { game } = await setTable(host, { seats, rules: { preset: 'bonepile' }, ...small });
  for (const who of others) await who?.post(`/api/invitations/${game.invitation}/seat`, {});
  return tableIn(await host.get(`/api/games/${game.id}`));
}

async function startAt(host: Visitor, { game }: GameAnswer, openSeats = 'computers'): Promise<GameAnswer> {
  const headers = { 'if-match': `"${game.revision}"` };
  return tableIn(await host.post(`/api/games/${game.id}/start`, { openSeats }, headers));
}

test('the list has each person I have played with once, by our latest game, latest first', async () => {
  const [ana, bo, cy, eve] = await people('Ana', 'Bo', 'Cy & <Co>', 'Eve');
  if (!ana || !bo || !cy || !eve) throw new Error('four people');
  expect(await companionsOf(ana)).toEqual([]);
  await soloTable(ana);
  await tableWith(eve, [cy]);
  const old = await tableWith(ana, [bo, cy]);
  const later = await tableWith(bo, [ana]);
  const listed = await companionsOf(ana);
  expect(listed).toEqual([
    { game: later.game.id, seat: 0, name: 'Bo', games: 2, metAt: later.game.updatedAt },
    { game: old.game.id, seat: 2, name: 'Cy & <Co>', games: 1, metAt: old.game.updatedAt },
  ]);
  for (const who of [ana, bo, cy]) expect(JSON.stringify(listed)).not.toContain((await meOf(who)).id);
  expect((await companionsOf(eve)).map(({ name }) => name)).toEqual(['Cy & <Co>']);
});

test('an invited person is notified once for each game, with the inviter’s name', async () => {
  const [ana, bo] = await people('Ana', 'Bo');
  if (!ana || !bo) throw new Error('two people');
  const { game: common } = await tableWith(ana, [bo]);
  const { game } = await tableWith(ana, []);
  const answers = [
    await ask(ana, game.id, { game: common.id, seat: 1 }),
    await ask(ana, game.id, { game: common.id, seat: 1 }),
  ];
  for (const answer of answers) expect([answer.status, await answer.text()]).toEqual([202, '']);
  const invited = (await notificationRows(worker.database).events(game.id)).filter((line) =>
    line.startsWith('invited'),
  );
  expect(invited).toEqual([`invited ${(await meOf(bo)).id} Ana`]);
});

test('inviting a deleted account has no effect, and the inviter cannot tell', async () => {
  const [ana, bo] = await people('Ana', 'Bo');
  if (!ana || !bo) throw new Error('two people');
  const boarded = await tableWith(ana, [bo], 2);
  await playOut([ana, bo], await startAt(ana, boarded));
  const [companion] = await companionsOf(ana);
  expect(companion).toMatchObject({ game: boarded.game.id, seat: 1, name: 'Bo' });
  expect((await sendBody(bo, 'DELETE', '/api/me', { confirm: 'delete my account' })).status).toBe(204);
  expect(await companionsOf(ana)).toEqual([]);
  const { game } = await tableWith(ana, []);
  const answer = await ask(ana, game.id, { game: boarded.game.id, seat: 1 });
  expect([answer.status, await answer.text()]).toEqual([202, '']);
  expect(
    (await notificationRows(worker.database).events(game.id)).filter((line) => line.startsWith('invited')),
  ).toEqual([]);
});

test('I can only invite people I have played with, to my own game with an open seat that has not started', async () => {
  const [ana, bo, cy, dan, eve] = await people('Ana', 'Bo', 'Cy', 'Dan', 'Eve');
  if (!ana || !bo || !cy || !dan || !eve) throw new Error('five people');
  const { game: common } = await tableWith(ana, [bo, cy]);
  const { game: theirs } = await tableWith(dan, [eve]);
  const lobby = await tableWith(ana, [bo]);
  const statusOf = async (who: Visitor, id: string, asked: Pick<Companion, 'game' | 'seat'>) =>
    (await problemIn(await ask(who, id, asked))).status;
  const id = lobby.game.id;
  // Not my game; nobody I have played with; an empty seat; myself.
  expect(await statusOf(eve, id, { game: theirs.id, seat: 0 })).toBe(404);
  expect(await statusOf(ana, id, { game: theirs.id, seat: 0 })).toBe(404);
  expect(await statusOf(ana, id, { game: 'A'.repeat(12), seat: 0 })).toBe(404);
  expect(await statusOf(ana, id, { game: id, seat: 2 })).toBe(404);
  expect(await statusOf(ana, id, { game: common.id, seat: 0 })).toBe(404);
  // Bo sits there already; any member may invite.
  expect(await statusOf(ana, id, { game: common.id, seat: 1 })).toBe(409);
  expect((await ask(bo, id, { game: common.id, seat: 2 })).status).toBe(202);
  // Full, expired, and started.
  const full = await tableWith(ana, [dan], 2);
  expect(await statusOf(ana, full.game.id, { game: common.id, seat: 1 })).toBe(409);
  const old = await tableWith(ana, []);
  await databaseProbe(worker.database).ageInvitation(old.game.id, 31);
  expect(await statusOf(ana, old.game.id, { game: common.id, seat: 1 })).toBe(409);
  const started = await startAt(ana, await tableIn(await ana.get(`/api/games/${id}`)));
  expect(await statusOf(ana, started.game.id, { game: common.id, seat: 2 })).toBe(409);
});

test('a new game keeps seats for the people it invites, and starts when all of them have said yes', async () => {
  const [ana, bo, cy] = await people('Ana', 'Bo', 'Cy');
  if (!ana || !bo || !cy) throw new Error('three people');
  const { game: common } = await tableWith(ana, [bo, cy]);
  const invite = [1, 2].map((seat) => ({ game: common.id, seat }));
  const { game } = await setTable(ana, { seats: 4, computers: 1, rules: { preset: 'bonepile' }, invite });
  const kept = (name: string) => ({ kind: 'nobody', reserved: { name, answer: 'waiting' } });
  expect(game).toMatchObject({
    startsFull: true,
    seats: [{ name: 'Ana' }, { kind: 'computer' }, kept('Bo'), kept('Cy')],
  });
  expect((await notificationRows(worker.database).events(game.id)).toSorted()).toEqual(
    [`invited ${(await meOf(bo)).id} Ana`, `invited ${(await meOf(cy)).id} Ana`].toSorted(),
  );
  const yes = (who: Visitor) => sendBody(who, 'PUT', `/api/games/${game.id}/answer`, { answer: 'yes' });
  expect((await tableIn(await yes(bo))).game.status).toBe('lobby');
  expect((await tableIn(await yes(cy))).game.status).toBe('playing');
});

test('30.3 a game that starts when it is full does so when its host takes the last free chair away', async () => {
  const [ana, bo, cy] = await people('Ana', 'Bo', 'Cy');
  if (!ana || !bo || !cy) throw new Error('three people');
  const { game: common } = await tableWith(ana, [bo, cy]);
  const invite = [1, 2].map((seat) => ({ game: common.id, seat }));
  const { game } = await setTable(ana, { seats: 3, rules: { preset: 'bonepile' }, invite });
  const { rounds, forcedPlays } = game;
  const { revision } = (await tableIn(await bo.put(`/api/games/${game.id}/answer`, { answer: 'yes' }))).game;
  const put = (at: number) =>
    ana.put(`/api/games/${game.id}/terms`, { seats: 2, rounds, clock: null, forcedPlays }, { 'if-match': `"${at}"` });
  // Cy is still asked.
  expect(await problemIn(await put(revision))).toMatchObject({
    status: 400,
    detail: expect.stringContaining('choose more seats'),
  });
  const seat = `/api/games/${game.id}/reservations/2`;
  const freed = await tableIn(await ana.delete(seat, { 'if-match': `"${revision}"` }));
  expect((await tableIn(await put(freed.game.revision))).game).toMatchObject({
    status: 'playing',
    seats: [{ name: 'Ana' }, { name: 'Bo' }],
  });
});

test('a new game invites nobody that its host has not played with, nor more people than it has seats', async () => {
  const [ana, bo, cy, eve] = await people('Ana', 'Bo', 'Cy', 'Eve');
  if (!ana || !bo || !cy || !eve) throw new Error('four people');
  const { game: common } = await tableWith(ana, [bo, cy]);
  const statusOf = async (who: Visitor, seats: number, invite: readonly Pick<Companion, 'game' | 'seat'>[]) =>
    (await who.post('/api/games', { seats, rules: { preset: 'bonepile' }, invite }, { 'idempotency-key': newKey() }))
      .status;
  const both = [1, 2].map((seat) => ({ game: common.id, seat }));
  expect(await statusOf(eve, 4, both)).toBe(404);
  expect(await statusOf(ana, 2, both)).toBe(400);
  // Ana cannot tell that Bo has blocked her: the seat is open, as if he had said no.
  await databaseProbe(worker.database).block((await meOf(bo)).id, (await meOf(ana)).id);
  const { game } = await setTable(ana, { seats: 3, rules: { preset: 'bonepile' }, invite: both });
  expect(game.seats.slice(1)).toEqual([
    { kind: 'nobody', reserved: { name: 'Cy', answer: 'waiting' } },
    { kind: 'nobody' },
  ]);
});

test('the number of invitations is limited', async () => {
  const [ana, bo] = await people('Ana', 'Bo');
  if (!ana || !bo) throw new Error('two people');
  const { game: common } = await tableWith(ana, [bo]);
  const { game } = await tableWith(ana, []);
  const again = () => ask(ana, game.id, { game: common.id, seat: 1 });
  await accountRows(worker.database).fillAttempts('invitations', again, 30);
  expect((await problemIn(await again())).status).toBe(429);
});

/** Plays for the one with the turn, until the game is over. */
async function playOut(players: readonly Visitor[], { game: { id } }: GameAnswer): Promise<void> {
  for (;;) {
    for (const who of players) {
      let now = await tableIn(await who.get(`/api/games/${id}`));
      while (now.game.status === 'playing' && now.game.round?.turn.seat === now.game.you.seat)
        now = await tableIn(await send(who, now, someAction(now)));
      if (now.game.status === 'finished') return;
    }
  }
}
