import { eventually, timeNow } from '@slow-train/local/kit';
import { CircleSchema, FeedLinksSchema, ImposedAnswerSchema } from '@slow-train/protocol';
import { USUAL_EVENING, writeEvening, type Evening } from '@slow-train/protocol/evening';
import { readFile } from 'node:fs/promises';
import { chromium, type Browser } from 'playwright-core';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import * as z from 'zod';
import { mailingWorker, newAddress, resident, type MailingWorker } from '../../../../../api/test/kit/mail.ts';
import { OPERATOR, OPERATOR_TOKEN } from '../../../../../api/test/kit/operator.ts';
import { openTable } from '../../../../../api/test/kit/open-games.ts';
import { addPasskey, bodyIn, meOf } from '../../../../../api/test/kit/passkeys.ts';
import { legalIn, look, newKey, send, setTable, someAction, tableIn } from '../../../../../api/test/kit/play.ts';
import { sendBody } from '../../../../../api/test/kit/matrix-fixture.ts';
import { setTournament } from '../../../../../api/test/kit/tournaments.ts';
import { person, visitor, type Visitor } from '../../../../../api/test/kit/visitor.ts';
import { letMessagesBeDue } from './harness/database.ts';
import { wordsWithout } from './harness/stored-texts.ts';
import { PAYLOADS, watchedBrowser, type Visit } from './harness/watched-page.ts';

let worker: MailingWorker;
let browser: Browser;
beforeAll(async () => {
  const shared = inject('chromium');
  if ('failure' in shared) throw new Error(shared.failure);
  worker = await mailingWorker({ OPERATOR_TOKEN, OUTBOUND_LOOPBACK: 'allow' });
  browser = await chromium.connect(shared.endpoint);
});
afterAll(async () => {
  await browser.close();
  await worker.stop();
});

const WatchLink = z.object({ token: z.string() });
const Founded = z.object({ id: z.string() });

/** Returns a person whose every text is a payload: their name, their browser, and their messages. */
async function hostilePerson(name: string): Promise<Visitor> {
  return person(worker, name, { 'user-agent': `Mozilla/5.0 ${PAYLOADS.table}` });
}

const faultsIn = (visits: readonly Visit[]): readonly object[] =>
  visits.flatMap(({ path, faults }) => (faults.length === 0 ? [] : [{ path, faults }]));

/** Starts a game of two hostile people, in which some actions were played. */
async function hostileGame(): Promise<{ host: Visitor; guest: Visitor; id: string }> {
  const [host, guest] = await Promise.all([hostilePerson(PAYLOADS.name), hostilePerson(PAYLOADS.otherName)]);
  const { game } = await setTable(host, { name: PAYLOADS.table, seats: 2, rounds: 1 });
  await tableIn(await guest.post(`/api/invitations/${game.invitation}/seat`, {}));
  const { revision } = (await look(host, game.id)).game;
  await tableIn(await host.post(`/api/games/${game.id}/start`, {}, { 'if-match': `"${revision}"` }));
  for (let turn = 0; turn < 4; turn++) {
    for (const who of [host, guest]) {
      const seen = await look(who, game.id);
      if (legalIn(seen).length > 0) await tableIn(await send(who, seen, someAction(seen)));
    }
  }
  const notes = { text: PAYLOADS.long, instead: '' };
  expect((await sendBody(host, 'PATCH', `/api/games/${game.id}/player-state`, { notes })).status).toBe(200);
  return { host, guest, id: game.id };
}

