import { InvitationViewSchema, UnsubscribedSchema } from '@slow-train/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountRows } from '../kit/account-rows.ts';
import { A_DAY } from '../kit/open-games.ts';
import { databaseProbe } from '../kit/database.ts';
import { mailingWorker, newAddress, readMe, resident, type MailingWorker } from '../kit/mail.ts';
import { sendBody } from '../kit/matrix-fixture.ts';
import { bodyIn } from '../kit/passkeys.ts';
import { look, newKey, problemIn, setTable, tableIn } from '../kit/play.ts';
import { person, visitor, type Visitor } from '../kit/visitor.ts';

let worker: MailingWorker;
beforeAll(async () => {
  worker = await mailingWorker();
});
afterAll(() => worker.stop());

/** Returns somebody with an address and a name. */
async function named(name: string, email = newAddress()): Promise<Visitor> {
  const who = await resident(worker, email);
  expect((await who.put('/api/me', { name })).status).toBe(200);
  return who;
}

const ask = (who: Visitor, id: string, email: string): Promise<Response> =>
  who.post(`/api/games/${id}/mail-invitations`, { email });
const setSmall = (host: Visitor, seats: number) => setTable(host, { seats, rules: { preset: 'bonepile' } });

/** Returns the code and the link to unsubscribe in the next mail that invites this address. */
async function invitationFor(email: string) {
  for (;;) {
    const { subject, text } = await worker.mailbox.next(email);
    const [, code = ''] = /\/join\/([\w-]{22})/.exec(text ?? '') ?? [];
    const [, stop = ''] = /\/unsubscribe#token=([\w.-]+)/.exec(text ?? '') ?? [];
    // Others may tell of a new sign-in.
    if (code !== '') return { subject, text, code, stop };
  }
}

const viewOf = async (who: Visitor, code: string) =>
  bodyIn(InvitationViewSchema, await who.get(`/api/invitations/${code}`));
const sitDown = (who: Visitor, code: string): Promise<Response> => who.post(`/api/invitations/${code}/seat`, {});

test('a mail invites into a seat that only its link takes, with or without an account', async () => {
  const host = await named('Ana');
  const { game } = await setSmall(host, 2);
  const email = newAddress();
  const asked = await ask(host, game.id, ` ${email.toUpperCase()}`);
  expect([asked.status, await asked.text()]).toEqual([202, '']);
  expect((await look(host, game.id)).game.seats[1]).toEqual({
    kind: 'nobody',
    byMail: true,
    reserved: { name: '', answer: 'waiting' },
  });

  const { subject, code } = await invitationFor(email);
  expect(subject).toBe('Ana invites you to a game of dominoes');
  expect(await viewOf(visitor(worker), code)).toMatchObject({ host: 'Ana', isKept: true, isMember: false });
  const other = await person(worker, 'Eve');
  expect((await problemIn(await sitDown(other, game.invitation ?? ''))).status).toBe(409);
  const ben = await person(worker, 'Ben');
  expect((await tableIn(await sitDown(ben, code))).game.seats[1]).toEqual({ kind: 'person', name: 'Ben' });
  // The same link leads them back, and nobody else in.
  expect(await viewOf(ben, code)).toMatchObject({ isKept: false, isMember: true });
  expect((await tableIn(await sitDown(ben, code))).game.you.seat).toBe(1);
  expect((await problemIn(await sitDown(other, code))).status).toBe(409);
});

test('30.3 the link of a mail goes on leading somebody to their seat after the host has changed the game', async () => {
  const host = await named('Ana');
  const { game } = await setSmall(host, 3);
  const email = newAddress();
  await ask(host, game.id, email);
  const { code } = await invitationFor(email);
  const ben = await person(worker, 'Ben');
  const { revision } = (await tableIn(await sitDown(ben, code))).game;
  const terms = { rounds: 2, clock: null, forcedPlays: false };
  const header = { 'if-match': `"${revision}"` };
  const changed = await tableIn(await host.put(`/api/games/${game.id}/terms`, terms, header));
  expect(changed.game.seats[1]).toEqual({ kind: 'nobody', reserved: { name: 'Ben', answer: 'waiting' } });
  expect(await viewOf(ben, code)).toMatchObject({ isMember: true, game: { rounds: 2 } });
  const says = (answer: string) => visitor(worker).put(`/api/invitations/${code}/answer`, { answer });
  expect((await says('later')).status).toBe(204);
  expect((await look(ben, game.id)).game.you).toMatchObject({ invited: 'later', renewed: ['rounds'] });
  expect((await ben.put(`/api/games/${game.id}/answer`, { answer: 'yes' })).status).toBe(200);
  expect(await viewOf(ben, code)).toMatchObject({ isKept: false, isMember: true });
  expect((await tableIn(await sitDown(ben, code))).game.you.seat).toBe(1);
});

