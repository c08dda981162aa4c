import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount } from '../../src/account-data/delete-account.ts';
import { exported } from '../kit/exported.ts';
import * as accountDeletionStore from '../../src/account-data/store.ts';
import { listGames } from '../../src/games/read-game.ts';
import { sessions } from '../../src/schema/accounts.ts';
import { leave } from '../../src/tournaments/leave.ts';
import { cancelTournament, listTournaments } from '../../src/tournaments/use-cases.ts';
import { NEVER, type NotificationHarness } from '../kit/notification-harness.ts';
import { ORGANISER, PEOPLE, openTournaments, type TournamentKit, valueOf } from './kit.ts';

let harness: NotificationHarness;
let kit: TournamentKit;
beforeEach(async () => {
  ({ harness, kit } = await openTournaments());
});
afterEach(() => harness.stop());

describe('an account', () => {
  test('an account that is deleted stays in the standing without a name, and is last at its table', async () => {
    const id = await kit.begun(8, { rounds: 1 });
    await deleteAccount(harness.ports, { account: 'p2', id: 'none' });
    await kit.finishRound(id);
    const { standing, status } = await kit.read(id);
    expect(status).toBe('finished');
    expect(standing).toHaveLength(8);
    expect(standing.find(({ number }) => number === 1)).toMatchObject({ name: null, state: 'left', points: 0 });
  });

  test('an account that is deleted before the first round leaves its place to the reserve', async () => {
    const id = await kit.create(ORGANISER, { mostPeople: 8 });
    await kit.register(id, PEOPLE.slice(0, 9));
    await deleteAccount(harness.ports, { account: 'p2', id: 'none' });
    expect(await kit.read(id, 'p10')).toMatchObject({ people: 8, reserves: 0, you: { state: 'in' } });
  });

  test('an account that is deleted in a round has a substitute, however far the deletion had come', async () => {
    const id = await kit.begun(8, { mostPeople: 8, rounds: 2 });
    await kit.register(id, ['p10', 'p11']);
    const { tables, scores } = await kit.load(id);
    const [first = '', second = ''] = tables.map(({ game }) => game);
    const [one = '', other = ''] = [first, second].map((game) => {
      const score = scores.find((each) => each.game === game);
      return `p${(score?.number ?? 0) + 1}`;
    });
    const seatsAt = async (game: string) => (await harness.load(game)).seats;
    await deleteAccount(harness.ports, { account: one, id: 'none' });
    expect(await seatsAt(first)).toContainEqual(expect.objectContaining({ kind: 'person', account: 'p10' }));
    // Cut off when the tournament had been left, a deletion goes on before the substitute is seated.
    valueOf(await leave(harness.ports, other, { id }));
    await deleteAccount(harness.ports, { account: other, id: 'none' });
    expect((await seatsAt(second)).map(({ kind }) => kind)).toContain('computer');
    await kit.run();
    expect(await seatsAt(second)).toContainEqual(expect.objectContaining({ kind: 'person', account: 'p11' }));
    expect((await kit.read(id, 'p11')).you).toMatchObject({ state: 'in', game: second });
    await kit.finishRound(id);
    await kit.finishRound(id);
    const { standing, status } = await kit.read(id);
    expect(status).toBe('finished');
    expect(standing.filter(({ name }) => name === null)).toMatchObject([
      { state: 'left', points: 0 },
      { state: 'left', points: 0 },
    ]);
  });

  test('an account sees its tournaments among its games: those with a game of its own as that game, others as a line', async () => {
    const listFor = async (account: string) => {
      const token = `token-${account}`;
      await harness.db
        .insert(sessions)
        .values({ id: token, token, userId: account, expiresAt: NEVER })
        .onConflictDoNothing();
      return valueOf(await listGames(harness.ports.store, { token }, 'en'));
    };
    const id = await kit.create(ORGANISER, { mostPeople: 8 });
    await kit.register(id, PEOPLE.slice(0, 9));
    const before = await listFor('p2');
    const { closesAt } = await kit.read(id);
    expect(before.list).toMatchObject({
      games: [],
      tournaments: [{ id, name: 'Autumn Cup', role: 'in', round: 0, rounds: 3, until: closesAt }],
    });
    expect((await listFor('p10')).list.tournaments).toMatchObject([{ role: 'reserve' }]);
    expect((await listFor(ORGANISER)).list.tournaments).toMatchObject([{ role: 'organiser' }]);
    expect((await listFor('p12')).list.tournaments).toStrictEqual([]);

    await kit.begin(id, ORGANISER);
    await kit.run();
    const playing = await listFor('p2');
    expect(playing.tag).not.toBe(before.tag);
    expect(playing.list).toMatchObject({
      games: [{ name: 'Autumn Cup', news: expect.stringMatching(/^Tournament, round 1 of 3\. ./) }],
      tournaments: [],
    });
    const own = playing.list.games[0]?.id ?? '';
    await kit.finish(own);
    await kit.run();
    const { roundEndsAt } = await kit.read(id);
    const done = await listFor('p2');
    // More than one game, and still one line.
    await harness.board(['p2', 'p3']);
    expect((await listFor('p2')).list.tournaments).toStrictEqual(done.list.tournaments);
    expect(done.list).toMatchObject({
      games: [{ status: 'finished', name: 'Autumn Cup' }],
      tournaments: [{ id, round: 1, until: roundEndsAt }],
    });
    valueOf(await leave(harness.ports, 'p2', { id }));
    expect((await listFor('p2')).list.tournaments).toStrictEqual([]);
    valueOf(await cancelTournament(harness.ports, ORGANISER, { id }));
    expect((await listFor(ORGANISER)).list.tournaments).toStrictEqual([]);
  });

  test('an account has its tournaments in its export, without the seed', async () => {
    const id = await kit.begun(8, { rounds: 1 });
    const played = { played: [{ id, number: 1, scores: [{ round: 1 }] }], organised: [] };
    expect(await exported(harness, 'p2')).toMatchObject({ tournaments: played });
    const organised = await exported(harness, ORGANISER);
    expect(organised).toMatchObject({ tournaments: { organised: [{ id, name: 'Autumn Cup' }] } });
    expect(JSON.stringify(organised)).not.toContain((await kit.load(id)).seed);
  });

  test('an account that is merged takes its tournaments along', async () => {
    const id = await kit.create(ORGANISER);
    await kit.register(id, ['p2', 'p3']);
    expect(await accountDeletionStore.mergeInto(harness.ports.db, 'p2', 'p4')).toBe(true);
    expect((await kit.read(id, 'p4')).you).toMatchObject({ number: 1, state: 'in' });
    // Where both take part, one entry is enough.
    expect(await accountDeletionStore.mergeInto(harness.ports.db, 'p3', 'p4')).toBe(true);
    expect(await kit.read(id)).toMatchObject({ people: 1 });
  });

  test('an account lists what it plays in and organises', async () => {
    const id = await kit.begun(8);
    const { tournaments } = await listTournaments(harness.ports, 'p2');
    expect(tournaments).toMatchObject([{ id, isOrganiser: false, state: 'in', round: 1, rounds: 3, people: 8 }]);
    expect((await listTournaments(harness.ports, ORGANISER)).tournaments).toMatchObject([
      { isOrganiser: true, state: null },
    ]);
    expect((await listTournaments(harness.ports, 'p12')).tournaments).toStrictEqual([]);
  });
});
