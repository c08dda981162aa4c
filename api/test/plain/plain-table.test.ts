import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailingWorker, newAddress, nextProof, resident, type MailingWorker } from '../kit/mail.ts';
import { plainBrowser, type PlainBrowser, type PlainPage } from '../kit/plain-browser.ts';
import { look, setTable, soloTable, someAction, tableIn } from '../kit/play.ts';
import { A_DAY } from '../kit/open-games.ts';
import { person, visitor, type Visitor } from '../kit/visitor.ts';

let worker: MailingWorker;
beforeAll(async () => {
  worker = await mailingWorker();
});
afterAll(() => worker.stop());

/** The most bytes of a page and its sheet that a modem has to load. */
const MOST_BYTES = 20_000;
/** The heading of a table whose game is over. */
const ENDED = / won\.$| share first place\.$/;

/** Returns the same browser with its script. */
const visitorOf = ({ cookies }: PlainBrowser): Visitor => visitor(worker, new Map(cookies));

/** Returns a browser without script that has the session of a visitor. */
const plainly = (who: Visitor): PlainBrowser => plainBrowser(worker, new Map(who.cookies));

/** Takes one step of a turn as the page offers it. Returns the table afterwards; null if there is nothing to do. */
async function step(browser: PlainBrowser, page: PlainPage): Promise<PlainPage | null> {
  if (page.buttons.includes('Build your train')) {
    let build = await browser.follow(page, 'Build your train');
    for (;;) {
      const next = build.buttons.find((button) => /then it ends in/.test(button));
      if (next === undefined) break;
      build = await browser.press(build, next);
    }
    const asked = await browser.press(build, /^Lay th/);
    return browser.press(asked, 'Play it');
  }
  const play = page.buttons.find((button) => /then it ends in/.test(button));
  if (play !== undefined) return browser.press(await browser.press(page, play), 'Play it');
  const other = page.buttons.find((button) => button === 'Draw a tile' || button === 'Pass');
  return other === undefined ? null : browser.press(page, other);
}

/** Sets a table for two who play every action by hand, and starts it. */
async function tableOfTwo(host: Visitor, guest: Visitor): Promise<string> {
  const { game } = await setTable(host, { rules: { preset: 'hub' }, set: 9, rounds: 1, name: 'Night Mail' });
  await tableIn(await guest.post(`/api/invitations/${game.invitation ?? ''}/seat`, {}), 200);
  const { game: full } = await look(host, game.id);
  await tableIn(await host.post(`/api/games/${game.id}/start`, {}, { 'if-match': `"${full.revision}"` }));
  return game.id;
}

test('two people play a whole game with forms alone, one of them signed in by a code', async () => {
  const email = newAddress();
  const ana = await resident(worker, email);
  expect((await ana.put('/api/me', { name: 'Ana' })).status).toBe(200);
  const bo = await person(worker, 'Bo');
  const id = await tableOfTwo(ana, bo);

  const old = plainBrowser(worker);
  const door = await old.open('/plain');
  const sent = await old.press(door, 'Mail me a code', { email });
  expect(sent.text).toContain(email);
  const { code } = await nextProof(worker, email);
  const list = await old.press(sent, 'Sign in', { code });
  expect(list.heading).toBe('Your tables');
  const other = plainly(bo);
  const browsers = [old, other];
  expect((await old.follow(list, /^Night Mail/)).path).toBe(`/plain/tables/${id}`);

  let largest = 0;
  let isOver = false;
  for (let moves = 0; moves < 300 && !isOver; moves++) {
    for (const browser of browsers) {
      const page = await browser.open(`/plain/tables/${id}`);
      largest = Math.max(largest, Buffer.byteLength(page.html));
      isOver ||= ENDED.test(page.heading);
      const after = await step(browser, page);
      if (after !== null) expect(after).toMatchObject({ status: 200 });
    }
  }
  const end = await old.open(`/plain/tables/${id}`);
  expect((await look(bo, id)).game.status).toBe('finished');
  expect(end.heading).toMatch(ENDED);
  expect(largest).toBeLessThan(MOST_BYTES);

  const said = await old.press(end, 'Send', { text: 'Nine tiles left.' });
  expect(said.text).toContain('Ana: Nine tiles left.');
  const log = await old.follow(said, 'Older moves');
  expect(log.heading).toBe('What happened');
  expect(log.text).toContain('played');
});