test('30.6 the mail of an invitation says how long the game takes', async () => {
  const host = await named('Ana');
  const { game } = await setTable(host, { seats: 4, rules: { preset: 'bonepile' }, rounds: 5, clock: A_DAY });
  const email = newAddress();
  await ask(host, game.id, email);
  expect((await invitationFor(email)).text).toMatch(/Takes:? about \d+ (?:days|weeks)/);
});

test('31.31 a mailed invitation that is sent again keeps no second seat, and sends no second mail', async () => {
  const host = await named('Ana');
  const { game } = await setSmall(host, 3);
  const [email, other] = [newAddress(), newAddress()];
  const again = (to: string, key: string): Promise<Response> =>
    host.post(`/api/games/${game.id}/mail-invitations`, { email: to }, { 'idempotency-key': key });
  const [key, another] = [newKey(), newKey()];
  const answers = await Promise.all([again(email, key), again(email, key)]);
  expect([...answers, await again(email, key)].map(({ status }) => status)).toEqual([202, 202, 202]);
  const kept = (await look(host, game.id)).game.seats.filter((seat) => seat.kind === 'nobody' && seat.byMail === true);
  expect(kept).toHaveLength(1);
  const { code } = await invitationFor(email);
  expect((await again(other, another)).status).toBe(202);
  await invitationFor(other);
  expect(worker.mailbox.mails().filter(({ text }) => text?.includes(code))).toHaveLength(1);
  // Nor once the seat is taken, and the table is full.
  await tableIn(await sitDown(await person(worker, 'Ben'), code));
  expect((await again(email, key)).status).toBe(202);
  expect((await again(email, newKey())).status).toBe(409);
});

test('a host tells seats apart by the names they wrote, and hears “later” and “no” from people without an account', async () => {
  const host = await named('Ana');
  const { game } = await setSmall(host, 3);
  const [first, second] = [newAddress(), newAddress()];
  const path = `/api/games/${game.id}/mail-invitations`;
  expect((await host.post(path, { email: first, label: 'Ben' })).status).toBe(202);
  expect((await host.post(path, { email: second, label: 'Cleo' })).status).toBe(202);
  expect((await host.post(path, { email: newAddress(), label: 'A\u202Ena' })).status).toBe(400);
  const [ben, cleo] = [await invitationFor(first), await invitationFor(second)];
  const kept = async () =>
    (await look(host, game.id)).game.seats.flatMap((seat) => (seat.kind === 'nobody' && seat.reserved) || []);
  expect(await kept()).toEqual([
    { name: 'Ben', answer: 'waiting' },
    { name: 'Cleo', answer: 'waiting' },
  ]);

  const nobody = visitor(worker);
  const says = (code: string, answer: string) => nobody.put(`/api/invitations/${code}/answer`, { answer });
  expect([(await says(ben.code, 'later')).status, (await says(cleo.code, 'no')).status]).toEqual([204, 204]);
  expect(await kept()).toEqual([
    { name: 'Ben', answer: 'later' },
    { name: 'Cleo', answer: 'no' },
  ]);
  expect(await viewOf(nobody, cleo.code)).toMatchObject({ isKept: true, answer: 'no' });
  // The game's own link says neither, and has nothing to answer.
  expect((await says(game.invitation ?? '', 'no')).status).toBe(404);

  // A no opens the seat to others; later keeps it.
  const [dora, eve] = [await person(worker, 'Dora'), await person(worker, 'Eve')];
  expect((await tableIn(await sitDown(dora, game.invitation ?? ''))).game.you.seat).toBe(2);
  expect((await problemIn(await sitDown(eve, game.invitation ?? ''))).status).toBe(409);
  expect((await says(cleo.code, 'later')).status).toBe(404);
  expect((await tableIn(await sitDown(eve, ben.code))).game.you.seat).toBe(1);
});

