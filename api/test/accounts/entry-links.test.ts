import { nanoid } from 'nanoid';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountRows } from '../kit/account-rows.ts';
import { makeEntries, tokenOf } from '../kit/mail-links.ts';
import { mailedCode, meIn, newAddress, readMe, resident, signInBy } from '../kit/mail.ts';
import { problemIn, setTable } from '../kit/play.ts';
import { person, visitor } from '../kit/visitor.ts';
import { useMailingWorker } from '../kit/worker.ts';

// The link to a game in a mail signs its reader in.

const worker = useMailingWorker();
let rows: ReturnType<typeof accountRows>;
beforeAll(() => {
  rows = accountRows(worker.database);
});

const FAILED = { status: 401, type: '/problems/sign-in-failed' };
const DAY = 24 * 60;

/** Creates an account with an address, and a link that is mailed there. */
async function mailed() {
  const email = newAddress();
  const reader = await resident(worker, email);
  const { id: account } = await readMe(reader);
  const entry = { account, email, key: `mail:${nanoid()}`, game: nanoid(12) };
  await makeEntries(worker, entry);
  return { email, reader, account, entry, token: await tokenOf(worker, entry) };
}

describe('the link to a game in a mail', () => {
  test('the link to a game in a mail signs in its recipient, once', async () => {
    const { account, token } = await mailed();
    expect(await meIn(await signInBy(visitor(worker), { token }))).toMatchObject({ id: account, isGuest: false });
    expect(await problemIn(await signInBy(visitor(worker), { token }))).toMatchObject(FAILED);
  });

  test('the link to a game in a mail signs in once when it is used 8 times at once', async () => {
    const { token } = await mailed();
    const answers = await Promise.all(Array.from({ length: 8 }, () => signInBy(visitor(worker), { token })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 401)]);
  });

  test('the link to a game in a mail is valid for two days', async () => {
    const [soon, late] = [await mailed(), await mailed()];
    await rows.ageProofs(2 * DAY - 5);
    expect((await signInBy(visitor(worker), { token: soon.token })).status).toBe(200);
    await rows.ageProofs(10);
    expect(await problemIn(await signInBy(visitor(worker), { token: late.token }))).toMatchObject(FAILED);
  });

  test('the link to a game in a mail is the same in a retry of the mail, which does not make a used one valid again', async () => {
    const { entry, token } = await mailed();
    await makeEntries(worker, entry);
    expect(await tokenOf(worker, entry)).toBe(token);
    expect((await signInBy(visitor(worker), { token })).status).toBe(200);
    await makeEntries(worker, entry);
    expect(await problemIn(await signInBy(visitor(worker), { token }))).toMatchObject(FAILED);
  });

  test('the link to a game in a mail is different for each game and each mail, all created at once', async () => {
    const { account, email, entry } = await mailed();
    const others = [
      { account, email, key: entry.key, game: nanoid(12) },
      { account, email, key: `${entry.key}:later`, game: entry.game },
    ];
    await makeEntries(worker, entry, ...others);
    for (const one of [entry, ...others])
      expect((await signInBy(visitor(worker), { token: await tokenOf(worker, one) })).status).toBe(200);
  });

  test('the link to a game in a mail stops working once the account has another address', async () => {
    const { reader, token } = await mailed();
    const email = newAddress();
    expect((await reader.put('/api/me/email', { email, code: await mailedCode(worker, reader, email) })).status).toBe(
      200,
    );
    expect(await problemIn(await signInBy(visitor(worker), { token }))).toMatchObject(FAILED);
  });

  test('the link to a game in a mail is not created for a deleted account or somebody else’s address, and does not stop other mails', async () => {
    const { account, email } = await mailed();
    const entry = { account, email, key: nanoid(), game: nanoid(12) };
    const [gone, others] = [
      { ...entry, account: nanoid(), key: nanoid() },
      { ...entry, email: newAddress(), key: nanoid() },
    ];
    await makeEntries(worker, gone, others, entry);
    for (const one of [gone, others])
      expect((await signInBy(visitor(worker), { token: await tokenOf(worker, one) })).status).toBe(401);
    expect((await signInBy(visitor(worker), { token: await tokenOf(worker, entry) })).status).toBe(200);
  });

  test('the link to a game in a mail is deleted with the account', async () => {
    const { reader, token } = await mailed();
    const body = JSON.stringify({ confirm: 'delete my account' });
    const headers = { 'content-type': 'application/json' };
    expect((await reader.fetch('/api/me', { method: 'DELETE', body, headers })).status).toBe(204);
    expect(await problemIn(await signInBy(visitor(worker), { token }))).toMatchObject(FAILED);
  });

  test('the link to a game in a mail warns a guest with seats first, and stays valid', async () => {
    const { account, token } = await mailed();
    const someone = await person(worker, 'Ana');
    await setTable(someone);
    expect(await problemIn(await signInBy(someone, { token }))).toMatchObject({
      status: 409,
      type: '/problems/would-lose-guest',
    });
    expect(await meIn(await signInBy(someone, { token, leave: true }))).toMatchObject({ id: account });
  });

  test('the link to a game in a mail is stored only as a hash', async () => {
    const { token } = await mailed();
    expect(await rows.text('mail_proofs')).not.toContain(token);
  });
});
