import { GameRecordSchema, InvitationViewSchema, SeatLinksSchema, type NewGame } from '@slow-train/protocol';
import { at, placesOf, replay, rulesOf, totalsOf } from '@slow-train/rules';
import { expect, test } from 'vitest';
import { clockTerms } from '../kit/clock-terms.ts';
import { newAddress, resident } from '../kit/mail.ts';
import { bodyIn } from '../kit/passkeys.ts';
import { look, newKey, problemIn, send, setTable, someAction, tableIn } from '../kit/play.ts';
import { person, type Visitor } from '../kit/visitor.ts';
import { useMailingWorker } from '../kit/worker.ts';

const worker = useMailingWorker();

const people = (...names: readonly string[]) => Promise.all(names.map((name) => person(worker, name)));

const EARLIER = [
  { engine: '12-12', scores: [40, 0, 12], out: 1 },
  { engine: '11-11', scores: [7, 31, -5], out: 2 },
];
const evening = { rounds: EARLIER, people: ['Bo', 'Cy'] };
const table: NewGame = { rules: { preset: 'hub', engines: [9, 4] }, set: 12, seats: 3, rounds: 1, evening };

async function linksOf(host: Visitor, id: string) {
  const { links } = await bodyIn(SeatLinksSchema, await host.get(`/api/games/${id}/seat-links`));
  return links;
}
const sitBy = (who: Visitor, code: string) => who.post(`/api/invitations/${code}/seat`, {});

test('34.3 an evening goes on by correspondence: a link for each seat, its totals count, and it is never rated', async () => {
  const [ana, bo, cy, eve] = await people('Ana', 'Bo', 'Cyril', 'Eve');
  if (!ana || !bo || !cy || !eve) throw new Error('nobody');
  const made = await setTable(ana, table);
  const { id } = made.game;
  expect(made.game).toMatchObject({ status: 'lobby', earlier: EARLIER, startsFull: true, isRated: false });
  const links = await linksOf(ana, id);
  expect(links.map(({ seat, name }) => [seat, name])).toEqual([
    [1, 'Bo'],
    [2, 'Cy'],
  ]);
  // The same links whenever the host asks, and for nobody else.
  expect(await linksOf(ana, id)).toEqual(links);
  expect((await bo.get(`/api/games/${id}/seat-links`)).status).toBe(404);
  const shown = await bodyIn(InvitationViewSchema, await cy.get(`/api/invitations/${at(links, 1).code}`));
  expect(shown).toMatchObject({ isKept: true, keptFor: 'Cy', game: { earlier: EARLIER } });

  // The seats keep their totals, in any order of coming.
  expect((await tableIn(await sitBy(cy, at(links, 1).code))).game).toMatchObject({ you: { seat: 2 }, status: 'lobby' });
  expect(await linksOf(ana, id)).toEqual([at(links, 0)]);
  expect((await bo.get(`/api/games/${id}/seat-links`)).status).toBe(404);
  expect((await problemIn(await cy.get(`/api/games/${id}/seat-links`))).status).toBe(403);
  expect((await problemIn(await sitBy(eve, at(links, 1).code))).status).toBe(409);
  let now = await tableIn(await sitBy(bo, at(links, 0).code));
  expect(now.game).toMatchObject({ you: { seat: 1 }, status: 'playing' });

  const sitting = [ana, bo, cy];
  while (now.game.status === 'playing') {
    const who = at(sitting, now.game.round?.turn.seat ?? 0);
    const seen = await look(who, id);
    now = await tableIn(await send(who, seen, someAction(seen)));
  }
  const scores = [...EARLIER, ...now.game.results].map((round) => round.scores);
  expect(now.game).toMatchObject({ results: [{ engine: '9-9' }], isCancelled: false });
  expect(now.game.places).toEqual(placesOf(rulesOf(now.game.rules), scores, 3));
  const record = GameRecordSchema.parse(await (await ana.get(`/api/games/${id}/record`)).json());
  expect(record.earlier).toEqual(EARLIER);
  expect(replay(record)).toEqual({ ok: true, value: now.game.results.map((round) => round.scores) });
  // The next game with these people begins with nothing.
  const next = await tableIn(await ana.post(`/api/games/${id}/rematch`, {}));
  expect(next.game.earlier).toBeUndefined();
});