test('the host is mailed the answer of somebody, by the name they gave them', async () => {
  const address = newAddress();
  const host = await named('Ana', address);
  const settings = {
    mail: { when: 'each' },
    quiet: null,
    reminders: [],
    waitMinutes: { push: 0, mail: 0, webhook: 0 },
  };
  expect((await host.put('/api/me/notifications', settings)).status).toBe(200);
  const { game } = await setSmall(host, 3);
  const email = newAddress();
  await host.post(`/api/games/${game.id}/mail-invitations`, { email, label: 'Ben' });
  const { code } = await invitationFor(email);
  expect((await visitor(worker).put(`/api/invitations/${code}/answer`, { answer: 'no' })).status).toBe(204);
  await worker.scheduled();
  let mail = await worker.mailbox.next(address);
  while (!mail.subject.includes('Ben has answered')) mail = await worker.mailbox.next(address);
  expect(mail.text).toMatch(/Ben/);
});

test('the answer is the same for everybody, and no mail goes to those who do not want it', async () => {
  const host = await named('Ana');
  const { game } = await setSmall(host, 6);
  const [known, unknown, blocking, silent] = [newAddress(), newAddress(), newAddress(), newAddress()];
  await named('Kim', known);
  const blocker = await named('Bo', blocking);
  await databaseProbe(worker.database).block((await readMe(blocker)).id, (await readMe(host)).id);
  const quiet = await named('Cy', silent);
  const off = { events: { invited: { mail: false } } };
  expect((await sendBody(quiet, 'PUT', '/api/me/notifications', off)).status).toBe(200);
  for (const email of [blocking, silent, known, unknown]) {
    const answer = await ask(host, game.id, email);
    expect([answer.status, await answer.text()]).toEqual([202, '']);
  }
  const words = async (email: string) => (await invitationFor(email)).text?.replaceAll(/\/join\/\S+|#token=\S+/g, '…');
  expect(await words(known)).toBe(await words(unknown));
  for (const email of [blocking, silent])
    expect(worker.mailbox.mails(email).filter(({ subject }) => subject.includes('invites'))).toEqual([]);
  expect((await look(host, game.id)).game.seats.slice(1, 5)).toEqual(
    Array.from({ length: 4 }, () => ({ kind: 'nobody', byMail: true, reserved: { name: '', answer: 'waiting' } })),
  );
});

test('somebody who wants no more invitations gets none, by anybody, and their address is stored nowhere', async () => {
  const [host, other] = [await named('Ana'), await named('Bea')];
  const [email, later] = [newAddress(), newAddress()];
  const { game } = await setSmall(host, 4);
  expect((await ask(host, game.id, email)).status).toBe(202);
  const { stop } = await invitationFor(email);
  const stopped = await visitor(worker).post(`/api/unsubscribe/${stop}`, {});
  expect(await bodyIn(UnsubscribedSchema, stopped)).toEqual({ stopped: 'address', table: null });
  const { game: second } = await setSmall(other, 4);
  expect((await ask(other, second.id, email.replace('@', '+again@'))).status).toBe(202);
  expect((await ask(other, second.id, later)).status).toBe(202);
  await invitationFor(later);
  expect(worker.mailbox.mails(email.replace('@', '+again@'))).toEqual([]);
  expect(await accountRows(worker.database).mentions(email)).toEqual([]);
});

test('only a host with an address of their own invites by mail, while a seat is open, and not without end', async () => {
  const host = await named('Ana');
  const guest = await person(worker, 'Gus');
  const { game } = await setSmall(host, 3);
  await tableIn(await sitDown(guest, game.invitation ?? ''));
  const statusOf = async (who: Visitor, id: string) => (await ask(who, id, newAddress())).status;
  expect(await statusOf(guest, game.id)).toBe(403);
  expect(await statusOf(await person(worker, 'Eve'), game.id)).toBe(404);
  expect(await statusOf(guest, (await setSmall(guest, 2)).game.id)).toBe(403);
  expect(await statusOf(host, game.id)).toBe(202);
  expect(await statusOf(host, game.id)).toBe(409);
  // The seat that was kept opens again, and the link in the mail leads nowhere.
  const { revision } = (await look(host, game.id)).game;
  const headers = { 'if-match': `"${revision}"` };
  await tableIn(await host.delete(`/api/games/${game.id}/reservations/2`, headers));
  await accountRows(worker.database).fillAttempts('mailInvitations', () => ask(host, game.id, newAddress()), 15);
  const { game: another } = await setSmall(host, 3);
  expect(await statusOf(host, another.id)).toBe(429);
});
