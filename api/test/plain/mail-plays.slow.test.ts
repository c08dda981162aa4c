import type { ReceivedMail } from '@slow-train/local/testing';
import { NotificationPreferencesSchema } from '@slow-train/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailingWorker, newAddress, resident, type MailingWorker } from '../kit/mail.ts';
import { plainBrowser, type PlainBrowser, type PlainPage } from '../kit/plain-browser.ts';
import { openTable, sit } from '../kit/open-games.ts';
import { look, send, someAction, tableIn } from '../kit/play.ts';
import { type Visitor } from '../kit/visitor.ts';

// Point 6 of issue 31: play from the mail.

let worker: MailingWorker;
beforeAll(async () => {
  worker = await mailingWorker();
});
afterAll(() => worker.stop());

/** The most bytes of a page and its sheet that a modem has to load. */
const MOST_BYTES = 20_000;

interface Reader {
  readonly who: Visitor;
  readonly email: string;
  readonly name: string;
}

/** Returns somebody whose turns are mailed at once. */
async function reader(name: string, more: object = {}): Promise<Reader> {
  const email = newAddress();
  const who = await resident(worker, email);
  expect((await who.put('/api/me', { name })).status).toBe(200);
  const choices = NotificationPreferencesSchema.parse({ waitMinutes: { mail: 0 }, quiet: null, ...more });
  expect((await who.put('/api/me/notifications', choices)).status).toBe(200);
  return { who, email, name };
}

/**
 * Sets a game of one round for two, which starts when Bo sits down, and in which Ana is mailed the next turn: Bo is there,
 * and plays if he begins. Returns its id.
 */
async function started(ana: Reader, bo: Reader): Promise<string> {
  const { game } = await openTable(ana.who, {
    rules: { preset: 'hub' },
    rounds: 1,
    set: 9,
    name: 'Night Mail',
    forcedPlays: false,
  });
  await tableIn(await sit(bo.who, game.id), 200);
  for (;;) {
    const now = await look(bo.who, game.id);
    if (now.game.round?.turn.seat !== now.game.you.seat) return game.id;
    await tableIn(await send(bo.who, now, someAction(now)));
  }
}

/** Returns the next mail about a turn to an address. */
async function turnMail(email: string): Promise<ReceivedMail> {
  for (;;) {
    const mail = await worker.mailbox.next(email);
    if (mail.subject.startsWith('Your turn at')) return mail;
  }
}

/** Returns the paths that a mail's buttons open, without the site's address. */
const playsIn = ({ text }: ReceivedMail): string[] =>
  [...(text ?? '').matchAll(/\/plain\/turns\/\S+/g)].map(([path]) => path);

/** Plays on from a page until the turn is over; returns the pages that were seen. */
async function playOn(browser: PlainBrowser, first: PlainPage): Promise<readonly PlainPage[]> {
  const pages = [first];
  for (;;) {
    const page = pages.at(-1) ?? first;
    expect(page).toMatchObject({ status: 200 });
    const next =
      page.buttons.find((button) => button === 'Play it') ??
      page.buttons.find((button) => /then it ends in/.test(button)) ??
      page.buttons.find((button) => /^(?:Lay th|Draw a tile|Pass$)/.test(button));
    if (next === undefined) return pages;
    pages.push(await browser.press(page, next));
  }
}

/** Returns whose turn it is. */
async function awaited(id: string, people: readonly Reader[]): Promise<Reader | undefined> {
  for (const one of people) {
    const { game } = await look(one.who, id);
    if (game.status === 'playing' && game.round?.turn.seat === game.you.seat) return one;
  }
  return undefined;
}

test('31.6 two people play a whole round from their mails alone, in pages of under 20 KB', async () => {
  const people = [await reader('Ana'), await reader('Bo')];
  const [ana, bo] = people;
  if (ana === undefined || bo === undefined) throw new Error('nobody');
  const id = await started(ana, bo);
  let largest = 0;
  for (let turns = 0; turns < 200; turns++) {
    const next = await awaited(id, people);
    if (next === undefined) break;
    const [play = ''] = playsIn(await turnMail(next.email));
    // Their mail program's browser: nobody is signed in there, and it keeps no cookies.
    const browser = plainBrowser(worker);
    const pages = await playOn(browser, await browser.open(play));
    expect(pages.at(-1)).toMatchObject({ heading: 'Your turn is played' });
    expect(browser.cookies.size).toBe(0);
    largest = Math.max(largest, ...pages.map(({ html }) => Buffer.byteLength(html)));
  }
  expect((await look(ana.who, id)).game.status).toBe('finished');
  expect(largest).toBeLessThan(MOST_BYTES);
});

/** Returns two people at a table, and the mail about the first turn, which is Ana's. */
async function mailed(): Promise<{ ana: Reader; bo: Reader; id: string; mail: ReceivedMail }> {
  const [ana, bo] = [await reader('Ana'), await reader('Bo')];
  const id = await started(ana, bo);
  return { ana, bo, id, mail: await turnMail(ana.email) };
}

