import { GameRecordSchema, AccountViewSchema, type GameAnswer } from '@slow-train/protocol';
import { replay } from '@slow-train/rules';
import { describe, expect, test } from 'vitest';
import { mergeAccounts } from '../../src/account-data/merge-accounts.ts';
import { accountRows } from '../kit/account-rows.ts';
import { databaseProbe } from '../kit/database.ts';
import { look, problemIn, send, setTable, soloTable, someAction, tableIn, viewIn } from '../kit/play.ts';
import { portsOn } from '../kit/ports.ts';
import { person, visitor, type Visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();

const PHRASE = { confirm: 'delete my account' };

function deleteAccount(who: Visitor, body: unknown = PHRASE): Promise<Response> {
  return who.fetch('/api/me', {
    method: 'DELETE',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
}

async function idOf(who: Visitor): Promise<string> {
  return AccountViewSchema.parse(await (await who.get('/api/me')).json()).id;
}

/** Starts a game of short rounds with the host and the guest. */
async function together(host: Visitor, guest: Visitor, seats = 2): Promise<GameAnswer> {
  const { game } = await setTable(host, {
    rules: { preset: 'bonepile' },
    seats,
    computers: seats - 2,
    rounds: 1,
    set: 6,
  });
  const joined = await tableIn(await guest.post(`/api/invitations/${game.invitation}/seat`, {}));
  return tableIn(await host.post(`/api/games/${game.id}/start`, {}, { 'if-match': `"${joined.game.revision}"` }));
}

/** Plays for the one with the turn, until the game is over. */
async function playOut(id: string, ...people: Visitor[]): Promise<GameAnswer> {
  for (;;) {
    for (const who of people) {
      let now = await look(who, id);
      if (now.game.status === 'finished') return now;
      for (let action = someActionOr(now); action !== null; action = someActionOr(now)) {
        now = await tableIn(await send(who, now, action));
        if (now.game.status === 'finished') return now;
      }
    }
  }
}

function someActionOr(answer: GameAnswer): string | null {
  const { table, seat } = viewIn(answer);
  return table.phase === 'over' || seat !== table.turn.seat ? null : someAction(answer);
}

describe('deleting an account', () => {
  test('deleting an account asks for the phrase, and does nothing without it', async () => {
    const ana = await person(worker, 'Ana');
    expect((await problemIn(await deleteAccount(ana, { confirm: 'yes' }))).status).toBe(400);
    expect((await ana.get('/api/me')).status).toBe(200);
  });

  test('deleting an account ends every session at once', async () => {
    const ana = await person(worker, 'Ana');
    expect((await deleteAccount(ana)).status).toBe(204);
    expect((await ana.get('/api/me')).status).toBe(401);
    expect((await ana.get('/api/games')).status).toBe(401);
  });

  test('deleting an account leaves the seat in a running game to a computer player, which plays on at once', async () => {
    const [ana, bo] = await Promise.all([person(worker, 'Ana'), person(worker, 'Bo')]);
    const { game } = await together(ana, bo);
    expect((await deleteAccount(ana)).status).toBe(204);
    const after = await look(bo, game.id);
    expect(after.game.seats.map(({ kind }) => kind)).toEqual(['computer', 'person']);
    expect(after.game.you).toMatchObject({ seat: 1, isHost: true, forced: false, away: null });
    expect(after.log.flatMap(({ events }) => events)).toContainEqual({ type: 'replaced', seat: 0 });
    expect(JSON.stringify(after)).not.toMatch(/\bAna\b/);
    const over = await playOut(game.id, bo);
    expect(over.game.status).toBe('finished');
    const record = GameRecordSchema.parse(await (await bo.get(`/api/games/${game.id}/record`)).json());
    expect(replay(record)).toMatchObject({ ok: true });
  });

  test('deleting an account removes the name from finished games, whose records still replay', async () => {
    const [ana, bo] = await Promise.all([person(worker, 'Ana'), person(worker, 'Bo')]);
    const { game } = await together(ana, bo);
    await playOut(game.id, ana, bo);
    const before = await look(bo, game.id);
    expect((await deleteAccount(ana)).status).toBe(204);
    const after = await look(bo, game.id);
    expect(after.game.seats).toEqual([
      { kind: 'person', name: 'A former passenger' },
      { kind: 'person', name: 'Bo' },
    ]);
    expect(after.game).toMatchObject({ results: before.game.results, places: before.game.places });
    expect(after.game.updatedAt).toBe(before.game.updatedAt);
    expect(JSON.stringify(after)).not.toMatch(/\bAna\b/);
    expect(await (await bo.get('/api/games')).text()).not.toMatch(/\bAna\b/);
    const record = GameRecordSchema.parse(await (await bo.get(`/api/games/${game.id}/record`)).json());
    expect(replay(record)).toMatchObject({ ok: true });
  });

  test('deleting an account leaves a game that has not started, and makes the next person host', async () => {
    const [ana, bo] = await Promise.all([person(worker, 'Ana'), person(worker, 'Bo')]);
    const { game } = await setTable(ana, { seats: 3 });
    await tableIn(await bo.post(`/api/invitations/${game.invitation}/seat`, {}));
    expect((await deleteAccount(ana)).status).toBe(204);
    const after = await look(bo, game.id);
    expect(after.game.seats.map(({ kind }) => kind)).toEqual(['nobody', 'person', 'nobody']);
    expect(after.game.you.isHost).toBe(true);
    expect(JSON.stringify(after)).not.toMatch(/\bAna\b/);
  });

  test('deleting an account leaves no seat behind, no matter what another tab does at the same time', async () => {
    const [ana, bo] = await Promise.all([person(worker, 'Ana'), person(worker, 'Bo')]);
    const tables = await Promise.all(Array.from({ length: 8 }, () => setTable(bo, { seats: 3 })));
    const sitDown = tables.map(({ game }) => ana.post(`/api/invitations/${game.invitation}/seat`, {}));
    const [gone] = await Promise.all([deleteAccount(ana), ...sitDown]);
    expect(gone.status).toBe(204);
    for (const { game } of tables) {
      const after = await look(bo, game.id);
      expect(after.game.seats.filter(({ kind }) => kind === 'person')).toHaveLength(1);
      expect(JSON.stringify(after)).not.toMatch(/\bAna\b/);
    }
  });

  test('deleting an account deletes games in which nobody else has a seat', async () => {
    const ana = await person(worker, 'Ana');
    const [waiting, solo] = [await setTable(ana), await soloTable(ana, { rounds: 2 })];
    expect((await deleteAccount(ana)).status).toBe(204);
    const database = databaseProbe(worker.database);
    expect(await database.count('games', waiting.game.id)).toBe(0);
    expect(await database.count('games', solo.game.id)).toBe(0);
  });
});

describe('a guest who cannot come back', () => {
  test('a guest who cannot come back loses their seats to computer players soon; a guest who can come back keeps theirs', async () => {
    const [lost, bo] = await Promise.all([person(worker, 'Lost'), person(worker, 'Bo')]);
    const rows = accountRows(worker.database);
    const { game } = await together(lost, bo);
    await rows.ageAccount(await idOf(lost), 60);
    await rows.ageAccount(await idOf(bo), 60);
    await worker.scheduled();
    expect((await look(bo, game.id)).game.seats.map(({ kind }) => kind)).toEqual(['person', 'person']);
    expect((await lost.post('/api/auth/sign-out', {})).status).toBe(204);
    await worker.scheduled();
    const after = await look(bo, game.id);
    expect(after.game.seats.map(({ kind }) => kind)).toEqual(['computer', 'person']);
    expect(JSON.stringify(after)).not.toMatch(/\bLost\b/);
  });

  test('an account with an address is no guest who cannot come back', async () => {
    const [ana, bo] = await Promise.all([person(worker, 'Ana'), person(worker, 'Bo')]);
    const rows = accountRows(worker.database);
    const { game } = await together(ana, bo);
    const id = await idOf(ana);
    await rows.confirmAddress(id);
    await rows.ageAccount(id, 60);
    expect((await ana.post('/api/auth/sign-out', {})).status).toBe(204);
    await worker.scheduled();
    expect((await look(bo, game.id)).game.seats.map(({ kind }) => kind)).toEqual(['person', 'person']);
  });
});

test('the export has everything of mine and nobody else’s hand', async () => {
  const [ana, bo] = await Promise.all([person(worker, 'Ana'), person(worker, 'Bo')]);
  const { game } = await together(ana, bo);
  const mine = await look(ana, game.id);
  const theirs = viewIn(await look(bo, game.id));
  const answer = await ana.get('/api/me/export');
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  const file: unknown = await answer.json();
  expect(file).toMatchObject({
    format: 'slow-train-account',
    account: { name: 'Ana', email: null },
    devices: [{}],
    tables: [{ id: game.id, seat: 0, isHost: true, hand: mine.game.round?.hand, record: null }],
  });
  expect(theirs.hand.length).toBeGreaterThan(0);
  const other = JSON.stringify((await look(bo, game.id)).game.round?.hand);
  expect(JSON.stringify(file)).not.toContain(other);
  expect((await visitor(worker).get('/api/me/export')).status).toBe(401);
});

describe('a guest who signs in to an existing account', () => {
  const services = () => portsOn(worker.database);

  test('a guest who signs in to an existing account brings their seats along', async () => {
    const [guest, known, bo] = await Promise.all(['Guest', 'Known', 'Bo'].map((name) => person(worker, name)));
    if (!guest || !known || !bo) throw new Error('three people');
    const running = await together(guest, bo);
    const hand = (await look(guest, running.game.id)).game.round?.hand;
    const setup = { name: 'Evening', choices: { rules: { preset: 'hub' }, seats: 4, computers: 0, clock: null } };
    expect((await guest.post('/api/me/setups', { id: 'evening-1', ...setup })).status).toBe(204);
    const [from, to] = [await idOf(guest), await idOf(known)];
    expect(await mergeAccounts(services(), from, to)).toMatchObject({ ok: true });
    const after = await look(known, running.game.id);
    expect(after.game.you).toMatchObject({ seat: 0, isHost: true, forced: true, away: null });
    expect(after.game.round?.hand).toEqual(hand);
    expect(await (await known.get('/api/me/setups')).json()).toEqual({ setups: [{ id: 'evening-1', ...setup }] });
    expect((await guest.get('/api/me')).status).toBe(401);
    // The game continues.
    await playOut(running.game.id, known, bo);
  });

  test('a guest who signs in to an existing account keeps one seat of a finished game in which both have played', async () => {
    const [guest, known] = await Promise.all([person(worker, 'Guest'), person(worker, 'Known')]);
    const { game } = await together(guest, known);
    await playOut(game.id, guest, known);
    const own = await setTable(guest);
    expect(await mergeAccounts(services(), await idOf(guest), await idOf(known))).toMatchObject({ ok: true });
    const after = await look(known, game.id);
    expect(after.game.you).toMatchObject({ seat: 1, isHost: true, forced: true, away: null });
    expect(after.game.seats).toEqual([
      { kind: 'person', name: 'A former passenger' },
      { kind: 'person', name: 'Known' },
    ]);
    expect((await look(known, own.game.id)).game.you.seat).toBe(0);
  });

  test('31.9 two seats of one person are joined before the start: the guest’s is free again, and the account is the host', async () => {
    const [guest, known] = await Promise.all([person(worker, 'Guest'), person(worker, 'Known')]);
    const { game } = await setTable(guest, { seats: 3 });
    await tableIn(await known.post(`/api/invitations/${game.invitation ?? ''}/seat`, {}), 200);
    expect(await mergeAccounts(services(), await idOf(guest), await idOf(known))).toMatchObject({ ok: true });
    const after = await look(known, game.id);
    expect(after.game.you).toMatchObject({ seat: 1, isHost: true, away: null });
    expect(after.game.seats.map(({ kind }) => kind)).toEqual(['nobody', 'person', 'nobody']);
    expect((await guest.get('/api/me')).status).toBe(401);
  });

  test('31.9 during a game a computer takes the second seat of one person, who sees one hand only, and the game goes on', async () => {
    const [guest, known] = await Promise.all([person(worker, 'Guest'), person(worker, 'Known')]);
    const { game } = await together(guest, known);
    expect(await mergeAccounts(services(), await idOf(guest), await idOf(known))).toMatchObject({ ok: true });
    const after = await look(known, game.id);
    expect(after.game.you).toMatchObject({ seat: 1, isHost: true, away: null });
    expect(after.game.seats.map(({ kind }) => kind)).toEqual(['computer', 'person']);
    await playOut(game.id, known);
  });
});