test('31.5 on plain pages a guest sits down by an invitation, the host starts the game, and both vote', async () => {
  const host = plainly(await person(worker, 'Ana'));
  const ana = visitorOf(host);
  const { game } = await setTable(ana, { rules: { preset: 'bonepile' }, set: 6, clock: A_DAY, name: 'Night Mail' });
  const address = `/plain/tables/${game.id}`;
  expect((await host.open(address)).buttons).toContain('Start: computers take the free seats');

  const guest = plainBrowser(worker);
  const invited = await guest.follow(await host.open(address), /^http\S+\/join\//);
  expect(invited).toMatchObject({ status: 200, heading: 'Sit down at Night Mail?' });
  expect(await guest.press(invited, 'Sit down', { name: '' })).toMatchObject({ status: 400 });
  expect(await guest.press(invited, 'Sit down', { name: 'Ana' })).toMatchObject({ status: 409 });
  const seated = await guest.press(invited, 'Sit down', { name: 'Bo' });
  expect(seated).toMatchObject({ path: address, status: 200 });
  expect(seated.buttons).not.toContain('Start the game');
  expect((await guest.open(invited.path)).buttons).toContain('To the table');

  const ready = await host.open(address);
  expect(await host.press(ready, 'Start the game')).toMatchObject({ path: address, status: 200 });
  expect((await look(ana, game.id)).game.status).toBe('playing');

  expect((await ana.post(`/api/games/${game.id}/votes`, { kind: 'pause', days: 3 })).status).toBe(200);
  const asked = await guest.open(address);
  expect(asked.text).toContain('Vote: pause the game for 3 days?');
  await guest.press(asked, 'Yes');
  expect((await look(ana, game.id)).game.vote).toBe(null);
  expect((await guest.open(address)).text).not.toContain('Vote:');
});

test('30.14 on plain pages somebody reads what follows, gets up, and sits down again within the minute', async () => {
  const ana = await person(worker, 'Ana');
  const bo = await person(worker, 'Bo');
  const id = await tableOfTwo(ana, bo);
  const browser = plainly(ana);
  const asked = await browser.follow(await browser.open(`/plain/tables/${id}`), 'Get up from this game');
  expect(asked.heading).toBe('Get up from this game?');
  expect(asked.text).toContain('You finish last in this game.');
  expect((await look(ana, id)).game.you.leaves).toBe(undefined);
  const up = await browser.press(asked, 'Get up');
  expect(up.text).toContain('nobody knows yet');
  expect((await look(ana, id)).game.you.leaves).toBeTypeOf('string');
  const back = await browser.press(up, 'Sit down again');
  expect(back.text).not.toContain('nobody knows yet');
  expect((await look(ana, id)).game.you.leaves).toBe(undefined);
  // A game against the computer is ended instead, at its own table.
  const { game: alone } = await soloTable(ana, { rules: { preset: 'bonepile' }, set: 6 });
  expect((await browser.open(`/plain/tables/${alone.id}`)).text).not.toContain('Get up');
});

test('30.6 the plain page of an invitation says how long the game takes', async () => {
  const ana = await person(worker, 'Ana');
  const { game } = await setTable(ana, { rules: { preset: 'bonepile' }, set: 6, rounds: 7, clock: A_DAY });
  const invited = await plainBrowser(worker).open(`/plain/join/${game.invitation ?? ''}`);
  expect(invited.text).toMatch(/Bonepile, about \d+ (?:days|weeks)/i);
});

test('31.5 an invitation that leads nowhere makes no guest on the plain page, and says so', async () => {
  const guest = plainBrowser(worker);
  for (const code of ['x', 'x'.repeat(22)]) expect((await guest.open(`/plain/join/${code}`)).status).toBe(404);
  const token = /name="token" value="([^"]+)"/.exec((await guest.open('/plain')).html)?.[1] ?? '';
  const refused = await guest.post(`/plain/join/${'x'.repeat(22)}`, { token, name: 'Bo' });
  expect(refused.status).toBe(404);
  expect([...guest.cookies.keys()]).toEqual(['slow-train.forms']);
});

