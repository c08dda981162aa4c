import { beforeAll, describe, expect, test } from 'vitest';
import { accountRows } from '../kit/account-rows.ts';
import { mailedCode, mailedProof, meIn, newAddress, readMe, resident, signInBy } from '../kit/mail.ts';
import { secondBrowser } from '../kit/matrix-fixture.ts';
import { addPasskey, passkeysOf, signIn } from '../kit/passkeys.ts';
import { problemIn } from '../kit/play.ts';
import { guest, type Visitor } from '../kit/visitor.ts';
import { useMailingWorker } from '../kit/worker.ts';

const worker = useMailingWorker();
let rows: ReturnType<typeof accountRows>;
beforeAll(() => {
  rows = accountRows(worker.database);
});

const newPasskey = (who: Visitor) => who.post('/api/me/passkeys/challenge', {});
const newMail = (who: Visitor) => who.post('/api/me/email/mail', { email: newAddress() });
const REFUSED = { status: 403, type: '/problems/proof-required', detail: expect.stringContaining('sign in again') };

/** Expects that this browser may begin neither to add a passkey nor to change the address. */
async function expectRefused(who: Visitor): Promise<void> {
  expect(await problemIn(await newPasskey(who))).toMatchObject(REFUSED);
  expect(await problemIn(await newMail(who))).toMatchObject(REFUSED);
}

describe('an old session', () => {
  test('an old session adds no passkey and changes no address, until a code proves again whose it is', async () => {
    const email = newAddress();
    const ana = await resident(worker, email);
    const me = await readMe(ana);
    await rows.ageSignIns(me.id, 11);
    await expectRefused(ana);
    expect(worker.mailbox.mails(email)).toHaveLength(1);

    const { code } = await mailedProof(worker, email, ana);
    expect((await meIn(await signInBy(ana, { email, code }))).id).toBe(me.id);
    await addPasskey(worker, ana);
    const next = newAddress();
    const changed = await ana.put('/api/me/email', { email: next, code: await mailedCode(worker, ana, next) });
    expect((await meIn(changed)).email).toBe(next);
  });

  test('a passkey proves whose an old session is, as well', async () => {
    const ana = await guest(worker);
    const made = await addPasskey(worker, ana);
    const { id } = await readMe(ana);
    await rows.ageSignIns(id, 11);
    await expectRefused(ana);
    expect((await signIn(ana, made)).status).toBe(200);
    await addPasskey(worker, ana);
    expect(await passkeysOf(ana)).toHaveLength(2);
  });

  test('an old session removes no passkey, until a passkey proves again whose it is', async () => {
    const ana = await resident(worker, newAddress());
    const made = await addPasskey(worker, ana);
    await rows.ageSignIns((await readMe(ana)).id, 11);
    const [passkey] = await passkeysOf(ana);
    const remove = () => ana.delete(`/api/me/passkeys/${passkey?.id}`);
    expect(await problemIn(await remove())).toMatchObject(REFUSED);
    expect(await passkeysOf(ana)).toHaveLength(1);
    expect((await signIn(ana, made)).status).toBe(200);
    expect((await remove()).status).toBe(204);
  });

  test('a session of an earlier release proves again whose it is, too', async () => {
    const ana = await resident(worker, newAddress());
    await rows.forgetSignIns((await readMe(ana)).id);
    await expectRefused(ana);
  });
});

test('signing in by QR code proves nothing, and nine minutes are not old', async () => {
  const ana = await resident(worker, newAddress());
  const other = await secondBrowser(worker, ana);
  await expectRefused(other);
  await rows.ageSignIns((await readMe(ana)).id, 9);
  expect((await newPasskey(ana)).status).toBe(200);
  expect((await newMail(ana)).status).toBe(202);
});

test('a guest has nothing to prove it with, and needs no proof', async () => {
  const someone = await guest(worker);
  expect((await newPasskey(someone)).status).toBe(200);
  expect((await newMail(someone)).status).toBe(202);
});