test('names, tables, notes and browsers of others are only text on every page that shows them', async () => {
  const { host, guest, id } = await hostileGame();
  const waiting = await setTable(host, { name: PAYLOADS.table, seats: 3 });
  await host.post('/api/me/webhooks', { url: `http://127.0.0.1:9/"><img/id=hit/src=//x/onerror=hit()>` });
  expect((await guest.put(`/api/games/${id}/talk/mutes/0`, { muted: true })).status).toBe(204);
  const shared = ['/', `/join/${waiting.game.invitation}`, `/tables/${id}`, `/tables/${id}/replay`];
  const ofOne = ['/you', '/you/email', '/you/devices', '/you/another', '/you/notifications', '/you/delete'];
  const [byHost, byGuest] = await Promise.all([
    visitsOf(host, shared.slice(0, 2), [...shared.slice(2), ...ofOne, `/tables/${waiting.game.id}`]),
    visitsOf(guest, shared.slice(0, 2), [...shared.slice(2), `/tables/${id}/people/0`, '/you/boundaries']),
  ]);
  expect(faultsIn([...byHost, ...byGuest])).toEqual([]);
  // The operator's reason is told to the players.
  const operator = { ...OPERATOR, 'x-operator': encodeURIComponent(PAYLOADS.name) };
  const ended = await visitor(worker).post(`/api/operator/games/${id}/take-down`, { reason: PAYLOADS.long }, operator);
  expect(ended.status).toBe(200);
  const year = `/you/years/${new Date(timeNow()).getUTCFullYear()}`;
  expect(faultsIn(await visitsOf(guest, [], [`/tables/${id}`, `/tables/${id}/scores`, '/', year]))).toEqual([]);
});

test('everything that people say, save, open, organise and appeal is only text on every page that shows it', async () => {
  const [host, guest] = await Promise.all([hostilePerson(PAYLOADS.name), hostilePerson(PAYLOADS.otherName)]);
  // Guests organise nothing.
  await addPasskey(worker, host, { name: PAYLOADS.name });
  const { game: waiting } = await setTable(host, { name: PAYLOADS.table, seats: 3, watchers: 'round' });
  await tableIn(await guest.post(`/api/invitations/${waiting.invitation}/seat`, {}));
  for (const [who, text] of [
    [host, PAYLOADS.long],
    [guest, PAYLOADS.table],
  ] as const) {
    const said = await who.post(`/api/games/${waiting.id}/talk`, { text }, { 'idempotency-key': newKey() });
    expect(said.status).toBe(201);
  }
  const { game: open } = await openTable(host, { name: PAYLOADS.table, seats: 2 });
  const { token } = await bodyIn(WatchLink, await host.put(`/api/games/${waiting.id}/watching/link`, {}));
  const setup = { name: PAYLOADS.name, choices: { rules: { preset: 'hub' }, seats: 4 } };
  expect((await host.post('/api/me/setups', { id: 'hostile-1', ...setup })).status).toBe(204);
  const tournament = await setTournament(host, { name: PAYLOADS.table });
  expect((await host.put(`/api/tournaments/${tournament}/entry`, {})).status).toBe(200);

  // The report of one, and the texts of the operator and the other about it.
  const about = { seat: 0, reason: 'name', note: PAYLOADS.long };
  const report = await guest.post(`/api/games/${waiting.id}/reports`, about, { 'idempotency-key': newKey() });
  expect(report.status).toBeLessThan(300);
  const imposing = { kind: 'mute', account: (await meOf(host)).id, days: 1, reason: PAYLOADS.long };
  const imposed = await visitor(worker).post('/api/operator/sanctions', imposing, OPERATOR);
  const { sanction } = await bodyIn(ImposedAnswerSchema, imposed);
  expect((await host.put(`/api/me/sanctions/${sanction.id}/appeal`, { text: PAYLOADS.long })).status).toBe(204);
  const answer = { outcome: 'upheld', reason: PAYLOADS.long };
  const decided = await visitor(worker).post(`/api/operator/sanctions/${sanction.id}/answer`, answer, OPERATOR);
  expect(decided.status).toBe(200);

  const [cupPage, table] = [`/tournaments/${tournament}`, `/tables/${waiting.id}`];
  const [byHost, ...others] = await Promise.all([
    visitsOf(
      host,
      [table, `/tables/${open.id}`, '/tournaments', cupPage],
      ['/you/notices', '/you/passkeys', '/new', '/you/profile'],
    ),
    visitsOf(guest, [table, '/open', cupPage], []),
    visitsOf(visitor(worker), ['/open', cupPage], [`/watch/${token}`, `/watch/${token}/replay`]),
  ]);
  expect(faultsIn([...byHost, ...others.flat()])).toEqual([]);
  // The decision, and the appeal against it.
  expect(byHost.find(({ path }) => path === '/you/notices')?.text).toContain('srcdoc=');
});

