import { beforeAll, describe, expect, test } from 'vitest';
import { accountRows } from '../kit/account-rows.ts';
import {
  mailedCode,
  mailedProof,
  meIn,
  newAddress,
  otherThan,
  nextProof,
  readMe,
  resident,
  signInBy,
} from '../kit/mail.ts';
import { addPasskey } from '../kit/passkeys.ts';
import { look, problemIn, send, setTable, soloTable, someAction, tableIn } from '../kit/play.ts';
import { person, visitor, type Visitor } from '../kit/visitor.ts';
import { useMailingWorker } from '../kit/worker.ts';

const worker = useMailingWorker();
let rows: ReturnType<typeof accountRows>;
beforeAll(() => {
  rows = accountRows(worker.database);
});

/** Changes an address with the code in the mail. */
async function changeTo(who: Visitor, email: string): Promise<void> {
  const code = await mailedCode(worker, who, email);
  expect((await who.put('/api/me/email', { email, code })).status).toBe(200);
}

const restore = (token: string) => visitor(worker).post('/api/auth/restore-email', { token });
const linkMailedTo = async (email: string) => (await nextProof(worker, email)).token;

test.each(['a&b@example.org', 'smith/jones@example.org'])(
  'somebody whose address is %s signs in with a code',
  async (email) => {
    expect(await readMe(await resident(worker, email))).toMatchObject({ email });
  },
);