test('a seat without script adds nothing to the shuffle, and nobody waits for it', async () => {
  const ana = await person(worker, 'Ana');
  const bo = await person(worker, 'Bo');
  const id = await tableOfTwo(ana, bo);
  const page = await plainly(ana).open(`/plain/tables/${id}/log`);
  expect(page.text).toContain('no part in this deal');
  expect((await look(ana, id)).game.round).not.toBe(null);
});

test('a play is sent only by the second button, and only once', async () => {
  const ana = await person(worker, 'Ana');
  const { game } = await soloTable(ana, { rules: { preset: 'bonepile' }, set: 6 });
  const browser = plainly(ana);
  const address = `/plain/tables/${game.id}`;
  const play = someAction(await look(ana, game.id));
  const before = (await look(ana, game.id)).game.revision;
  const asked = await browser.open(`${address}?play=${encodeURIComponent(play)}`);
  if (/@/.test(play)) expect(asked.text).toContain('Nothing is played until you press.');
  expect((await look(ana, game.id)).game.revision).toBe(before);

  const button = /@|build/.test(play) ? 'Play it' : /draw/.test(play) ? 'Draw a tile' : 'Pass';
  const first = await browser.press(asked, button);
  expect(first.status).toBe(200);
  const { revision } = (await look(ana, game.id)).game;
  expect(revision).toBeGreaterThan(before);
  const again = await browser.press(asked, button);
  expect(again.status).toBe(200);
  expect((await look(ana, game.id)).game.revision).toBe(revision);
});

test('every refusal is a page in words that leads back to the table', async () => {
  const ana = await person(worker, 'Ana');
  const { game } = await soloTable(ana, { rules: { preset: 'bonepile' }, set: 6 });
  const browser = plainly(ana);
  const address = `/plain/tables/${game.id}`;
  const token = /name="token" value="([^"]+)"/.exec((await browser.open(address)).html)?.[1] ?? '';
  const act = { do: 'pass', revision: String(game.revision), key: 'k'.repeat(16), token };
  const refusals = [
    await browser.post(`${address}/actions`, { ...act, token: 'of another' }),
    await browser.post(`${address}/actions`, { ...act, token: '' }),
    await browser.post(`${address}/actions`, { token }),
    await browser.post(`${address}/actions`, act),
    await browser.post(`${address}/actions`, { ...act, revision: '0', key: 'l'.repeat(16) }),
    await plainly(await person(worker, 'Cy')).open(address),
    await plainBrowser(worker).open(address),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([403, 403, 400, 422, 412, 404, 401]);
  for (const page of refusals) {
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.text.length).toBeGreaterThan(80);
    expect(page.html).toMatch(/href="\/plain|action="\/plain/);
  }
  expect(await look(ana, game.id)).toMatchObject({ game: { revision: game.revision } });
});

test('a plain page runs nothing, is kept by nobody, and its forms come back here', async () => {
  const ana = await person(worker, 'Ana');
  const { game } = await soloTable(ana, { rules: { preset: 'bonepile' }, set: 6 });
  for (const path of ['/plain/tables', `/plain/tables/${game.id}`, `/plain/tables/${game.id}/log`, '/plain/sign-in']) {
    const page = await plainly(ana).open(path);
    expect(page.status).toBe(200);
    expect(page.html).not.toMatch(/<script|style=|\son\w+=/);
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
  }
});

test('a form of another site changes nothing, with or without an origin', async () => {
  const ana = await person(worker, 'Ana');
  const { game } = await soloTable(ana, { rules: { preset: 'bonepile' }, set: 6 });
  const foreign = await ana.fetch(`/plain/tables/${game.id}/actions`, {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example' },
    body: new URLSearchParams({ do: 'pass', revision: '1', key: 'k'.repeat(16) }),
  });
  expect(foreign.status).toBe(403);
  const signingIn = await plainBrowser(worker).post('/plain/sign-in', { email: newAddress() });
  expect(signingIn.status).toBe(403);
});