test('the names of circles, of their people and of their games are only text', async () => {
  const [host, guest] = await Promise.all([hostilePerson(PAYLOADS.name), hostilePerson(PAYLOADS.otherName)]);
  // No guest is in one.
  await Promise.all([addPasskey(worker, host), addPasskey(worker, guest)]);
  const { id } = await bodyIn(Founded, await host.post('/api/circles', { name: PAYLOADS.thirdName }), 201);
  const { invitation } = await bodyIn(CircleSchema, await host.get(`/api/circles/${id}`));
  expect((await guest.post(`/api/circle-invitations/${invitation}/member`, {})).status).toBe(200);
  const standing = { rules: { preset: 'hub' }, clock: null, weekly: null };
  expect((await host.put(`/api/circles/${id}/standing`, { standing })).status).toBe(204);
  expect((await host.post(`/api/circles/${id}/games`, {})).status).toBe(201);
  const terms = { games: 4, counted: 'pips', dropped: 0, droppable: 'games', late: 'missed' };
  expect((await host.post(`/api/circles/${id}/seasons`, terms)).status).toBe(201);
  // An evening of the two with a guest.
  const evening = writeEvening({
    ...hostileEvening(),
    entries: [0, 1, 2].map((seat) => ({
      round: 0,
      seat,
      at: 1,
      undoes: null,
      count: { pips: seat, isOut: seat === 0, tiles: [] },
    })),
  });
  expect((await host.post(`/api/circles/${id}/evenings`, { evening, players: [1, 2, null] })).status).toBe(201);
  // Somebody else is asked by name.
  const asked = await hostilePerson(PAYLOADS.otherName);
  await addPasskey(worker, asked);
  const { game: common } = await setTable(host, { name: PAYLOADS.table, seats: 2 });
  await tableIn(await asked.post(`/api/invitations/${common.invitation}/seat`, {}));
  expect((await host.post(`/api/circles/${id}/invitations`, { game: common.id, seat: 1 })).status).toBe(202);

  const page = `/circles/${id}`;
  const visits = await Promise.all([
    visitsOf(host, ['/circles', page, `${page}/people`], [`${page}/seasons/1`, `${page}/play`, `${page}/new-season`]),
    visitsOf(guest, [page], []),
    visitsOf(asked, ['/circles'], []),
    visitsOf(visitor(worker), [`/circles/join/${invitation}`], []),
  ]);
  expect(faultsIn(visits.flat())).toEqual([]);
});

/** @param showing those of the pages that show a name or a title at once */
async function visitsOf(
  who: Visitor,
  showing: readonly string[],
  others: readonly string[],
): Promise<readonly Visit[]> {
  const watched = await watchedBrowser(browser, worker.url, who);
  const visits = await watched.visit([...showing, ...others], showing);
  await watched.close();
  return visits;
}

/** A score sheet whose every text is hostile. */
const hostileEvening = (): Evening => ({
  id: 'abcdefgh2345',
  title: PAYLOADS.table,
  begun: timeNow(),
  people: [PAYLOADS.name, PAYLOADS.otherName, PAYLOADS.thirdName],
  set: 12,
  engines: [12, 11],
  rules: USUAL_EVENING,
  isEnded: false,
  entries: [],
});

test('a score sheet with hostile names is text to those who follow it', async () => {
  const evening = writeEvening(hostileEvening());
  const answer = await visitor(worker).post('/api/evenings', { evening });
  const { code } = await bodyIn(z.object({ code: z.string() }), answer, 201);
  expect(faultsIn(await visitsOf(visitor(worker), [`/score?follow=${code}`], []))).toEqual([]);
});

const APP = new URL('../../../../../web/src/app/App.tsx', import.meta.url);

/** Pages that read their query or fragment. */
const READING = [
  '/',
  '/score',
  '/new/evening',
  '/circles/evening',
  '/join',
  '/sign-in',
  '/restore',
  '/unsubscribe',
  '/rules',
  '/replay',
  '/you',
  '/playground',
];

