import { neon } from '@neondatabase/serverless';
import { eventually } from '@slow-train/local/kit';
import { at } from '@slow-train/rules';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { mergeAccounts } from '../../src/account-data/merge-accounts.ts';
import { sendBody } from '../kit/matrix-fixture.ts';
import { listed, openTable, sit } from '../kit/open-games.ts';
import { bodyIn, meOf } from '../kit/passkeys.ts';
import { look, problemIn, tableIn } from '../kit/play.ts';
import { portsOn } from '../kit/ports.ts';
import { person, type Visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();

/** The database, past the Worker. */
function rows() {
  const { url } = worker.database;
  return neon(url);
}

async function merge(from: Visitor, to: Visitor): Promise<void> {
  const [guest, account] = await Promise.all([meOf(from), meOf(to)]);
  expect(await mergeAccounts(portsOn(worker.database), guest.id, account.id)).toMatchObject({ ok: true });
}

const Exported = z.object({
  waits: z.array(z.object({ since: z.string() })),
  lateTurns: z.array(z.object({ table: z.string(), revision: z.int() })),
  removedFrom: z.array(z.object({ table: z.string() })),
});
const exported = async (who: Visitor) => bodyIn(Exported, await who.get('/api/me/export'));

// People wait for a kind of game, and tests share a database.
let rounds = 0;

/** Returns a guest and the account they join, and a full game of a kind that nobody else waits for. */
async function guestAndAccount() {
  const people = await Promise.all(['Ana', 'Bo', 'Gus', 'Home'].map((name) => person(worker, name)));
  const { game } = await openTable(at(people, 0), { rounds: ++rounds });
  await tableIn(await sit(at(people, 1), game.id));
  return { ana: at(people, 0), gus: at(people, 2), home: at(people, 3), full: game.id };
}

const wait = async (who: Visitor, id: string): Promise<void> =>
  expect((await who.post(`/api/open-games/${id}/wait`, {})).status).toBe(204);

test('an account waits in the place of the guest who joins it', async () => {
  const { gus, home, full } = await guestAndAccount();
  await wait(gus, full);
  const before = await exported(gus);
  await merge(gus, home);
  expect((await exported(home)).waits).toEqual(before.waits);
});

test('if both have waited, it is one place, since the first of the two', async () => {
  const { gus, home, full } = await guestAndAccount();
  await wait(gus, full);
  await wait(home, full);
  const [first] = (await exported(gus)).waits;
  await merge(gus, home);
  expect((await exported(home)).waits).toEqual([first]);
  expect((await listed(home)).waits).toHaveLength(1);
});

test('a guest’s place is not lost because the account has had a seat of that kind before', async () => {
  const { ana, gus, home, full } = await guestAndAccount();
  await wait(home, full);
  await rows()`update open_waits set seated = 1 where account_id = ${(await meOf(home)).id}`;
  await wait(gus, full);
  await merge(gus, home);
  expect((await listed(home)).waits).toHaveLength(1);
  // It is their turn when the next game of the kind is opened.
  const { game } = await openTable(ana, { rounds });
  await eventually(async () => expect((await home.get(`/api/games/${game.id}`)).status).toBe(200));
});

test('a host who has removed a guest keeps out the account that the guest joins', async () => {
  const { ana, gus, home } = await guestAndAccount();
  const { game } = await openTable(ana, { rounds: ++rounds, seats: 3 });
  await tableIn(await sit(gus, game.id));
  const { revision } = (await look(ana, game.id)).game;
  const headers = { 'if-match': `"${revision}"` };
  await tableIn(await ana.fetch(`/api/games/${game.id}/seats/1`, { method: 'DELETE', headers }));
  await merge(gus, home);
  expect((await exported(home)).removedFrom).toEqual([{ table: game.id }]);
  expect((await problemIn(await sit(home, game.id))).status).toBe(409);
});

test('late turns go along, and count for the account', async () => {
  const { gus, home, full } = await guestAndAccount();
  const { id } = await meOf(gus);
  await rows()`insert into timeouts (account_id, game_id, revision, at) values (${id}, ${full}, 7, now())`;
  await merge(gus, home);
  expect((await exported(home)).lateTurns).toEqual([{ table: full, revision: 7 }]);
});

test('deleting an account leaves nothing of this', async () => {
  const { gus, full } = await guestAndAccount();
  const { id } = await meOf(gus);
  await wait(gus, full);
  const sql = rows();
  await sql`insert into timeouts (account_id, game_id, revision, at) values (${id}, ${full}, 7, now())`;
  await sql`insert into removals (game_id, account_id, at) values (${full}, ${id}, now())`;
  expect((await sendBody(gus, 'DELETE', '/api/me', { confirm: 'delete my account' })).status).toBe(204);
  const left = await sql`select account_id from open_waits where account_id = ${id}
    union all select account_id from timeouts where account_id = ${id}
    union all select account_id from removals where account_id = ${id}`;
  expect(left).toEqual([]);
});