const revisionOf = async (who: Visitor, id: string): Promise<number> => (await look(who, id)).game.revision;

test('31.6 opening the links of a mail plays nothing and signs nobody in, as scanners of mail open them all', async () => {
  const { ana, id, mail } = await mailed();
  const before = await revisionOf(ana.who, id);
  const links = playsIn(mail);
  expect(links.length).toBeGreaterThan(0);
  const scanner = plainBrowser(worker);
  for (const link of links) {
    const page = await scanner.open(link);
    expect(page).toMatchObject({ status: 200 });
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.html).toContain('noindex');
  }
  expect(scanner.cookies.size).toBe(0);
  expect(await revisionOf(ana.who, id)).toBe(before);
});

test('31.6 once the turn is over, its links say so, and show no tile of the hand', async () => {
  const { ana, id, mail } = await mailed();
  const [link = ''] = playsIn(mail);
  const browser = plainBrowser(worker);
  const pages = await playOn(browser, await browser.open(link));
  expect(pages.at(-1)?.text).toContain('We mail you when it is your turn again');
  const before = await revisionOf(ana.who, id);
  const late = await browser.open(link);
  expect(late).toMatchObject({ status: 412, heading: 'The game has moved on' });
  expect(late.text).toContain('Nothing was changed now.');
  expect(late.text).not.toMatch(/\d\u2011\d/);
  expect(late.html).toContain(`href="/plain/tables/${id}"`);
  // A page that was still open, with its button, as well.
  const asked = pages.at(-2) ?? late;
  const pressed = await browser.press(
    asked,
    asked.buttons.find((name) => /^(?:Play it|Draw|Pass|Lay)/.test(name)) ?? '',
  );
  expect([200, 412]).toContain(pressed.status);
  expect(await revisionOf(ana.who, id)).toBe(before);
});

test('signing out everywhere ends the links that play a turn, and the next mail has one that works', async () => {
  const { ana, id, mail } = await mailed();
  const [link = ''] = playsIn(mail);
  const browser = plainBrowser(worker);
  expect((await browser.open(link)).status).toBe(200);
  const before = await revisionOf(ana.who, id);
  expect((await ana.who.delete('/api/me/devices')).status).toBe(204);
  expect((await browser.open(link)).status).toBe(404);
  expect(await revisionOf(ana.who, id)).toBe(before);
  const bo = await reader('Cleo');
  await started(ana, bo);
  const [next = ''] = playsIn(await turnMail(ana.email));
  expect((await browser.open(next)).status).toBe(200);
});

test('31.6 a link that was changed opens nothing, and a form of another site plays nothing', async () => {
  const { ana, id, mail } = await mailed();
  const before = await revisionOf(ana.who, id);
  const [link = ''] = playsIn(mail);
  const address = link.replace(/\?.*/, '');
  const [game = '', account = '', seat = '', turn = '', signature = ''] = address
    .replace('/plain/turns/', '')
    .split('.');
  const forged = [
    [game, account, '1', turn, signature],
    [game, account, seat, '1-1', signature],
    ['abcdefghijkl', account, seat, turn, signature],
    [game, account, seat, turn, signature.slice(1)],
    [game, account, seat, turn],
    ['x'],
  ];
  const browser = plainBrowser(worker);
  for (const parts of forged) expect((await browser.open(`/plain/turns/${parts.join('.')}`)).status).toBe(404);
  const act = { do: 'pass', revision: String(before), key: 'k'.repeat(16) };
  expect((await browser.post(`${address}/actions`, act)).status).toBe(403);
  expect((await browser.post(`${address}/actions`, { ...act, token: 'another' })).status).toBe(403);
  expect((await browser.post(`${address}/actions`, { token: 'another' })).status).toBe(403);
  expect(await revisionOf(ana.who, id)).toBe(before);
});

test('31.6 the link in a mail gives one turn, and nothing of the account', async () => {
  const { id, mail } = await mailed();
  const [link = ''] = playsIn(mail);
  const browser = plainBrowser(worker);
  const address = link.replace(/\?.*/, '');
  const page = await browser.open(address);
  expect(page.text).toContain('plays this one turn for Ana');
  expect(page.text).not.toContain('Say something');
  for (const path of ['/plain/tables', `/plain/tables/${id}`, `/plain/tables/${id}/log`])
    expect((await browser.open(path)).status).toBe(401);
  expect((await browser.open(`${address}/log`)).status).toBe(404);
  expect((await browser.post(`${address}/talk`, { text: 'Hello' })).status).toBe(404);
});

test('31.6 a mail has no buttons for those who want none', async () => {
  const [ana, bo] = [await reader('Ana', { mailPlays: false }), await reader('Bo')];
  await started(ana, bo);
  const mail = await turnMail(ana.email);
  expect(playsIn(mail)).toEqual([]);
  expect(mail.html).not.toContain('/plain/');
});