/** Returns the paths of pages that read them: `/tables/:id`. */
async function pathsWithParameters(): Promise<readonly string[]> {
  const routes = (await readFile(APP, 'utf8')).matchAll(/path: '([^']*[:*][^']*)', component/g);
  return [...routes].map(([, path = '']) => path);
}

test('addresses are never run: paths, queries and fragments of links that strangers send', async () => {
  const ana = await person(worker, 'Ana');
  const payload = encodeURIComponent(PAYLOADS.address);
  const hostile = `?next=${payload}&from=${payload}&to=${payload}#token=${payload}`;
  const filled = (await pathsWithParameters()).map((path) => path.replaceAll(/:\w+/g, payload));
  const links = [...READING, ...filled.map((path) => path.replace('*', `/${payload}`))].map((path) => path + hostile);
  const watched = await watchedBrowser(browser, worker.url, ana);
  expect(faultsIn(await watched.visit([...links, `/rules#${PAYLOADS.address}`]))).toEqual([]);
  await watched.close();
});

test('mails and feeds with hostile names contain text, and ask nobody', async () => {
  const host = await hostilePerson(PAYLOADS.thirdName);
  const address = newAddress();
  const reader = await resident(worker, address);
  expect((await reader.put('/api/me', { name: 'Reader' })).status).toBe(200);
  // At any time of day.
  const settings = { mail: { when: 'each' }, quiet: null, reminders: [] };
  expect((await reader.put('/api/me/notifications', settings)).status).toBe(200);
  const common = await setTable(host, { seats: 3 });
  await tableIn(await reader.post(`/api/invitations/${common.game.invitation}/seat`, {}));
  const { game } = await setTable(host, { name: PAYLOADS.table, seats: 2 });
  const invited = await host.post(`/api/games/${game.id}/invitations`, { game: common.game.id, seat: 1 });
  expect(invited.status).toBe(202);
  // One run makes a message of the news, a later one sends it; the site's own alarm may run at any time.
  const mail = await eventually(async () => {
    await worker.scheduled();
    await letMessagesBeDue(worker);
    const sent = worker.mailbox
      .mails()
      .find(({ to, subject }) => to.includes(address) && subject.includes('invites you'));
    if (sent === undefined) throw new Error(`${address} has not been invited.`);
    return sent;
  });
  const watched = await watchedBrowser(browser, worker.url);
  const shown = await watched.show(String(mail.html));
  expect(shown.faults).toEqual([]);
  // Mail programs make no links of texts with word joiners.
  expect(shown.text.replaceAll('\u2060', '')).toContain(PAYLOADS.thirdName);
  for (const { value } of mail.headers) expect(value).not.toMatch(/[\r\n]/);
  await watched.close();

  const { atom, calendar } = await bodyIn(FeedLinksSchema, await host.post('/api/me/feeds', {}), 201);
  const feed = await visitor(worker).get(atom);
  const parsed = new new Window().DOMParser().parseFromString(await feed.text(), 'application/xml');
  const tags = [...parsed.querySelectorAll('*')].map(({ localName }) => localName);
  expect(tags).toContain('feed');
  expect(tags.filter((tag) => ['parsererror', 'script', 'svg', 'img', 'i', 'iframe'].includes(tag))).toEqual([]);
  for (const link of [atom, calendar]) {
    const { headers } = await visitor(worker).get(link);
    expect(headers.get('content-type')).toMatch(/^(?:text\/calendar|application\/atom\+xml); charset=utf-8$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  }
});

// The last of those that store something.
test('all that people write was hostile: no text that they can store is missing above', async () => {
  expect(await wordsWithout(worker, 'hit()')).toEqual([]);
});

test('a payload that comes to life is noticed', async () => {
  const watched = await watchedBrowser(browser, worker.url);
  expect(faultsIn(await watched.visit(['/rules']))).toEqual([]);
  expect((await watched.show(PAYLOADS.table, '/rules')).faults.join('\n')).toContain('contains <svg');
  const alive = await watched.show('<img src=x onerror=hit()><img src=//evil.example/x>');
  expect(alive.faults).toEqual(expect.arrayContaining(['runs a script']));
  await watched.close();
});