describe('a guest who gives an address', () => {
  test('a guest who gives an address keeps id, name and seat, plays on, and can sign in elsewhere', async () => {
    const email = newAddress();
    const phone = await person(worker, 'Ana');
    const table = await soloTable(phone);
    const before = await readMe(phone);
    const code = await mailedCode(worker, phone, email);
    const after = await meIn(await phone.put('/api/me/email', { email, code }));
    expect(after).toEqual({ ...before, isGuest: false, isNewcomer: false, email });
    const desktop = await resident(worker, email);
    expect(await readMe(desktop)).toEqual(after);
    const acted = await tableIn(await send(desktop, table, someAction(table)));
    expect((await look(phone, table.game.id)).game.revision).toBe(acted.game.revision);
    expect(await rows.guest(before.id)).toBe(false);
  });

  test('a guest who gives an address gets a new session: a copy of the old cookie is worthless', async () => {
    const email = newAddress();
    const phone = await person(worker, 'Ana');
    const stolen = phone.copy();
    await changeTo(phone, email);
    expect((await stolen.get('/api/me')).status).toBe(401);
    expect((await phone.get('/api/me')).status).toBe(200);
  });

  test('a guest who gives an address needs the right code, for that address and that guest', async () => {
    const [email, other] = [newAddress(), newAddress()];
    const [ana, eve] = [await person(worker, 'Ana'), await person(worker, 'Eve')];
    const code = await mailedCode(worker, ana, email);
    const failed = { status: 401, type: '/problems/sign-in-failed' };
    expect(await problemIn(await ana.put('/api/me/email', { email, code: otherThan(code) }))).toMatchObject(failed);
    expect(await problemIn(await ana.put('/api/me/email', { email: other, code }))).toMatchObject(failed);
    expect(await problemIn(await eve.put('/api/me/email', { email, code }))).toMatchObject(failed);
    // It does not sign in either, just as a code for signing in does not set an address.
    expect(await problemIn(await signInBy(visitor(worker), { email, code }))).toMatchObject(failed);
    expect(await readMe(ana)).toMatchObject({ isGuest: true, email: null });
    expect((await ana.put('/api/me/email', { email, code })).status).toBe(200);
  });

  test('a guest who gives an address 8 times at once succeeds once', async () => {
    const email = newAddress();
    const ana = await person(worker, 'Ana');
    const code = await mailedCode(worker, ana, email);
    const browsers = Array.from({ length: 8 }, () => ana.copy());
    const answers = await Promise.all(browsers.map((browser) => browser.put('/api/me/email', { email, code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const mine = browsers[answers.findIndex(({ status }) => status === 200)] ?? ana;
    expect(await rows.sessions((await readMe(mine)).id)).toHaveLength(1);
  });
});

describe('an address that another account has', () => {
  test('an address that another account has is reported only to the right code, which then still signs in to that account', async () => {
    const email = newAddress();
    const known = await resident(worker, email);
    await known.put('/api/me', { name: 'Ana' });
    const ana = await readMe(known);
    const guest = await person(worker, 'Ana again');
    const { game } = await setTable(guest);
    const code = await mailedCode(worker, guest, email);
    const wrong = await problemIn(await guest.put('/api/me/email', { email, code: otherThan(code), join: true }));
    expect(wrong).toMatchObject({ status: 401, type: '/problems/sign-in-failed' });
    const taken = await problemIn(await guest.put('/api/me/email', { email, code }));
    expect(taken).toMatchObject({ status: 409, type: '/problems/address-taken' });
    expect(await readMe(guest)).toMatchObject({ isGuest: true });

    expect(await meIn(await guest.put('/api/me/email', { email, code, join: true }))).toEqual(ana);
    expect((await look(guest, game.id)).game.you).toMatchObject({ seat: 0, isHost: true });
    expect((await look(known, game.id)).game.you).toMatchObject({ seat: 0, isHost: true });
  });

  test('one of 4 requests at once signs in to an address that another account has, and no seat is lost', async () => {
    const email = newAddress();
    const known = await resident(worker, email);
    const { id } = await readMe(known);
    const guest = await person(worker, 'Ana');
    const { game } = await setTable(guest);
    const code = await mailedCode(worker, guest, email);
    const browsers = Array.from({ length: 4 }, () => guest.copy());
    const answers = await Promise.all(
      browsers.map((browser) => browser.put('/api/me/email', { email, code, join: true })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await rows.sessions(id)).toHaveLength(2);
    expect((await look(known, game.id)).game.you.seat).toBe(0);
  });

  test('an address that another account has cannot become the address of a second account', async () => {
    const [email, own] = [newAddress(), newAddress()];
    await resident(worker, email);
    const other = await resident(worker, own);
    const code = await mailedCode(worker, other, email);
    for (const join of [false, true]) {
      const problem = await problemIn(await other.put('/api/me/email', { email, code, join }));
      expect(problem).toMatchObject({ status: 409, type: '/problems/address-taken' });
    }
    expect(await readMe(other)).toMatchObject({ email: own });
  });
});

describe('a changed address', () => {
  test('a changed address signs in from then on, and the old one gets a mail with a link to restore it', async () => {
    const [old, next] = [newAddress(), newAddress()];
    const ana = await resident(worker, old);
    const { id } = await readMe(ana);
    const phone = await resident(worker, old);
    await changeTo(ana, next);
    const { token } = await nextProof(worker, old);
    expect(await readMe(phone)).toMatchObject({ id, email: next });

    await addPasskey(worker, ana);
    expect((await worker.mailbox.next(next)).subject).toContain('A passkey was added');
    expect((await restore(token)).status).toBe(204);
    expect((await worker.mailbox.next(next)).subject).toContain('its old address again');
    for (const browser of [ana, phone]) expect((await browser.get('/api/me')).status).toBe(401);
    expect(await readMe(await resident(worker, old))).toMatchObject({ id, email: old, passkeys: 0 });
    expect((await readMe(await resident(worker, next))).id).not.toBe(id);
    expect((await restore(token)).status).toBe(401);
  });

  test('a changed address is not mailed to itself', async () => {
    const email = newAddress();
    const ana = await resident(worker, email);
    expect(await problemIn(await ana.post('/api/me/email/mail', { email }))).toMatchObject({ status: 409 });
  });

  test('a changed address can be restored for a week', async () => {
    const [old, next] = [newAddress(), newAddress()];
    const ana = await resident(worker, old);
    await changeTo(ana, next);
    const token = await linkMailedTo(old);
    await rows.ageProofs(7 * 24 * 60);
    expect(await problemIn(await restore(token))).toMatchObject({ status: 401, type: '/problems/sign-in-failed' });
    expect(await readMe(ana)).toMatchObject({ email: next });
  });

  test('a changed address can be restored in a browser that is signed in to another account', async () => {
    const [old, next] = [newAddress(), newAddress()];
    const ana = await resident(worker, old);
    await changeTo(ana, next);
    const guest = await person(worker, 'Bo');
    const before = await readMe(guest);
    expect((await guest.post('/api/auth/restore-email', { token: await linkMailedTo(old) })).status).toBe(204);
    expect(await readMe(guest)).toEqual(before);
    expect((await ana.get('/api/me')).status).toBe(401);
  });

  test('a changed address goes back to its owner even after a thief’s later changes, whose links become void', async () => {
    const [owners, thiefs, thiefsOther] = [newAddress(), newAddress(), newAddress()];
    const thief = await resident(worker, owners);
    await changeTo(thief, thiefs);
    const ownersLink = await linkMailedTo(owners);
    await changeTo(thief, thiefsOther);
    const thiefsLink = await linkMailedTo(thiefs);
    expect((await restore(thiefsLink)).status).toBe(204);
    // Skips the mail about the change; the next one there has the code.
    await worker.mailbox.next(thiefsOther);
    await changeTo(await resident(worker, thiefs), thiefsOther);
    const anotherLink = await linkMailedTo(thiefs);
    expect((await restore(ownersLink)).status).toBe(204);
    expect((await restore(anotherLink)).status).toBe(401);
    expect((await restore(thiefsLink)).status).toBe(401);
    expect(await rows.addressTaken(owners)).toBe(true);
  });

  test('a changed address cannot be restored while another account has the old one', async () => {
    const [old, next] = [newAddress(), newAddress()];
    const ana = await resident(worker, old);
    const { id } = await readMe(ana);
    await changeTo(ana, next);
    const token = await linkMailedTo(old);
    const puzzled = await resident(worker, old);
    expect(await problemIn(await restore(token))).toMatchObject({ status: 409, type: '/problems/address-taken' });
    expect(await readMe(ana)).toMatchObject({ email: next });
    await changeTo(puzzled, newAddress());
    await linkMailedTo(old);
    expect((await restore(token)).status).toBe(204);
    expect(await readMe(await resident(worker, old))).toMatchObject({ id });
  });

  test('a changed address a link is valid for one purpose only', async () => {
    const [old, next] = [newAddress(), newAddress()];
    const ana = await resident(worker, old);
    await changeTo(ana, next);
    const token = await linkMailedTo(old);
    expect((await signInBy(visitor(worker), { token })).status).toBe(401);
    const signIn = await mailedProof(worker, next);
    expect((await restore(signIn.token)).status).toBe(401);
    expect((await restore(token)).status).toBe(204);
  });
});
