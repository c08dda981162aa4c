import { formatInstant, type GameAnswer } from '@slow-train/protocol';
import { chooseAction } from '@slow-train/players';
import { viewFor, writeAction, writePosition, writeView, type Result } from '@slow-train/rules';
import { sayIn } from '@slow-train/words';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../../src/schema/accounts.ts';
import { act } from '../../../src/games/act.ts';
import { games } from '../../../src/schema/games.ts';
import { activeSeats, type Game } from '../../../src/game/game.ts';
import { awaySeatOf, heldSeatOf, seatOf, occupantView } from '../../../src/game/seats.ts';
import { joinGame, readInvitation, renewInvitation } from '../../../src/lobby/invitations.ts';
import { listGames, readGame } from '../../../src/games/read-game.ts';
import { readRecap } from '../../../src/games/read-recap.ts';
import { readRecord } from '../../../src/games/read-record.ts';
import { listVacancies, seekSubstitute, takeSeatBack, volunteer } from '../../../src/games/substitute.ts';
import { ProblemError, type Failure } from '../../../src/http/problem.ts';
import { historyOf } from '../../kit/clocked.ts';
import { heldTable } from '../../kit/held.ts';
import { newKey } from '../../kit/play.ts';
import { openNotificationHarness, resultOf, type NotificationHarness } from '../../kit/notification-harness.ts';

let harness: NotificationHarness;
beforeEach(async () => {
  harness = await openNotificationHarness();
});
afterEach(() => harness.stop());

const caller = (account: string) => ({ token: `token-${account}` });

function told(answer: Result<GameAnswer, Failure>): GameAnswer {
  if (!answer.ok) throw new ProblemError(answer.error);
  return answer.value;
}
function refused(answer: Result<unknown, Failure>): { readonly problem: string; readonly detail: string } {
  if (answer.ok) throw new Error('it was not refused');
  const { problem, detail } = answer.error;
  return { problem, detail: sayIn('en', detail) };
}
async function seenBy(account: string, { id }: Game): Promise<GameAnswer> {
  const seen = await resultOf(readGame(harness.ports, caller(account), { id, since: 0, has: null }));
  if (!seen.ok || !seen.value.isNew) throw new Error('not seen');
  return seen.value.answer;
}
async function changeRow({ id }: Game, different: Partial<typeof games.$inferInsert>): Promise<void> {
  await harness.db.update(games).set(different).where(eq(games.id, id));
}
const sitIn = (account: string, game: Game) =>
  resultOf(joinGame(harness.ports, account, { invitation: game.invitation }));
/** Returns everything in a game that does not depend on its occupants. */
const played = ({ round, results, deals, setup, clock }: Game) => ({
  position: round && writePosition(round),
  results,
  deals,
  setup,
  banks: clock?.seats.map(({ bank }) => bank),
});

test('a seat late three times is held, a substitute takes it by link, its owner takes it back', async () => {
  const { game, away, people } = await heldTable(harness, ['Ana', 'Bo', 'Cy']);
  const seat = awaySeatOf(game, away) ?? -1;
  const { name } = people.find(({ account }) => account === away) ?? { name: '' };
  expect(occupantView(game.seats[seat] ?? { kind: 'nobody' })).toMatchObject({ kind: 'computer', sitsFor: name });
  const dora = await harness.person('Dora');
  const shown = await readInvitation(harness.ports, game.invitation, dora);
  expect(shown.ok && shown.value.game).toMatchObject({ held: seat, status: 'playing' });

  const sat = told(await sitIn(dora, game));
  const withDora = await harness.load(game.id);
  expect(sat.log.map(({ seat: whose, by, events }) => [whose, by, events])).toEqual([
    [null, 'table', [{ type: 'satIn', seat, name: 'Dora' }]],
  ]);
  expect(sat.game.seats[seat]).toEqual({ kind: 'person', name: 'Dora', sitsFor: name });
  expect(sat.game.you).toMatchObject({ seat, away: null, isHost: false });
  expect(sat.game.round?.hand).toEqual(game.round && writeView(viewFor(game.round, seat)).hand);
  expect(sat.game.invitation).toBeNull();
  expect(played(withDora)).toEqual(played(game));
  // She knows a hand of this game, and of no other.
  const satIn = await Promise.all([game.id, 'another'].map((id) => harness.ports.store.seatsSatIn(id, dora)));
  expect(satIn).toEqual([[seat], []]);

  // They play for a while, including the substitute.
  const before = withDora.revision;
  await harness.playTo(game, dora);
  await harness.play(game, dora);
  const now = await harness.load(game.id);
  expect((await historyOf(harness, game)).some((entry) => entry.revision > before && entry.seat === seat)).toBe(true);

  const back = told(await resultOf(takeSeatBack(harness.ports, away, game.id)));
  expect(back.log[0]?.events).toEqual([{ type: 'returned', seat, name }]);
  expect(back.game.seats[seat]).toEqual({ kind: 'person', name });
  expect(back.game.you).toMatchObject({ seat, away: null });
  expect(back.game.round?.hand).toEqual(now.round && writeView(viewFor(now.round, seat)).hand);
  expect(played(await harness.load(game.id))).toEqual(played(now));
  // The substitute is no longer a member, and the game ends with a record that replays.
  expect(
    refused(await resultOf(readGame(harness.ports, caller(dora), { id: game.id, since: 0, has: null }))).problem,
  ).toBe('not-found');
  expect(await listVacancies(harness.ports.store, dora)).toEqual({ vacancies: [] });
  await harness.playTo(game, away);
});