test('34.3 the pips of the evening bring a total to the target, and a chair that stays empty takes its own along', async () => {
  const [ana, cy] = await people('Ana', 'Cy');
  if (!ana || !cy) throw new Error('nobody');
  const rules = { preset: 'bonepile', target: 60, engines: [9, 4, 3, 2, 1] } as const;
  const made = await setTable(ana, { ...table, rules, rounds: 5 });
  const { code } = at(await linksOf(ana, made.game.id), 1);
  const sat = await tableIn(await sitBy(cy, code));
  const path = `/api/games/${made.game.id}/start`;
  const started = await tableIn(
    await ana.post(path, { openSeats: 'remove' }, { 'if-match': `"${sat.game.revision}"` }),
  );
  expect(started.game.earlier).toEqual([
    { engine: '12-12', scores: [40, 12], out: null },
    { engine: '11-11', scores: [7, -5], out: 1 },
  ]);
  let now = started;
  const sitting = [ana, cy];
  while (now.game.status === 'playing') {
    const who = at(sitting, now.game.round?.turn.seat ?? 0);
    const seen = await look(who, made.game.id);
    now = await tableIn(await send(who, seen, someAction(seen)));
  }
  const own = now.game.results.map((round) => round.scores);
  const counted = (rounds: number) => totalsOf([[40, 12], [7, -5], ...own.slice(0, rounds)], 2);
  const hasEnded = (rounds: number): boolean => counted(rounds).some((total) => total >= 60) || rounds === 5;
  expect(own.map((_, index) => hasEnded(index + 1))).toEqual(own.map((_, index) => index === own.length - 1));
  expect(replay(await (await ana.get(`/api/games/${made.game.id}/record`)).json())).toMatchObject({ ok: true });
});

test('34.3 an evening that cannot go on, or was never played, is refused and said why', async () => {
  const member = await resident(worker, newAddress());
  await member.put('/api/me', { name: 'Ana' });
  const asked = async (changes: object) =>
    problemIn(await member.post('/api/games', { ...table, ...changes }, { 'idempotency-key': newKey() }));
  const round = at(EARLIER, 0);
  const clock = clockTerms();
  const unfit: readonly (readonly [object, RegExp])[] = [
    [{ rated: true, clock, rules: { preset: 'hub' } }, /never rated/],
    [{ computers: 1 }, /never rated/],
    [{ open: { language: 'en' }, clock }, /never rated/],
    [{ evening: { ...evening, people: ['Bo'] } }, /does not fit/],
    [{ evening: { ...evening, rounds: [{ ...round, scores: [1, 2] }] } }, /does not fit/],
    [{ evening: { ...evening, rounds: [{ ...round, engine: '12-11' }] } }, /does not fit/],
    [{ evening: { ...evening, rounds: [{ ...round, engine: '15-15' }] } }, /does not fit/],
    [{ evening: { ...evening, rounds: [{ ...round, out: 3 }] } }, /does not fit/],
    [{ rules: { preset: 'hub', target: 40 } }, /target/],
    [{ seats: 17 }, /seats/],
  ];
  for (const [changes, why] of unfit) {
    const { status, detail, errors } = await asked(changes);
    expect([status, `${detail} ${JSON.stringify(errors)}`]).toEqual([400, expect.stringMatching(why)]);
  }
  const hostile: readonly object[] = [
    { ...evening, people: ['Bo', 'C\u202Ey'] },
    { ...evening, people: ['Bo', 'C'.repeat(25)] },
    { ...evening, people: ['Bo', ''] },
    { ...evening, rounds: [{ ...round, scores: [1.5, 0, 0] }] },
    { ...evening, rounds: [{ ...round, scores: [1e9, 0, 0] }] },
    { ...evening, rounds: [{ ...round, engine: '99-99' }] },
    { ...evening, rounds: [{ ...round, more: '' }] },
    { ...evening, rounds: Array.from({ length: 41 }, () => round) },
    { ...evening, rounds: [] },
  ];
  for (const bad of hostile) expect((await asked({ evening: bad })).status).toBe(400);
});
