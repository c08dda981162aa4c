import { eventually, timeNow } from '@slow-train/local/kit';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountRows } from '../kit/account-rows.ts';
import { mailedProof, newAddress, readMe, resident, signInBy } from '../kit/mail.ts';
import { look, setTable, tableIn } from '../kit/play.ts';
import { person, visitor, type Visitor } from '../kit/visitor.ts';
import { useMailingWorker } from '../kit/worker.ts';

// An account with a way back is deleted after seven days: until then its owner, told by mail, can keep it.

const worker = useMailingWorker();
let rows: ReturnType<typeof accountRows>;
beforeAll(() => {
  rows = accountRows(worker.database);
});

const deleteMe = (who: Visitor): Promise<Response> =>
  who.fetch('/api/me', {
    method: 'DELETE',
    body: JSON.stringify({ confirm: 'delete my account' }),
    headers: { 'content-type': 'application/json' },
  });

/** Returns Ana, who plays with Bo, is signed in with a second browser, and has just deleted her account. */
async function leaver() {
  const email = newAddress();
  const ana = await resident(worker, email);
  await ana.put('/api/me', { name: 'Ana' });
  const other = await resident(worker, email);
  const { id: account } = await readMe(ana);
  const bo = await person(worker, 'Bo');
  const { game } = await setTable(ana, { seats: 2, rounds: 1, set: 6, rules: { preset: 'bonepile' } });
  const joined = await tableIn(await bo.post(`/api/invitations/${game.invitation}/seat`, {}));
  await tableIn(await ana.post(`/api/games/${game.id}/start`, {}, { 'if-match': `"${joined.game.revision}"` }));
  expect((await deleteMe(ana)).status).toBe(204);
  return { email, ana, other, account, bo, game: game.id };
}

async function mailAbout(email: string, subject: RegExp): Promise<string> {
  for (;;) {
    const mail = await worker.mailbox.next(email);
    if (subject.test(mail.subject ?? '')) return mail.text ?? '';
  }
}

const signInAgain = async (email: string): Promise<Visitor> => {
  const who = visitor(worker);
  const { code } = await mailedProof(worker, email, who);
  expect((await signInBy(who, { email, code })).status).toBe(200);
  return who;
};

describe('deleting an account that has an address', () => {
  test('deleting an account signs everybody out at once, the name is gone, and a computer player has the seat', async () => {
    const { ana, other, bo, game } = await leaver();
    for (const who of [ana, other]) expect((await who.get('/api/me')).status).toBe(401);
    const seen = await look(bo, game);
    expect(seen.game.seats.map(({ kind }) => kind)).toEqual(['computer', 'person']);
    expect(JSON.stringify(seen)).not.toContain('Ana');
  });

  test('a mail says until when a deleted account can be kept, and how', async () => {
    const inSevenDays = (): string =>
      new Date(timeNow() + 7 * 86_400_000).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    const before = inSevenDays();
    const { email } = await leaver();
    const text = await mailAbout(email, /being deleted/);
    const [, day] = /The rest is deleted on (.+)\.$/m.exec(text) ?? [];
    expect([before, inSevenDays()]).toContain(day);
    expect(text).toContain('/sign-in');
  });

  test('29.4 an owner who signs in within seven days keeps the account, and chooses a name again', async () => {
    const { email, account } = await leaver();
    const ana = await signInAgain(email);
    expect(await readMe(ana)).toMatchObject({ id: account, name: null, email });
    await rows.endDeletions();
    await worker.scheduled();
    expect((await readMe(ana)).id).toBe(account);
  });

  test('after seven days all of a deleted account is gone, and the address belongs to a new account', async () => {
    const { email, account } = await leaver();
    await rows.endDeletions();
    await eventually(async () => {
      await worker.scheduled();
      expect(await rows.ownDeletions(account)).toBe(1);
    });
    expect((await readMe(await signInAgain(email))).id).not.toBe(account);
  });

  test('a deleted account can be kept until seven days are over', async () => {
    const { email, account } = await leaver();
    await worker.scheduled();
    expect((await readMe(await signInAgain(email))).id).toBe(account);
  });
});