test('a substitute’s name is like nobody’s, not even the owner’s, who keeps theirs if a new one would be', async () => {
  const { game, away, there, people } = await heldTable(harness, ['Ana', 'Bo', 'Cy']);
  const seat = awaySeatOf(game, away) ?? -1;
  const nameOf = (account: string): string => people.find((one) => one.account === account)?.name ?? '';
  const join = (account: string, name?: string) =>
    resultOf(joinGame(harness.ports, account, { invitation: game.invitation, ...(name !== undefined && { name }) }));
  const namesake = await harness.person('Namesake');
  await harness.db
    .update(users)
    .set({ name: nameOf(away) })
    .where(eq(users.id, namesake));
  expect(refused(await join(namesake))).toMatchObject({
    problem: 'name-taken',
    detail: expect.stringContaining(nameOf(away)),
  });
  expect(refused(await join(namesake, nameOf(there).toUpperCase())).problem).toBe('name-taken');
  const { name: holder } = { name: '', ...game.seats[seat] };
  expect(told(await join(namesake, holder)).game.seats[seat]).toMatchObject({ kind: 'person', name: holder });

  await harness.db
    .update(users)
    .set({ name: nameOf(there) })
    .where(eq(users.id, away));
  const back = told(await resultOf(takeSeatBack(harness.ports, away, game.id)));
  expect(back.game.seats[seat]).toEqual({ kind: 'person', name: nameOf(away) });
});

