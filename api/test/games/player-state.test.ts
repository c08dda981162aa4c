import {
  PlayerStateSchema,
  GameListSchema,
  type PlayerState,
  type PlayerStateChange,
  type GameAnswer,
} from '@slow-train/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { look, problemIn, send, setTable, soloTable, someAction, tableIn } from '../kit/play.ts';
import { person, type Visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();
let ana: Visitor;
let bo: Visitor;
beforeAll(async () => {
  [ana, bo] = await Promise.all([person(worker, 'Ana'), person(worker, 'Bo')]);
});

function change(who: Visitor, { game }: GameAnswer, body: PlayerStateChange): Promise<Response> {
  return who.fetch(`/api/games/${game.id}/player-state`, {
    method: 'PATCH',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
}

async function changed(who: Visitor, table: GameAnswer, body: PlayerStateChange): Promise<PlayerState> {
  const answer = await change(who, table, body);
  const read: unknown = await answer.json();
  expect({ status: answer.status, read }).toMatchObject({ status: 200 });
  return PlayerStateSchema.parse(read);
}

describe('a player state', () => {
  test('a player state keeps hand order, laid-out train, notes and read mark, and comes with the game', async () => {
    const table = await soloTable(ana);
    expect((await look(ana, table.game.id)).playerState).toEqual({
      version: 0,
      arrangement: null,
      draft: null,
      notes: '',
      readUpTo: 0,
      roundsSeen: 0,
      talkReadUpTo: 0,
      isTalkMuted: false,
      isNamed: false,
    });
    const parts = {
      arrangement: { round: 1, tiles: ['12-5', '3-3'] },
      draft: { round: 1, tiles: ['12-5'] },
      readUpTo: 1,
    };
    await changed(ana, table, { ...parts, notes: { text: 'Keep the 3-3.', instead: '' } });
    expect((await look(ana, table.game.id)).playerState).toEqual({
      version: 1,
      ...parts,
      notes: 'Keep the 3-3.',
      roundsSeen: 0,
      talkReadUpTo: 0,
      isTalkMuted: false,
      isNamed: false,
    });
  });

  test('a player state keeps everything that a change does not mention, and is not cleared by an action on another device', async () => {
    const table = await soloTable(ana);
    const draft = { round: 1, tiles: ['12-5', '5-3'] };
    await changed(ana, table, { draft });
    const now = await tableIn(await send(ana, table, someAction(table)));
    await changed(ana, now, { readUpTo: now.game.revision });
    expect((await look(ana, table.game.id)).playerState).toMatchObject({ draft, readUpTo: now.game.revision });
  });

  test('a player state tells those who poll that the player who has the turn is looking, without a new version', async () => {
    const { game } = await setTable(ana, { seats: 2 });
    await bo.post(`/api/invitations/${game.invitation}/seat`, {});
    const before = await look(ana, game.id);
    await ana.post(`/api/games/${game.id}/start`, {}, { 'if-match': `"${before.game.revision}"` });
    const table = await look(ana, game.id);
    const mover = table.game.round?.turn.seat === 0 ? ana : bo;
    const other = mover === ana ? bo : ana;
    const poll = async (who: Visitor): Promise<string | null> => {
      const etag = (await who.get(`/api/games/${game.id}`)).headers.get('etag') ?? '';
      const answer = await who.get(`/api/games/${game.id}`, { 'if-none-match': etag });
      expect(answer.status).toBe(304);
      return answer.headers.get('presence-next');
    };
    expect(await poll(other)).toBeNull();
    const { version } = await changed(mover, table, { readUpTo: 1 });
    expect(await poll(other)).toBe('here');
    // Looking at oneself is no news.
    expect(await poll(mover)).toBeNull();
    expect((await changed(mover, table, { here: true })).version).toBe(version);
  });

  test('a player state tells who else is looking, unless they do not show it or have been blocked', async () => {
    const { game } = await setTable(ana, { seats: 3 });
    const eve = await person(worker, 'Eve');
    await bo.post(`/api/invitations/${game.invitation}/seat`, {});
    const table = await tableIn(await eve.post(`/api/invitations/${game.invitation}/seat`, {}));
    const here = async (who: Visitor): Promise<[string | null, string | null]> => {
      const etag = (await who.get(`/api/games/${game.id}`)).headers.get('etag') ?? '';
      const { headers } = await who.get(`/api/games/${game.id}`, { 'if-none-match': etag });
      return [headers.get('presence-seats'), headers.get('presence-next')];
    };
    expect(await here(ana)).toEqual([null, null]);
    for (const who of [ana, bo, eve]) await changed(who, table, { readUpTo: 1 });
    expect([await here(ana), await here(bo)]).toEqual([
      ['1, 2', 'here'],
      ['0, 2', 'here'],
    ]);
    expect(await (await bo.put('/api/me/presence', { shown: false })).json()).toMatchObject({ showsPresence: false });
    await changed(bo, table, { readUpTo: 2, here: true });
    expect(await here(ana)).toEqual(['2', 'here']);
    await ana.put(`/api/games/${game.id}/seats/2/block`, {});
    // Not even a hint that somebody is there.
    expect([await here(ana), await here(eve)]).toEqual([
      [null, null],
      [null, null],
    ]);
    expect((await bo.put('/api/me/presence', { shown: true })).status).toBe(200);
    expect(await here(eve)).toEqual(['1', 'here']);
  });

  test('a player state keeps a list to one line a game, with its owner’s own mark', async () => {
    const { game } = await setTable(ana, { seats: 2 });
    await bo.post(`/api/invitations/${game.invitation}/seat`, {});
    const before = await look(ana, game.id);
    const table = await tableIn(
      await ana.post(`/api/games/${game.id}/start`, {}, { 'if-match': `"${before.game.revision}"` }),
    );
    await changed(ana, table, { readUpTo: table.game.revision });
    await changed(bo, table, { readUpTo: 1 });
    const unread = async (who: Visitor): Promise<unknown[]> => {
      const { games } = GameListSchema.parse(await (await who.get('/api/games')).json());
      return games.filter(({ id }) => id === game.id).map(({ isUnread }) => isUnread);
    };
    expect([await unread(ana), await unread(bo)]).toEqual([[false], [true]]);
  });

  test('a player state changes the game’s tag for its owner only', async () => {
    const { game } = await setTable(ana, { seats: 3 });
    const table = await tableIn(await bo.post(`/api/invitations/${game.invitation}/seat`, {}));
    const tagFor = async (who: Visitor): Promise<string> =>
      (await who.get(`/api/games/${game.id}`)).headers.get('etag') ?? '';
    const [mine, theirs] = [await tagFor(ana), await tagFor(bo)];
    await changed(ana, table, { notes: { text: 'Bo plays slowly.', instead: '' } });
    expect((await ana.get(`/api/games/${game.id}`, { 'if-none-match': mine })).status).toBe(200);
    expect((await bo.get(`/api/games/${game.id}`, { 'if-none-match': theirs })).status).toBe(304);
    expect(await (await bo.get(`/api/games/${game.id}`)).text()).not.toContain('Bo plays slowly.');
    // The tag is still accepted as the revision to act on.
    const started = await ana.post(`/api/games/${game.id}/start`, {}, { 'if-match': await tagFor(ana) });
    expect(started.status).toBe(200);
  });

  test('a player state stays at its version if a change makes no difference', async () => {
    const table = await soloTable(ana);
    const once = await changed(ana, table, { draft: { round: 1, tiles: ['12-5'] } });
    expect(await changed(ana, table, { draft: { round: 1, tiles: ['12-5'] } })).toEqual(once);
  });

  test('a player state moves the read mark only forward, and not beyond the latest revision', async () => {
    const table = await soloTable(ana);
    const { revision } = table.game;
    expect((await changed(ana, table, { readUpTo: 1_000 })).readUpTo).toBe(revision);
    expect((await changed(ana, table, { readUpTo: 1 })).readUpTo).toBe(revision);
    const { games } = GameListSchema.parse(await (await ana.get('/api/games')).json());
    expect(games.find(({ id }) => id === table.game.id)?.isUnread).toBe(false);
    const other = await soloTable(ana);
    const after = GameListSchema.parse(await (await ana.get('/api/games')).json());
    expect(after.games.find(({ id }) => id === other.game.id)?.isUnread).toBe(true);
  });

  test('a player state remembers on all devices which results were put away: none before its round is over', async () => {
    let table = await soloTable(ana, { rounds: 2 });
    expect((await changed(ana, table, { roundsSeen: 1 })).roundsSeen).toBe(0);
    while (table.game.results.length === 0) table = await tableIn(await send(ana, table, someAction(table)));
    expect((await changed(ana, table, { roundsSeen: 2 })).roundsSeen).toBe(1);
    expect((await changed(ana, table, { roundsSeen: 0 })).roundsSeen).toBe(1);
    expect((await look(ana, table.game.id)).playerState?.roundsSeen).toBe(1);
  });

  test('a player state loses no notes when two devices write at once', async () => {
    const table = await soloTable(ana);
    const write = (text: string, instead: string): Promise<Response> =>
      change(ana, table, { notes: { text, instead } });
    const answers = await Promise.all(['one', 'two', 'three', 'four'].map((text) => write(text, '')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    const { playerState } = await look(ana, table.game.id);
    expect(['one', 'two', 'three', 'four']).toContain(playerState?.notes);
    expect((await problemIn(await write('five', 'something else'))).type).toBe('/problems/conflict');
    expect((await look(ana, table.game.id)).playerState).toEqual(playerState);
  });

  test('a player state accepts concurrent changes to different parts', async () => {
    const table = await soloTable(ana);
    const draft = { round: 1, tiles: ['12-5'] };
    const arrangement = { round: 1, tiles: ['12-4'] };
    await Promise.all([
      changed(ana, table, { draft }),
      changed(ana, table, { arrangement }),
      changed(ana, table, { notes: { text: 'a', instead: '' } }),
      changed(ana, table, { readUpTo: 1 }),
    ]);
    expect((await look(ana, table.game.id)).playerState).toMatchObject({ draft, arrangement, notes: 'a', readUpTo: 1 });
  });

  test('a player state is only for players of the game, and has limits', async () => {
    const table = await soloTable(ana);
    expect((await change(bo, table, { readUpTo: 1 })).status).toBe(404);
    expect((await change(ana, table, { notes: { text: 'x'.repeat(4_001), instead: '' } })).status).toBe(400);
    expect((await change(ana, table, { draft: { round: 1, tiles: ['bobbin'] } })).status).toBe(400);
    for (const text of ['a\0b', 'half \ud83d'])
      expect((await change(ana, table, { notes: { text, instead: '' } })).status).toBe(400);
  });

  test('a player state holds full notes in any script together with two full hands', async () => {
    const table = await soloTable(ana);
    const hand = { round: 1, tiles: Array.from({ length: 190 }, () => '18-18') };
    const [first, second] = ['站'.repeat(4_000), '票'.repeat(4_000)];
    await changed(ana, table, { notes: { text: first, instead: '' } });
    const all = { arrangement: hand, draft: hand, notes: { text: second, instead: first } };
    expect(await changed(ana, table, all)).toMatchObject({ arrangement: hand, notes: second });
  });
});