describe('the link of a held seat', () => {
  test('the link of a held seat lets one person in, and tells the next one why not', async () => {
    const { game } = await heldTable(harness, ['Ana', 'Bo']);
    const crowd = await Promise.all(['Dora', 'Eli', 'Fay', 'Gus'].map((name) => harness.person(name)));
    const answers = await Promise.all(crowd.map((account) => sitIn(account, game)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of answers) {
      if (!answer.ok)
        expect(refused(answer)).toMatchObject({
          problem: 'conflict',
          detail: expect.stringContaining('already sitting in'),
        });
    }
    const { seats } = await harness.load(game.id);
    expect(seats.filter(({ kind }) => kind === 'person')).toHaveLength(2);
    expect((await historyOf(harness, game)).filter(({ action }) => action === 'sit in')).toHaveLength(1);
  });

  test('the link of a held seat gives the owner their seat back, and a player already seated just the game', async () => {
    const { game, away, there } = await heldTable(harness, ['Ana', 'Bo']);
    expect(told(await sitIn(there, game)).game.revision).toBe(game.revision);
    const back = told(await sitIn(away, game));
    expect(back.game.you).toMatchObject({ seat: awaySeatOf(game, away), away: null });
    expect(back.log[0]?.events[0]).toMatchObject({ type: 'returned' });
    // Repeating it does nothing.
    expect(told(await resultOf(takeSeatBack(harness.ports, away, game.id))).game.revision).toBe(back.game.revision);
  });

  test('the link of a held seat expires, and can be renewed by any player', async () => {
    const { game, there, away } = await heldTable(harness, ['Ana', 'Bo']);
    const dora = await harness.person('Dora');
    await changeRow(game, { invitationUntil: harness.now() });
    expect(refused(await sitIn(dora, game))).toMatchObject({ problem: 'not-found' });
    expect(refused(await readInvitation(harness.ports, game.invitation, dora)).detail).toContain('expired');
    const { revision } = await harness.load(game.id);
    const renew = (account: string) => resultOf(renewInvitation(harness.ports, account, { id: game.id, revision }));
    expect(refused(await renew(away)).problem).toBe('not-found');
    const renewed = told(await renew(there));
    expect(renewed.game.invitation).not.toBe(game.invitation);
    expect(renewed.log).toMatchObject([{ seat: null, by: 'table' }]);
    const again = await harness.load(game.id);
    expect(told(await sitIn(dora, again)).game.you.seat).toBe(awaySeatOf(game, away));
  });

  test('the link of a held seat lets nobody in if no seat is held', async () => {
    const { game, away } = await heldTable(harness, ['Ana', 'Bo']);
    told(await resultOf(takeSeatBack(harness.ports, away, game.id)));
    expect(refused(await sitIn(await harness.person('Dora'), game)).detail).toContain('without you');
  });
});

describe('volunteers', () => {
  test('volunteers find a game that looks for one, see its rules but not its board, and join it', async () => {
    const { game, there, away } = await heldTable(harness, ['Ana', 'Bo']);
    const dora = await harness.person('Dora', { notify: { timeZone: null } });
    expect(refused(await resultOf(volunteer(harness.ports, dora, { id: game.id })))).toEqual(
      refused(await resultOf(volunteer(harness.ports, dora, { id: 'AAAAAAAAAAAA' }))),
    );
    expect(refused(await resultOf(seekSubstitute(harness.ports, dora, { id: game.id, open: true }))).problem).toBe(
      'not-found',
    );
    expect(
      told(await resultOf(seekSubstitute(harness.ports, there, { id: game.id, open: true }))).game.seeksSubstitute,
    ).toBe(true);
    const seat = awaySeatOf(game, away);
    const { vacancies } = await listVacancies(harness.ports.store, dora);
    expect(vacancies).toEqual([
      {
        id: game.id,
        name: game.name,
        rules: game.setup.rules,
        set: game.setup.set,
        seats: game.seats.map(occupantView),
        seat,
        round: game.round?.table.round,
        rounds: 2,
        clock: game.setup.clock,
      },
    ]);
    expect(JSON.stringify(vacancies)).not.toContain(game.invitation);
    for (const account of [there, away]) {
      expect(await listVacancies(harness.ports.store, account)).toEqual({ vacancies: [] });
    }
    const answer = told(await resultOf(volunteer(harness.ports, dora, { id: game.id, zone: 'Europe/Vienna' })));
    expect(answer.game).toMatchObject({ you: { seat }, seeksSubstitute: false });
    expect(answer.game.clock?.you?.hours.zone).toBe('Europe/Vienna');
    const eli = await harness.person('Eli');
    expect(await listVacancies(harness.ports.store, eli)).toEqual({ vacancies: [] });
    expect(refused(await resultOf(volunteer(harness.ports, eli, { id: game.id }))).problem).toBe('not-found');
  });

  test('volunteers are looked for only while a seat is held', async () => {
    const { game, there, away } = await heldTable(harness, ['Ana', 'Bo']);
    const open = (isOpen: boolean) => resultOf(seekSubstitute(harness.ports, there, { id: game.id, open: isOpen }));
    const opened = told(await open(true));
    expect(told(await open(true)).game.revision).toBe(opened.game.revision);
    expect(told(await open(false)).game.seeksSubstitute).toBe(false);
    told(await open(true));
    expect(told(await resultOf(takeSeatBack(harness.ports, away, game.id))).game.seeksSubstitute).toBe(false);
    expect(refused(await open(true)).detail).toContain('no substitute is needed');
  });

  test('volunteers compete for the seat, and only one gets it, whether by listing or link', async () => {
    const { game, there } = await heldTable(harness, ['Ana', 'Bo']);
    told(await resultOf(seekSubstitute(harness.ports, there, { id: game.id, open: true })));
    const [dora, eli, fay] = [await harness.person('Dora'), await harness.person('Eli'), await harness.person('Fay')];
    const answers = await Promise.all([
      resultOf(volunteer(harness.ports, dora, { id: game.id })),
      sitIn(eli, game),
      resultOf(volunteer(harness.ports, fay, { id: game.id })),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const after = await harness.load(game.id);
    expect([dora, eli, fay].filter((account) => seatOf(after, account) !== null)).toHaveLength(1);
  });
});

describe('the owner of a held seat', () => {
  test('the owner of a held seat sees the game as a spectator does, and that they can take their seat back', async () => {
    const { game, away, there } = await heldTable(harness, ['Ana', 'Bo', 'Cy']);
    const seen = await seenBy(away, game);
    expect(seen.game.you).toMatchObject({ seat: null, away: awaySeatOf(game, away), plan: null });
    expect(seen.game.round).toEqual(game.round && writeView(viewFor(game.round, null)));
    expect(seen.log.every(({ by }) => by !== 'plan' && by !== 'forced')).toBe(true);
    const replayed = await readRecap(harness.ports.store, caller(away), { id: game.id, since: 0 });
    if (!replayed.ok || game.round === null) throw new Error('no recap');
    for (const { round } of replayed.value.frames)
      expect(round.hand).toEqual(writeView(viewFor(game.round, null)).hand);
    expect(refused(await readRecord(harness.ports.store, away, game.id)).problem).toBe('conflict');
    const listed = async () => {
      const found = await listGames(harness.ports.store, caller(away), 'en');
      return found.ok ? found.value.list.games : [];
    };
    expect(await listed()).toMatchObject([
      { id: game.id, yourSeat: null, isYourTurn: false, news: 'A computer player holds your seat.' },
    ]);
    told(await sitIn(await harness.person('Dora'), game));
    expect(await listed()).toMatchObject([{ news: 'Dora sits in for you.' }]);
    expect(seatOf(game, there)).not.toBeNull();
  });

  test('the owner of a held seat returns with their current name and hours, and without strikes', async () => {
    const { game, away } = await heldTable(harness, ['Ana', 'Bo']);
    const seat = awaySeatOf(game, away) ?? -1;
    expect(game.clock?.seats[seat]?.strikes).toBeGreaterThan(0);
    await harness.db.update(users).set({ name: 'Zoe' }).where(eq(users.id, away));
    const back = told(await resultOf(takeSeatBack(harness.ports, away, game.id)));
    expect(back.game.seats[seat]).toEqual({ kind: 'person', name: 'Zoe' });
    expect(back.game.clock?.seats[seat]?.strikes).toBe(0);
  });

  test('the owner of a held seat takes over a substitute’s running turn, so swapping gains no time', async () => {
    const { game, away } = await heldTable(harness, ['Ana', 'Bo']);
    const dora = await harness.person('Dora');
    told(await sitIn(dora, game));
    const on = await harness.playTo(game, dora);
    await harness.leap(50);
    const { turnBy } = told(await resultOf(takeSeatBack(harness.ports, away, game.id))).game;
    expect(turnBy).toBe(formatInstant(on.turnBy));
    expect(Date.parse(turnBy ?? '') - harness.now().getTime()).toBe(10 * 60_000);
  });

  test('the owner of a held seat gets a full turn if a computer player held the seat', async () => {
    const { game, away } = await heldTable(harness, ['Ana', 'Bo']);
    told(await resultOf(takeSeatBack(harness.ports, away, game.id)));
    const on = await harness.playTo(game, away);
    expect(on.turnBy).toBe(harness.now().getTime() + 60 * 60_000);
  });

  test('the owner of a held seat can return while others act, and both count in some order', async () => {
    const { game, away, there } = await heldTable(harness, ['Ana', 'Bo']);
    const before = await harness.load(game.id);
    const [seat] = activeSeats(before);
    if (seat === undefined || before.round === null) throw new Error('nobody has the turn');
    expect(seat).toBe(seatOf(before, there));
    const action = writeAction(chooseAction(viewFor(before.round, seat)));
    const wanted = { id: game.id, revision: before.revision, key: newKey(), do: action };
    const [acted, back] = await Promise.all([
      resultOf(act(harness.ports, caller(there), wanted)),
      resultOf(takeSeatBack(harness.ports, away, game.id)),
    ]);
    expect(told(back).game.you.seat).toBe(awaySeatOf(game, away));
    // An action that comes second is answered with the current game.
    if (!acted.ok) expect(acted.error.problem).toBe('stale-revision');
    const after = await harness.load(game.id);
    expect(seatOf(after, away)).not.toBeNull();
    expect((await historyOf(harness, game)).filter(({ action }) => action === 'return')).toHaveLength(1);
  });

  test('the owner of a held seat cannot take their seat back once the game is over', async () => {
    const { game, away, there } = await heldTable(harness, ['Ana', 'Bo'], 1);
    for (let now = game; now.status === 'playing'; now = await harness.play(game, there));
    expect(heldSeatOf(await harness.load(game.id))).not.toBeNull();
    expect(refused(await resultOf(takeSeatBack(harness.ports, away, game.id))).detail).toContain('over');
    expect(refused(await sitIn(await harness.person('Dora'), game)).detail).toContain('over');
    expect((await readRecord(harness.ports.store, away, game.id)).ok).toBe(true);
  });
});

test('a substitute for the host does not become host; a substitute who is host leaves that to the owner', async () => {
  const { game, away } = await heldTable(harness, ['Ana', 'Bo']);
  const dora = await harness.person('Dora');
  expect(told(await sitIn(dora, game)).game.you.isHost).toBe(false);
  await changeRow(game, { host: dora });
  expect(told(await resultOf(takeSeatBack(harness.ports, away, game.id))).game.you.isHost).toBe(true);
});
